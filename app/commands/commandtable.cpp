#include "command.h"

#include <QtGlobal>

#include <array>

namespace tessera {

namespace {

using enum CommandGroup;
using Scope = CommandScope;

#define WORDS(text) QT_TRANSLATE_NOOP("Commands", text)

constexpr std::array commands{
    CommandInfo{Command::Left, "left", WORDS("Left"),
                WORDS("One square left inside the board, usually along X"), Board, Scope::Board,
                "Left"},
    CommandInfo{Command::Right, "right", WORDS("Right"),
                WORDS("One square right inside the board, usually along X"), Board, Scope::Board,
                "Right"},
    CommandInfo{Command::Up, "up", WORDS("Up"),
                WORDS("One square up inside the board, usually along Y"), Board, Scope::Board,
                "Up"},
    CommandInfo{Command::Down, "down", WORDS("Down"),
                WORDS("One square down inside the board, usually along Y"), Board, Scope::Board,
                "Down"},
    CommandInfo{Command::BoardLeft, "boardLeft", WORDS("Board to the left"),
                WORDS("The same square one board to the left, usually along Z"), Board,
                Scope::Board, "Alt+Left"},
    CommandInfo{Command::BoardRight, "boardRight", WORDS("Board to the right"),
                WORDS("The same square one board to the right, usually along Z"), Board,
                Scope::Board, "Alt+Right"},
    CommandInfo{Command::BoardUp, "boardUp", WORDS("Board above"),
                WORDS("The same square one board up, usually along W"), Board, Scope::Board,
                "Alt+Up PgUp"},
    CommandInfo{Command::BoardDown, "boardDown", WORDS("Board below"),
                WORDS("The same square one board down, usually along W"), Board, Scope::Board,
                "Alt+Down PgDown"},
    CommandInfo{Command::RowStart, "rowStart", WORDS("Start of the row"),
                WORDS("The leftmost square of this row, on this board"), Board, Scope::Board,
                "Home"},
    CommandInfo{Command::RowEnd, "rowEnd", WORDS("End of the row"),
                WORDS("The rightmost square of this row, on this board"), Board, Scope::Board,
                "End"},
    CommandInfo{Command::FirstSquare, "firstSquare", WORDS("First square"),
                WORDS("The lower left corner of all boards together"), Board, Scope::Board,
                "Ctrl+Home"},
    CommandInfo{Command::LastSquare, "lastSquare", WORDS("Last square"),
                WORDS("The upper right corner of all boards together"), Board, Scope::Board,
                "Ctrl+End"},
    CommandInfo{Command::Press, "press", WORDS("Choose and move"),
                WORDS("Chooses the piece, then the square it goes to; again confirms a capture"),
                Board, Scope::Board, "Return Space"},
    CommandInfo{Command::Inspect, "inspect", WORDS("Watch this square"),
                WORDS("Shows who attacks and who protects it; again shows it no more"), Board,
                Scope::Board, "Shift+F10"},
    CommandInfo{Command::Cancel, "cancel", WORDS("Step back"),
                WORDS("Gives up the capture, then lets go of the piece"), Board, Scope::Board,
                "Esc"},
    CommandInfo{Command::TellSquare, "tellSquare", WORDS("Tell this square"),
                WORDS("Its name, what stands there, who attacks and who protects it"), Board,
                Scope::Board, "O"},
    CommandInfo{Command::TellMoves, "tellMoves", WORDS("Tell the moves"),
                WORDS("Where the chosen piece can go, else the piece on this square"), Board,
                Scope::Board, "M"},
    CommandInfo{Command::TellRays, "tellRays", WORDS("Tell the rays"),
                WORDS("How far each direction is free from here, by how many axes it changes"),
                Board, Scope::Board, "X"},
    CommandInfo{Command::TellLastMove, "tellLastMove", WORDS("Tell the last move"), "", Board,
                Scope::Board, "L"},
    CommandInfo{Command::TellStatus, "tellStatus", WORDS("Tell what to do now"),
                WORDS("With a piece chosen: why it can or cannot go to this square"), Board,
                Scope::Board, "S"},
    CommandInfo{Command::LookAt, "lookAt", WORDS("Look at the piece"),
                WORDS("Chooses the piece on the square, also where it could be captured"), Board,
                Scope::Board, "I"},
    CommandInfo{Command::ControlPiece, "controlPiece", WORDS("Squares the piece controls"),
                WORDS("Of the chosen piece, else of the one on this square"), Board, Scope::Board,
                "C"},
    CommandInfo{Command::BoardMenu, "boardMenu", WORDS("Menu of the square"), "", Board,
                Scope::Board, "Menu Ctrl+Return"},

    CommandInfo{Command::SpaceLeft, "spaceLeft", WORDS("Orbit to the left"),
                WORDS("The near side goes to the left"), Tesseract, Scope::Tesseract, "Left"},
    CommandInfo{Command::SpaceRight, "spaceRight", WORDS("Orbit to the right"), "", Tesseract,
                Scope::Tesseract, "Right"},
    CommandInfo{Command::SpaceUp, "spaceUp", WORDS("Orbit up"), WORDS("The near side goes up"),
                Tesseract, Scope::Tesseract, "Up"},
    CommandInfo{Command::SpaceDown, "spaceDown", WORDS("Orbit down"), "", Tesseract,
                Scope::Tesseract, "Down"},
    CommandInfo{Command::RollLeft, "rollLeft", WORDS("Roll counterclockwise"), "", Tesseract,
                Scope::Tesseract, "Shift+Left"},
    CommandInfo{Command::RollRight, "rollRight", WORDS("Roll clockwise"), "", Tesseract,
                Scope::Tesseract, "Shift+Right"},
    CommandInfo{Command::SpaceCloser, "spaceCloser", WORDS("Closer"), "", Tesseract,
                Scope::Tesseract, "+ ="},
    CommandInfo{Command::SpaceFarther, "spaceFarther", WORDS("Farther"), "", Tesseract,
                Scope::Tesseract, "-"},
    CommandInfo{Command::SpaceHome, "spaceHome", WORDS("Rest pose"),
                WORDS("As it was in the beginning: nothing turned, everything in view"), Tesseract,
                Scope::Tesseract, "Home"},
    CommandInfo{Command::SpaceFront, "spaceFront", WORDS("From the front"), "", Tesseract,
                Scope::Tesseract, "7"},
    CommandInfo{Command::SpaceSide, "spaceSide", WORDS("From the side"), "", Tesseract,
                Scope::Tesseract, "8"},
    CommandInfo{Command::SpaceTop, "spaceTop", WORDS("From above"), "", Tesseract, Scope::Tesseract,
                "9"},
    CommandInfo{Command::SpaceAlongW, "spaceAlongW", WORDS("Along W"),
                WORDS("Straight along W: the cubes share their middle"), Tesseract,
                Scope::Tesseract, "0"},
    CommandInfo{Command::SpaceArrange, "spaceArrange", WORDS("Next arrangement"),
                WORDS("Tesseract, cubes side by side, all boards"), Tesseract, Scope::Tesseract,
                "A"},
    CommandInfo{Command::SpaceDemo, "spaceDemo", WORDS("Turn by itself"),
                WORDS("Until anything is done; without motion, the next key frame"), Tesseract,
                Scope::Tesseract, "D"},
    CommandInfo{Command::TellPose, "tellPose", WORDS("Tell how it is turned"), "", Tesseract,
                Scope::Tesseract, "T"},
    CommandInfo{Command::WalkXBack, "walkXBack", WORDS("Walk down X"),
                WORDS("One square along X, in the tesseract"), Tesseract, Scope::Tesseract,
                "Ctrl+Left"},
    CommandInfo{Command::WalkX, "walkX", WORDS("Walk up X"), "", Tesseract, Scope::Tesseract,
                "Ctrl+Right"},
    CommandInfo{Command::WalkYBack, "walkYBack", WORDS("Walk down Y"), "", Tesseract,
                Scope::Tesseract, "Ctrl+Down"},
    CommandInfo{Command::WalkY, "walkY", WORDS("Walk up Y"), "", Tesseract, Scope::Tesseract,
                "Ctrl+Up"},
    CommandInfo{Command::WalkZBack, "walkZBack", WORDS("Walk down Z"), "", Tesseract,
                Scope::Tesseract, "Alt+Left"},
    CommandInfo{Command::WalkZ, "walkZ", WORDS("Walk up Z"), "", Tesseract, Scope::Tesseract,
                "Alt+Right"},
    CommandInfo{Command::WalkWBack, "walkWBack", WORDS("Walk down W"), "", Tesseract,
                Scope::Tesseract, "Alt+Down PgDown"},
    CommandInfo{Command::WalkW, "walkW", WORDS("Walk up W"), "", Tesseract, Scope::Tesseract,
                "Alt+Up PgUp"},
    CommandInfo{Command::TurnXW, "turnXW", WORDS("Turn X into W"),
                WORDS("By 15 degrees in that plane"), Tesseract, Scope::Tesseract, "1"},
    CommandInfo{Command::TurnYW, "turnYW", WORDS("Turn Y into W"), "", Tesseract, Scope::Tesseract,
                "2"},
    CommandInfo{Command::TurnZW, "turnZW", WORDS("Turn Z into W"), "", Tesseract, Scope::Tesseract,
                "3"},
    CommandInfo{Command::TurnXY, "turnXY", WORDS("Turn X into Y"), "", Tesseract, Scope::Tesseract,
                "4"},
    CommandInfo{Command::TurnXZ, "turnXZ", WORDS("Turn X into Z"), "", Tesseract, Scope::Tesseract,
                "5"},
    CommandInfo{Command::TurnYZ, "turnYZ", WORDS("Turn Y into Z"), "", Tesseract, Scope::Tesseract,
                "6"},
    CommandInfo{Command::TurnXWBack, "turnXWBack", WORDS("Turn X back from W"), "", Tesseract,
                Scope::Tesseract, "Ctrl+Alt+1"},
    CommandInfo{Command::TurnYWBack, "turnYWBack", WORDS("Turn Y back from W"), "", Tesseract,
                Scope::Tesseract, "Ctrl+Alt+2"},
    CommandInfo{Command::TurnZWBack, "turnZWBack", WORDS("Turn Z back from W"), "", Tesseract,
                Scope::Tesseract, "Ctrl+Alt+3"},
    CommandInfo{Command::TurnXYBack, "turnXYBack", WORDS("Turn X back from Y"), "", Tesseract,
                Scope::Tesseract, "Ctrl+Alt+4"},
    CommandInfo{Command::TurnXZBack, "turnXZBack", WORDS("Turn X back from Z"), "", Tesseract,
                Scope::Tesseract, "Ctrl+Alt+5"},
    CommandInfo{Command::TurnYZBack, "turnYZBack", WORDS("Turn Y back from Z"), "", Tesseract,
                Scope::Tesseract, "Ctrl+Alt+6"},

    CommandInfo{Command::GoTo, "goTo", WORDS("Go to a square or play a move"),
                WORDS("A box for the name of a square or a whole move"), Game, Scope::Window,
                "Ctrl+G /"},
    CommandInfo{Command::Undo, "undo", WORDS("Take back"), "", Game, Scope::Window, "Ctrl+Z"},
    CommandInfo{Command::Redo, "redo", WORDS("Play again"), WORDS("What was taken back"), Game,
                Scope::Window, "Ctrl+Shift+Z Ctrl+Y"},
    CommandInfo{Command::Back, "back", WORDS("Show the move before"), "", Game, Scope::Window, "["},
    CommandInfo{Command::Forward, "forward", WORDS("Show the next move"), "", Game, Scope::Window,
                "]"},
    CommandInfo{Command::ToStart, "toStart", WORDS("Show the start"), "", Game, Scope::Window,
                "Alt+Home"},
    CommandInfo{Command::ToEnd, "toEnd", WORDS("Show the latest position"), "", Game, Scope::Window,
                "Alt+End"},
    CommandInfo{Command::NewGame, "newGame", WORDS("New game"), "", Game, Scope::Window, "Ctrl+N"},
    CommandInfo{Command::OfferDraw, "offerDraw", WORDS("Offer a draw"), "", Game, Scope::Window,
                ""},
    CommandInfo{Command::Resign, "resign", WORDS("Resign"), WORDS("Asks first"), Game,
                Scope::Window, ""},

    CommandInfo{Command::Flip, "flip", WORDS("Flip the board"), WORDS("Seen from the other side"),
                View, Scope::Window, "F"},
    CommandInfo{Command::ZoomIn, "zoomIn", WORDS("Zoom in"), "", View, Scope::Window,
                "Ctrl++ Ctrl+="},
    CommandInfo{Command::ZoomOut, "zoomOut", WORDS("Zoom out"), "", View, Scope::Window, "Ctrl+-"},
    CommandInfo{Command::Fit, "fit", WORDS("Show everything"), "", View, Scope::Window, "Ctrl+0"},
    CommandInfo{Command::OneBoard, "oneBoard", WORDS("This board alone"),
                WORDS("The board with the focus; again shows all boards"), View, Scope::Window,
                "Alt+1"},
    CommandInfo{Command::OneRow, "oneRow", WORDS("This row of boards alone"), "", View,
                Scope::Window, "Alt+2"},
    CommandInfo{Command::OneColumn, "oneColumn", WORDS("This column of boards alone"), "", View,
                Scope::Window, "Alt+3"},
    CommandInfo{Command::ReplayMove, "replayMove", WORDS("Show the last move again"),
                WORDS("How the piece went, also across boards"), View, Scope::Window, "Ctrl+L"},
    CommandInfo{Command::WhatIf, "whatIf", WORDS("What if"),
                WORDS("Shows the position after the move that is looked at, without playing it"),
                View, Scope::Window, "Ctrl+T"},
    CommandInfo{Command::InspectOnly, "inspectOnly", WORDS("Only look"),
                WORDS("Nothing is moved until it is switched off"), View, Scope::Window, "Ctrl+I"},
    CommandInfo{Command::ControlWhite, "controlWhite", WORDS("Squares White controls"), "", View,
                Scope::Window, "Ctrl+Alt+W"},
    CommandInfo{Command::ControlBlack, "controlBlack", WORDS("Squares Black controls"), "", View,
                Scope::Window, "Ctrl+Alt+B"},
    CommandInfo{Command::CoachTab, "coachTab", WORDS("To the coach"),
                WORDS("Shows the coach and brings the keyboard there"), View, Scope::Window, "F7"},
    CommandInfo{Command::ProofTab, "proofTab", WORDS("Prove this position"),
                WORDS("Why it is mate, stalemate, check or none; brings the keyboard to the lines"),
                View, Scope::Window, "Shift+F7"},
    CommandInfo{Command::ShowTesseract, "showTesseract", WORDS("Show or hide the tesseract"), "",
                View, Scope::Window, "Ctrl+Shift+T"},
    CommandInfo{Command::TesseractWindow, "tesseractWindow",
                WORDS("Tesseract in a window of its own"), WORDS("Again brings it back"), View,
                Scope::Window, "Ctrl+Shift+W"},

    CommandInfo{Command::LessonContinue, "lessonContinue", WORDS("Continue"),
                WORDS("The next picture, then the next step"), Lesson, Scope::Window, "Ctrl+M"},
    CommandInfo{Command::LessonBack, "lessonBack", WORDS("Step before"), "", Lesson, Scope::Window,
                "Ctrl+Shift+M"},
    CommandInfo{Command::LessonNextPicture, "lessonNextPicture", WORDS("Next picture"),
                WORDS("Of a step that shows something"), Lesson, Scope::Window, "."},
    CommandInfo{Command::LessonLastPicture, "lessonLastPicture", WORDS("Picture before"), "",
                Lesson, Scope::Window, ","},
    CommandInfo{Command::LessonHint, "lessonHint", WORDS("Hint of the lesson"),
                WORDS("Each hint says more than the one before; at last comes the answer"), Lesson,
                Scope::Window, "Ctrl+Shift+H"},
    CommandInfo{Command::LessonRetry, "lessonRetry", WORDS("Try the step again"),
                WORDS("The position that the step began with"), Lesson, Scope::Window, "Ctrl+U"},
    CommandInfo{Command::LessonCheck, "lessonCheck", WORDS("Check the answer"),
                WORDS("The squares that are marked, or the number"), Lesson, Scope::Window,
                "Ctrl+D"},
    CommandInfo{Command::LessonList, "lessonList", WORDS("All lessons"),
                WORDS("The lesson goes on later where it is"), Lesson, Scope::Window,
                "Ctrl+Shift+J"},

    CommandInfo{Command::ToBoard, "toBoard", WORDS("To the board"),
                WORDS("Brings the keyboard to the board"), Program, Scope::Window, "F6"},
    CommandInfo{Command::ToTesseract, "toTesseract", WORDS("To the tesseract"),
                WORDS("Shows it and brings the keyboard there"), Program, Scope::Window,
                "Shift+F6"},
    CommandInfo{Command::PlayPage, "playPage", WORDS("Play"), "", Program, Scope::Window, "Ctrl+1"},
    CommandInfo{Command::LearnPage, "learnPage", WORDS("Learn"), WORDS("Guided lessons"), Program,
                Scope::Window, "Ctrl+3"},
    CommandInfo{Command::EditPosition, "editPosition", WORDS("Edit this position"),
                WORDS("Takes the position of the game to the editor"), Program, Scope::Window,
                "Ctrl+E"},
    CommandInfo{Command::EditorPage, "editorPage", WORDS("Editor"),
                WORDS("Positions and studies of your own"), Program, Scope::Window, "Ctrl+6"},
    CommandInfo{Command::SettingsPage, "settingsPage", WORDS("Settings"), "", Program,
                Scope::Window, "Ctrl+,"},
    CommandInfo{Command::Keys, "keys", WORDS("Commands and keys"), WORDS("This list"), Program,
                Scope::Window, "F1"},
    CommandInfo{Command::Quit, "quit", WORDS("Quit"), WORDS("The game is saved"), Program,
                Scope::Window, "Ctrl+Q"},
    CommandInfo{Command::NextControl, "nextControl", WORDS("Next control"), "", Program,
                Scope::Window, "Tab", true},
    CommandInfo{Command::PreviousControl, "previousControl", WORDS("Previous control"), "", Program,
                Scope::Window, "Shift+Tab", true},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < commands.size(); ++i) {
        if (static_cast<std::size_t>(commands[i].command) != i)
            return false;
    }
    return commands.size() == static_cast<std::size_t>(Command::PreviousControl) + 1;
}
static_assert(inOrder());

} // namespace

std::span<const CommandInfo> allCommands() {
    return commands;
}

const CommandInfo& commandInfo(Command command) {
    return commands[static_cast<std::size_t>(command)];
}

const char* groupTitle(CommandGroup group) {
    switch (group) {
    case Board:
        return WORDS("On the board");
    case Tesseract:
        return WORDS("In the tesseract");
    case Game:
        return WORDS("The game");
    case View:
        return WORDS("The view");
    case Lesson:
        return WORDS("A lesson");
    case Program:
        break;
    }
    return WORDS("The program");
}

} // namespace tessera
