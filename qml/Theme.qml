// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, type, sizes and times in one place. The window tells it what the settings say; every size follows the
// interface scale: write Theme.px(320), never 320.
pragma Singleton
import QtQuick

QtObject {
    id: theme

    // What the settings say
    property string mode: "system"    // "light", "dark", or as the system
    property real scale: 1            // 1 to 2: type and grid together
    property bool comfortable: false  // larger targets, for touch screens
    property bool safePalette: false  // side colours that everybody can tell apart
    property real animationSpeed: 1   // divides every time; 0: no movement
    property bool reducedMotion: false

    readonly property SystemPalette system: SystemPalette { }
    readonly property bool dark: mode === "dark" || (mode !== "light" && system.window.hslLightness < 0.5)

    // Grounds
    readonly property color paper: dark ? "#1b1916" : "#f4eddc" // the window
    readonly property color panel: dark ? "#24211d" : "#fbf7ec" // panels, popovers
    readonly property color raise: dark ? "#2d2924" : "#fffdf6" // buttons, fields, cards
    readonly property color bar: dark ? "#201d19" : "#efe6d0"   // menu, tracks, tabs, status
    readonly property color sunk: dark ? "#161412" : "#ece3cd"  // pressed, wells
    readonly property color chosen: dark ? "#3a3220" : "#f2e4bd" // selected row, hovered button
    readonly property color goldGround: dark ? "#3d321a" : "#f7e8bd"
    readonly property color redGround: dark ? "#43221d" : "#f6e0d8"
    readonly property color blueGround: dark ? "#1f3044" : "#dfe8f0"
    readonly property color greenGround: dark ? "#26331f" : "#e1ead2"
    readonly property color veil: dark ? "#99000000" : "#66342610" // over what a dialog covers

    // Lines
    readonly property color line: dark ? "#3b362f" : "#d8ccb0"  // separators
    readonly property color line2: dark ? "#5b5344" : "#b9aa86" // panel edges
    readonly property color edge: dark ? "#82775f" : "#93845f"  // borders of anything operable

    // Text and graphics
    readonly property color ink: dark ? "#f1e9d8" : "#1d1a16"
    readonly property color ink2: dark ? "#cfc5b0" : "#4d463a"   // secondary
    readonly property color muted: dark ? "#a89d87" : "#6a6150"  // labels
    readonly property color red: dark ? "#e8806f" : "#8f1d18"    // refusals, problems
    readonly property color blue: dark ? "#8db9e6" : "#24507f"   // focus, links, switched on
    readonly property color green: dark ? "#9cc48b" : "#3c6a34"  // in order
    readonly property color gold: dark ? "#e7ba55" : "#a5740f"   // graphics of warnings
    readonly property color amber: dark ? "#e5a95a" : "#8f5400"  // text of warnings
    readonly property color blueInk: dark ? "#161412" : "#fffdf6" // on something switched on
    readonly property color blueSide: dark ? "#4c83bd" : "#24507f" // side bars and marks
    readonly property color redSide: dark ? "#c2493d" : "#8f1d18"

    // The one main action of a view
    readonly property color action: dark ? "#a32a22" : "#8f1d18"
    readonly property color actionHovered: dark ? "#b0352c" : "#a5271f"
    readonly property color actionPressed: dark ? "#7d1d17" : "#6c120e"
    readonly property color actionEdge: dark ? "#c2493d" : "#6c120e"
    readonly property color actionInk: "#fff8ec"

    // The board
    readonly property color boardGround: dark ? "#15130f" : "#e9dfc6" // beyond the edge of the map
    readonly property color marked: "#ffd451" // chosen
    readonly property color shadow: dark ? "#000000" : "#34260e"

    // Type: the families have stand-ins, named where the program starts
    readonly property string serif: "Esagono Serif" // Vollkorn with figures that stand in a line
    readonly property string sans: "Inter"
    readonly property string fixed: "JetBrains Mono"
    readonly property font pageTitle: Qt.font({ family: serif, pixelSize: px(30), weight: Font.DemiBold })
    readonly property font section: Qt.font({ family: serif, pixelSize: px(20), weight: Font.DemiBold })
    readonly property font cardTitle: Qt.font({ family: serif, pixelSize: px(16), weight: Font.DemiBold })
    readonly property font prompt: Qt.font({ family: serif, pixelSize: px(17), weight: Font.Medium })
    readonly property font ruleText: Qt.font({ family: serif, pixelSize: px(14), italic: true })
    readonly property font plain: Qt.font({ family: sans, pixelSize: px(13) })
    readonly property font medium: Qt.font({ family: sans, pixelSize: px(13), weight: Font.Medium })
    readonly property font strong: Qt.font({ family: sans, pixelSize: px(13), weight: Font.DemiBold })
    readonly property font secondary: Qt.font({ family: sans, pixelSize: px(12) })
    readonly property font secondaryStrong: Qt.font({ family: sans, pixelSize: px(12), weight: Font.DemiBold })
    readonly property font small: Qt.font({ family: sans, pixelSize: px(11) })
    readonly property font chip: Qt.font({ family: sans, pixelSize: px(11), weight: Font.DemiBold })
    readonly property font figure: Qt.font({ family: sans, pixelSize: px(15), weight: Font.Bold })
    readonly property font groupLabel: Qt.font({ family: sans, pixelSize: px(11), weight: Font.DemiBold,
                                                 capitalization: Font.AllUppercase, letterSpacing: 0.66 * scale })
    readonly property font mono: Qt.font({ family: fixed, pixelSize: px(12), weight: Font.Medium })
    readonly property font key: Qt.font({ family: fixed, pixelSize: px(11), weight: Font.Medium })
    readonly property int plainLine: px(18)     // line height of plain and strong text
    readonly property int secondaryLine: px(16) // of secondary text

    // Space: a grid of 4
    readonly property int within: px(4)   // inside a group
    readonly property int between: px(8)  // between controls
    readonly property int padding: px(12) // of a panel
    readonly property int groups: px(16)  // between groups
    readonly property int margin: px(24)  // of a page

    // Shape
    readonly property int control: px(28) + (comfortable ? 4 : 0)      // height of a control
    readonly property int controlSmall: px(24) + (comfortable ? 4 : 0)
    readonly property int controlMain: px(32) + (comfortable ? 4 : 0)  // of the one main action
    readonly property int row: px(28) + (comfortable ? 2 : 0)          // height of a list row
    readonly property int icon: px(16)
    readonly property int menuBar: px(30)
    readonly property int promptBar: px(56)
    readonly property int trackBar: px(76)
    readonly property int statusBar: px(24)
    readonly property int radiusChip: px(3)
    readonly property int radiusField: px(4)
    readonly property int radiusButton: px(5)
    readonly property int radiusPanel: px(6)

    // Time, in milliseconds
    readonly property int quick: motion(80)    // hover, focus, toggle
    readonly property int popIn: motion(120)   // popover, tooltip, fan-out
    readonly property int popOut: motion(80)
    readonly property int turn: motion(160)    // panel, tab change

    /// A length of the design in pixels of the interface.
    function px(length: real): int {
        return Math.round(length * theme.scale)
    }
    /// A time of the design as the settings want it; 0: at once.
    function motion(time: real): int {
        return reducedMotion || animationSpeed <= 0 ? 0 : Math.round(time / animationSpeed)
    }
    /// A menu's or button's text without the mark of its Alt key.
    function bare(text: string): string {
        return text.replace(/&(?!&)/g, "").replace(/&&/g, "&")
    }
}
