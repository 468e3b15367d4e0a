// SPDX-License-Identifier: GPL-3.0-or-later
// Advice, who plays, and what can be done about those who are no persons, for menus, keys and the command palette.
import QtQuick
import Esagono

Item {
    id: actions

    required property bool free // nothing covers the table
    required property PlayTable play
    readonly property Opponents opponents: play.turn.opponents
    readonly property bool atWork: opponents.state === "thinking" || opponents.state === "showing"
    signal seatsRequested()

    AppAction {
        actionId: "play.hint"
        category: "game"
        context: "play"
        keys: ["Ctrl+H"]
        glyph: "wand"
        separated: true
        //% "Advise me"
        text: qsTrId("app.hint.ask")
        enabled: actions.free && actions.play.turn.canAskHint
        //% "There is advice only while you are to decide."
        whyNot: actions.play.turn.canAskHint ? "" : qsTrId("app.hint.why_not")
        onTriggered: actions.play.turn.askHint()
    }
    AppAction {
        actionId: "play.seats"
        category: "game"
        context: "play"
        glyph: "users"
        //% "Who plays…"
        text: qsTrId("app.computer.seats")
        enabled: actions.free && actions.play.open && !actions.play.readOnly && !actions.play.turn.finished
        onTriggered: actions.seatsRequested()
    }
    AppAction {
        actionId: "play.computer.pause"
        category: "game"
        context: "play"
        keys: ["Ctrl+P", "Pause"]
        glyph: actions.opponents.paused ? "play" : "pause"
        //: The computer, or another program that plays
        //% "Go on"
        readonly property string goOn: qsTrId("app.computer.resume")
        //: The computer, or another program that plays
        //% "Pause"
        text: actions.opponents.paused ? goOn : qsTrId("app.computer.pause")
        enabled: actions.free && actions.opponents.any && !actions.play.turn.finished
        onTriggered: actions.opponents.paused ? actions.opponents.resume() : actions.opponents.pause()
    }
    AppAction {
        actionId: "play.computer.faster"
        category: "game"
        context: "play"
        //: The commands of the computer follow each other more quickly
        //% "Faster"
        text: qsTrId("app.computer.faster")
        enabled: actions.free && actions.atWork && actions.opponents.pace < 3
        onTriggered: actions.opponents.faster()
    }
    AppAction {
        actionId: "play.computer.slower"
        category: "game"
        context: "play"
        //: The commands of the computer follow each other more slowly
        //% "Slower"
        text: qsTrId("app.computer.slower")
        enabled: actions.free && actions.atWork && actions.opponents.pace > 0
        onTriggered: actions.opponents.slower()
    }
    AppAction {
        actionId: "play.computer.skip"
        category: "game"
        context: "play"
        keys: ["Ctrl+End"]
        glyph: "last"
        //: Everything the computers do is shown at once, until the game is over
        //% "To the end"
        readonly property string toTheEnd: qsTrId("app.computer.skip_all")
        //: Everything the computer does is shown at once, until a person is to decide
        //% "Up to my turn"
        text: actions.opponents.alone ? toTheEnd : qsTrId("app.computer.skip")
        enabled: actions.free && actions.atWork && !actions.opponents.skipping
        onTriggered: actions.opponents.skip()
    }
    AppAction {
        actionId: "play.computer.takeOver"
        category: "game"
        context: "play"
        //: The side the computer is playing just now
        //% "Play this side myself"
        text: qsTrId("app.computer.take_over")
        enabled: actions.free && actions.opponents.side >= 0
        onTriggered: actions.opponents.setSeat(actions.opponents.side, "person", 0, "")
    }
    AppAction {
        actionId: "play.computer.handOver"
        category: "game"
        context: "play"
        //: Somebody resigns, and the computer plays on for him
        //% "Hand my side over to the computer"
        text: qsTrId("app.computer.hand_over")
        enabled: actions.free && actions.play.turn.canAskHint
        onTriggered: actions.opponents.setSeat(actions.play.turn.side, "normal", 0, "")
    }
}
