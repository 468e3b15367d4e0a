// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done about the view of the board: layers, zoom, going somewhere.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Esagono

Item {
    id: actions

    required property PlayController play
    required property MapView view
    required property bool free
    signal areaRequested()
    readonly property Board board: view.board
    readonly property point middle: Qt.point(board.width / 2, board.height / 2)

    Instantiator {
        model: actions.play.layers
        delegate: AppAction {
            required property string layerId
            required property string label
            required property string key
            required property bool on

            actionId: "play.layer." + layerId
            category: "view"
            text: label
            keys: key === "" ? [] : [key]
            checkable: true
            checked: on
            enabled: actions.free
            onTriggered: actions.play.toggleLayer(layerId, !on)
        }
    }
    AppAction {
        actionId: "play.hexNumbers"
        category: "view"
        keys: ["N"]
        //% "Hex numbers"
        text: qsTrId("app.play.hex_numbers")
        checkable: true
        checked: actions.board.showNumbers
        enabled: actions.free
        onTriggered: actions.board.showNumbers = !actions.board.showNumbers
    }
    AppAction {
        actionId: "play.hideCounters"
        category: "view"
        keys: ["H"]
        //% "Hide counters"
        text: qsTrId("app.play.hide_counters")
        checkable: true
        checked: !actions.board.showCounters
        enabled: actions.free
        onTriggered: actions.board.showCounters = !actions.board.showCounters
    }
    AppAction {
        actionId: "play.fan"
        category: "view"
        keys: ["F"]
        //% "Spread the stack"
        text: qsTrId("app.play.fan")
        enabled: actions.free
        onTriggered: actions.view.fan()
    }
    AppAction {
        actionId: "play.zoomIn"
        category: "view"
        keys: ["Ctrl++", "Ctrl+=", "+"]
        separated: true
        text: qsTrId("app.board.zoom_in")
        enabled: actions.free
        onTriggered: actions.board.zoomBy(1.25, actions.middle)
    }
    AppAction {
        actionId: "play.zoomOut"
        category: "view"
        keys: ["Ctrl+-", "-"]
        text: qsTrId("app.board.zoom_out")
        enabled: actions.free
        onTriggered: actions.board.zoomBy(1 / 1.25, actions.middle)
    }
    AppAction {
        actionId: "play.fit"
        category: "view"
        keys: ["Ctrl+0"]
        text: qsTrId("app.board.fit")
        enabled: actions.free
        onTriggered: actions.board.fit()
    }
    AppAction {
        actionId: "play.goToHex"
        category: "view"
        keys: ["#", "Ctrl+G"]
        //% "Go to a hex…"
        text: qsTrId("app.play.go_to_hex")
        enabled: actions.free
        onTriggered: actions.view.askForHex("")
    }
    AppAction {
        actionId: "play.sidePanel"
        category: "view"
        keys: ["F6"]
        //% "Next area: board, panel, prompt"
        text: qsTrId("app.play.next_area")
        enabled: actions.free
        onTriggered: actions.areaRequested()
    }
    AppAction {
        actionId: "play.umpire"
        category: "view"
        //% "See everything, as an umpire"
        text: qsTrId("app.play.umpire")
        checkable: true
        checked: actions.play.viewer < 0
        enabled: actions.free && actions.play.allowUmpire
        //% "This game was begun without an umpire."
        whyNot: actions.play.allowUmpire ? "" : qsTrId("app.play.no_umpire")
        onTriggered: actions.play.setViewer(actions.play.viewer < 0 ? actions.play.side : -1)
    }
    AppAction {
        actionId: "play.nextOpen"
        category: "view"
        context: "setup"
        keys: ["O"]
        //% "Next open hex"
        text: qsTrId("app.play.next_open")
        enabled: actions.free && actions.view.openHexes.length > 0
        onTriggered: actions.view.nextOpenHex()
    }
}
