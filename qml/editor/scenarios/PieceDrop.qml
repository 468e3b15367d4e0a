// SPDX-License-Identifier: GPL-3.0-or-later
// Where a carried counter can be let go; it shows so while one is held over it.
import QtQuick
import Esagono

DropArea {
    id: area

    property bool outlined: true
    signal brought(int piece, point at)

    anchors.fill: parent
    onDropped: drop => {
        drop.accept()
        brought((drop.source as PieceGhost).piece, Qt.point(drop.x, drop.y))
    }

    Rectangle {
        anchors.fill: parent
        visible: area.outlined && area.containsDrag
        radius: Theme.radiusPanel
        color: "transparent"
        border.color: Theme.blue
        border.width: Theme.px(2)
    }
}
