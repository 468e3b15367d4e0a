// SPDX-License-Identifier: GPL-3.0-or-later
// Whose it is, by shape as well as by colour: square, round, or a dot for nobody's.
import QtQuick
import Esagono

Rectangle {
    id: side

    property string mark: "dot" // "square", "round", "dot"
    property string letter: ""
    property color tint: Theme.line2 // the side's
    readonly property bool nobody: mark !== "square" && mark !== "round"

    implicitWidth: Theme.px(17)
    implicitHeight: implicitWidth
    radius: mark === "round" ? height / 2 : Theme.radiusChip
    color: nobody ? Theme.line2 : Theme.dark ? Qt.lighter(tint, 1.45) : tint
    Accessible.ignored: true

    Text {
        anchors.centerIn: parent
        text: side.nobody ? "·" : side.letter
        font.family: Theme.sans
        font.pixelSize: Math.round(side.height * 0.62)
        font.weight: Font.Bold
        color: side.nobody ? Theme.panel : Theme.actionInk
    }
}
