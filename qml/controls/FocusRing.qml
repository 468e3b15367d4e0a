// SPDX-License-Identifier: GPL-3.0-or-later
// Shows where the keyboard is: a blue line around its parent, with a gap.
import QtQuick
import Esagono

Rectangle {
    property bool shown: false
    property real gap: Theme.px(3) // from the parent's edge to the outer edge of the line; negative: inside

    anchors.fill: parent
    anchors.margins: -gap
    visible: shown
    color: "transparent"
    radius: Theme.radiusButton + Math.max(0, gap - 1)
    border.width: Theme.px(2)
    border.color: Theme.blue
}
