// SPDX-License-Identifier: GPL-3.0-or-later
// A counter on its way between tray, map, groups and turns: it follows the pointer above everything.
import QtQuick
import Esagono

UnitPicture {
    id: ghost

    property int piece: -1          // -1: nothing is carried
    property bool concealed: false  // the board shows it itself

    function lift(carried: int): void {
        piece = carried
    }
    /// To a point of the parent.
    function carry(at: point): void {
        x = at.x - width / 2
        y = at.y - height / 2
    }
    function letGo(): void {
        if (piece >= 0)
            Drag.drop()
        piece = -1
    }
    function leave(): void {
        if (piece >= 0)
            Drag.cancel()
        piece = -1
    }

    z: 100
    width: Theme.px(56)
    height: width
    visible: piece >= 0
    opacity: concealed ? 0 : 1
    counter: piece
    face: 0
    Drag.active: piece >= 0
    Drag.hotSpot: Qt.point(width / 2, height / 2)

    Shadow {
        z: -1
        anchors.fill: parent
        anchors.margins: -reach
        radius: 6
        elevation: 3
        dark: Theme.dark
    }
}
