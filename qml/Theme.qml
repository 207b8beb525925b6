pragma Singleton
import QtQuick
import Tessera

// Every colour, size, spacing, radius, duration and font of the interface. Sizes grow with the
// text-size setting.
QtObject {
    id: theme

    readonly property bool dark: Settings.colorScheme === Settings.Dark || (Settings.colorScheme === Settings.System && SystemTheme.dark)

    // Paper and ink
    readonly property color page: dark ? "#1d242b" : "#f6f3ec"
    readonly property color card: dark ? "#252e37" : "#fffdf8"
    readonly property color rail: dark ? "#192026" : "#efe9dd"
    readonly property color ink: dark ? "#edeae2" : "#1f2a33"
    readonly property color mutedInk: dark ? "#a3adb5" : "#59636d"
    readonly property color line: dark ? "#3a4651" : "#ddd7ca"
    readonly property color strongLine: dark ? "#71808c" : "#8d8778"
    readonly property color hover: dark ? "#2e3943" : "#f3eee2"
    readonly property color pressed: dark ? "#384550" : "#e9e2d2"
    readonly property color scrim: dark ? "#99000000" : "#661f2a33"
    readonly property color shadow: dark ? "#59000000" : "#261f2a33"

    // Accents, each with one meaning
    readonly property color move: dark ? "#6cc0f0" : "#0072b2"
    readonly property color moveContrast: dark ? "#10202c" : "#ffffff"
    readonly property color danger: dark ? "#ff9a62" : "#b84a00"
    readonly property color dangerContrast: dark ? "#2a1408" : "#ffffff"
    readonly property color selection: dark ? "#f0b23a" : "#a56000"
    readonly property color selectionTint: dark ? "#f0b23a" : "#f0a500"
    readonly property color success: dark ? "#4fd0aa" : "#00795a"
    readonly property color proof: dark ? "#d2b0ea" : "#7a4a9e"
    readonly property color played: dark ? "#7cc4cf" : "#4b7a86"
    readonly property color focus: dark ? "#8fd0f5" : "#005a8f"

    // The board
    readonly property color lightSquare: dark ? "#515e6a" : "#f1ebdd"
    readonly property color darkSquare: dark ? "#3f4b57" : "#d9d0bc"
    readonly property color innerFrame: dark ? "#7fa3ba" : "#8aa6b8"
    readonly property color outerFrame: dark ? "#d0a869" : "#c9a26b"
    readonly property color whiteFill: dark ? "#fbf6ea" : "#fffaf0"
    readonly property color whiteOutline: dark ? "#11171c" : "#27333d"
    readonly property color blackFill: dark ? "#12181d" : "#33424f"
    readonly property color blackOutline: dark ? "#d5dde2" : "#0f1519"
    readonly property color blackInner: dark ? "#c9d2d8" : "#f1ebdd"

    readonly property color preview: dark ? "#c3ccd2" : "#59636d"
    readonly property BoardColors board: BoardColors {
        page: theme.page
        ink: theme.ink
        coordinate: theme.mutedInk
        lightSquare: theme.lightSquare
        darkSquare: theme.darkSquare
        layer0: theme.innerFrame
        layer1: theme.outerFrame
        layer2: theme.dark ? "#5fb39a" : "#6fa893"
        layer3: theme.dark ? "#b59ad0" : "#a58cc0"
        layer4: theme.dark ? "#d08b8b" : "#c08080"
        layer5: theme.dark ? "#8fa0d8" : "#8090c8"
        layer6: theme.dark ? "#a9b56a" : "#98a45a"
        layer7: theme.dark ? "#d09ab8" : "#c08aa8"
        layerGround: theme.card
        layerTint: 0.2
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
    readonly property int hairline: 1
    readonly property int focusWidth: 2
    readonly property int accentWidth: 3

    // Sizes
    readonly property int controlHeight: Math.round(34 * scale)
    readonly property int icon: Math.round(20 * scale)
    readonly property int railIcon: Math.round(24 * scale)
    readonly property int railWidth: Math.round(76 * scale)
    readonly property int railItem: Math.round(56 * scale)
    readonly property int topBar: Math.round(40 * scale)
    readonly property int chipPadding: Math.round(6 * scale)
    readonly property int rowHeight: Math.round(30 * scale)
    readonly property int switchWidth: Math.round(38 * scale)
    readonly property int switchHeight: Math.round(22 * scale)
    readonly property int disc: Math.round(16 * scale)
    readonly property int keyFieldWidth: Math.round(200 * scale)
    readonly property int goToListHeight: Math.round(240 * scale)
    readonly property int dialogWidth: Math.round(420 * scale)
    readonly property int newGameWidth: Math.round(860 * scale)
    readonly property int newGameWide: Math.round(600 * scale)
    readonly property int newGameHeight: Math.round(540 * scale)
    readonly property int newGamePreview: Math.round(310 * scale)
    readonly property int readingWidth: Math.round(640 * scale)
    readonly property int sidePanel: Math.round(300 * scale)
    readonly property real sidePanelShare: 0.31
    readonly property real sidePanelMost: 0.42
    readonly property int leastPanel: Math.round(232 * scale)
    readonly property int leastBoard: 400
    readonly property int leastStackedBoard: 260
    readonly property int leastStackedPanel: Math.round(560 * scale)
    readonly property real movesShare: 0.4
    readonly property int leastCoordinate: 11
    readonly property real coordinateShare: 0.025
    readonly property int leastWindowWidth: 480
    readonly property int leastWindowHeight: 400
    readonly property int windowWidth: 1280
    readonly property int windowHeight: 800

    // Time, in milliseconds
    readonly property int quick: Settings.reducedMotion ? 0 : 120
    readonly property int calm: Settings.reducedMotion ? 0 : 200
    readonly property int tipDelay: 600
}
