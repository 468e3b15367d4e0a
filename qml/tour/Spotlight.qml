// SPDX-License-Identifier: GPL-3.0-or-later
// A veil over the window with a hole in it.
import QtQuick
import Esagono

Item {
    id: light

    property rect spot: Qt.rect(0, 0, 0, 0)

    component Veil: Rectangle {
        color: Theme.veil
    }

    Veil { // above
        width: parent.width
        height: Math.max(0, light.spot.y)
    }
    Veil { // below
        y: light.spot.y + light.spot.height
        width: parent.width
        height: Math.max(0, parent.height - y)
    }
    Veil { // at the left
        y: light.spot.y
        width: Math.max(0, light.spot.x)
        height: light.spot.height
    }
    Veil { // at the right
        x: light.spot.x + light.spot.width
        y: light.spot.y
        width: Math.max(0, parent.width - x)
        height: light.spot.height
    }
    Rectangle {
        visible: light.spot.width > 0
        x: light.spot.x - 2
        y: light.spot.y - 2
        width: light.spot.width + 4
        height: light.spot.height + 4
        radius: Theme.radiusPanel
        color: "transparent"
        border.width: Theme.px(2)
        border.color: Theme.marked
    }
}
