// SPDX-License-Identifier: GPL-3.0-or-later
// How the game went, in figures: what was lost and held, who was lucky, which throws mattered most.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Flickable {
    id: page

    required property ReplayTable replay

    objectName: "figuresPage"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentHeight: column.height + 2 * Theme.padding
    T.ScrollBar.vertical: ScrollRail { }

    Column {
        id: column
        x: Theme.padding
        y: Theme.padding
        width: page.width - 2 * Theme.padding
        spacing: Theme.between

        Paragraph {
            visible: !page.replay.figures.counted
            width: parent.width
            //% "Figures reveal everything: they are shown only in the view “Everything”."
            text: page.replay.viewer >= 0 ? qsTrId("app.replay.figures_hidden")
                  //% "Counting…"
                  : qsTrId("app.replay.counting")
        }
        Repeater { // how things stand
            model: page.replay.figures.standing

            Item {
                id: line
                required property var modelData

                width: column.width
                height: Theme.px(22)

                Text {
                    property bool mayBeCut: true
                    text: line.modelData.label
                    font: Theme.secondary
                    color: Theme.ink2
                    width: parent.width - figures.width
                    elide: Text.ElideRight
                    anchors.verticalCenter: parent.verticalCenter
                }
                Row {
                    id: figures
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    Repeater {
                        model: line.modelData.values

                        Text {
                            required property int index
                            required property int modelData

                            text: modelData
                            width: Theme.px(44)
                            horizontalAlignment: Text.AlignRight
                            font: Theme.secondaryStrong
                            color: lost.tint(index)
                        }
                    }
                }
            }
        }
        ChartBox {
            id: lost
            width: parent.width
            replay: page.replay
            figure: "lost"
            //% "Steps lost"
            title: qsTrId("app.replay.figure.lost")
        }
        ChartBox {
            width: parent.width
            replay: page.replay
            figure: "points"
            title: qsTrId("app.replay.figure.points")
        }
        ChartBox {
            width: parent.width
            replay: page.replay
            figure: "hexes"
            title: qsTrId("app.replay.figure.hexes")
        }
        GroupLabel {
            visible: page.replay.figures.turningPoints.length > 0
            //% "Turning points"
            text: qsTrId("app.replay.turning_points")
        }
        Repeater {
            model: page.replay.figures.turningPoints

            ListRow {
                required property int index
                required property var modelData

                objectName: "turningPoint_" + index
                width: column.width
                glyph: "star"
                text: modelData.number + " · " + modelData.text + (modelData.hex === "" ? "" : " · " + modelData.hex)
                note: modelData.luck + " " + (page.replay.sides[modelData.side] ? page.replay.sides[modelData.side].name : "")
                focusPolicy: Qt.TabFocus
                onClicked: page.replay.winder.seek(modelData.moment)
            }
        }
        GroupLabel {
            visible: page.replay.figures.diceCounts.length > 0
            //% "Dice rolled in combat so far"
            text: qsTrId("app.replay.dice_so_far")
        }
        Row {
            id: histogram

            readonly property var counts: page.replay.figures.diceCounts
            readonly property real most: counts.reduce((most, each) => Math.max(most, each.count, each.expected), 1)

            visible: page.replay.figures.diceCounts.length > 0
            width: parent.width
            height: Theme.px(84)

            Repeater {
                model: page.replay.figures.diceCounts

                Item {
                    id: face
                    required property var modelData
                    readonly property real room: height - Theme.px(34)

                    width: histogram.width / 6
                    height: histogram.height

                    Text {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: bar.top
                        text: face.modelData.count
                        font: Theme.small
                        color: Theme.ink2
                    }
                    Rectangle {
                        id: bar
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: parent.width * 0.6
                        height: face.room * face.modelData.count / histogram.most
                        y: Theme.px(16) + face.room - height
                        color: Theme.line2
                    }
                    Rectangle { // what could be expected
                        width: parent.width * 0.8
                        height: Theme.px(2)
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(16) + face.room * (1 - face.modelData.expected / histogram.most)
                        color: Theme.red
                    }
                    Text {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        text: face.modelData.face
                        font: Theme.secondaryStrong
                        color: Theme.ink
                    }
                }
            }
        }
    }
}
