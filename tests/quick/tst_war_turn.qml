// SPDX-License-Identifier: GPL-3.0-or-later
// The first turn of the war in Spain, the game with the most counters beside the map, from the library to the second
// turn: events drawn, ships, railways, movement, an attack. Every step with the mouse, the dice told by the players.
import QtQuick
import QtTest

TurnCase {
    id: test
    name: "war_turn"

    function test_1_drawsBeforeTheFirstDecision() {
        start()
        scrollTo("newGame_tscw")
        press("newGame_tscw")
        compare(shell.page, "new")
        press("scenario_1936")
        scrollTo("diceTold")
        press("diceTold")
        press("begin")
        tryVerify(() => isShown("diceEntry"), patience)
        compare(play.realDice.diceWanted, 5) // chits in the cup of the Nationalists
        roll([1]) // kept in hand
        tryVerify(() => play.realDice.diceWanted === 4, patience)
        roll([1]) // the Republicans must attack Oviedo
        tryVerify(() => stage.decision !== "", patience)
        settle()
        liftCurtain()
        answerUntil(() => stage.decision === "tscw.sea")
        compare(stepNow(), "sea movement")
        compare(stage.place("N-L"), "1108")
    }

    function test_2_boxesAreLookedThrough() {
        press("drawerButton")
        const drawer = part("trackDrawer")
        for (let i = 0; i < 200 && !drawer.atYEnd; ++i) {
            const before = drawer.contentY
            tryVerify(() => { // a turn of the wheel may be lost while the drawer is still laid out
                if (drawer.contentY <= before && !drawer.atYEnd)
                    mouseWheel(drawer, 50, 50, 0, -960)
                return drawer.contentY > before || drawer.atYEnd
            }, patience)
        }
        const lines = part("victoryLines") // what would change morale, below all boxes
        verify(lines.children.length > 40)
        tryVerify(() => lines.mapToItem(drawer, 0, lines.height).y <= drawer.height + 1, patience)
        mouseClick(part("drawerFilter"))
        type("Condor")
        tryVerify(() => drawer.contentHeight < 3 * drawer.height, patience)
        verify(!isShown("victoryLines"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isShown("trackDrawer"), patience)
    }

    function test_3_bySea() {
        clickHex("1108")
        verify(stage.reach().concat(stage.targets()).includes("1305"), stage.targets().join())
        clickHex("1305", Qt.ControlModifier) // others lie there
        compare(stage.place("N-L"), "1305")
        answerUntil(() => stage.decision === "tscw.rail")
        compare(stepNow(), "rail movement")
    }

    function test_4_byRail() {
        for (let i = 0; i < 5 && !play.turn.prompt.includes("AV"); ++i)
            clickHex("3513") // one of the stack after the other
        clickHex("2708", Qt.ControlModifier)
        compare(stage.place("N-AV"), "2708")
        answerUntil(() => stage.decision === "tscw.movement")
        compare(stepNow(), "Nationalist operational movement")
    }

    function test_5_movement() {
        while (isShown("diceClose"))
            press("diceClose")
        clickHex("1305") // a stack: who goes is asked first
        compare(play.hand.openKind, "units")
        for (const id of ["N-SDB", "N-colCR"])
            press("choice_" + stage.choiceOf(id))
        press("confirmButton")
        verify(stage.reach().concat(stage.targets()).includes("1406"))
        clickHex("1406")
        compare(stage.place("N-SDB"), "1406")
        compare(stage.place("N-colCR"), "1406")
        press("undoButton")
        compare(stage.place("N-SDB"), "1305")
        press("redoButton")
        compare(stage.place("N-SDB"), "1406")
        answerUntil(() => stage.decision === "tscw.combat")
        compare(stepNow(), "Nationalist operational combat")
    }

    function test_6_anAttack() {
        clickHex("1506")
        for (let i = 0; i < play.hand.choices.count; ++i)
            press("choice_" + i)
        verify(isShown("outcomes"))
        press("confirmButton")
        asked = []
        answerUntil(() => stage.decision === "tscw.combat" || stage.decision === "tscw.movement")
        verify(thrown > 0)
    }

    function test_7_toTheSecondTurn() {
        const steps = []
        answerUntil(() => {
            if (steps[steps.length - 1] !== stepNow())
                steps.push(stepNow())
            return play.breadcrumb.length > 0 && play.breadcrumb[0].startsWith("Turn 2")
        })
        verify(steps.includes("Republican operational movement"), steps.join())
    }
}
