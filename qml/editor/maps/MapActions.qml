// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done on the map's page: the tools by their keys, the brush, the selection.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Esagono

Item {
    id: actions

    required property MapBench bench
    required property Board board
    required property bool free
    signal pictureWanted()
    signal terrainWanted(string id) // empty: a new one
    signal sidesWanted()
    readonly property var tools: [
        { id: "select", keys: ["V"], text: qsTrId("app.editor.tool.select") },
        { id: "pan", keys: [], text: qsTrId("app.editor.tool.pan") },
        { id: "brush", keys: ["B"], text: qsTrId("app.editor.tool.brush") },
        { id: "fill", keys: ["G"], text: qsTrId("app.editor.tool.fill") },
        { id: "line", keys: [], text: qsTrId("app.editor.tool.line") },
        { id: "rectangle", keys: [], text: qsTrId("app.editor.tool.rectangle") },
        { id: "hexside", keys: ["E"], text: qsTrId("app.editor.tool.hexside") },
        { id: "road", keys: ["R"], text: qsTrId("app.editor.tool.road") },
        { id: "rail", keys: ["T"], text: qsTrId("app.editor.tool.rail") },
        { id: "label", keys: ["L"], text: qsTrId("app.editor.tool.label") },
        { id: "objective", keys: ["O"], text: qsTrId("app.editor.tool.objective") },
        { id: "area", keys: ["A"], text: qsTrId("app.editor.tool.area") },
        { id: "measure", keys: ["M"], text: qsTrId("app.editor.tool.measure") },
        { id: "scan", keys: ["K"], text: qsTrId("app.editor.tool.scan") }
    ]

    Instantiator {
        model: actions.tools
        delegate: AppAction {
            required property var modelData

            actionId: "editor.map.tool." + modelData.id
            context: "editor.map"
            text: modelData.text
            keys: modelData.keys
            checkable: true
            checked: actions.bench.tool === modelData.id
            enabled: actions.free
            onTriggered: actions.bench.tool = modelData.id
        }
    }
    AppAction {
        actionId: "editor.map.scan"
        context: "editor.map"
        text: qsTrId("app.editor.scan.choose")
        enabled: actions.free
        onTriggered: actions.pictureWanted()
    }
    AppAction {
        actionId: "editor.map.scan.undo"
        context: "editor.map"
        text: qsTrId("app.editor.scan.undo")
        enabled: actions.free && actions.bench.tool === "scan" && actions.bench.scan.canUndo
        onTriggered: actions.bench.scan.undo()
    }
    AppAction {
        actionId: "editor.map.terrain"
        context: "editor.map"
        text: qsTrId("app.editor.look.new")
        enabled: actions.free
        onTriggered: actions.terrainWanted("")
    }
    AppAction {
        actionId: "editor.map.sides"
        context: "editor.map"
        text: qsTrId("app.editor.look.sides")
        enabled: actions.free
        onTriggered: actions.sidesWanted()
    }
    AppAction {
        actionId: "editor.map.reconstructed"
        context: "editor.map"
        checkable: true
        checked: actions.bench.showsReconstructed
        //% "Show what is still &reconstructed"
        text: qsTrId("app.editor.action.reconstructed")
        enabled: actions.free
        onTriggered: actions.bench.showsReconstructed = !actions.bench.showsReconstructed
    }
    AppAction {
        actionId: "editor.map.copy"
        category: "edit"
        context: "editor.map"
        keys: ["Ctrl+C"]
        //% "&Copy the hexes"
        text: qsTrId("app.editor.action.copy")
        enabled: actions.free && actions.bench.selectedCount > 0
        onTriggered: actions.bench.copy()
    }
    AppAction {
        actionId: "editor.map.paste"
        category: "edit"
        context: "editor.map"
        keys: ["Ctrl+V"]
        //% "&Paste the hexes"
        text: qsTrId("app.editor.action.paste")
        enabled: actions.free && actions.bench.canPaste
        onTriggered: actions.bench.paste()
    }
    AppAction {
        actionId: "editor.map.turn"
        category: "edit"
        context: "editor.map"
        keys: ["Ctrl+R"]
        //% "&Turn the hexes"
        text: qsTrId("app.editor.action.turn")
        enabled: actions.free && actions.bench.selectedCount > 1
        onTriggered: actions.bench.turn(1)
    }
    AppAction {
        actionId: "editor.map.mirror"
        category: "edit"
        context: "editor.map"
        //% "&Mirror the hexes"
        text: qsTrId("app.editor.action.mirror")
        enabled: actions.free && actions.bench.selectedCount > 1
        onTriggered: actions.bench.mirror()
    }
    AppAction {
        actionId: "editor.map.replace"
        category: "edit"
        context: "editor.map"
        //% "Replace this terrain &everywhere by the brush’s"
        text: qsTrId("app.editor.action.replace")
        enabled: actions.free && actions.bench.selectedCount > 0
        onTriggered: actions.bench.replaceEverywhere()
    }
}
