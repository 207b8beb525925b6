import QtQuick
import Tessera
import Tessera.Ui

// The tesseract of a game, linked with its board in both ways.
TesseractPane {
    id: pane

    required property TesseractPlace place

    wanted: !docked || Settings.tesseractShown && !place.cramped
    scene: place.board.scene
    pose: place.pose
    inspectorSketch: place.board.inspectorSketch
    coachSketch: place.board.coachSketch
    focusSquare: place.board.focusSquare
    hoveredSquare: place.board.hoveredSquare
    marksFocus: place.board.view.activeFocus
    speech: place.speech
    onActivated: square => place.activated(square)
    onInspected: square => place.inspected(square)
    onCancelled: place.cancelled()
    onCommanded: (command, square) => place.commanded(command, square)
    onTold: text => place.remarked(text)
    onHovered: square => {
        place.board.hoveredSquare = square;
        place.session.trace(square);
    }
    onMenuWanted: square => place.menuWanted(square, pane.view)
    onOpenWanted: open => {
        if (open)
            place.show();
        else
            Settings.tesseractShown = false;
    }
    onWindowWanted: place.move()
    onFocusSquareChanged: {
        if (!view.activeFocus)
            return;
        place.board.focusSquare = focusSquare;
        place.session.trace(focusSquare);
    }
}
