// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as the package prints it, with the row and the column that were read last.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Card {
    id: chart

    required property var modelData // a table as of DiceCards, with id and legend
    readonly property var columns: modelData.columns
    readonly property var rows: modelData.rows
    readonly property var legend: modelData.legend
    readonly property bool headed: columns.some(word => word !== "")
    readonly property int readRow: modelData.row
    readonly property int readColumn: headed ? modelData.column : -1
    readonly property real room: width - 2 * Theme.padding
    readonly property real leadWidth: {
        let longest = letters.advanceWidth(modelData.rowTitle)
        for (const row of rows)
            longest = Math.max(longest, letters.advanceWidth(row.label))
        return Math.ceil(Math.min(room * (headed ? 0.3 : 0.45), longest + Theme.px(20)))
    }
    readonly property real cellWidth: {
        let longest = 0
        for (const word of columns.join(" ").split(" "))
            longest = Math.max(longest, letters.advanceWidth(word))
        for (const row of rows)
            for (const cell of row.cells)
                longest = Math.max(longest, letters.advanceWidth(cell))
        return Math.floor(Math.min((room - leadWidth) / Math.max(1, columns.length), longest + Theme.px(24)))
    }
    readonly property bool explained: rows.some(row => row.meaning !== "")
    readonly property real tableWidth: explained ? room : leadWidth + columns.length * cellWidth

    objectName: "ruleChart_" + modelData.id
    color: Theme.raise
    implicitHeight: body.implicitHeight + 2 * Theme.padding
    Accessible.role: Accessible.Table
    Accessible.name: modelData.title

    component Cell: Text {
        width: chart.cellWidth
        topPadding: Theme.px(4)
        bottomPadding: Theme.px(4)
        leftPadding: Theme.px(4)
        rightPadding: Theme.px(4)
        font: Theme.secondary
        color: Theme.ink
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        horizontalAlignment: chart.headed ? Text.AlignHCenter : Text.AlignLeft
    }

    FontMetrics {
        id: letters
        font: Theme.secondaryStrong
    }
    Column {
        id: body
        x: Theme.padding
        y: Theme.padding
        width: chart.room
        spacing: Theme.between

        TitleText {
            width: body.width
            text: chart.modelData.title
            font: Theme.cardTitle
            elide: Text.ElideNone
            wrapMode: Text.Wrap
        }
        Column {
            Text {
                visible: chart.headed && text !== ""
                x: chart.leadWidth
                width: chart.columns.length * chart.cellWidth
                text: chart.modelData.columnTitle
                font: Theme.small
                color: Theme.muted
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
            Row {
                visible: chart.headed || chart.modelData.rowTitle !== ""

                Cell {
                    width: chart.leadWidth
                    text: chart.modelData.rowTitle
                    font: Theme.small
                    color: Theme.muted
                    horizontalAlignment: Text.AlignLeft
                }
                Repeater {
                    model: chart.headed ? chart.columns : []

                    Cell {
                        required property string modelData
                        required property int index

                        text: modelData
                        font: Theme.secondaryStrong
                        color: index === chart.readColumn ? Theme.ink : Theme.ink2
                    }
                }
            }
            Repeater {
                model: chart.rows

                Rectangle {
                    id: line

                    required property int index
                    required property var modelData
                    readonly property bool read: index === chart.readRow

                    objectName: read ? "rowRead" : ""
                    width: chart.tableWidth
                    height: Math.max(Theme.px(24), words.implicitHeight)
                    color: read ? Theme.goldGround : "transparent"

                    Rectangle {
                        visible: chart.readColumn >= 0
                        x: chart.leadWidth + chart.readColumn * chart.cellWidth
                        width: chart.cellWidth
                        height: parent.height
                        color: line.read ? Theme.action : Theme.goldGround
                    }
                    Separator {
                        width: parent.width
                    }
                    Row {
                        id: words

                        Cell {
                            width: chart.leadWidth
                            text: line.modelData.label
                            font: line.read ? Theme.secondaryStrong : Theme.secondary
                            horizontalAlignment: Text.AlignLeft
                        }
                        Repeater {
                            model: line.modelData.cells

                            Cell {
                                required property string modelData
                                required property int index

                                text: modelData
                                font: line.read ? Theme.secondaryStrong : Theme.secondary
                                color: line.read && index === chart.readColumn ? Theme.actionInk : Theme.ink
                            }
                        }
                        Cell {
                            visible: chart.explained
                            width: chart.room - chart.leadWidth - chart.cellWidth
                            text: line.modelData.meaning
                            font: line.read ? Theme.secondaryStrong : Theme.secondary
                            color: Theme.ink2
                        }
                    }
                }
            }
        }
        Grid {
            id: meanings
            visible: chart.legend.length > 0
            columns: chart.room > Theme.px(520) && chart.legend.length > 3 ? 2 : 1
            columnSpacing: Theme.groups
            rowSpacing: Theme.px(2)

            Repeater {
                model: chart.legend

                Item {
                    id: entry

                    required property var modelData // {code, meaning}

                    width: Math.floor((chart.room - (meanings.columns - 1) * Theme.groups) / meanings.columns)
                    height: meaning.implicitHeight

                    Text {
                        text: entry.modelData.code
                        font: Theme.key
                        color: Theme.ink2
                        textFormat: Text.PlainText
                    }
                    Paragraph {
                        id: meaning
                        x: Theme.px(34)
                        width: parent.width - x
                        text: entry.modelData.meaning
                        font: Theme.secondary
                    }
                }
            }
        }
        Paragraph {
            visible: chart.readRow >= 0 || chart.readColumn >= 0
            width: body.width
            //% "Marked: where the table was read last in this game."
            text: qsTrId("app.rules.read_last")
            font: Theme.small
            color: Theme.muted
        }
    }
}
