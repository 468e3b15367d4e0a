// SPDX-License-Identifier: GPL-3.0-or-later
// Columns side by side, one series per side: the first plain, the second hatched; a line shows what was to be expected.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: chart

    required property string title
    required property var sides  // {name, colour, mark}
    required property var labels
    required property var series // lists of numbers, one per side
    property var expected: []
    readonly property real highest: {
        let highest = 1
        for (const list of series)
            for (const value of list)
                highest = Math.max(highest, value)
        for (const value of expected)
            highest = Math.max(highest, value)
        return highest
    }
    readonly property real step: labels.length > 0 ? plot.width / labels.length : 0

    function tint(at: int): color {
        const side = sides[at]
        return !side ? Theme.muted : Theme.dark ? Qt.lighter(side.colour, 1.45) : side.colour
    }

    implicitHeight: Theme.px(188)
    Accessible.role: Accessible.Chart
    Accessible.name: title

    GroupLabel {
        id: caption
        width: parent.width
        text: chart.title
        wrapMode: Text.WordWrap
        maximumLineCount: 2
    }
    Row {
        id: legend
        y: Theme.px(20)
        visible: chart.series.length > 1
        spacing: Theme.padding

        Repeater {
            model: chart.sides

            Row {
                required property var modelData
                spacing: Theme.px(5)

                SideMark {
                    mark: parent.modelData.mark
                    tint: parent.modelData.colour
                    width: Theme.px(9)
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                }
                Text {
                    text: parent.modelData.name
                    font: Theme.small
                    color: Theme.ink2
                }
            }
        }
    }
    Item {
        id: plot
        y: Theme.px(54)
        width: parent.width
        height: parent.height - y - Theme.px(18)

        Separator {
            y: parent.height
            width: parent.width
            color: Theme.line2
        }
        Repeater {
            model: chart.expected

            Rectangle {
                required property int index
                required property real modelData
                x: chart.step * index + chart.step * 0.1
                y: plot.height - plot.height * modelData / chart.highest
                width: chart.step * 0.8
                height: Theme.px(2)
                color: Theme.ink
                z: 1
            }
        }
        Repeater {
            model: chart.series.length

            Repeater {
                id: columns
                required property int index
                readonly property int at: index
                model: chart.series[at]

                ChartColumn {
                    required property int index
                    required property var modelData

                    value: modelData
                    hatched: columns.at === 1
                    colour: chart.tint(columns.at)
                    width: Math.max(3, Math.min(Theme.px(26), chart.step * 0.8 / chart.series.length))
                    height: plot.height * value / chart.highest
                    x: chart.step * (index + 0.5) + (columns.at - chart.series.length / 2) * width
                    y: plot.height - height
                }
            }
        }
    }
    Repeater {
        model: chart.labels

        Text {
            required property var modelData
            required property int index
            x: chart.step * (index + 0.5) - width / 2
            y: chart.height - height
            text: modelData
            font: Theme.small
            color: Theme.muted
        }
    }
}
