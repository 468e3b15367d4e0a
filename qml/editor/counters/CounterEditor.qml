// SPDX-License-Identifier: GPL-3.0-or-later
// The counters: list, form, picture.
// What the bench tells is a plain map, and parts of this are shown elsewhere.
// qmllint disable unqualified type compiler
import QtQuick
import QtQuick.Layouts
import Esagono

EditorPane {
    id: editor

    readonly property CounterBench bench: workbench.counters
    tools: EditorTools {
        id: tools

        EditorTool {
            objectName: "counterAdd"
            glyph: "plus"
            //% "New"
            label: qsTrId("app.editor.counter.new")
            wide: tools.wide
            onClicked: editor.bench.add()
        }
        EditorTool {
            objectName: "counterDuplicate"
            glyph: "copy"
            //% "Duplicate"
            label: qsTrId("app.editor.counter.duplicate")
            wide: tools.wide
            enabled: editor.bench.counter >= 0
            onClicked: editor.bench.duplicate()
        }
        EditorTool {
            objectName: "counterRemove"
            glyph: "trash"
            //% "Remove"
            label: qsTrId("app.editor.counter.remove")
            wide: false
            enabled: editor.bench.counter >= 0
            onClicked: editor.bench.remove()
        }
        EditorTool {
            objectName: "counterExport"
            glyph: "export"
            label: Theme.bare(qsTrId("app.action.counter_export"))
            wide: false
            onClicked: files.ask("export")
        }
        EditorTool {
            objectName: "counterImport"
            glyph: "import"
            label: Theme.bare(qsTrId("app.action.counter_import"))
            wide: false
            onClicked: files.ask("import")
        }
    }

    objectName: "counterEditor"
    Accessible.name: qsTrId("app.editor.counters")

    CounterActions {
        bench: editor.bench
        free: editor.visible && editor.workbench.open
        onSearchRequested: pane.search()
        onFileRequested: task => files.ask(task)
    }
    Loader {
        id: files
        property string what

        function ask(task: string): void {
            what = task
            setSource("")
            setSource("CounterFileDialog.qml", { what: task })
        }

        Connections {
            target: files.item
            ignoreUnknownSignals: true
            function onChosen(file: url): void {
                const path = editor.shell.savedGames.pathOf(file)
                if (files.what === "import")
                    editor.bench.importCsv(path)
                else
                    editor.bench.exportCsv(path)
            }
        }
    }
    RowLayout {
        anchors.top: parent.top
        anchors.bottom: status.top
        width: parent.width
        spacing: 0

        CounterListPane {
            id: pane
            bench: editor.bench
            focus: true
            Layout.preferredWidth: Theme.px(266)
            Layout.fillHeight: true
        }
        Separator {
            Layout.fillHeight: true
        }
        CounterForm {
            objectName: "counterForm"
            bench: editor.bench
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        Separator {
            Layout.fillHeight: true
        }
        CounterPreview {
            objectName: "counterPreview"
            visible: editor.width >= Theme.px(1040)
            bench: editor.bench
            Layout.preferredWidth: Theme.px(312)
            Layout.fillHeight: true
        }
    }
    EditorStatus {
        id: status
        width: parent.width
        anchors.bottom: parent.bottom
        //: %1 = number of the counter shown, %2 = how many there are, %3 = how many have reconstructed values
        //% "Counter %1 of %2 · %3 with reconstructed values"
        text: editor.bench.counter < 0 ? "" : qsTrId("app.editor.counter.status").arg(editor.bench.counter + 1)
                                              .arg(editor.bench.list.counts.all).arg(editor.bench.list.counts.reconstructed)
        //: What the keys beside it do
        //% "previous, next counter"
        hint: qsTrId("app.editor.counter.keys")
        keys: ["Alt ↑", "Alt ↓"]
    }
}
