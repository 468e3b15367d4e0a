// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done about the view of the board: layers, zoom, going somewhere.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Esagono

Item {
    id: actions

    required property Table table
    required property BoardView view
    property string family: "play" // what the ids of its actions begin with
    required property bool free
    signal areaRequested()
    readonly property Board board: view.board
    readonly property point middle: Qt.point(board.width / 2, board.height / 2)

    Instantiator {
        model: actions.table.layers
        delegate: AppAction {
            required property string layerId
            required property string label
            required property string key
            required property bool on

            actionId: actions.family + ".layer." + layerId
            category: "view"
            context: actions.family
            text: label
            keys: key === "" ? [] : [key]
            checkable: true
            checked: on
            enabled: actions.free
            onTriggered: actions.table.toggleLayer(layerId, !on)
        }
    }
    AppAction {
        actionId: actions.family + ".hexNumbers"
        category: "view"
        context: actions.family
        keys: ["N"]
        //% "Hex numbers"
        text: qsTrId("app.play.hex_numbers")
        checkable: true
        checked: actions.board.showNumbers
        enabled: actions.free
        onTriggered: actions.board.showNumbers = !actions.board.showNumbers
    }
    AppAction {
        actionId: actions.family + ".hideCounters"
        category: "view"
        context: actions.family
        keys: ["H"]
        //% "Hide counters"
        text: qsTrId("app.play.hide_counters")
        checkable: true
        checked: !actions.board.showCounters
        enabled: actions.free
        onTriggered: actions.board.showCounters = !actions.board.showCounters
    }
    AppAction {
        actionId: actions.family + ".fan"
        category: "view"
        context: actions.family
        keys: ["F"]
        //% "Spread the stack"
        text: qsTrId("app.play.fan")
        enabled: actions.free
        onTriggered: actions.view.fan()
    }
    AppAction {
        actionId: actions.family + ".zoomIn"
        category: "view"
        context: actions.family
        keys: ["Ctrl++", "Ctrl+=", "+"]
        separated: true
        text: qsTrId("app.board.zoom_in")
        enabled: actions.free
        onTriggered: actions.board.zoomBy(1.25, actions.middle)
    }
    AppAction {
        actionId: actions.family + ".zoomOut"
        category: "view"
        context: actions.family
        keys: ["Ctrl+-", "-"]
        text: qsTrId("app.board.zoom_out")
        enabled: actions.free
        onTriggered: actions.board.zoomBy(1 / 1.25, actions.middle)
    }
    AppAction {
        actionId: actions.family + ".fit"
        category: "view"
        context: actions.family
        keys: ["Ctrl+0"]
        text: qsTrId("app.board.fit")
        enabled: actions.free
        onTriggered: actions.board.fit()
    }
    AppAction {
        actionId: actions.family + ".goToHex"
        category: "view"
        context: actions.family
        keys: ["#", "Ctrl+G"]
        //% "Go to a hex…"
        text: qsTrId("app.play.go_to_hex")
        enabled: actions.free
        onTriggered: actions.view.askForHex("")
    }
    AppAction {
        actionId: actions.family + ".sidePanel"
        category: "view"
        context: actions.family
        keys: ["F6"]
        //% "Next area: board, panel, prompt"
        text: qsTrId("app.play.next_area")
        enabled: actions.free
        onTriggered: actions.areaRequested()
    }
}
