import QtQuick
import Tessera
import Tessera.Ui

// Beside the board: tabs about the piece, the moves, the proof and the game.
Rectangle {
    id: panel

    required property GameSession session
    required property Coach coach
    required property Inspector inspector
    required property ProofView proof
    readonly property ProofPanel proofPanel: proofPanel
    required property Announcer announcer
    /// Stands above the tabs while it has no window of its own.
    required property TesseractPlace tesseract
    readonly property TesseractPane tesseractPane: tesseractDock.pane
    /// Whether it stands beside the board, with a line between.
    property bool edge: true

    /// Sections that a page adds before the coach, and after the moves.
    property list<PanelSection> firstSections
    property list<PanelSection> moreSections
    /// All of them, in the order of their tabs.
    readonly property var sections: {
        const all = [];
        for (let i = 0; i < firstSections.length; ++i)
            all.push(firstSections[i]);
        all.push(coachSection);
        if (listsMoves)
            all.push(movesSection);
        all.push(proofSection);
        for (let i = 0; i < moreSections.length; ++i)
            all.push(moreSections[i]);
        all.push(logSection);
        return all;
    }

    /// Whether the moves stand here; else the page has a list of its own.
    property bool listsMoves: true

    /// A square was chosen from the list of targets.
    signal jumped(int square)

    /// Shows a section by its name.
    function select(name: string): void {
        tabs.setCurrentIndex(sections.findIndex(section => section.name === name));
    }
    /// Shows a section by its name and brings the keyboard to its tab.
    function showSection(name: string): void {
        select(name);
        tabs.currentItem.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    function arrange(): void {
        for (let i = 0; i < sections.length; ++i) {
            sections[i].parent = body;
            sections[i].shown = i === tabs.currentIndex;
        }
    }

    onSectionsChanged: arrange()
    color: Theme.card
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Panel")

    Rectangle {
        anchors.left: parent.left
        width: panel.edge ? Theme.hairline : parent.width
        height: panel.edge ? parent.height : Theme.hairline
        color: Theme.line
    }
    TesseractDock {
        id: tesseractDock
        objectName: "tesseractDock"
        width: parent.width
        room: panel.height - Theme.leastTabs
        whole: panel.height
        place: panel.tesseract
    }
    PanelTabs {
        id: tabs
        y: tesseractDock.height
        width: parent.width
        onCurrentIndexChanged: panel.arrange()
        Repeater {
            model: panel.sections
            PanelTab {
                required property PanelSection modelData
                objectName: modelData.name
                text: modelData.title
            }
        }
    }
    Item {
        id: body
        anchors.top: tabs.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
    }
    PanelSection {
        id: coachSection
        name: "tabCoach"
        title: qsTr("Coach")
        CoachPanel {
            objectName: "coachPanel"
            anchors.fill: parent
            session: panel.session
            coach: panel.coach
            inspector: panel.inspector
            onJumped: square => panel.jumped(square)
        }
    }
    PanelSection {
        id: movesSection
        name: "tabMoves"
        title: qsTr("Moves")
        MovesPanel {
            anchors.fill: parent
            session: panel.session
        }
    }
    PanelSection {
        id: proofSection
        name: "tabProof"
        title: qsTr("Proof")
        ProofPanel {
            id: proofPanel
            objectName: "proofPanel"
            anchors.fill: parent
            proof: panel.proof
        }
    }
    PanelSection {
        id: logSection
        name: "tabLog"
        title: qsTr("Log")
        LogPanel {
            anchors.fill: parent
            announcer: panel.announcer
            onAdviceWanted: panel.session.tellStatus()
        }
    }
}
