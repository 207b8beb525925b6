import QtQuick
import Tessera
import Tessera.Ui

// Everything that can be set, in groups.
FocusScope {
    id: page

    signal keysWanted

    readonly property real margin: Math.min(Theme.space5, Math.round(width * Theme.pageMargin))

    function takeFocus(): void {
        firstChoices.takeFocus();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Settings")

    ScrollPane {
        anchors.fill: parent
        contentHeight: column.implicitHeight + 2 * page.margin

        Column {
            id: column
            anchors.left: parent.left
            anchors.leftMargin: page.margin
            anchors.top: parent.top
            anchors.topMargin: page.margin
            width: Math.min(Theme.readingWidth, parent.width - 2 * page.margin)
            spacing: Theme.space5

            Label {
                width: parent.width
                text: qsTr("Settings")
                font.pixelSize: Theme.title
                strong: true
                Accessible.role: Accessible.Heading
            }
            SettingsGroup {
                title: qsTr("Appearance")

                SettingsRow {
                    label: qsTr("Colours")
                    explanation: qsTr("System follows the look of your desktop. The accents of every look differ for colour-blind eyes too.")
                    Choices {
                        id: firstChoices
                        name: qsTr("Colours")
                        Choice {
                            objectName: "schemeSystem"
                            text: qsTr("System")
                            checked: Settings.colorScheme === Settings.System
                            onToggled: Settings.colorScheme = Settings.System
                        }
                        Choice {
                            objectName: "schemeLight"
                            text: qsTr("Light")
                            checked: Settings.colorScheme === Settings.Light
                            onToggled: Settings.colorScheme = Settings.Light
                        }
                        Choice {
                            objectName: "schemeDark"
                            text: qsTr("Dark")
                            checked: Settings.colorScheme === Settings.Dark
                            onToggled: Settings.colorScheme = Settings.Dark
                        }
                        Choice {
                            objectName: "schemeContrastLight"
                            text: qsTr("High contrast, light")
                            checked: Settings.colorScheme === Settings.ContrastLight
                            onToggled: Settings.colorScheme = Settings.ContrastLight
                        }
                        Choice {
                            objectName: "schemeContrastDark"
                            text: qsTr("High contrast, dark")
                            checked: Settings.colorScheme === Settings.ContrastDark
                            onToggled: Settings.colorScheme = Settings.ContrastDark
                        }
                    }
                }
                SettingsRow {
                    label: qsTr("Text size: %1 %").arg(Settings.textSize)
                    explanation: qsTr("Text, icons and spacing grow together; the board gives up room for them.")
                    StepSlider {
                        objectName: "textSize"
                        width: parent.width
                        from: Settings.leastTextSize
                        to: Settings.greatestTextSize
                        stepSize: 10
                        value: Settings.textSize
                        // Everything grows with it, this slider too: it may not run from the pointer.
                        live: false
                        Accessible.name: qsTr("Text size in percent")
                        onValueChanged: Settings.textSize = value
                    }
                }
                BoardSettings {
                }
                Toggle {
                    objectName: "reducedMotion"
                    width: parent.width
                    text: qsTr("Reduced motion")
                    explanation: qsTr("Nothing slides or fades. A move is shown as a still picture with numbers instead: 1 where it began, 2 where it ended.")
                    checked: Settings.reducedMotion
                    onToggled: Settings.reducedMotion = checked
                }
            }
            SoundSettings {
            }
            CoachSettings {
            }
            SettingsGroup {
                title: qsTr("Play")

                Toggle {
                    objectName: "confirmCaptures"
                    width: parent.width
                    text: qsTr("Ask before a capture")
                    explanation: qsTr("A capture shows what it takes and waits for a second press.")
                    checked: Settings.confirmCaptures
                    onToggled: Settings.confirmCaptures = checked
                }
                Toggle {
                    objectName: "autoFlip"
                    width: parent.width
                    text: qsTr("Turn the board after every move")
                    explanation: qsTr("The side to move always plays up the board.")
                    checked: Settings.autoFlip
                    onToggled: Settings.autoFlip = checked
                }
            }
            OpponentSettings {
            }
            SettingsGroup {
                title: qsTr("Keyboard")

                SettingsRow {
                    label: qsTr("Keys")
                    explanation: qsTr("Every command of the program has its key in one list, where you can change it.")
                    AppButton {
                        objectName: "settingsKeys"
                        anchors.left: parent.left
                        text: qsTr("Commands and keys…")
                        iconName: "keys"
                        command: "keys"
                        onClicked: page.keysWanted()
                    }
                }
            }
            AccessSettings {
            }
        }
    }
}
