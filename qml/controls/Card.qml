// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of paper on the page: raised a little, with an edge.
import QtQuick
import Esagono

Rectangle {
    id: card

    radius: Theme.radiusPanel
    color: Theme.panel
    border.color: Theme.line2

    Rectangle {
        z: -1
        y: 1
        width: parent.width
        height: parent.height + 1
        radius: card.radius + 1
        color: Theme.dark ? "#66000000" : "#29342610"
    }
}
