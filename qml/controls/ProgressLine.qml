// SPDX-License-Identifier: GPL-3.0-or-later
// How much of something is done.
import QtQuick
import Esagono

Rectangle {
    id: line

    property real value: 0 // 0 to 1
    property color colour: Theme.blue
    property string label  // read aloud

    implicitWidth: Theme.px(120)
    implicitHeight: Theme.px(4)
    radius: height / 2
    color: Theme.sunk
    Accessible.role: Accessible.ProgressBar
    Accessible.name: label

    Rectangle {
        width: Math.min(1, Math.max(0, line.value)) * parent.width
        height: parent.height
        radius: parent.radius
        color: line.colour
    }
}
