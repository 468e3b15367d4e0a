// SPDX-License-Identifier: GPL-3.0-or-later
// The table a roll was read on, with its row and column crossed.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: grid

    required property var table // {title, columns, rows: {label, cells}, row, column}
    property string rule: ""
    property string ruleTitle: ""
    readonly property var columns: table && table.columns ? table.columns : []
    readonly property var rows: table && table.rows ? table.rows : []
    readonly property bool headed: columns.some(word => word !== "")
    readonly property int cellWidth: {
        let longest = 3
        for (const row of rows)
            for (const cell of row.cells)
                longest = Math.max(longest, cell.length)
        return Math.max(Theme.px(columns.length > 8 ? 36 : 44), Math.min(Theme.px(150), Theme.px(14) + longest * Theme.px(6.5)))
    }
    readonly property int leadWidth: {
        let longest = 2
        for (const row of rows)
            longest = Math.max(longest, row.label.length)
        return Math.min(Theme.px(110), Theme.px(16) + longest * Theme.px(7))
    }
    signal ruleRequested(string rule)

    spacing: 0
    rightPadding: Theme.px(8)
    Accessible.role: Accessible.Table
    Accessible.name: table && table.title ? table.title : ""

    component Cell: Rectangle {
        property alias text: word.text
        property bool strong: false
        property bool crossed: false

        height: Theme.px(18)
        color: "transparent"

        Text {
            id: word
            anchors.centerIn: parent
            font: parent.strong ? Theme.chip : Theme.small
            color: parent.crossed ? Theme.actionInk : Theme.ink
        }
    }

    Row {
        visible: grid.headed

        Cell {
            width: grid.leadWidth
        }
        Repeater {
            model: grid.columns

            Cell {
                required property string modelData
                required property int index
                width: grid.cellWidth
                text: modelData
                strong: index === grid.table.column
                color: strong ? Theme.goldGround : "transparent"
            }
        }
    }
    Repeater {
        model: grid.rows

        Row {
            id: line

            required property var modelData
            required property int index
            readonly property bool read: index === grid.table.row

            Cell {
                width: grid.leadWidth
                text: line.modelData.label
                strong: line.read
                color: line.read ? Theme.goldGround : "transparent"
            }
            Repeater {
                model: line.modelData.cells

                Cell {
                    required property string modelData
                    required property int index
                    readonly property bool inColumn: index === grid.table.column

                    width: grid.cellWidth
                    text: modelData
                    strong: line.read
                    crossed: line.read && inColumn
                    color: crossed ? Theme.action : line.read || inColumn ? Theme.goldGround : "transparent"
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
