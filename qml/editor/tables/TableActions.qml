// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with tables.
// What the bench tells is a plain map.
// qmllint disable type compiler
import QtQuick
import Esagono

Item {
    id: actions

    required property TableBench bench
    required property bool free

    AppAction {
        actionId: "table.previous"
        keys: ["Alt+Up"]
        context: "editor.tables"
        //% "Previous table"
        text: qsTrId("app.action.table_previous")
        enabled: actions.free && actions.bench.chart > 0
        onTriggered: actions.bench.chart -= 1
    }
    AppAction {
        actionId: "table.next"
        keys: ["Alt+Down"]
        context: "editor.tables"
        //% "Next table"
        text: qsTrId("app.action.table_next")
        enabled: actions.free && actions.bench.chart + 1 < actions.bench.charts.length
        onTriggered: actions.bench.chart += 1
    }
    AppAction {
        actionId: "table.insertRow"
        category: "edit"
        separated: true
        context: "editor.tables"
        glyph: "plus"
        //% "New row below"
        text: qsTrId("app.action.table_insert_row")
        enabled: actions.free
        onTriggered: actions.bench.insertRow()
    }
    AppAction {
        actionId: "table.insertColumn"
        category: "edit"
        context: "editor.tables"
        glyph: "plus"
        //% "New column to the right"
        text: qsTrId("app.action.table_insert_column")
        enabled: actions.free && actions.bench.head.banded === false
        onTriggered: actions.bench.insertColumn()
    }
    AppAction {
        actionId: "table.removeRow"
        category: "edit"
        context: "editor.tables"
        glyph: "trash"
        //% "Remove the row"
        text: qsTrId("app.action.table_remove_row")
        enabled: actions.free
        onTriggered: actions.bench.removeRow()
    }
    AppAction {
        actionId: "table.removeColumn"
        category: "edit"
        context: "editor.tables"
        glyph: "trash"
        //% "Remove the column"
        text: qsTrId("app.action.table_remove_column")
        enabled: actions.free && actions.bench.head.banded === false
        onTriggered: actions.bench.removeColumn()
    }
    AppAction {
        actionId: "table.paste"
        category: "edit"
        context: "editor.tables"
        glyph: "copy"
        //% "Paste cells from a spreadsheet"
        text: qsTrId("app.action.table_paste")
        enabled: actions.free
        onTriggered: actions.bench.paste()
    }
}
