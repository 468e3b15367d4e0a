// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a replay: what happened in words at its foot, notes beside the layers, the dice as they fell.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

BoardView {
    id: view

    required property ReplayTable replay
    property bool captions: true
    property bool notes: true
    readonly property bool inPlay: replay.read && replay.winder.turn > 0 // the set-up is over
    signal ruleRequested(string rule)
    signal noteRequested(int note)

    table: replay

    onInPlayChanged: {
        if (inPlay)
            board.approach(replay.winder.hex)
    }

    Connections {
        target: view.board
        function onHexClicked(hex: int, counter: int) {
            view.board.forceActiveFocus()
            view.keyboardUsed = false
            view.board.finishAnimations()
            view.board.cursorHex = -1
            view.replay.clickHex(hex, counter)
        }
    }
    MouseArea { // the right button draws for notes: a click marks a hex, a drag makes an arrow
        id: pen
        property int from: -1
        property int tint: 1

        /// Green, with Shift red, with Ctrl blue, with Alt yellow.
        function tintOf(modifiers: int): int {
            return modifiers & Qt.ShiftModifier ? 0 : modifiers & Qt.ControlModifier ? 2 : modifiers & Qt.AltModifier ? 3 : 1
        }

        anchors.fill: parent
        acceptedButtons: Qt.RightButton
        onPressed: mouse => {
            from = view.board.hexAt(mouse.x, mouse.y)
            tint = tintOf(mouse.modifiers)
        }
        onPositionChanged: mouse => view.replay.sketch(from, view.board.hexAt(mouse.x, mouse.y), tint)
        onCanceled: view.replay.sketch(-1, -1, 0)
        onReleased: mouse => {
            view.replay.sketch(-1, -1, 0)
            view.replay.notes.draw(from, view.board.hexAt(mouse.x, mouse.y), tint)
        }
    }
    Column {
        x: Theme.padding
        y: view.overlays.y + view.overlays.height + Theme.between
        spacing: Theme.between

        HistorySheet {
            history: view.replay.history
            visible: view.replay.historyShown
            room: view.overlays.room
        }
        Repeater {
            model: view.notes ? view.replay.notes.here : null

            NoteCard {
                onEditRequested: note => view.noteRequested(note)
            }
        }
    }
    DiceStack {
        id: dice
        cards: view.replay.dice
        board: view.board
        onRuleRequested: rule => view.ruleRequested(rule)
        onCentreRequested: hex => view.goTo(hex)
    }
    CaptionBox {
        replay: view.replay
        shown: view.captions
        readonly property real beside: dice.visible ? view.width - dice.width - 2 * Theme.padding : view.width // the cards
        readonly property bool above: beside < Theme.px(320)
        readonly property real middle: dice.visible && !above ? (dice.atRight ? beside / 2 : view.width - beside / 2) : view.width / 2

        room: (above ? view.width : beside) - 2 * Theme.groups
        x: Math.round(middle - width / 2)
        y: view.height - height - Theme.groups - (above ? dice.height + Theme.between : 0)
    }
}
