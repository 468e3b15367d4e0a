// SPDX-License-Identifier: GPL-3.0-or-later
// Shows where the keyboard is: a blue line around its parent.
import QtQuick
import Esagono

Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -3
    visible: shown
    color: "transparent"
    radius: 7
    border.width: 2
    border.color: Theme.blue
}
