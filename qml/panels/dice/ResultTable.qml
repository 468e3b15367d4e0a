// SPDX-License-Identifier: GPL-3.0-or-later
// The table a roll was read on, with its column and its row crossed, or the row of each die.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: grid

    required property var table // {title, columns, rows: {label, cells, hits}, column}
    property string rule: ""
    property string ruleTitle: ""
    property real room: Infinity // how wide it may be
    readonly property var columns: table && table.columns ? table.columns : []
    readonly property var rows: table && table.rows ? table.rows : []
    readonly property bool headed: columns.some(word => word !== "")
    readonly property int cellWidth: {
        const most = (room - rightPadding - leadWidth) / Math.max(1, columns.length)
        return Math.min(wantedWidth, Math.max(Theme.px(36), most))
    }
    readonly property int wantedWidth: {
        let longest = 3
        for (const row of rows)
            for (const cell of row.cells)
                longest = Math.max(longest, cell.length)
        const most = Theme.px(columns.length === 1 ? 310 : 150) // a list has the room for sentences
        return Math.max(Theme.px(columns.length > 8 ? 36 : 44), Math.min(most, Theme.px(14) + longest * Theme.px(6.5)))
    }
    readonly property int leadWidth: {
        let longest = 2
        for (const row of rows)
            longest = Math.max(longest, row.label.length)
        return Math.min(Theme.px(110), Theme.px(16) + longest * Theme.px(7))
    }
    signal ruleRequested(string rule)

    /// As much of a word as a cell has room for.
    function fitted(word: string): string {
        const most = Math.floor((cellWidth - Theme.px(8)) / Theme.px(6.5))
        return word.length <= most ? word : word.slice(0, most - 1) + "…"
    }

    spacing: 0
    rightPadding: Theme.px(8)
    Accessible.role: Accessible.Table
    Accessible.name: table && table.title ? table.title : ""

    readonly property int cellHeight: Theme.px(18)
    readonly property int headHeight: headed ? cellHeight : 0
    readonly property var readRows: rows.map((row, at) => row.hits > 0 ? at : -1).filter(at => at >= 0)
    readonly property int readColumn: table && table.column !== undefined ? table.column : -1

    /// A word in a cell of its own.
    component Cell: Text {
        width: grid.cellWidth
        height: grid.cellHeight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font: Theme.small
        color: Theme.ink
    }
    /// What stands below each other, but for the rows that were read.
    component Words: Text {
        required property var cells

        text: cells.map((word, at) => grid.readRows.includes(at) ? "" : word).join("\n")
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        lineHeightMode: Text.FixedHeight
        lineHeight: grid.cellHeight
        font: Theme.small
        color: Theme.ink
    }

    Item {
        id: field
        width: grid.leadWidth + grid.columns.length * grid.cellWidth
        height: grid.headHeight + grid.rows.length * grid.cellHeight

        Rectangle {
            visible: grid.readColumn >= 0
            x: grid.leadWidth + grid.readColumn * grid.cellWidth
            width: grid.cellWidth
            height: parent.height
            color: Theme.goldGround
        }
        Repeater {
            model: grid.readRows

            Rectangle {
                required property int modelData
                y: grid.headHeight + modelData * grid.cellHeight
                width: field.width
                height: grid.cellHeight
                color: Theme.goldGround

                Rectangle {
                    visible: grid.readColumn >= 0
                    x: grid.leadWidth + grid.readColumn * grid.cellWidth
                    width: grid.cellWidth
                    height: grid.cellHeight
                    color: Theme.action
                }
            }
        }
        Row {
            visible: grid.headed
            x: grid.leadWidth

            Repeater {
                model: grid.headed ? grid.columns : []

                Cell {
                    required property string modelData
                    required property int index
                    text: modelData
                    font: index === grid.readColumn ? Theme.chip : Theme.small
                }
            }
        }
        Row {
            y: grid.headHeight

            Words {
                width: grid.leadWidth
                cells: grid.rows.map(row => row.label)
            }
            Repeater {
                model: grid.columns.length

                Words {
                    required property int index
                    width: grid.cellWidth
                    cells: grid.rows.map(row => grid.fitted(row.cells[index] ?? ""))
                }
            }
        }
        Repeater {
            model: grid.readRows

            Row {
                id: read

                required property int modelData
                y: grid.headHeight + modelData * grid.cellHeight

                Cell {
                    width: grid.leadWidth
                    text: grid.rows[read.modelData]?.label ?? ""
                    font: Theme.chip
                }
                Repeater {
                    model: grid.rows[read.modelData]?.cells ?? []

                    Cell {
                        required property string modelData
                        required property int index
                        text: grid.fitted(modelData)
                        font: Theme.chip
                        color: index === grid.readColumn ? Theme.actionInk : Theme.ink
                    }
                }
            }
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        spacing: Theme.px(6)
        topPadding: Theme.px(4)

        Text {
            text: grid.table && grid.table.title ? grid.table.title : ""
            font: Theme.small
            color: Theme.muted
            height: Theme.px(18)
            verticalAlignment: Text.AlignVCenter
        }
        RuleLink {
            rule: grid.rule
            title: grid.ruleTitle
            onOpened: rule => grid.ruleRequested(rule)
        }
    }
}
