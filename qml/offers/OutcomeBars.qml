// SPDX-License-Identifier: GPL-3.0-or-later
// The exact chance of every result as bars.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Column {
    id: bars

    required property var prospects // {text, chance, percent, share}
    property string summary: ""
    readonly property var colours: [Theme.redSide, Theme.gold, Theme.blueSide, Theme.green, Theme.muted]

    objectName: "outcomes"
    spacing: Theme.px(6)
    Accessible.role: Accessible.Chart
    Accessible.name: summary

    GroupLabel {
        //% "Outcome, exact"
        text: qsTrId("app.play.outcome")
        width: bars.width
    }
    Repeater {
        model: bars.prospects

        RowLayout {
            id: line

            required property var modelData
            required property int index

            width: bars.width
            spacing: Theme.between

            Text {
                text: line.modelData.text
                textFormat: Text.StyledText
                font: Theme.secondaryStrong
                color: Theme.ink
                wrapMode: Text.Wrap
                Layout.preferredWidth: bars.width * 0.4
            }
            Item {
                implicitHeight: Theme.px(17)
                Layout.fillWidth: true

                Rectangle {
                    width: Math.max(Theme.px(2), parent.width * line.modelData.share)
                    height: parent.height
                    radius: 1
                    color: bars.colours[line.index % bars.colours.length]
                }
            }
            Text {
                text: line.modelData.chance
                font: Theme.secondaryStrong
                color: Theme.ink
                horizontalAlignment: Text.AlignRight
                Layout.preferredWidth: Theme.px(38)
            }
            Text {
                text: line.modelData.percent
                font: Theme.secondary
                color: Theme.muted
                horizontalAlignment: Text.AlignRight
                Layout.preferredWidth: Theme.px(44)
            }
        }
    }
}
