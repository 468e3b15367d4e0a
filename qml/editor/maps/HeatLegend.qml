// SPDX-License-Identifier: GPL-3.0-or-later
// What the tints of the map mean, and what is known of the hex under the pointer.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Sheet {
    id: legend

    required property PlaytestBench bench

    objectName: "heatLegend"
    width: column.width + 2 * Theme.padding
    height: column.height + 2 * Theme.between

    Column {
        id: column
        anchors.centerIn: parent
        spacing: Theme.within

        Row {
            spacing: Theme.between

            Rectangle {
                width: Theme.px(18)
                height: Theme.px(12)
                radius: Theme.radiusChip
                color: legend.bench.neverColour
                opacity: 0.62
                border.color: Theme.edge
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                //: Of hexes: no counter came there
                //% "never"
                text: qsTrId("app.playtest.legend_never")
                font: Theme.secondary
                color: Theme.ink
            }
            Row {
                anchors.verticalCenter: parent.verticalCenter
                leftPadding: Theme.between

                Repeater {
                    model: legend.bench.colours

                    Rectangle {
                        required property color modelData

                        width: Theme.px(18)
                        height: Theme.px(12)
                        color: modelData
                    }
                }
            }
            Text {
                //: Of hexes: from a few games to all of them
                //% "seldom to in every game"
                text: qsTrId("app.playtest.legend_often")
                font: Theme.secondary
                color: Theme.ink
            }
        }
        Text {
            objectName: "playtestHex"
            visible: text !== ""
            text: legend.bench.hexWords
            font: Theme.secondaryStrong
            color: Theme.ink
        }
    }
}
