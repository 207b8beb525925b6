import QtQuick
import Tessera
import Tessera.Ui

// Everything on the Play page that has a key.
Item {
    id: commands

    required property GameSession session
    required property BoardView board
    required property Coach coach
    required property Inspector inspector

    signal newGameWanted
    signal goToWanted
    signal resignWanted
    signal coachWanted
    /// A question stands below the board.
    signal asked

    /// Commands that the board itself passes on, at its focused square.
    function tell(command: string, square: int): void {
        switch (command) {
        case "tellSquare":
            session.tellSquare(square);
            break;
        case "tellMoves":
            session.tellMoves(square);
            break;
        case "tellRays":
            session.tellRays(square);
            break;
        case "tellLastMove":
            session.tellLastMove();
            break;
        case "tellStatus":
            coach.tell(square);
            break;
        case "lookAt":
            session.inspect(square);
            break;
        case "controlPiece":
            if (!session.hasSelection)
                session.inspect(square);
            inspector.toggleControl(Inspector.PieceControl);
            break;
        }
    }

    Connections {
        target: commands.board
        function onCommanded(command, square) {
            commands.tell(command, square);
        }
        function onTold(text) {
            commands.session.announced(text);
        }
    }

    CommandShortcut {
        command: "goTo"
        enabled: commands.visible
        onActivated: commands.goToWanted()
    }
    CommandShortcut {
        command: "undo"
        enabled: commands.visible && commands.session.canUndo
        onActivated: commands.session.undo()
    }
    CommandShortcut {
        command: "redo"
        enabled: commands.visible && commands.session.canRedo
        onActivated: commands.session.redo()
    }
    CommandShortcut {
        command: "back"
        enabled: commands.visible
        onActivated: commands.session.goToPly(commands.session.ply - 1)
    }
    CommandShortcut {
        command: "forward"
        enabled: commands.visible
        onActivated: commands.session.goToPly(commands.session.ply + 1)
    }
    CommandShortcut {
        command: "toStart"
        enabled: commands.visible
        onActivated: commands.session.goToPly(0)
    }
    CommandShortcut {
        command: "toEnd"
        enabled: commands.visible
        onActivated: commands.session.goToPly(commands.session.lastPly)
    }
    CommandShortcut {
        command: "newGame"
        enabled: commands.visible
        onActivated: commands.newGameWanted()
    }
    CommandShortcut {
        command: "offerDraw"
        enabled: commands.visible && !commands.session.over && !commands.session.drawOffered
        onActivated: {
            commands.session.offerDraw();
            commands.asked();
        }
    }
    CommandShortcut {
        command: "resign"
        enabled: commands.visible && !commands.session.over
        onActivated: commands.resignWanted()
    }
    CommandShortcut {
        command: "flip"
        enabled: commands.visible
        onActivated: commands.session.flip()
    }
    CommandShortcut {
        command: "whatIf"
        enabled: commands.visible
        onActivated: commands.coach.whatIf = !commands.coach.whatIf
    }
    CommandShortcut {
        command: "inspectOnly"
        enabled: commands.visible
        onActivated: commands.session.inspectOnly = !commands.session.inspectOnly
    }
    CommandShortcut {
        command: "controlWhite"
        enabled: commands.visible
        onActivated: commands.inspector.toggleControl(Inspector.WhiteControl)
    }
    CommandShortcut {
        command: "controlBlack"
        enabled: commands.visible
        onActivated: commands.inspector.toggleControl(Inspector.BlackControl)
    }
    CommandShortcut {
        command: "coachTab"
        enabled: commands.visible
        onActivated: commands.coachWanted()
    }
    CommandShortcut {
        command: "toBoard"
        enabled: commands.visible
        onActivated: commands.board.forceActiveFocus(Qt.ShortcutFocusReason)
    }
}
