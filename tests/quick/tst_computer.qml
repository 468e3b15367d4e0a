// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game against the computer, through the window: it sits down on the page of a new game, gives advice, goes on
// when the game is opened again, is stopped and replaced, and plays to the end without showing what it sees.
import QtQuick
import QtTest

StageCase {
    id: test
    name: "computer"

    readonly property int red: 0 // the person
    readonly property int blue: 1

    /// The person's turn has come, or the game is over.
    function waitForTurn() {
        tryVerify(() => play.turn.finished || play.turn.opponents.state === "idle", patience, play.turn.opponents.sentence)
        verify(!isShown("curtain")) // nobody else looks at this screen
        if (!play.turn.finished)
            compare(play.viewpoint.viewer, red)
    }
    function choose(seat, steps) {
        part(seat).forceActiveFocus()
        for (let i = 0; i < steps; ++i)
            keyClick(Qt.Key_Down)
    }
    /// Some answer to whatever is asked.
    function decide() {
        settle()
        stage.polished()
        if (isShown("mainOffer") && part("mainOffer").enabled)
            press("mainOffer")
        else if (play.hand.canConfirm)
            press("confirmButton")
        else if (isShown("suggestButton")) {
            press("suggestButton")
            press("confirmButton")
        } else if (stage.reach().length > 0)
            clickHex(mostVisible(stage.reach()))
        else {
            const offer = stage.firstPart("offer_")
            verify(offer !== null, stage.decision + ", asked for " + play.hand.openKind + ": " + play.turn.prompt)
            press(offer.objectName)
        }
    }

    function test_1_theComputerSitsDown() {
        stage.shelveTestGame()
        start(quick.concat(["computerPace=3"]))
        press("newGame_skirmish")
        press("scenario_field")
        choose("seat_blue", 3)
        verify(isShown("seatSeconds_blue")) // a patient one may be given time
        choose("seat_blue", 1)
        verify(isShown("program_blue"))     // a program has a command line
        part("seat_blue").forceActiveFocus()
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Up)
        compare(shell.newGame.sides[blue].kind, "quick")
        verify(!isShown("player_blue"))
        press("begin")
        settle()
        compare(shell.page, "game")
        waitForTurn()
        compare(play.turn.side, red)
        compare(stage.decision, "skirmish.bid")
        press("confirmButton")
        waitForTurn()
    }

    function test_2_itAdvises() {
        const pages = play.log.count
        keyClick("h", Qt.ControlModifier)
        verify(isShown("hintsPanel"))
        tryVerify(() => isShown("hint_0"), patience)
        const showing = stage.firstPart("hintShow_") // of what has a place on the board
        if (showing) {
            press(showing.objectName)
            compare("hintShow_" + play.turn.hints.current, showing.objectName)
        }
        press("hintTake_0")
        verify(!isShown("hintsPanel"))
        waitForTurn()
        verify(play.log.count > pages || play.turn.finished)
    }

    function test_3_aReopenedGameGoesOnWithIt() {
        restart()
        press("continue")
        settle()
        compare(shell.page, "game")
        compare(play.turn.opponents.seats[blue].kind, "quick")
        compare(play.turn.opponents.seats[red].kind, "person")
        waitForTurn()
    }

    function test_4_theGameIsPlayedToItsEnd() {
        let decided = 0
        while (!play.turn.finished && decided < 500) {
            decide()
            ++decided
            waitForTurn()
        }
        verify(play.turn.finished, decided + " decisions, then " + stage.decision)
        verify(decided > 5)
        tryVerify(() => isShown("gameOver"), patience)
    }

    function test_5_itIsWatchedStoppedAndReplaced() {
        start(quick.concat(["computerPace=0"]))
        press("newGame_skirmish")
        press("scenario_field")
        choose("seat_red", 1)
        choose("seat_blue", 1)
        press("begin")
        settle()
        verify(play.turn.opponents.alone)
        verify(isShown("opponentBar"))
        press("opponentPause")
        compare(play.turn.opponents.state, "paused")
        keyClick("p", Qt.ControlModifier)
        verify(play.turn.opponents.state !== "paused")
        keyClick("p", Qt.ControlModifier)
        compare(play.turn.opponents.state, "paused")
        const side = play.turn.opponents.side
        press("opponentTakeOver")
        compare(play.turn.opponents.seats[side].kind, "person")
        verify(!play.turn.opponents.alone)
    }
}
