pragma Singleton
import QtQuick
import Tessera

// Every colour, size, spacing, radius, duration and font of the interface. Sizes grow with the
// text-size setting.
QtObject {
    id: theme

    readonly property bool system: Settings.colorScheme === Settings.System
    readonly property bool dark: system ? SystemTheme.dark : Settings.colorScheme === Settings.Dark || Settings.colorScheme === Settings.ContrastDark
    /// Pure tones and thick lines.
    readonly property bool contrast: system ? SystemTheme.contrast : Settings.colorScheme === Settings.ContrastLight || Settings.colorScheme === Settings.ContrastDark

    /// One of four by the look that is in force.
    function tone(light: color, dark: color, contrastLight: color, contrastDark: color): color {
        return theme.contrast ? (theme.dark ? contrastDark : contrastLight) : theme.dark ? dark : light;
    }

    // Paper and ink
    readonly property color page: tone("#f6f3ec", "#1d242b", "#ffffff", "#000000")
    readonly property color card: tone("#fffdf8", "#252e37", "#ffffff", "#000000")
    readonly property color rail: tone("#efe9dd", "#192026", "#ffffff", "#000000")
    readonly property color ink: tone("#1f2a33", "#edeae2", "#000000", "#ffffff")
    readonly property color mutedInk: tone("#59636d", "#a3adb5", "#262626", "#e6e6e6")
    /// Ink of what cannot be used now.
    readonly property color faded: Qt.rgba(ink.r, ink.g, ink.b, disabledShare)
    readonly property real disabledShare: 0.45
    readonly property color line: tone("#ddd7ca", "#3a4651", "#000000", "#ffffff")
    readonly property color strongLine: tone("#8d8778", "#71808c", "#000000", "#ffffff")
    readonly property color hover: tone("#f3eee2", "#2e3943", "#e4e4e4", "#303030")
    readonly property color pressed: tone("#e9e2d2", "#384550", "#cccccc", "#4a4a4a")
    readonly property color scrim: tone("#661f2a33", "#99000000", "#99000000", "#b3404040")
    readonly property color shadow: tone("#261f2a33", "#59000000", "#00000000", "#00000000")

    // Accents, each with one meaning; blue, vermilion, orange, green and purple of the set by
    // Okabe and Ito, darkened or lightened until they stand out on their ground.
    readonly property color move: tone("#0072b2", "#6cc0f0", "#00478a", "#70ccff")
    readonly property color moveContrast: tone("#ffffff", "#10202c", "#ffffff", "#000000")
    readonly property color danger: tone("#b84a00", "#ff9a62", "#962d00", "#ff9a62")
    readonly property color dangerContrast: tone("#ffffff", "#2a1408", "#ffffff", "#000000")
    readonly property color selection: tone("#875100", "#f0b23a", "#5c3600", "#ffc933")
    readonly property color selectionTint: tone("#f0a500", "#f0b23a", "#ffcc33", "#b88a00")
    readonly property color success: tone("#00795a", "#4fd0aa", "#00543e", "#40e6b4")
    readonly property color proof: tone("#7a4a9e", "#d2b0ea", "#5b1f8c", "#dfbaff")
    readonly property color played: tone("#4b7a86", "#7cc4cf", "#0a4f5e", "#7fe3f0")
    readonly property color focus: tone("#005a8f", "#8fd0f5", "#0000c8", "#ffff66")

    // The board
    readonly property color lightSquare: tone("#f1ebdd", "#515e6a", "#ffffff", "#3d3d3d")
    readonly property color darkSquare: tone("#d9d0bc", "#3f4b57", "#c9c9c9", "#000000")
    readonly property color innerFrame: tone("#8aa6b8", "#7fa3ba", "#00478a", "#70ccff")
    readonly property color outerFrame: tone("#c9a26b", "#d0a869", "#8a3d00", "#ffb84d")
    readonly property color whiteFill: tone("#fffaf0", "#fbf6ea", "#ffffff", "#ffffff")
    readonly property color whiteOutline: tone("#27333d", "#11171c", "#000000", "#000000")
    readonly property color blackFill: tone("#33424f", "#12181d", "#000000", "#000000")
    readonly property color blackOutline: tone("#0f1519", "#d5dde2", "#000000", "#ffffff")
    readonly property color blackInner: tone("#f1ebdd", "#c9d2d8", "#ffffff", "#ffffff")

    readonly property color preview: tone("#59636d", "#c3ccd2", "#3a3a3a", "#e6e6e6")
    readonly property BoardColors board: BoardColors {
        page: theme.page
        ink: theme.ink
        coordinate: theme.tone("#59636d", "#b4bdc4", "#262626", "#e6e6e6")
        lightSquare: theme.lightSquare
        darkSquare: theme.darkSquare
        layer0: theme.innerFrame
        layer1: theme.outerFrame
        layer2: theme.tone("#6fa893", "#5fb39a", "#00543e", "#40e6b4")
        layer3: theme.tone("#a58cc0", "#b59ad0", "#5b1f8c", "#dfbaff")
        layer4: theme.tone("#c08080", "#d08b8b", "#8b0030", "#ff9fae")
        layer5: theme.tone("#8090c8", "#8fa0d8", "#20208f", "#a9bcff")
        layer6: theme.tone("#98a45a", "#a9b56a", "#4a4f00", "#d6e04d")
        layer7: theme.tone("#c08aa8", "#d09ab8", "#75195f", "#ffa6e2")
        layerGround: theme.card
        layerTint: theme.contrast ? 0 : 0.2
        whiteFill: theme.whiteFill
        whiteLine: theme.whiteOutline
        blackFill: theme.blackFill
        blackLine: theme.blackOutline
        blackInner: theme.blackInner
        move: theme.move
        capture: theme.danger
        preview: theme.preview
        selection: theme.selection
        selectionTint: theme.selectionTint
        lastMove: theme.played
        check: theme.danger
        refused: theme.danger
        controlled: theme.proof
        hint: theme.success
        focus: theme.focus
        focusHalo: theme.card
        hover: theme.ink
        lineWeight: theme.contrast ? 1.5 : 1
        letters: Settings.pieceSet === Settings.Letters
    }

    /// A wash of an accent over the card, for verdicts and marked cells.
    function wash(accent: color): color {
        return Qt.tint(card, Qt.rgba(accent.r, accent.g, accent.b, dark ? 0.20 : 0.12));
    }

    // Type
    readonly property real scale: Settings.textSize / 100
    readonly property string textFamily: SystemTheme.textFamily
    readonly property string monoFamily: SystemTheme.monoFamily
    readonly property int smallText: Math.round(11 * scale)
    readonly property int text: Math.round(13 * scale)
    readonly property int largeText: Math.round(15 * scale)
    readonly property int heading: Math.round(18 * scale)
    readonly property int title: Math.round(24 * scale)
    readonly property real lineHeight: 1.35

    // Space
    readonly property int space1: Math.round(4 * scale)
    readonly property int space2: Math.round(8 * scale)
    readonly property int space3: Math.round(12 * scale)
    readonly property int space4: Math.round(16 * scale)
    readonly property int space5: Math.round(24 * scale)
    readonly property int space6: Math.round(32 * scale)

    // Shape
    readonly property int controlRadius: 6
    readonly property int cardRadius: 8
    readonly property int hairline: contrast ? 2 : 1
    readonly property int focusWidth: contrast ? 3 : 2
    readonly property int accentWidth: contrast ? 4 : 3

    // Sizes
    readonly property int controlHeight: Math.round(34 * scale)
    readonly property int icon: Math.round(20 * scale)
    readonly property int railIcon: Math.round(24 * scale)
    readonly property int railWidth: Math.round(76 * scale)
    readonly property int railCompact: Math.round(56 * scale)
    /// Of the window's width, the most that the rail takes with its words.
    readonly property real railShare: 0.2
    readonly property int railItem: Math.round(56 * scale)
    readonly property int topBar: Math.round(40 * scale)
    readonly property int stateLine: Math.round(26 * scale)
    readonly property int chipPadding: Math.round(6 * scale)
    readonly property int rowHeight: Math.round(30 * scale)
    readonly property int switchWidth: Math.round(38 * scale)
    readonly property int switchHeight: Math.round(22 * scale)
    readonly property int menuWidth: Math.round(180 * scale)
    /// Of the boards, what their map may cover.
    readonly property real mapShare: 0.2
    readonly property int mapExtent: 152
    readonly property int previewSquare: Math.round(44 * scale)
    readonly property int signSquare: Math.round(30 * scale)
    readonly property int disc: Math.round(16 * scale)
    readonly property int paletteCell: Math.round(44 * scale)
    readonly property int numberField: Math.round(132 * scale)
    readonly property int keyFieldWidth: Math.round(200 * scale)
    readonly property int goToListHeight: Math.round(240 * scale)
    readonly property int dialogWidth: Math.round(420 * scale)
    /// Of the window, beside a dialog that would not fit otherwise.
    readonly property real dialogMargin: 0.033
    /// Of the width around it, beside what would get too narrow otherwise.
    readonly property real pageMargin: 0.05
    /// Letters of a sentence about a move.
    readonly property int longSentence: 110
    readonly property int leastNotice: Math.round(260 * scale)
    readonly property real noticeShare: 0.5
    readonly property int leastReading: Math.round(90 * scale)
    /// From which width there is room for two answers below the board.
    readonly property int answersWide: Math.round(560 * scale)
    readonly property int newGameWidth: Math.round(860 * scale)
    readonly property int newGameWide: Math.round(600 * scale)
    readonly property int newGameLeast: Math.round(200 * scale)
    readonly property int newGameHeight: Math.round(540 * scale)
    readonly property int newGamePreview: Math.max(320, Math.round(385 * scale))
    readonly property int nameField: Math.round(170 * scale)
    readonly property int readingWidth: Math.round(640 * scale)
    readonly property int sidePanel: Math.round(300 * scale)
    readonly property real sidePanelShare: 0.3
    readonly property real sidePanelMost: 0.42
    readonly property int leastPanel: Math.round(232 * scale)
    readonly property int leastBoard: 400
    readonly property int leastStackedBoard: 260
    /// A page with less than this has no room for the buttons of a lesson beside its text.
    readonly property int leastStripped: Math.round(220 * scale)
    readonly property int leastStackedPanel: Math.round(560 * scale)
    readonly property int tesseractControls: Math.round(380 * scale)
    readonly property int leastTesseract: Math.round(150 * scale)
    readonly property int studyCard: Math.round(216 * scale)
    readonly property int studyPicture: Math.round(132 * scale)
    /// From which width there is room for the most used buttons of the library.
    readonly property int libraryWide: Math.round(660 * scale)
    readonly property int graph: Math.round(72 * scale)
    readonly property int lessonDot: Math.round(12 * scale)
    readonly property int lessonColumn: Math.round(760 * scale)
    readonly property int lessonEntry: Math.round(96 * scale)
    /// What the tabs keep for themselves under the tesseract.
    readonly property int leastTabs: Math.round(360 * scale)
    readonly property int tesseractWindowWidth: 800
    readonly property int tesseractWindowHeight: 640
    /// A slider that is shorter goes to a line of its own.
    readonly property int leastSlider: Math.round(140 * scale)
    readonly property int commentLines: 5
    /// Of variations, those beyond it are not set off from each other any more.
    readonly property int mostIndents: 5
    readonly property int valueLabel: Math.round(108 * scale)
    readonly property int valueNumber: Math.round(44 * scale)
    readonly property int leastCoordinate: 11
    /// Of files, ranks and the names of boards, from the setting.
    readonly property real coordinateScale: Settings.coordinateSize === Settings.Small ? 0.8 : Settings.coordinateSize === Settings.Large ? 1.5 : 1
    readonly property real coordinateShare: 0.025
    readonly property int leastWindowWidth: 480
    readonly property int leastWindowHeight: 400
    readonly property int windowWidth: 1280
    readonly property int windowHeight: 800

    // Time, in milliseconds
    readonly property bool still: Settings.reducedMotion || SystemTheme.reducedMotion
    readonly property int quick: still ? 0 : 120
    /// Before the computer answers, at least: time to see one's own move arrive.
    readonly property int answerTime: still ? 0 : 700
    readonly property int calm: still ? 0 : 200
    readonly property int tipDelay: 600
    /// A longer tip has several lines.
    readonly property int tipWidth: Math.round(280 * scale)
    /// How long a remark about a key stands before what it covers is seen again.
    readonly property int remarkTime: 6000
    /// Between two moves that are shown one after the other.
    readonly property int betweenMoves: still ? 0 : 900
    /// The same while a game is looked through, from slow to quick.
    readonly property var replayPauses: [4000, 2000, 1000, 500]
    /// Milliseconds that work takes before it is told of.
    readonly property int patience: 400
}
