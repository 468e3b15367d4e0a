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

    Instantiator {
        model: actions.bench.hand.tools
        delegate: AppAction {
            required property var modelData

            actionId: "editor.map.tool." + modelData.id
            context: "editor.map"
            text: qsTrId(modelData.label)
            keys: modelData.key === "" ? [] : [modelData.key]
            checkable: true
            checked: actions.bench.hand.tool === modelData.id
            enabled: actions.free
            onTriggered: actions.bench.hand.tool = modelData.id
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
        enabled: actions.free && actions.bench.hand.uses & MapHand.Scan && actions.bench.scan.canUndo
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
