import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// The moves that gave something away. Enter shows the board after one.
WalkedList {
    id: list

    required property GameReview review

    model: review.mistakes
    cacheBuffer: 0
    leftMargin: Theme.space2
    rightMargin: Theme.space2
    bottomMargin: Theme.space3
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Mistakes")

    T.ScrollBar.vertical: ScrollMark {
    }
    delegate: MistakeRow {
        readonly property MistakeRows list: ListView.view as MistakeRows
        width: list ? list.width - list.leftMargin - list.rightMargin : 0
        shown: list !== null && list.review.session && list.review.session.ply === ply
        onChosen: list.review.session.goToPly(ply)
    }
}
