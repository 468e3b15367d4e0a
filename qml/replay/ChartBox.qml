// SPDX-License-Identifier: GPL-3.0-or-later
// A figure over the time of the game, with what it is now; a click goes to that time.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: box

    required property ReplayTable replay
    property alias figure: chart.figure
    property string title
    property real chartHeight: Theme.px(64)
    readonly property bool isLuck: figure === "luck"
    readonly property var sides: replay.sides

    function tint(side: int): color {
        const colour = box.sides[side] ? box.sides[side].colour : Theme.ink
        return Theme.dark ? Qt.lighter(colour, 1.6) : colour
    }

    implicitHeight: Theme.px(22) + chartHeight + Theme.px(10)
    visible: replay.figures.counted
    Accessible.role: Accessible.Chart
    Accessible.name: title

    GroupLabel {
        text: box.title
        y: Theme.px(6)
    }
    Row {
        anchors.right: parent.right
        y: Theme.px(4)
        spacing: Theme.px(10)

        Repeater {
            model: chart.values

            Row {
                id: legend
                required property int index
                required property real modelData
                readonly property int side: box.isLuck && modelData < 0 ? 1 : index

                spacing: Theme.px(5)

                Row {
                    visible: !box.isLuck
                    spacing: Theme.px(2)
                    anchors.verticalCenter: parent.verticalCenter

                    Repeater {
                        model: legend.side === 0 ? 1 : 3

                        Rectangle {
                            width: Theme.px(legend.side === 0 ? 16 : 4)
                            height: Theme.px(2)
                            color: box.tint(legend.side)
                        }
                    }
                }
                Text {
                    //: The luckier side and by how many steps: %1 = side, %2 = steps
                    //% "%1 +%2"
                    text: box.isLuck ? qsTrId("app.replay.luck_now").arg(box.sides[legend.side] ? box.sides[legend.side].name : "")
                                                                    .arg(Math.abs(legend.modelData).toFixed(1))
                                     : Math.round(legend.modelData)
                    font: Theme.secondaryStrong
                    color: box.tint(legend.side)
                }
            }
        }
    }
    FilmChart {
        id: chart
        y: Theme.px(24)
        width: parent.width
        height: box.chartHeight
        source: box.replay
        ink: Theme.ink
        line: Theme.line
        dark: Theme.dark
        unit: Theme.scale

        Rectangle {
            x: Math.round(chart.head)
            width: Theme.px(1.5)
            height: parent.height
            color: Theme.red
        }
        MouseArea {
            anchors.fill: parent
            onPressed: mouse => box.replay.winder.scrub(chart.momentAt(mouse.x))
            onPositionChanged: mouse => box.replay.winder.scrub(chart.momentAt(mouse.x))
        }
    }
}
