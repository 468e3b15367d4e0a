// SPDX-License-Identifier: GPL-3.0-or-later
// A game through the window, from the library to the next day: every step with the mouse or the keyboard, nothing behind
// the window's back. The dice are the players' own, so that the game is the same on every machine.
import QtQuick
import QtTest

StageCase {
    id: test
    name: "game"

    property string diary: ""

    function test_1_aGameIsAgreedOn() {
        start()
        press("newGame_santander")
        compare(shell.page, "new")
        press("scenario_suggested")
        press("diceTold")
        const name = part("gameName")
        mouseClick(name)
        type("by hand")
        press("begin")
        settle()
        compare(shell.page, "game")
        verify(play.open)
        compare(stage.files("games").filter(file => file.endsWith(".esagono")), ["by hand.esagono"])
        diary = play.diaryPath
        compare(stage.decision, "santander.deploy")
        verify(isShown("setupTray"))
    }
}
