// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with counters.
import QtQuick
import Esagono

Item {
    id: actions

    required property CounterBench bench
    required property bool free
    readonly property bool some: free && bench.counter >= 0
    signal searchRequested()
    signal fileRequested(string task)

    AppAction {
        actionId: "counter.previous"
        keys: ["Alt+Up"]
        context: "editor.counters"
        //% "Previous counter"
        text: qsTrId("app.action.counter_previous")
        enabled: actions.some
        onTriggered: actions.bench.step(-1)
    }
    AppAction {
        actionId: "counter.next"
        keys: ["Alt+Down"]
        context: "editor.counters"
        //% "Next counter"
        text: qsTrId("app.action.counter_next")
        enabled: actions.some
        onTriggered: actions.bench.step(1)
    }
    AppAction {
        actionId: "counter.find"
        keys: ["Ctrl+F"]
        context: "editor.counters"
        glyph: "search"
        //% "Find a counter"
        text: qsTrId("app.action.counter_find")
        enabled: actions.free
        onTriggered: actions.searchRequested()
    }
    AppAction {
        actionId: "counter.add"
        category: "edit"
        separated: true
        context: "editor.counters"
        glyph: "plus"
        //% "New counter"
        text: qsTrId("app.action.counter_add")
        enabled: actions.free
        onTriggered: actions.bench.add()
    }
    AppAction {
        actionId: "counter.duplicate"
        category: "edit"
        context: "editor.counters"
        glyph: "copy"
        //% "Duplicate the counter"
        text: qsTrId("app.action.counter_duplicate")
        enabled: actions.some
        onTriggered: actions.bench.duplicate()
    }
    AppAction {
        actionId: "counter.remove"
        category: "edit"
        context: "editor.counters"
        glyph: "trash"
        //% "Remove the counter"
        text: qsTrId("app.action.counter_remove")
        enabled: actions.some
        onTriggered: actions.bench.remove()
    }
    AppAction {
        actionId: "counter.export"
        category: "file"
        separated: true
        context: "editor.counters"
        glyph: "export"
        //% "Counters to a spreadsheet (CSV)…"
        text: qsTrId("app.action.counter_export")
        enabled: actions.free
        onTriggered: actions.fileRequested("export")
    }
    AppAction {
        actionId: "counter.import"
        category: "file"
        context: "editor.counters"
        glyph: "import"
        //% "Counters from a spreadsheet (CSV)…"
        text: qsTrId("app.action.counter_import")
        enabled: actions.free
        onTriggered: actions.fileRequested("import")
    }
}
