// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice cost attacker and defender on average, column by column.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: bars

    required property var columns // {label, attacker, defender, attackerText, defenderText, unread}
    required property real lead   // as far from the left as the table's first column
    required property real step   // as wide as its columns
    readonly property real highest: columns.reduce((most, each) => Math.max(most, each.attacker, each.defender), 1)

    implicitHeight: Theme.px(150)
    Accessible.role: Accessible.Chart
    Accessible.name: caption.text
    Accessible.description: columns.map(each => each.label + " " + each.attackerText + " " + each.defenderText).join(", ")

    GroupLabel {
        id: caption
        //: Heading above bars
        //% "Expected losses per column"
        text: qsTrId("app.editor.table.expected")
    }
    Row {
        anchors.right: parent.right
        spacing: Theme.padding

        Repeater {
            model: [
                //% "attacker"
                { words: qsTrId("app.editor.table.attacker"), colour: Theme.redSide },
                //% "defender"
                { words: qsTrId("app.editor.table.defender"), colour: Theme.blueSide }
            ]

            Row {
                required property var modelData
                spacing: Theme.px(5)

                Rectangle {
                    width: Theme.px(10)
                    height: width
                    color: parent.modelData.colour
                    anchors.verticalCenter: parent.verticalCenter
                }
                Text {
                    text: parent.modelData.words
                    font: Theme.secondary
                    color: Theme.ink2
                }
            }
        }
    }
    Item {
        id: plot
        x: bars.lead
        y: Theme.px(38)
        width: parent.width - bars.lead
        height: parent.height - y - Theme.px(20)

        Separator {
            y: parent.height
            width: Math.min(parent.width, bars.columns.length * bars.step)
            color: Theme.line2
        }
        Repeater {
            model: bars.columns

            Item {
                id: pair
                required property var modelData
                required property int index
                x: index * bars.step
                width: bars.step
                height: plot.height

                Repeater {
                    model: [
                        { value: pair.modelData.attacker, words: pair.modelData.attackerText, colour: Theme.redSide },
                        { value: pair.modelData.defender, words: pair.modelData.defenderText, colour: Theme.blueSide }
                    ]

                    Rectangle {
                        id: bar
                        required property var modelData
                        required property int index
                        width: Math.min(Theme.px(20), pair.width * 0.3)
                        height: Math.max(1, plot.height * modelData.value / bars.highest)
                        x: pair.width / 2 + (index === 0 ? -width - Theme.px(2) : Theme.px(2))
                        y: plot.height - height
                        color: modelData.colour

                        Text {
                            anchors.horizontalCenter: parent.horizontalCenter
                            anchors.bottom: parent.top
                            text: bar.modelData.words
                            font: Theme.small
                            color: Theme.ink2
                        }
                    }
                }
                Text {
                    y: plot.height + Theme.px(3)
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    //: Below a bar: codes that state no losses. %1 = how often, as a fraction
                    //% "other %1"
                    text: pair.modelData.unread === "" ? "—" : qsTrId("app.editor.table.unread").arg(pair.modelData.unread)
                    font: Theme.small
                    color: Theme.muted
                }
            }
        }
    }
}
