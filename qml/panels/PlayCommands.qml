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
    /// Why a key did nothing.
    signal remarked(string text)

    /// For the eye and for the ear.
    function remark(text: string): void {
        remarked(text);
        session.announced(text);
    }
    function goToPly(ply: int): void {
        if (session.lastPly === 0)
            remark(qsTr("No move has been played yet."));
        else if (Math.max(0, Math.min(ply, session.lastPly)) !== session.ply)
            session.goToPly(ply);
        else
            remark(ply <= 0 ? qsTr("This is the start of the game.") : qsTr("This is the last move that was played."));
    }

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
            commands.remark(text);
        }
    }

    CommandShortcut {
        command: "goTo"
        enabled: commands.visible
        onActivated: commands.goToWanted()
    }
    CommandShortcut {
        command: "undo"
        enabled: commands.visible
        onActivated: commands.session.canUndo ? commands.session.undo() : commands.remark(qsTr("There is nothing to take back."))
    }
    CommandShortcut {
        command: "redo"
        enabled: commands.visible
        onActivated: commands.session.canRedo ? commands.session.redo() : commands.remark(qsTr("There is nothing to play again."))
    }
    CommandShortcut {
        command: "back"
        enabled: commands.visible
        onActivated: commands.goToPly(commands.session.ply - 1)
    }
    CommandShortcut {
        command: "forward"
        enabled: commands.visible
        onActivated: commands.goToPly(commands.session.ply + 1)
    }
    CommandShortcut {
        command: "toStart"
        enabled: commands.visible
        onActivated: commands.goToPly(0)
    }
    CommandShortcut {
        command: "toEnd"
        enabled: commands.visible
        onActivated: commands.goToPly(commands.session.lastPly)
    }
    CommandShortcut {
        command: "newGame"
        enabled: commands.visible
        onActivated: commands.newGameWanted()
    }
    CommandShortcut {
        command: "offerDraw"
        enabled: commands.visible
        onActivated: {
            if (commands.session.over) {
                commands.remark(qsTr("The game is over."));
                return;
            }
            commands.session.offerDraw();
            commands.asked();
        }
    }
    CommandShortcut {
        command: "resign"
        enabled: commands.visible
        onActivated: commands.session.over ? commands.remark(qsTr("The game is over.")) : commands.resignWanted()
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
