// SPDX-License-Identifier: GPL-3.0-or-later
// A box of counters side by side; those that are used up are faded. What finds no room is counted.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: shelf

    required property PlayTable play
    required property var counters
    required property string spoken
    readonly property int edge: Theme.px(32)
    readonly property int gap: Theme.px(4)
    readonly property int sliver: Theme.px(11) // of a counter that lies under the next
    readonly property int least: counters.length > 0 ? edge + Math.min(8, counters.length - 1) * sliver : empty.implicitWidth
    readonly property int room: width < edge ? 1 : 1 + Math.floor((width - edge) / sliver)
    readonly property int shown: counters.length <= room ? counters.length : Math.max(1, room - 2)
    readonly property real step: shown < 2 ? edge : Math.min(edge + gap, (width - edge - (shown < counters.length ? sliver * 2 : 0)) / (shown - 1))

    implicitWidth: counters.length > 0 ? Math.min(9, counters.length) * (edge + gap) : empty.implicitWidth
    implicitHeight: edge

    Text {
        id: empty
        visible: shelf.counters.length === 0
        anchors.verticalCenter: parent.verticalCenter
        //% "empty"
        text: qsTrId("app.play.empty_box")
        font: Theme.secondary
        color: Theme.muted
    }
    Row {
        spacing: shelf.step - shelf.edge
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: shelf.shown

            UnitPicture {
                required property int index
                readonly property var entry: shelf.counters[index] ?? ({ counter: -1, faded: false })

                source: shelf.play
                counter: entry.counter
                opacity: entry.faded ? 0.35 : 1
                width: shelf.edge
                height: shelf.edge
            }
        }
        Text {
            visible: shelf.shown < shelf.counters.length
            height: shelf.edge
            verticalAlignment: Text.AlignVCenter
            //: So many more counters lie in a box; %1 = a number
            //% "+%1"
            text: qsTrId("app.play.more_counters").arg(shelf.counters.length - shelf.shown)
            font: Theme.strong
            color: Theme.ink2
        }
    }
    HoverHandler {
        id: pointing
    }
    Tip {
        text: shelf.spoken
        shown: pointing.hovered
    }
}
