// Everything that can be done by a key, as data.
#pragma once

#include <cstdint>
#include <span>

namespace tessera {

enum class Command : std::uint8_t {
    // On the board
    Left,
    Right,
    Up,
    Down,
    BoardLeft,
    BoardRight,
    BoardUp,
    BoardDown,
    RowStart,
    RowEnd,
    FirstSquare,
    LastSquare,
    Press,
    Inspect,
    Cancel,
    TellSquare,
    TellMoves,
    TellRays,
    TellLastMove,
    TellStatus,
    LookAt,
    ControlPiece,
    BoardMenu,
    // In the tesseract
    SpaceLeft,
    SpaceRight,
    SpaceUp,
    SpaceDown,
    RollLeft,
    RollRight,
    SpaceCloser,
    SpaceFarther,
    SpaceHome,
    SpaceFront,
    SpaceSide,
    SpaceTop,
    SpaceAlongW,
    SpaceArrange,
    SpaceDemo,
    TellPose,
    WalkXBack,
    WalkX,
    WalkYBack,
    WalkY,
    WalkZBack,
    WalkZ,
    WalkWBack,
    WalkW,
    TurnXW,
    TurnYW,
    TurnZW,
    TurnXY,
    TurnXZ,
    TurnYZ,
    TurnXWBack,
    TurnYWBack,
    TurnZWBack,
    TurnXYBack,
    TurnXZBack,
    TurnYZBack,
    // The game
    GoTo,
    Undo,
    Redo,
    Back,
    Forward,
    ToStart,
    ToEnd,
    NewGame,
    OfferDraw,
    Resign,
    TellClock,
    PauseClock,
    StopComputer,
    MoveNow,
    Hint,
    // What is seen
    Flip,
    ZoomIn,
    ZoomOut,
    Fit,
    OneBoard,
    OneRow,
    OneColumn,
    ReplayMove,
    WhatIf,
    InspectOnly,
    ControlWhite,
    ControlBlack,
    CoachTab,
    ProofTab,
    AnalysisTab,
    ReviewGame,
    ShowTesseract,
    TesseractWindow,
    // A study
    PrintSheet,
    SavePicture,
    SaveTesseract,
    StudyBefore,
    StudyAfter,
    StudyWatch,
    StudyStep,
    StudyTry,
    StudyHint,
    StudyExplore,
    StudyReset,
    StudyNext,
    StudyCompare,
    StudyGallery,
    // A lesson
    LessonText,
    LessonContinue,
    LessonBack,
    LessonNextPicture,
    LessonLastPicture,
    LessonHint,
    LessonRetry,
    LessonCheck,
    LessonList,
    // The library
    LibraryFind,
    LibraryOpen,
    LibraryDetails,
    LibraryDelete,
    LibrarySelectAll,
    LibraryImport,
    LibraryExport,
    LibraryCopyGame,
    LibraryCopyPosition,
    LibraryReplay,
    LibraryPaste,
    // A game that is looked through
    ReplayPlay,
    ReplayVariation,
    ReplayLeaveVariation,
    ReplayComment,
    ReplayMark,
    ReplayPromote,
    ReplayDelete,
    ReplayPlayOn,
    ReplayLibrary,
    // The program
    ToBoard,
    ToTesseract,
    PlayPage,
    LearnPage,
    LabPage,
    LibraryPage,
    EditPosition,
    EditorPage,
    SettingsPage,
    ToggleSounds,
    Keys,
    Quit,
    NextControl,
    PreviousControl,
};

enum class CommandGroup : std::uint8_t {
    Board,
    Tesseract,
    Game,
    View,
    Study,
    Lesson,
    Library,
    Replay,
    Program
};

/// Where a key works. Board keys are free for other uses while the board is without the focus, keys
/// of the tesseract while that is. Board keys that the tesseract has no use of its own for work
/// there, too.
enum class CommandScope : std::uint8_t { Board, Tesseract, Window };

struct CommandInfo {
    Command command{};
    const char* id = "";          ///< in the settings file and in QML
    const char* title = "";       ///< English; translated in the context "Commands"
    const char* description = ""; ///< the same; may be empty
    CommandGroup group{};
    CommandScope scope{};
    const char* keys = ""; ///< defaults in portable form, separated by blanks; may be empty
    bool fixed = false;    ///< always on its key
};

/// All of them, in the order of Command.
[[nodiscard]] std::span<const CommandInfo> allCommands();
[[nodiscard]] const CommandInfo& commandInfo(Command command);
[[nodiscard]] const char* groupTitle(CommandGroup group);

} // namespace tessera
