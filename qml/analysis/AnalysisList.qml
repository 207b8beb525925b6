import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// The lines of an analysis. One Tab stop: up and down walk through them, Enter shows one on the
// boards, the arrow that points onwards goes on in it, the other one back.
WalkedList {
    id: list

    required property Analysis analysis

    function go(plies: int): void {
        if (currentIndex < 0)
            return;
        if (analysis.shows && analysis.shownRow === currentIndex)
            analysis.step(plies);
        else if (plies > 0)
            analysis.showLine(currentIndex, 1);
    }

    model: analysis.lines
    cacheBuffer: 0
    leftMargin: Theme.space2
    rightMargin: Theme.space2
    bottomMargin: Theme.space3
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Best lines")
    Keys.onRightPressed: go(LayoutMirroring.enabled ? -1 : 1)
    Keys.onLeftPressed: go(LayoutMirroring.enabled ? 1 : -1)
    Keys.onEscapePressed: event => {
        event.accepted = analysis.shows;
        analysis.back();
    }

    T.ScrollBar.vertical: ScrollMark {
    }
    delegate: AnalysisRow {
        readonly property AnalysisList list: ListView.view as AnalysisList
        width: list ? list.width - list.leftMargin - list.rightMargin : 0
        shown: list !== null && list.analysis.shownRow === index
        shownPly: shown ? list.analysis.shownPly : 0
        onChosen: list.analysis.press(index)
    }
}
