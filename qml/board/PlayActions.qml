// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done at the table, for menus, keys, the command palette and the page of keys.
import QtQml
import QtQuick
import Esagono

Item {
    id: actions

    required property bool free // nothing covers the table
    required property PlayTable play
    required property MapView view
    required property OfferRows offers
    signal endRequested()
    signal areaRequested()

    component InterruptionAction: AppAction {
        id: choice

        required property string when
        required property bool free
        required property PlayTable play

        category: "game"
        context: "play"
        checkable: true
        checked: choice.play.turn.interruptions === choice.when
        enabled: choice.free && choice.play.turn.interruptions !== ""
        onTriggered: choice.play.turn.interruptions = choice.when
    }

    AppAction {
        actionId: "play.undo"
        category: "edit"
        context: "play"
        keys: ["Ctrl+Z"]
        glyph: "undo"
        text: actions.play.undo.canTakeBack && actions.play.undo.takeBackLabel !== "" ? actions.play.undo.takeBackLabel : qsTrId("app.play.undo")
        enabled: actions.free && actions.play.undo.canTakeBack
        whyNot: actions.play.undo.takeBackWhyNot
        onTriggered: actions.play.undo.takeBack()
    }
    AppAction {
        actionId: "play.redo"
        category: "edit"
        context: "play"
        keys: ["Ctrl+Shift+Z", "Ctrl+Y"]
        glyph: "redo"
        //% "Redo"
        text: actions.play.undo.canRedo && actions.play.undo.redoLabel !== "" ? actions.play.undo.redoLabel : qsTrId("app.action.redo")
        enabled: actions.free && actions.play.undo.canRedo
        onTriggered: actions.play.undo.redo()
    }
    AppAction {
        actionId: "play.whyNot"
        category: "game"
        context: "play"
        keys: ["?"]
        glyph: "why"
        text: qsTrId("app.play.why_not")
        enabled: actions.free
        onTriggered: actions.view.askWhyNot()
    }
    InterruptionAction {
        actionId: "play.interruptions.always"
        when: "always"
        free: actions.free
        play: actions.play
        //: about decisions in the middle of the other side's action
        //% "Ask about every interruption"
        text: qsTrId("app.play.interruptions.always")
    }
    InterruptionAction {
        actionId: "play.interruptions.harm"
        when: "harm"
        free: actions.free
        play: actions.play
        //: about decisions in the middle of the other side's action
        //% "Ask about interruptions only if I can hit"
        text: qsTrId("app.play.interruptions.harm")
    }
    InterruptionAction {
        actionId: "play.interruptions.never"
        when: "never"
        free: actions.free
        play: actions.play
        //: about decisions in the middle of the other side's action
        //% "Never interrupt"
        text: qsTrId("app.play.interruptions.never")
    }
    AppAction {
        actionId: "play.confirm"
        category: "game"
        context: "play"
        //% "Carry out what is chosen"
        text: actions.play.hand.canConfirm && actions.play.hand.confirmLabel !== "" ? actions.play.hand.confirmLabel : qsTrId("app.play.confirm")
        enabled: actions.free && actions.play.hand.canConfirm
        whyNot: actions.play.hand.confirmWhyNot
        onTriggered: actions.play.hand.confirm()
    }
    AppAction {
        actionId: "play.endSegment"
        category: "game"
        context: "play"
        keys: ["Ctrl+Return", "Ctrl+Enter"]
        //% "End the segment"
        text: actions.offers.main ? actions.offers.main.label : qsTrId("app.play.end_segment")
        enabled: actions.free && actions.offers.main !== null
        onTriggered: actions.endRequested()
    }
    AppAction {
        actionId: "play.next"
        category: "game"
        context: "play"
        keys: ["Tab"]
        local: true
        separated: true
        //% "Next unit that can act"
        text: qsTrId("app.play.next_unit")
        enabled: actions.free
        onTriggered: actions.view.selectNext(false)
    }
    AppAction {
        actionId: "play.prev"
        category: "game"
        context: "play"
        keys: ["Shift+Tab"]
        local: true
        //% "Previous unit that can act"
        text: qsTrId("app.play.previous_unit")
        enabled: actions.free
        onTriggered: actions.view.selectNext(true)
    }
    AppAction {
        actionId: "play.wholeStack"
        category: "game"
        context: "play"
        keys: ["Ctrl+A"]
        //% "Select the whole stack"
        text: qsTrId("app.play.whole_stack")
        enabled: actions.free
        onTriggered: actions.play.gestures.selectStack()
    }
    AppAction {
        actionId: "play.clear"
        category: "game"
        context: "play"
        //% "One step back"
        text: qsTrId("app.play.step_back")
        keys: ["Esc"]
        local: true
        enabled: actions.free
        onTriggered: actions.play.gestures.clearSelection()
    }
    ViewActions {
        table: actions.play
        view: actions.view
        free: actions.free
        onAreaRequested: actions.areaRequested()
    }
    AppAction {
        actionId: "play.umpire"
        category: "view"
        context: "play"
        //% "See everything, as an umpire"
        text: qsTrId("app.play.umpire")
        checkable: true
        checked: actions.play.viewpoint.viewer < 0
        enabled: actions.free && actions.play.viewpoint.allowUmpire
        //% "This game was begun without an umpire."
        whyNot: actions.play.viewpoint.allowUmpire ? "" : qsTrId("app.play.no_umpire")
        onTriggered: actions.play.viewpoint.setViewer(actions.play.viewpoint.viewer < 0 ? actions.play.turn.side : -1)
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
