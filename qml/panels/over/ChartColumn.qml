// SPDX-License-Identifier: GPL-3.0-or-later
// A column of a chart with its number on top.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Rectangle {
    id: column

    property real value: 0
    property bool hatched: false
    property color colour: Theme.blueSide

    color: hatched ? Qt.alpha(colour, 0.35) : colour
    border.color: colour
    border.width: hatched ? 1 : 0
    clip: hatched

    Repeater {
        model: column.hatched && column.height > 2 ? Math.ceil((column.height + column.width) / 6) : 0

        Rectangle {
            required property int index
            x: -column.width / 2
            y: index * 6
            width: column.width * 2
            height: 2
            rotation: -35
            antialiasing: true
            color: column.colour
        }
    }
    Rectangle {
        parent: column.parent
        visible: column.value > 0
        z: 2
        x: column.x + (column.width - width) / 2
        y: column.y - height - 1
        width: number.implicitWidth + 2
        height: Theme.px(13)
        color: Theme.panel

        Text {
            id: number
            anchors.centerIn: parent
            text: column.value
            font: Theme.small
            color: Theme.ink2
        }
    }
}
