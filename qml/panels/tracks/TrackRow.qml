// SPDX-License-Identifier: GPL-3.0-or-later
// A track of cells: the current one is filled, what matters has a red outline, what lies in a cell shows as a mark.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Row {
    id: row

    required property var cells
    required property PlayTable play
    property bool dense: false

    spacing: Theme.px(4)
    topPadding: Theme.px(2)

    Repeater {
        model: row.cells.length // not the list: cells stay while what lies in them changes

        Rectangle {
            id: cell

            required property int index
            readonly property var content: row.cells[index] ?? ({ label: "", current: false, threshold: false })
            readonly property var waiting: content.counters ?? []
            readonly property var markers: content.markers ?? []
            readonly property bool current: content.current
            readonly property bool night: !current && content.shade === "night"
            readonly property bool tall: !row.dense && content.sublabel !== undefined && content.sublabel !== ""

            width: Math.max(Theme.px(28), label.implicitWidth + Theme.px(12), tall ? below.implicitWidth + Theme.px(10) : 0)
            height: Theme.px(39)
            radius: Theme.radiusField
            color: current ? Theme.action : night ? Theme.ink2 : content.shade === "dark" ? Theme.line : Theme.raise
            border.color: current ? Theme.actionEdge : content.threshold ? Theme.red : Theme.line2
            border.width: content.threshold && !current ? 2 : 1

            Text {
                id: label
                anchors.horizontalCenter: parent.horizontalCenter
                y: cell.tall ? Theme.px(4) : (parent.height - height) / 2
                text: cell.content.label
                font: Theme.strong
                color: cell.current ? Theme.actionInk : cell.night ? Theme.panel : Theme.ink
            }
            Text {
                id: below
                visible: cell.tall
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(21)
                text: cell.content.sublabel ?? ""
                font: Theme.small
                color: cell.current ? Theme.actionInk : cell.night ? Theme.panel : cell.content.shade === "dark" ? Theme.ink2 : Theme.muted
            }
            Row { // at the corner, where it hides neither figure
                anchors.right: parent.right
                anchors.rightMargin: -Theme.px(3)
                y: -Theme.px(4)
                z: 1
                spacing: 1

                Rectangle {
                    visible: cell.waiting.length > 0
                    width: Math.max(height, waitingCount.implicitWidth + Theme.px(6))
                    height: Theme.px(14)
                    radius: height / 2
                    color: Theme.ink

                    Text {
                        id: waitingCount
                        anchors.centerIn: parent
                        text: cell.waiting.length
                        font: Theme.chip
                        color: Theme.panel
                    }
                }

                Repeater {
                    model: cell.markers

                    TrackPicture {
                        required property var modelData
                        source: row.play
                        symbol: modelData.symbol
                        width: Theme.px(15)
                        height: width
                    }
                }
            }
            HoverHandler {
                id: pointing
            }
            Tip {
                text: cell.markers.concat(cell.waiting).map(thing => thing.name).join(", ")
                shown: pointing.hovered
            }
        }
    }
}
