// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, type and sizes in one place. Light or dark follows the system's palette.
pragma Singleton
import QtQuick

QtObject {
    id: theme

    readonly property SystemPalette system: SystemPalette { }
    readonly property bool dark: system.window.hslLightness < 0.5

    // Grounds
    readonly property color paper: dark ? "#1b1916" : "#f4eddc" // the window
    readonly property color panel: dark ? "#24211d" : "#fbf7ec" // panels, popovers
    readonly property color raise: dark ? "#2d2924" : "#fffdf6" // buttons, fields
    readonly property color bar: dark ? "#201d19" : "#efe6d0"   // side bar, table heads, status
    readonly property color sunk: dark ? "#161412" : "#ece3cd"  // pressed, wells
    readonly property color chosen: dark ? "#3a3220" : "#f2e4bd" // selected row, hovered button
    readonly property color goldGround: dark ? "#3d321a" : "#f7e8bd"
    readonly property color redGround: dark ? "#43221d" : "#f6e0d8"
    readonly property color blueGround: dark ? "#1f3044" : "#dfe8f0"
    readonly property color greenGround: dark ? "#26331f" : "#e1ead2"
    readonly property color action: dark ? "#a32a22" : "#8f1d18" // the one main action
    readonly property color actionHovered: dark ? "#b0352c" : "#a5271f"
    readonly property color actionPressed: dark ? "#7d1d17" : "#6c120e"
    readonly property color actionEdge: dark ? "#c2493d" : "#6c120e"
    readonly property color onAction: "#fff8ec"
    readonly property color boardGround: dark ? "#15130f" : "#e9dfc6" // beyond the edge of the map
    readonly property color marked: "#ffd451" // on the board: chosen
    readonly property color shadow: dark ? "#000000" : "#34260e"

    // Lines
    readonly property color line: dark ? "#3b362f" : "#d8ccb0"  // separators
    readonly property color line2: dark ? "#5b5344" : "#b9aa86" // panel edges
    readonly property color edge: dark ? "#82775f" : "#93845f"  // borders of anything operable

    // Text
    readonly property color ink: dark ? "#f1e9d8" : "#1d1a16"
    readonly property color ink2: dark ? "#cfc5b0" : "#4d463a"   // secondary
    readonly property color muted: dark ? "#a89d87" : "#6a6150"  // labels
    readonly property color red: dark ? "#e8806f" : "#8f1d18"    // refusals, problems
    readonly property color blue: dark ? "#8db9e6" : "#24507f"   // focus, links
    readonly property color amber: dark ? "#e5a95a" : "#8f5400"  // warnings
    readonly property color gold: dark ? "#e7ba55" : "#a5740f"   // graphics: cost, warnings
    readonly property color green: dark ? "#9cc48b" : "#3c6a34"  // in order

    // Type: the families have stand-ins, named where the program starts
    readonly property font pageTitle: Qt.font({ family: "Vollkorn", pixelSize: 30, weight: Font.DemiBold })
    readonly property font section: Qt.font({ family: "Vollkorn", pixelSize: 20, weight: Font.DemiBold })
    readonly property font cardTitle: Qt.font({ family: "Vollkorn", pixelSize: 16, weight: Font.DemiBold })
    readonly property font prompt: Qt.font({ family: "Vollkorn", pixelSize: 17, weight: Font.Medium })
    readonly property font ruleText: Qt.font({ family: "Vollkorn", pixelSize: 14, italic: true })
    readonly property font plain: Qt.font({ family: "Inter", pixelSize: 13 })
    readonly property font strong: Qt.font({ family: "Inter", pixelSize: 13, weight: Font.DemiBold })
    readonly property font secondary: Qt.font({ family: "Inter", pixelSize: 12 })
    readonly property font groupLabel: Qt.font({ family: "Inter", pixelSize: 11, weight: Font.DemiBold,
                                                 capitalization: Font.AllUppercase, letterSpacing: 0.66 })
    readonly property font small: Qt.font({ family: "Inter", pixelSize: 11 })
    readonly property font chip: Qt.font({ family: "Inter", pixelSize: 11, weight: Font.DemiBold })
    readonly property font figure: Qt.font({ family: "Inter", pixelSize: 15, weight: Font.Bold })
    readonly property font mono: Qt.font({ family: "JetBrains Mono", pixelSize: 12, weight: Font.Medium })
    readonly property font key: Qt.font({ family: "JetBrains Mono", pixelSize: 11, weight: Font.Medium })
    readonly property int plainLine: 18     // line height of plain and strong text
    readonly property int secondaryLine: 16 // of secondary text

    // Space: a grid of 4
    readonly property int within: 4   // inside a group
    readonly property int between: 8  // between controls
    readonly property int padding: 12 // of a panel
    readonly property int groups: 16  // between groups
    readonly property int margin: 24  // of a page
    readonly property int control: 28 // height of a control
    readonly property int promptBar: 56
    readonly property int trackBar: 76
}
