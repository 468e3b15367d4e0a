// SPDX-License-Identifier: GPL-3.0-or-later
// What the history laid over the map consists of: trails of the last moves, where most happened, where the front ran.
import QtQuick
import Esagono

Sheet {
    id: sheet

    required property FilmHistory history
    property real room: 600 // how wide it may be
    readonly property var lengths: [0, 5, 10, 20, 50]

    //% "None"
    readonly property string none: qsTrId("app.replay.history.none")

    objectName: "historySheet"
    implicitWidth: flow.width + Theme.px(20)
    implicitHeight: flow.height + Theme.px(12)
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTrId("app.replay.layer.history")

    Shield { }
    Flow {
        id: flow
        x: Theme.px(10)
        y: Theme.px(6)
        width: Math.min(sheet.room - Theme.px(20), trails.width + heat.width + fronts.width + 2 * spacing)
        spacing: Theme.px(14)

        Row {
            id: trails
            spacing: Theme.px(6)

            Text {
                //: How many of the last moves are drawn
                //% "Last moves"
                text: qsTrId("app.replay.history.trails")
                font: Theme.secondary
                color: Theme.muted
                anchors.verticalCenter: parent.verticalCenter
            }
            SegmentedControl {
                objectName: "trailLength"
                takesKeyboard: false
                label: qsTrId("app.replay.history.trails")
                segments: sheet.lengths.map(length => length === 0 ? sheet.none : String(length))
                currentIndex: sheet.lengths.indexOf(sheet.history.trails)
                onActivated: index => sheet.history.trails = sheet.lengths[index]
            }
        }
        Row {
            id: heat
            spacing: Theme.px(6)

            Text {
                //: Hexes are tinted: the more happened there, the redder
                //% "Heat"
                text: qsTrId("app.replay.history.heat")
                font: Theme.secondary
                color: Theme.muted
                anchors.verticalCenter: parent.verticalCenter
            }
            SegmentedControl {
                objectName: "heatKind"
                takesKeyboard: false
                label: qsTrId("app.replay.history.heat")
                segments: [
                    sheet.none,
                    //% "Combat"
                    qsTrId("app.replay.history.heat_combat"),
                    //% "Movement"
                    qsTrId("app.replay.history.heat_movement"),
                    //% "Both"
                    qsTrId("app.replay.history.heat_both")
                ]
                currentIndex: sheet.history.heat
                onActivated: index => sheet.history.heat = index
            }
        }
        CheckField {
            id: fronts
            objectName: "oldFronts"
            //% "Front line"
            text: qsTrId("app.replay.history.fronts")
            font: Theme.secondary
            focusPolicy: Qt.TabFocus
            checked: sheet.history.fronts
            onToggled: sheet.history.fronts = checked
        }
    }
}
