// SPDX-License-Identifier: GPL-3.0-or-later
// Those who wait beside the map, next to the hex where they come in: a small stack, spread out by a click. Each is taken
// up and dragged onto the map like one of the tray.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Item {
    id: plate

    required property PlayTable play
    required property Board board
    required property Item dragLayer
    required property string name
    required property int hex
    required property var counters // list of {counter, name, canAct}
    required property bool canAct
    required property string spoken
    property bool opened: false
    readonly property int shown: Math.min(counters.length, 3)
    readonly property int edge: Theme.px(30)
    readonly property int step: Theme.px(7)
    readonly property real radius: board.zoom > 0 ? board.hexRadiusPx() : 0 // of a hex as it is now
    readonly property real away: radius + Theme.between
    readonly property point at: {
        const moved = [board.zoom, board.centre, board.width, board.height] // the hex is elsewhere then
        return moved.length > 0 ? board.itemPos(hex) : Qt.point(0, 0)
    }
    readonly property point beyond: board.outward(hex)
    /// Beyond the edge of the map, where there is room; else beside the hex, which stays free.
    readonly property point spot: {
        const margin = Theme.px(4)
        const within = (at, length, room) => Math.max(margin, Math.min(room - length - margin, at))
        let x = within(at.x - width / 2 + beyond.x * (away + width / 2), width, board.width)
        let y = within(at.y - height / 2 + beyond.y * (away + height / 2), height, board.height)
        const covers = x < at.x + radius && x + width > at.x - radius && y < at.y + radius && y + height > at.y - radius
        if (covers && beyond.x !== 0)
            y = at.y - away - height > margin ? at.y - away - height : at.y + away
        else if (covers)
            x = at.x - away - width > margin ? at.x - away - width : at.x + away
        return Qt.point(x, y)
    }
    signal dropped(int counter, point at)

    objectName: "waiting_" + hex
    visible: at.x > -away && at.y > -away && at.x < board.width + away && at.y < board.height + away
    width: face.width
    height: face.height
    x: spot.x
    y: spot.y
    z: opened ? 1 : 0

    Sheet {
        id: face
        width: plate.opened ? spread.width + 2 * Theme.between : stack.width
        height: plate.opened ? spread.height + 2 * Theme.between : stack.height
        border.color: plate.canAct ? Theme.blue : Theme.line2

        Shield { }
        T.AbstractButton {
            id: stack
            objectName: "waitingStack_" + plate.hex
            visible: !plate.opened
            implicitWidth: plate.edge + (plate.shown - 1) * plate.step + count.implicitWidth + Theme.px(18)
            implicitHeight: plate.edge + Theme.px(10)
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            onClicked: {
                if (plate.counters.length === 1)
                    plate.play.selectCounter(plate.counters[0].counter, false)
                else
                    plate.opened = true
            }
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Accessible.role: Accessible.Button
            Accessible.name: plate.spoken

            Repeater {
                model: plate.shown

                UnitPicture {
                    required property int index
                    readonly property var entry: plate.counters[plate.shown - 1 - index] ?? ({ counter: -1 })

                    x: Theme.px(5) + (plate.shown - 1 - index) * plate.step
                    y: Theme.px(5)
                    width: plate.edge
                    height: plate.edge
                    source: plate.play
                    counter: entry.counter
                }
            }
            Text {
                id: count
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(6)
                anchors.verticalCenter: parent.verticalCenter
                text: plate.counters.length
                font: Theme.strong
                color: Theme.ink2
            }
            FocusRing {
                shown: stack.visualFocus
            }
            Tip {
                text: plate.spoken
                shown: stack.hovered
            }
        }
        Column {
            id: spread
            x: Theme.between
            y: Theme.between
            visible: plate.opened
            spacing: Theme.px(6)

            Row {
                spacing: Theme.between

                GroupLabel {
                    text: plate.name
                    anchors.verticalCenter: parent.verticalCenter
                }
                IconButton {
                    objectName: "gather_" + plate.hex
                    glyph: "close"
                    small: true
                    label: qsTrId("app.play.close")
                    onClicked: plate.opened = false
                }
            }
            Grid {
                columns: Math.min(plate.counters.length, plate.counters.length > 15 ? 8 : 5)
                spacing: Theme.px(6)

                Repeater {
                    model: plate.opened ? plate.counters.length : 0

                    TrayCounter {
                        required property int index
                        readonly property var entry: plate.counters[index] ?? ({ counter: -1, name: "", canAct: false })

                        modelData: ({ counter: entry.counter, name: entry.name, placed: false, hex: -1 })
                        able: entry.canAct
                        width: Theme.px(44)
                        height: width
                        play: plate.play
                        dragLayer: plate.dragLayer
                        onDropped: (counter, x, y) => plate.dropped(counter, Qt.point(x, y))
                    }
                }
            }
        }
    }
}
