// SPDX-License-Identifier: GPL-3.0-or-later
// The other game beside the one that is watched: both are looked at from the same height, at the same place.
import QtQuick
import Esagono

ReplayMap {
    id: second

    required property Board leader
    property bool linking: false
    property real measured: 0

    function follow(from: Board, to: Board): void {
        if (linking || !second.visible)
            return
        linking = true
        to.zoom = from.zoom
        to.centre = from.centre
        linking = false
    }

    objectName: "secondBoard"
    board.objectName: "otherBoard"
    overlays.visible: false
    minimap.visible: false

    Connections {
        target: second.leader
        function onViewMoved(): void {
            second.follow(second.leader, second.board)
        }
        function onMannerChanged(): void {
            second.board.showCounters = second.leader.showCounters
            second.board.showNumbers = second.leader.showNumbers
        }
    }
    Connections {
        target: second.board
        function onViewMoved(): void {
            const area = second.width * second.height
            if (area === second.measured) {
                second.follow(second.board, second.leader) // a hand moved it
            } else { // it has another size now
                second.measured = area
                second.follow(second.leader, second.board)
            }
        }
    }
    Rectangle {
        width: 1
        height: parent.height
        color: Theme.line2
    }
}
