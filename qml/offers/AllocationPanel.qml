// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a number out over units: losses over those who can take them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Column {
    id: panel

    required property PlayTable play
    readonly property int remaining: play.hand.openLeast - play.hand.openChosen

    objectName: "allocationPanel"
    spacing: Theme.px(6)

    Repeater {
        model: panel.play.hand.choices

        Rectangle {
            id: line

            required property int index
            required property string label
            required property int counter
            required property int hex
            required property int amount
            required property int capacity

            width: panel.width
            implicitHeight: Theme.px(46)
            radius: Theme.radiusField
            color: amount > 0 ? Theme.redGround : Theme.raise
            border.color: amount > 0 ? Theme.red : Theme.edge

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.between
                anchors.rightMargin: Theme.between
                spacing: Theme.between

                UnitPicture {
                    visible: line.counter >= 0
                    source: panel.play
                    counter: line.counter
                    Layout.preferredWidth: Theme.px(34)
                    Layout.preferredHeight: Theme.px(34)
                }
                ColumnLayout {
                    spacing: 0
                    Layout.fillWidth: true

                    Text {
                        text: line.label
                        textFormat: Text.PlainText
                        font: Theme.secondaryStrong
                        color: Theme.ink
                        elide: Text.ElideRight
                        Layout.fillWidth: true
                    }
                    Text {
                        //: How much a unit can take of what is shared out; %n = a number
                        //% "can take %n"
                        text: qsTrId("app.play.can_take", line.capacity)
                        font: Theme.small
                        color: Theme.muted
                    }
                }
                NumberEntry {
                    objectName: "amount_" + line.index
                    label: line.label
                    Layout.preferredWidth: Theme.px(96)
                    from: 0
                    to: Math.min(line.capacity, line.amount + Math.max(0, panel.remaining))
                    value: line.amount
                    onValueModified: {
                        const wanted = value
                        value = Qt.binding(() => line.amount)
                        panel.play.hand.setAmount(line.index, wanted)
                    }
                }
            }
        }
    }
}
