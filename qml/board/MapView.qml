// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a game being played: mouse, touch and keyboard all end at the same door of the game.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

BoardView {
    id: view

    required property PlayTable play
    property bool asking: false // the next click asks "why not?"
    readonly property var openHexes: { // still to be covered
        let all = []
        for (const task of play.tray.progress)
            all = all.concat(task.open)
        return all
    }
    property int openAt: -1
    readonly property alias opponentBar: opponentBar
    readonly property bool inPlay: play.open && !play.tray.active // the set-up is over
    signal ruleRequested(string rule)
    signal seatsRequested()
    /// The n-th unit of the stack that is shown, from 0.
    signal unitPicked(int place)

    /// Asks why the hex or counter under the cursor or the pointer is not possible now.
    function askWhyNot() {
        if (board.activeFocus && board.cursorHex >= 0)
            play.gestures.askWhyNot(board.cursorHex, -1)
        else if (board.hoveredHex >= 0)
            play.gestures.askWhyNot(board.hoveredHex, board.hoveredCounter)
        else
            asking = true
    }
    /// A counter from a tray was let go at a point of the board.
    function dropAt(counter: int, at: point) {
        if (at.x < 0 || at.y < 0 || at.x > board.width || at.y > board.height)
            return
        const hex = board.hexAt(at.x, at.y)
        if (hex >= 0)
            play.gestures.dropCounter(counter, hex)
    }
    function selectNext(backwards: bool) {
        board.forceActiveFocus()
        keys.selectNext(backwards)
    }
    function nextOpenHex() {
        openAt = (openAt + 1) % openHexes.length
        goTo(openHexes[openAt])
    }

    table: play
    muted: play.hand.reason.shown || play.viewpoint.curtain
    wayShown: play.hand.way.length > 0
    onKeyPressed: event => keys.press(event)
    onInPlayChanged: {
        if (inPlay)
            board.approach()
        else
            board.standBack()
    }

    BoardKeys {
        id: keys
        board: view.board
        play: view.play
        asking: view.asking
        onUsed: view.keyboardUsed = true
        onMoved: hex => view.keepVisible(hex)
        onHexAsked: view.askForHex("")
        onUnitPicked: place => view.unitPicked(place)
        onAskingLeft: view.asking = false
    }
    Connections {
        target: view.board
        function onHexClicked(hex: int, counter: int, button: int, modifiers: int) {
            view.board.forceActiveFocus()
            view.keyboardUsed = false
            view.board.finishAnimations()
            if (view.asking || button === Qt.RightButton) {
                view.asking = false
                view.play.gestures.askWhyNot(hex, counter)
            } else {
                view.board.cursorHex = -1
                view.play.gestures.clickHex(hex, counter, modifiers)
            }
        }
        function onHexPressedLong(hex: int, counter: int) {
            view.play.gestures.askWhyNot(hex, counter)
        }
        function onCounterDropped(counter: int, hex: int) {
            if (hex < 0)
                view.play.gestures.returnToTray(counter)
            else
                view.play.gestures.dropCounter(counter, hex)
        }
        function onHoverChanged() {
            view.play.gestures.hoverHex(view.board.hoveredHex)
        }
    }
    Repeater {
        model: view.inPlay && !view.play.viewpoint.curtain ? view.play.waiting : null

        WaitingPlate {
            play: view.play
            board: view.board
            dragLayer: view
            onDropped: (counter, at) => view.dropAt(counter, at)
        }
    }
    Connections {
        target: view.play.turn.opponents
        function onActed(hex: int) {
            view.keepVisible(hex)
        }
    }
    PlayNotice {
        play: view.play
        anchors.right: parent.right
        anchors.rightMargin: Theme.padding
        y: view.cornerEnd
    }
    RefusalPopover {
        z: 1 // above the card of a throw
        play: view.play
        board: view.board
        onRuleRequested: rule => view.ruleRequested(rule)
        onLeaving: view.board.forceActiveFocus()
    }
    OpponentBar {
        id: opponentBar
        z: 1
        opponents: view.play.turn.opponents
        room: view.width - 2 * Theme.groups
        onSeatsRequested: view.seatsRequested()
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.groups
    }
    AskingHint {
        shown: view.asking && view.play.turn.opponents.state === "idle"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.groups
    }
}
