// SPDX-License-Identifier: GPL-3.0-or-later
// A counter beside the map: pressed it is taken in hand, dragged it goes to the map, a group or a turn.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: piece

    required property SetupBench bench
    required property PieceGhost ghost
    required property int counter
    required property string name
    property int face: 0
    readonly property bool inHand: bench.held === counter

    objectName: "piece_" + counter
    implicitWidth: Theme.px(46)
    implicitHeight: implicitWidth
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    onClicked: bench.held = inHand ? -1 : counter
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onDeletePressed: bench.takeOut(counter)
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.selected: inHand

    contentItem: Item {
        UnitPicture {
            anchors.fill: parent
            source: piece.bench.board
            counter: piece.counter
            face: piece.face
            opacity: drag.active ? 0.35 : 1
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.px(3)
            radius: piece.width * 0.1 + Theme.px(3)
            visible: piece.inHand || piece.visualFocus || piece.hovered
            color: piece.inHand ? Theme.marked : piece.hovered ? Theme.chosen : "transparent"
            border.color: piece.inHand ? "#1d1a16" : "transparent"

            FocusRing {
                shown: piece.visualFocus
                gap: 0
            }
        }
    }
    DragHandler {
        id: drag

        readonly property point at: piece.mapToItem(piece.ghost.parent, centroid.position.x, centroid.position.y)

        target: null
        onAtChanged: {
            if (active)
                piece.ghost.carry(at)
        }
        onActiveChanged: {
            if (active) {
                piece.ghost.carry(at)
                piece.ghost.lift(piece.counter)
            } else {
                piece.ghost.letGo()
            }
        }
        onCanceled: piece.ghost.leave()
    }
    Tip {
        text: piece.name
        shown: piece.hovered && !drag.active
    }
}
