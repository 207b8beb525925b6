import QtQuick
import Tessera
import Tessera.Ui

// The study that is made of the position: its file, its words, what it claims, and whether that
// holds.
ScrollPane {
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

    contentHeight: column.implicitHeight + 2 * Theme.space4
    Accessible.name: qsTr("Study")
    Accessible.role: Accessible.Pane

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
            FileLabel {
                objectName: "savedText"
                width: parent.width
                visible: text !== ""
                muted: true
                sentence: panel.study.savedText
            }
        }
        CheckPart {
            study: panel.study
            onWanted: field => panel.goTo(field)
        }
        StudyField {
            id: title
            field: "title"
            label: qsTr("Title")
            study: panel.study
        }
        StudyField {
            id: idea
            field: "idea"
            label: qsTr("Idea")
            lines: 3
            placeholder: qsTr("What it is about, without the move")
            study: panel.study
        }
        StudyField {
            id: hints
            explanation: qsTr("One a line; each says more than the one before.")
            field: "hints"
            label: qsTr("Hints")
            lines: 4
            study: panel.study
        }
        StudyField {
            id: notice
            explanation: qsTr("One a line; shown once it is solved.")
            field: "notice"
            label: qsTr("What to notice")
            lines: 4
            study: panel.study
        }
        SettingsRow {
            label: qsTr("Theme")
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
                label: qsTr("Line")
                lines: 2
                mono: true
                placeholder: qsTr("The moves of both sides, in any notation")
                study: panel.study
            }
            StudyField {
                id: tried
                visible: panel.study.claimsIllegal
                field: "tried"
                label: qsTr("The move that is not legal")
                mono: true
                placeholder: qsTr("Two squares; after the line")
                study: panel.study
            }
        }
        StudyField {
            id: author
            field: "author"
            label: qsTr("Author")
            study: panel.study
        }
        StudyField {
            id: source
            field: "source"
            label: qsTr("Source")
            placeholder: qsTr("Such as: own composition")
            study: panel.study
        }
        StudyField {
            explanation: qsTr("The id of a study that shows the opposite; may be empty.")
            field: "pair"
            label: qsTr("Contrast")
            study: panel.study
        }
    }
}
