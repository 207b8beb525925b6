import QtQuick
import Tessera
import Tessera.Ui

// The study that is made of the position: its file, its words, what it claims, and whether that
// holds.
FocusScope {
    id: panel

    readonly property string chosenTheme: words["theme"]
    readonly property var fields: ({
            "title": title,
            "idea": idea,
            "hints": hints,
            "notice": notice,
            "author": author,
            "source": source,
            "line": line,
            "tried": tried
        })
    required property StudyEditor study
    readonly property alias contentItem: scroll.contentItem
    readonly property var words: study.words
    readonly property string themeName: {
        const themes = study.themes;
        for (let i = 0; i < themes.length; ++i) {
            if (themes[i].id === chosenTheme)
                return themes[i].text;
        }
        return "";
    }

    /// Something is wrong on the board.
    signal boardWanted
    signal openWanted

    /// Brings the keyboard to what a fault is about.
    function goTo(field: string): void {
        if (field === "position")
            boardWanted();
        else if (field === "theme")
            theme.forceActiveFocus(Qt.OtherFocusReason);
        else if (field === "claim")
            claims.takeFocus();
        else if (fields[field])
            fields[field].takeFocus();
    }

    Accessible.name: qsTr("Study")
    Accessible.role: Accessible.Pane

    ScrollPane {
        id: scroll
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: found.top
        contentHeight: column.implicitHeight + 2 * Theme.space4

        Column {
            id: column
            x: Theme.space4
            y: Theme.space4
            width: parent.width - 2 * Theme.space4
            spacing: Theme.space4
            Column {
                width: parent.width
                spacing: Theme.space2
                Flow {
                    width: parent.width
                    spacing: Theme.space2
                    AppButton {
                        objectName: "newStudy"
                        text: qsTr("New")
                        tip: qsTr("An empty study with the start of a game")
                        onClicked: panel.study.begin()
                    }
                    AppButton {
                        objectName: "openStudy"
                        text: qsTr("Open…")
                        tip: qsTr("A study from a file, yours or somebody else's")
                        onClicked: panel.openWanted()
                    }
                    AppButton {
                        objectName: "checkStudy"
                        enabled: !panel.study.busy
                        text: qsTr("Check")
                        tip: qsTr("Works out whether the study holds, as for those that come with Tessera")
                        onClicked: panel.study.check()
                    }
                    AppButton {
                        objectName: "saveStudy"
                        enabled: !panel.study.busy
                        kind: AppButton.Primary
                        text: qsTr("Save")
                        tip: qsTr("Checks the study, then writes it as a file to keep or to share")
                        onClicked: panel.study.save()
                    }
                    AppButton {
                        objectName: "saveStudyAs"
                        visible: panel.study.fileName !== ""
                        enabled: !panel.study.busy
                        text: qsTr("Save as…")
                        onClicked: panel.study.saveAs()
                    }
                }
                FontMetrics {
                    id: savedLine
                    font.family: Theme.textFamily
                    font.pixelSize: Theme.text
                }
                FileLabel {
                    objectName: "savedText"
                    width: parent.width
                    // Room for two lines: what is typed below must not move with the first key.
                    height: Math.max(implicitHeight, Math.ceil(2 * Theme.lineHeight * savedLine.lineSpacing))
                    muted: true
                    Accessible.ignored: text === ""
                    sentence: panel.study.savedText
                }
            }
            StudyField {
                id: title
                field: "title"
                name: qsTr("Title")
                needed: true
                study: panel.study
            }
            StudyField {
                id: idea
                field: "idea"
                name: qsTr("Idea")
                lines: 3
                placeholder: qsTr("What it is about, without the move")
                needed: true
                study: panel.study
            }
            StudyField {
                id: hints
                explanation: qsTr("One a line; each says more than the one before.")
                field: "hints"
                name: qsTr("Hints")
                lines: 4
                study: panel.study
            }
            StudyField {
                id: notice
                explanation: qsTr("One a line; shown once it is solved.")
                field: "notice"
                name: qsTr("What to notice")
                lines: 4
                study: panel.study
            }
            SettingsRow {
                label: qsTr("%1 (needed)", "a field").arg(qsTr("Theme"))
                AppButton {
                    id: theme
                    objectName: "studyTheme"
                    anchors.left: parent.left
                    width: Math.min(implicitWidth, parent.width)
                    iconName: "unfold"
                    text: panel.themeName === "" ? qsTr("Choose a theme") : panel.themeName
                    onClicked: themes.popup(theme, 0, theme.height)
                    ThemeMenu {
                        id: themes
                        chosen: panel.chosenTheme
                        study: panel.study
                    }
                }
            }
            SettingsRow {
                label: qsTr("Level")
                ListChoices {
                    current: panel.study.level - 1
                    name: qsTr("Level, 5 is the hardest")
                    stem: "level"
                    texts: ["1", "2", "3", "4", "5"]
                    onPicked: index => panel.study.level = index + 1
                }
            }
            PanelPart {
                title: qsTr("What it claims")
                ListChoices {
                    id: claims
                    current: panel.study.claim
                    name: qsTr("What it claims")
                    stem: "claim"
                    texts: panel.study.claims
                    onPicked: index => panel.study.claim = index
                }
                SettingsRow {
                    visible: panel.study.claimsMate
                    explanation: qsTr("The solver finds the key moves; an empty line takes the solver's.")
                    label: qsTr("In how many moves")
                    NumberField {
                        objectName: "claimMoves"
                        from: 1
                        name: qsTr("In how many moves")
                        to: 8
                        value: panel.study.moves
                        onValueModified: panel.study.moves = value
                    }
                }
                StudyField {
                    id: line
                    field: "line"
                    name: qsTr("Line")
                    lines: 2
                    mono: true
                    placeholder: qsTr("The moves of both sides, in any notation")
                    study: panel.study
                }
                StudyField {
                    id: tried
                    visible: panel.study.claimsIllegal
                    field: "tried"
                    name: qsTr("The move that is not legal")
                    mono: true
                    placeholder: qsTr("Two squares; after the line")
                    needed: true
                    study: panel.study
                }
            }
            StudyField {
                id: author
                field: "author"
                name: qsTr("Author")
                needed: true
                study: panel.study
            }
            StudyField {
                id: source
                field: "source"
                name: qsTr("Source")
                placeholder: qsTr("Such as: own composition")
                needed: true
                study: panel.study
            }
            StudyField {
                explanation: qsTr("The id of a study that shows the opposite; may be empty.")
                field: "pair"
                name: qsTr("Contrast")
                study: panel.study
            }
        }
    }
    // What the check has found stands below the fields: they stay where they are.
    Rectangle {
        id: found
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: check.empty ? 0 : Math.min(Math.round(panel.height * Theme.noticeShare), check.implicitHeight + 2 * Theme.space3)
        visible: !check.empty
        color: Theme.card
        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        ScrollPane {
            anchors.fill: parent
            anchors.topMargin: Theme.hairline
            contentHeight: check.implicitHeight + 2 * Theme.space3
            CheckPart {
                id: check
                x: Theme.space4
                y: Theme.space3
                width: parent.width - 2 * Theme.space4
                study: panel.study
                onWanted: field => panel.goTo(field)
            }
        }
    }
}
