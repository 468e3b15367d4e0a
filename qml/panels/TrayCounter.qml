// SPDX-License-Identifier: GPL-3.0-or-later
// One counter in the tray: pressed it is taken in hand, dragged it follows the pointer to the map.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: piece

    required property PlayTable play
    required property var modelData // {counter, name, placed, hex}
    property Item dragLayer: null
    property bool able: true // it may do something now
    readonly property bool placed: modelData.placed
    readonly property bool inHand: play.selectedCounters.includes(modelData.counter)
    signal centreRequested(int hex)
    signal dropped(int counter, real x, real y)

    objectName: "tray_" + modelData.counter
    implicitWidth: Theme.px(56)
    implicitHeight: implicitWidth
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Keys.onDeletePressed: if (placed) play.gestures.returnToTray(modelData.counter)
    onClicked: placed ? centreRequested(modelData.hex) : play.selectCounter(modelData.counter, false)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: modelData.name
    Accessible.description: placed ? play.hexLabel(modelData.hex) : ""
    Accessible.selected: inHand

    contentItem: Item {
        UnitPicture {
            anchors.fill: parent
            source: piece.play
            counter: piece.modelData.counter
            opacity: piece.placed ? 0.3 : drag.active ? 0.4 : piece.able ? 1 : 0.6
        }
    }
    background: Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        radius: piece.width * 0.1 + Theme.px(3)
        visible: piece.inHand || piece.visualFocus || (piece.hovered && !piece.placed)
        color: piece.inHand ? Theme.marked : piece.hovered ? Theme.chosen : "transparent"
        border.color: piece.inHand ? "#1d1a16" : "transparent"

        FocusRing {
            shown: piece.visualFocus
            gap: Theme.px(2)
        }
    }
    DragHandler {
        id: drag
        enabled: !piece.placed
        target: null
        onActiveChanged: {
            if (active) {
                piece.play.selectCounter(piece.modelData.counter, false)
                return
            }
            const at = piece.mapToItem(piece.dragLayer, drag.centroid.position.x, drag.centroid.position.y)
            piece.dropped(piece.modelData.counter, at.x, at.y)
        }
    }
    UnitPicture { // what is dragged, above everything
        readonly property point at: piece.dragLayer && drag.active
                                    ? piece.mapToItem(piece.dragLayer, drag.centroid.position.x,
                                                      drag.centroid.position.y) : Qt.point(0, 0)

        parent: piece.dragLayer
        visible: drag.active
        z: 100
        width: Theme.px(56)
        height: width
        x: at.x - width / 2
        y: at.y - height / 2
        source: piece.play
        counter: visible ? piece.modelData.counter : -1

        Shadow {
            z: -1
            anchors.fill: parent
            anchors.margins: -reach
            radius: 6
            elevation: 3
            dark: Theme.dark
        }
    }
    Repeater {
        model: piece.placed ? 1 : 0

        IconButton {
            visible: piece.hovered || hovered
            anchors.right: piece.right
            anchors.top: piece.top
            anchors.margins: -Theme.px(4)
            objectName: "takeUp_" + piece.modelData.counter
            tone: PlainButton.Ordinary
            implicitHeight: Theme.px(20)
            focusPolicy: Qt.NoFocus
            glyph: "undo"
            //% "Pick it up from the map again"
            label: qsTrId("app.play.take_up")
            onClicked: piece.play.gestures.returnToTray(piece.modelData.counter)
        }
    }
    Tip {
        text: piece.modelData.name
        shown: piece.hovered && !drag.active
    }
}
