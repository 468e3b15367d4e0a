// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done while a game is watched, for menus, keys, the command palette and the page of keys. The arrows
// belong to whoever has the keyboard: the page hands on what nobody wanted.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Esagono

Item {
    id: actions

    required property bool free // the page is shown
    required property ReplayTable replay
    required property FilmComparison comparison
    required property ReplayMap view
    signal noteRequested()
    signal playOnRequested()
    signal exportRequested()
    signal compareRequested()
    signal keysRequested()
    signal areaRequested()
    signal captionsToggled()
    signal notesToggled()

    //% "&Back"
    readonly property string backWord: qsTrId("app.replay.action.back")
    //% "&Forward"
    readonly property string onWord: qsTrId("app.replay.action.on")
    //% "Previous event"
    readonly property string eventBack: qsTrId("app.replay.action.event_back")
    //% "Next event"
    readonly property string eventOn: qsTrId("app.replay.action.event_on")
    //% "Previous command"
    readonly property string commandBack: qsTrId("app.replay.action.command_back")
    //% "Next command"
    readonly property string commandOn: qsTrId("app.replay.action.command_on")
    //% "Previous combat"
    readonly property string combatBack: qsTrId("app.replay.action.combat_back")
    //% "Next combat"
    readonly property string combatOn: qsTrId("app.replay.action.combat_on")
    //% "Previous phase"
    readonly property string phaseBack: qsTrId("app.replay.action.phase_back")
    //% "Next phase"
    readonly property string phaseOn: qsTrId("app.replay.action.phase_on")
    //% "Previous turn"
    readonly property string turnBack: qsTrId("app.replay.action.turn_back")
    //% "Next turn"
    readonly property string turnOn: qsTrId("app.replay.action.turn_on")

    readonly property var strides: [
        { id: "eventBack", text: eventBack, keys: ["Left"], stride: Winder.Event, back: true },
        { id: "eventOn", text: eventOn, keys: ["Right"], stride: Winder.Event, back: false },
        { id: "commandBack", text: commandBack, keys: ["Shift+Left"], stride: Winder.Command, back: true },
        { id: "commandOn", text: commandOn, keys: ["Shift+Right"], stride: Winder.Command, back: false },
        { id: "combatBack", text: combatBack, keys: ["Ctrl+Left"], stride: Winder.Combat, back: true },
        { id: "combatOn", text: combatOn, keys: ["Ctrl+Right"], stride: Winder.Combat, back: false },
        { id: "phaseBack", text: phaseBack, keys: ["PgUp"], stride: Winder.Phase, back: true },
        { id: "phaseOn", text: phaseOn, keys: ["PgDown"], stride: Winder.Phase, back: false },
        { id: "turnBack", text: turnBack, keys: ["Ctrl+PgUp"], stride: Winder.Turn, back: true },
        { id: "turnOn", text: turnOn, keys: ["Ctrl+PgDown"], stride: Winder.Turn, back: false }
    ]

    /// What a key means here; false: nothing.
    function press(key: int, modifiers: int): bool {
        for (const each of Actions.inCategory("replay")) {
            const action = each as AppAction
            if (action && action.local && action.enabled && Actions.matches(action.actionId, key, modifiers)) {
                action.trigger()
                return true
            }
        }
        return false
    }

    AppAction {
        actionId: "replay.play"
        category: "replay"
        context: "replay"
        keys: ["Space", "K"]
        local: true
        separated: true
        glyph: actions.replay.winder.playing ? "pause" : "play"
        //% "&Pause"
        text: actions.replay.winder.playing ? qsTrId("app.replay.action.pause")
                                     //% "&Play"
                                     : qsTrId("app.replay.action.play")
        enabled: actions.free
        onTriggered: actions.replay.winder.playing = !actions.replay.winder.playing
    }
    AppAction {
        actionId: "replay.first"
        category: "replay"
        context: "replay"
        keys: ["Home"]
        local: true
        glyph: "first"
        //% "To the beginning"
        text: qsTrId("app.replay.action.first")
        enabled: actions.free && actions.replay.winder.moment > 0
        onTriggered: actions.replay.winder.first()
    }
    AppAction {
        actionId: "replay.last"
        category: "replay"
        context: "replay"
        keys: ["End"]
        local: true
        glyph: "last"
        //% "To the end"
        text: qsTrId("app.replay.action.last")
        enabled: actions.free && actions.replay.winder.moment < actions.replay.winder.end
        onTriggered: actions.replay.winder.last()
    }
    AppAction {
        actionId: "replay.back"
        category: "replay"
        context: "replay"
        text: actions.backWord
        enabled: actions.free && actions.replay.winder.moment > 0
        onTriggered: actions.replay.winder.step(actions.replay.winder.stride, true)
    }
    AppAction {
        actionId: "replay.on"
        category: "replay"
        context: "replay"
        text: actions.onWord
        enabled: actions.free && actions.replay.winder.moment < actions.replay.winder.end
        onTriggered: actions.replay.winder.step(actions.replay.winder.stride, false)
    }
    Instantiator {
        model: actions.strides
        delegate: AppAction {
            required property var modelData

            actionId: "replay." + modelData.id
            category: "replay"
            context: "replay"
            keys: modelData.keys
            local: true
            text: modelData.text
            enabled: actions.free && (modelData.back ? actions.replay.winder.moment > 0 : actions.replay.winder.moment < actions.replay.winder.end)
            onTriggered: actions.replay.winder.step(modelData.stride, modelData.back)
        }
    }
    AppAction {
        actionId: "replay.selectedBack"
        category: "replay"
        context: "replay"
        keys: ["Alt+Left"]
        local: true
        separated: true
        //: %1 = the selected unit or hex
        //% "Previous event of %1"
        text: actions.replay.selectedName !== "" ? qsTrId("app.replay.action.selected_back").arg(actions.replay.selectedName)
                                                 //% "Previous event of the selection"
                                                 : qsTrId("app.replay.action.selection_back")
        enabled: actions.free && actions.replay.selectedName !== ""
        onTriggered: actions.replay.winder.stepSelected(true)
    }
    AppAction {
        actionId: "replay.selectedOn"
        category: "replay"
        context: "replay"
        keys: ["Alt+Right"]
        local: true
        //: %1 = the selected unit or hex
        //% "Next event of %1"
        text: actions.replay.selectedName !== "" ? qsTrId("app.replay.action.selected_on").arg(actions.replay.selectedName)
                                                 //% "Next event of the selection"
                                                 : qsTrId("app.replay.action.selection_on")
        enabled: actions.free && actions.replay.selectedName !== ""
        onTriggered: actions.replay.winder.stepSelected(false)
    }
    AppAction {
        actionId: "replay.slower"
        category: "replay"
        context: "replay"
        keys: [","]
        local: true
        separated: true
        //% "Slower"
        text: qsTrId("app.replay.action.slower")
        enabled: actions.free
        onTriggered: actions.replay.winder.speed /= 2
    }
    AppAction {
        actionId: "replay.faster"
        category: "replay"
        context: "replay"
        keys: ["."]
        local: true
        //% "Faster"
        text: qsTrId("app.replay.action.faster")
        enabled: actions.free
        onTriggered: actions.replay.winder.speed *= 2
    }
    AppAction {
        actionId: "replay.everyEvent"
        category: "replay"
        context: "replay"
        checkable: true
        checked: actions.replay.winder.everyEvent
        //% "Step through bookkeeping, too"
        text: qsTrId("app.replay.action.every_event")
        enabled: actions.free
        onTriggered: actions.replay.winder.everyEvent = !actions.replay.winder.everyEvent
    }
    AppAction {
        actionId: "replay.captions"
        category: "replay"
        context: "replay"
        keys: ["X"]
        local: true
        checkable: true
        checked: actions.view.captions
        text: qsTrId("app.replay.captions")
        enabled: actions.free
        onTriggered: actions.captionsToggled()
    }
    AppAction {
        actionId: "replay.notes"
        category: "replay"
        context: "replay"
        keys: ["T"]
        local: true
        checkable: true
        checked: actions.view.notes
        //% "Show notes on the board"
        text: qsTrId("app.replay.action.notes")
        enabled: actions.free
        onTriggered: actions.notesToggled()
    }
    AppAction {
        actionId: "replay.note"
        category: "replay"
        context: "replay"
        keys: ["M"]
        local: true
        glyph: "note"
        separated: true
        //% "Write a note…"
        text: qsTrId("app.replay.action.note")
        enabled: actions.free
        onTriggered: actions.noteRequested()
    }
    AppAction {
        actionId: "replay.playOn"
        category: "replay"
        context: "replay"
        keys: ["B"]
        local: true
        glyph: "branch"
        //% "Play on from here…"
        text: qsTrId("app.replay.action.play_on")
        enabled: actions.free && actions.replay.ruled
        onTriggered: actions.playOnRequested()
    }
    AppAction {
        actionId: "replay.export"
        category: "replay"
        context: "replay"
        keys: ["Ctrl+E"]
        glyph: "export"
        text: qsTrId("app.export")
        enabled: actions.free
        onTriggered: actions.exportRequested()
    }
    AppAction {
        actionId: "replay.compare"
        category: "replay"
        context: "replay"
        glyph: "compare"
        //% "Compare with another game or branch…"
        text: qsTrId("app.compare.action")
        enabled: actions.free
        onTriggered: actions.compareRequested()
    }
    AppAction {
        actionId: "replay.beside"
        category: "replay"
        context: "replay"
        checkable: true
        checked: actions.comparison.beside
        //% "Two boards side by side"
        text: qsTrId("app.compare.action_beside")
        enabled: actions.free && actions.comparison.ready && actions.comparison.sameGame
        onTriggered: actions.comparison.beside = !actions.comparison.beside
    }
    AppAction {
        actionId: "replay.verify"
        category: "replay"
        context: "replay"
        glyph: "check"
        //% "Verify the record"
        text: qsTrId("app.replay.action.verify")
        enabled: actions.free && !actions.replay.verifier.verifying
        onTriggered: actions.replay.verifier.verify()
    }
    AppAction {
        actionId: "replay.clear"
        category: "replay"
        context: "replay"
        keys: ["Esc"]
        local: true
        //% "Clear the selection"
        text: qsTrId("app.replay.action.clear")
        enabled: actions.free && actions.replay.selectedName !== ""
        onTriggered: actions.replay.clearSelection()
    }
    AppAction {
        actionId: "replay.board"
        context: "replay"
        //% "Keyboard to the board"
        text: qsTrId("app.replay.action.board")
        enabled: actions.free
        onTriggered: actions.view.board.forceActiveFocus()
    }
    AppAction {
        actionId: "replay.keys"
        category: "replay"
        context: "replay"
        keys: ["?"]
        local: true
        //% "Show the keys"
        text: qsTrId("app.replay.action.keys")
        enabled: actions.free
        onTriggered: actions.keysRequested()
    }
    ViewActions {
        family: "replay"
        table: actions.replay
        view: actions.view
        free: actions.free
        onAreaRequested: actions.areaRequested()
    }
}
