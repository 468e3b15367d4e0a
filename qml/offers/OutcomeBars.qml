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
    /// One width for all labels, so that the bars begin in a line.
    readonly property real labelWidth: {
        let widest = 0
        for (const prospect of prospects)
            widest = Math.max(widest, letters.advanceWidth(prospect.text.replace(/<[^>]*>/g, "")))
        // longer ones take two lines
        return Math.min(Math.ceil(widest) + 1, width * 0.46)
    }
    readonly property var colours: [Theme.redSide, Theme.gold, Theme.blueSide, Theme.green, Theme.muted]

    objectName: "outcomes"
    spacing: Theme.px(6)
    Accessible.role: Accessible.Chart
    Accessible.name: summary

    FontMetrics {
        id: letters
        font: Theme.secondaryStrong
    }
    GroupLabel {
        //% "Exact chances"
        text: qsTrId("app.play.outcome")
        width: bars.width
    }
    Repeater {
        model: bars.prospects.length // not the list: bars stay while chances change

        Item {
            id: line

            required property int index
            readonly property var prospect: bars.prospects[index] ?? ({ text: "", chance: "", percent: "", share: 0 })

            width: bars.width
            implicitHeight: Math.max(Theme.px(17), result.height)

            Text {
                id: result
                width: bars.labelWidth
                text: line.prospect.text
                textFormat: Text.PlainText
                font: Theme.secondaryStrong
                color: Theme.ink
                wrapMode: Text.WordWrap
                anchors.verticalCenter: parent.verticalCenter
            }
            Rectangle {
                readonly property real most: chance.x - x

                x: bars.labelWidth + Theme.between
                width: Math.max(Theme.px(2), most * line.prospect.share)
                height: Theme.px(17)
                radius: 1
                color: bars.colours[line.index % bars.colours.length]
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                id: chance
                x: percent.x - width
                width: Theme.px(40)
                text: line.prospect.chance
                font: Theme.secondaryStrong
                color: Theme.ink
                horizontalAlignment: Text.AlignRight
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                id: percent
                x: parent.width - width
                width: Theme.px(46)
                text: line.prospect.percent
                font: Theme.secondary
                color: Theme.muted
                horizontalAlignment: Text.AlignRight
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
