// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game of a printed one against the computer, through the window: the computer is seated by hand at a game that
// always rolls the same dice, and every decision of the person is made with the mouse.
import QtQuick
import QtTest

TurnCase {
    id: test
    name: "computer_game"

    readonly property int axis: 0     // the computer
    readonly property int partisan: 1 // the person
    property int decided: 0
    property int moved: 0
    property int tried: 0 // hexes of this activation

    // Not the log: what is interrupted by the other side is told when it goes on.
    SignalSpy {
        id: commands
        target: test.play
        signalName: "commandDone"
    }
    function waitForTurn() {
        tryVerify(() => play.turn.finished || play.turn.opponents.state === "idle" || play.turn.opponents.state === "trouble", patience,
                  play.turn.opponents.sentence)
        compare(play.turn.opponents.state, "idle", play.turn.opponents.sentence)
        verify(!isShown("curtain")) // nobody else looks at this screen
        if (!play.turn.finished)
            compare(play.viewpoint.viewer, partisan)
        settle()
    }
    /// Sends somebody of the next hex where there is anybody who may act as far to the east as he may go; false: nobody goes.
    function moveSomebody() {
        const hexes = stage.decision === "banditen.act" ? stage.reach() : []
        if (hexes.length === 0 || tried >= hexes.length)
            return false
        const before = commands.count
        clickHex(hexes[++tried % hexes.length])
        if (play.hand.openKind === "units" && isShown("choice_0")) {
            press("choice_0")
            if (play.hand.canConfirm)
                press("confirmButton")
        }
        if (play.hand.openKind === "path" && stage.reach().length > 0)
            clickHex(stage.reach().pop())
        if (commands.count > before) {
            ++moved
            return true
        }
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Escape) // whatever was begun
        return false
    }

    function test_1_theComputerIsSeated() {
        start(quick.concat(["computerPace=3", "autoPass=true"]))
        stage.begun("banditen", "gravellona", "a whole game")
        restart()
        press("continue")
        settle()
        compare(shell.page, "game")
        verify(!play.turn.opponents.any)
        keyClick("k", Qt.ControlModifier)
        part("commandEntry")
        type("who plays")
        tryVerify(() => part("commandRows").count > 0, patience)
        keyClick(Qt.Key_Return)
        part("seat_0").forceActiveFocus()
        keyClick(Qt.Key_Down)
        press("seatsDone")
        compare(play.turn.opponents.seats[axis].kind, "quick")
        compare(play.turn.opponents.seats[partisan].kind, "person")
    }

    function test_2_theGameIsPlayedToItsEnd() {
        waitForTurn()
        while (!play.turn.finished && decided < 1000) {
            if (!moveSomebody()) {
                answerOnce()
                tried = 0
            }
            ++decided
            waitForTurn()
        }
        verify(play.turn.finished, decided + " decisions, then " + stage.decision)
        verify(decided > 20 && moved > 5, decided + " decisions, " + moved + " moves")
        tryVerify(() => isShown("gameOver"), patience)
    }
}
