import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// All studies as cards, with filters above them.
FocusScope {
    id: gallery

    required property Lab lab
    readonly property StudyListModel studies: lab.list
    readonly property real margin: Math.min(Theme.space4, Math.round(width * Theme.pageMargin))
    readonly property int columns: Math.max(1, Math.floor((width - 2 * margin) / Theme.studyCard))

    signal chosen(string key)
    signal fileWanted
    signal resetWanted
    signal printWanted

    function takeFocus(): void {
        if (grid.count > 0)
            grid.forceActiveFocus(Qt.OtherFocusReason);
        else
            clear.forceActiveFocus(Qt.OtherFocusReason);
    }
    /// Brings the keyboard to the card of a study, where it is in the list.
    function goTo(key: string): void {
        const row = studies.rowOf(key);
        if (row >= 0) {
            grid.currentIndex = row;
            if (row < columns)
                grid.toTop();
            else
                grid.positionViewAtIndex(row, GridView.Contain);
        }
        takeFocus();
    }

    GridView {
        id: grid
        objectName: "studyGrid"

        /// To the head, which stands in the margin.
        function toTop(): void {
            contentY = originY - topMargin;
        }

        x: gallery.margin
        width: parent.width - 2 * gallery.margin
        height: parent.height
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        topMargin: head.height
        bottomMargin: Theme.space4
        cellWidth: Math.floor((width - Theme.space2) / gallery.columns)
        cellHeight: Theme.studyPicture + cardText.height * 5 + 2 * Theme.disc + 7 * Theme.space2
        model: gallery.studies
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Studies")
        // With larger text more stands above the cards.
        onTopMarginChanged: if (currentIndex < gallery.columns)
            toTop()
        onCountChanged: if (count > 0 && currentIndex < 0)
            currentIndex = 0
        onCurrentIndexChanged: if (currentIndex >= 0 && currentIndex < gallery.columns)
            toTop()

        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor((height - head.height) / cellHeight)) * gallery.columns;
            const goal = {
                [Qt.Key_Home]: 0,
                [Qt.Key_End]: count - 1,
                [Qt.Key_PageUp]: Math.max(0, currentIndex - page),
                [Qt.Key_PageDown]: Math.min(count - 1, currentIndex + page)
            };
            if (event.key in goal) {
                currentIndex = goal[event.key];
                event.accepted = true;
            }
        }
        T.ScrollBar.vertical: ScrollMark {
        }
        FontMetrics {
            id: cardText
            font.family: Theme.textFamily
            font.pixelSize: Theme.text
        }
        delegate: StudyCard {
            readonly property StudyGallery gallery: GridView.view ? GridView.view.parent as StudyGallery : null
            onChosen: key => gallery.chosen(key)
        }
    }
    // It scrolls away with the cards.
    Item {
        id: head
        x: gallery.margin
        y: grid.originY - grid.contentY - height
        width: grid.width - Theme.space2
        height: headColumn.height + Theme.space4 + Theme.space2

        Column {
            id: headColumn
            x: Theme.space2
            y: Theme.space4
            width: parent.width - Theme.space2
            spacing: Theme.space3

            Label {
                width: parent.width
                text: qsTr("Checkmate lab")
                font.pixelSize: Theme.title
                strong: true
                Accessible.role: Accessible.Heading
            }
            Label {
                objectName: "galleryCount"
                width: parent.width
                readonly property int solved: gallery.studies.solvedTotal
                readonly property string solvedText: solved === 0 ? qsTr("None is solved yet.") : solved === 1 ? qsTr("1 is solved.") : qsTr("%n are solved.", "", solved)
                readonly property string allText: qsTr("%n studies: see why a position is mate, and why it almost is.", "", gallery.studies.total)
                readonly property string someText: qsTr("%1 of %n studies.", "", gallery.studies.total).arg(gallery.studies.count)
                text: qsTr("%1 %2", "two sentences").arg(gallery.studies.filtered ? someText : allText).arg(solvedText)
                muted: true
            }
            Flow {
                width: parent.width
                spacing: Theme.space2
                FilterButton {
                    objectName: "filterRuleset"
                    name: qsTr("Game")
                    choices: gallery.studies.rulesets
                    value: gallery.studies.ruleset
                    onChosen: value => gallery.studies.ruleset = value
                }
                FilterButton {
                    objectName: "filterTheme"
                    name: qsTr("Theme")
                    choices: gallery.studies.themes
                    value: gallery.studies.theme
                    onChosen: value => gallery.studies.theme = value
                }
                FilterButton {
                    objectName: "filterLevel"
                    name: qsTr("Level")
                    choices: gallery.studies.levels
                    value: gallery.studies.level
                    onChosen: value => gallery.studies.level = value
                }
                FilterButton {
                    objectName: "filterSolved"
                    name: qsTr("Progress")
                    choices: gallery.studies.states
                    value: gallery.studies.solved
                    onChosen: value => gallery.studies.solved = value
                }
                AppButton {
                    objectName: "clearFilter"
                    visible: gallery.studies.filtered
                    text: qsTr("Show all")
                    tip: qsTr("Without any filter")
                    kind: AppButton.Quiet
                    iconName: "close"
                    onClicked: {
                        gallery.studies.clearFilter();
                        gallery.takeFocus();
                    }
                }
                AppButton {
                    objectName: "openStudy"
                    text: qsTr("Open a study…")
                    tip: qsTr("From a file. Files in %1 are listed here by themselves.").arg(gallery.lab.folder)
                    kind: AppButton.Quiet
                    onClicked: gallery.fileWanted()
                }
                AppButton {
                    objectName: "resetAllProgress"
                    text: gallery.lab.canUndoReset ? qsTr("Bring the progress back") : qsTr("Forget all progress…")
                    tip: gallery.lab.canUndoReset ? qsTr("As it was before it was forgotten") : qsTr("All studies count as not solved")
                    command: gallery.lab.canUndoReset ? "undo" : ""
                    kind: AppButton.Quiet
                    enabled: gallery.lab.canUndoReset || gallery.lab.solvedInAll > 0
                    onClicked: {
                        if (gallery.lab.canUndoReset)
                            gallery.lab.undoReset();
                        else
                            gallery.resetWanted();
                    }
                }
                AppButton {
                    objectName: "printWorksheet"
                    text: qsTr("Worksheet…")
                    tip: qsTr("The studies of this list to solve on paper, the answers on pages of their own")
                    command: "printSheet"
                    kind: AppButton.Quiet
                    enabled: gallery.studies.count > 0
                    onClicked: gallery.printWanted()
                }
            }
        }
        Connections {
            target: gallery.Window.window
            function onActiveFocusItemChanged() {
                // The keyboard went to a filter that is scrolled away.
                for (let up = gallery.Window.window.activeFocusItem; up; up = up.parent) {
                    if (up === head)
                        grid.toTop();
                }
            }
        }
    }
    Column {
        visible: grid.count === 0
        x: Math.round((parent.width - width) / 2)
        y: head.height + Theme.space6
        width: Math.min(Theme.dialogWidth, parent.width - 2 * gallery.margin)
        spacing: Theme.space3
        Label {
            width: parent.width
            text: gallery.studies.ruleset === "mine" ? qsTr("You have no studies of your own yet") : qsTr("No study is like that")
            font.pixelSize: Theme.heading
            strong: true
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: gallery.studies.ruleset === "mine" ? qsTr("Study files in %1 appear here. One from elsewhere can be opened as well.").arg(gallery.lab.folder) : qsTr("Choose less, or see all of them.")
            muted: true
            horizontalAlignment: Text.AlignHCenter
        }
        AppButton {
            id: clear
            objectName: "emptyClear"
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Show all studies")
            kind: AppButton.Primary
            onClicked: {
                gallery.studies.clearFilter();
                gallery.takeFocus();
            }
        }
    }
}
