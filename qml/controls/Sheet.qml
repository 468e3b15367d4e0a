// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of what lies above the window: panel colour, an edge, a soft shadow.
import QtQuick
import Esagono

Rectangle {
    id: sheet

    property int elevation: 2 // 2: menus, tips; 3: dialogs, refusals

    radius: Theme.radiusPanel
    color: Theme.panel
    border.color: Theme.line2

    Shadow {
        id: shadow
        z: -1
        anchors.fill: parent
        anchors.margins: -shadow.reach
        radius: sheet.radius
        elevation: sheet.elevation
        dark: Theme.dark
    }
}
