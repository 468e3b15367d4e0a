// SPDX-License-Identifier: GPL-3.0-or-later
// The first turn of the Italian offensive at Guadalajara, the longest sequence of play there is, from the library to the
// second turn: every step with the mouse, the dice told by the players.
import QtQuick
import QtTest

TurnCase {
    id: test
    name: "long_turn"

    /// How many steps of the turn are over.
    function stepsOver() {
        return play.tracks.sequence.filter(step => step.reached && !step.current).length
    }
    /// Every card lies within the board, so that it can be closed.
    function closeDice() {
        const board = part("board")
        for (let i = 0; i < 20 && isShown("diceClose"); ++i) {
            const card = part("diceCard")
            verify(card.mapToItem(board, 0, 0).x >= 0, card.title)
            verify(card.mapToItem(board, card.width, 0).x <= board.width, card.title)
            press("diceClose")
        }
        verify(!isShown("diceClose"))
    }
    function test_1_setUpAsSuggested() {
        start()
        press("newGame_guadalajara")
        compare(shell.page, "new")
        press("scenario_italian_offensive")
        scrollTo("diceTold")
        press("diceTold")
        press("begin")
        settle()
        for (const side of ["republican", "nationalist"]) {
            liftCurtain()
            compare(stage.decision, "guadalajara.deploy")
            pressFirst("offer_") // as suggested
            press("mainOffer")
            settle()
        }
        liftCurtain()
        compare(stage.decision, "guadalajara.barrage")
        compare(stepNow(), "pre-game barrage")
        compare(stage.place("ITA-VI-Ardi"), "45.16")
    }

    function test_2_theBarrageBeforeTheGame() {
        clickHex("41.16")
        press("choice_0")
        verify(isShown("outcomes"))
        press("choice_1")
        press("confirmButton")
        roll([6, 2]) // DG
        answerUntil(() => stage.decision === "guadalajara.movement")
        compare(stepNow(), "Nationalist movement and reserves")
        compare(stepsOver(), 1) // reinforcements; the barrage before the game is not listed any more
    }

    function test_3_theSequenceIsListed() {
        press("sequenceButton")
        verify(isShown("sequenceStep_0"))
        verify(isShown("sequenceStep_18"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isShown("sequenceStep_0"), patience)
    }

    function test_4_unitsMove() {
        closeDice()
        clickHex("45.16") // one unit: its ways are shown at once
        verify(stage.reach().includes("42.15"))
        clickHex("37.16") // too far
        verify(isShown("refusal"))
        press("refusalClose")
        tryVerify(() => !isShown("refusal"), patience)
        clickHex("42.15")
        compare(stage.place("ITA-VI-Ardi"), "42.15")
        press("undoButton")
        compare(stage.place("ITA-VI-Ardi"), "45.16")
        press("redoButton")
        clickHex("46.15") // a stack: who goes is asked first
        compare(play.hand.openKind, "units")
        for (const id of ["ITA-VI-Int", "ITA-VI-Aud"])
            press("choice_" + stage.choiceOf(id))
        press("confirmButton")
        clickHex("42.15")
        compare(stage.place("ITA-VI-Int"), "42.15")
        compare(stage.place("ITA-VI-Aud"), "42.15")
        compare(stage.place("ITA-Truck-1"), "46.15")
    }

    function test_5_anAttack() {
        answerUntil(() => stage.decision === "guadalajara.combat")
        compare(stepNow(), "Nationalist combat")
        clickHex("41.16")
        for (let i = 0; i < play.hand.choices.count; ++i)
            press("choice_" + i)
        verify(isShown("outcomes"))
        press("confirmButton")
        asked = []
        answerUntil(() => stage.decision === "guadalajara.exploitation")
        verify(asked.includes("guadalajara.losses"), asked.join())
        verify(asked.includes("guadalajara.retreat"), asked.join())
    }

    function test_6_whoeverArrivesIsTakenFromBesideTheMap() {
        answerUntil(() => stage.decision === "guadalajara.movement" && stepNow() === "Republican movement and reserves")
        closeDice()
        verify(play.units.ableCount >= 8, play.units.ableCount) // also those whose hex is asked for first
        press("zoomFit")
        settle()
        const entry = play.hexNumbered("1.07")
        press("waitingStack_" + entry)
        press("tray_" + stage.counter("REP-48-PyM"))
        verify(stage.reach().includes("1.07"), stage.reach().join())
        clickHex("1.07")
        compare(stage.place("REP-48-PyM"), "1.07")
        const next = part("tray_" + stage.counter("REP-71-Esp")) // the plate stays open; this one is dragged
        const board = part("board"), from = next.mapToItem(board, next.width / 2, next.height / 2)
        const to = stage.hexAt("1.07")
        mousePress(next, next.width / 2, next.height / 2)
        for (let i = 1; i <= 10; ++i)
            mouseMove(board, from.x + (to.x - from.x) * i / 10, from.y + (to.y - from.y) * i / 10, 10, Qt.LeftButton)
        mouseRelease(board, to.x, to.y)
        compare(stage.place("REP-71-Esp"), "1.07")
        press("gather_" + entry)
        tryVerify(() => isShown("waitingStack_" + entry), patience)
        press("undoButton")
        compare(stage.place("REP-71-Esp"), "zone_b")
    }

    function test_7_toTheSecondTurn() {
        const steps = []
        answerUntil(() => {
            if (steps[steps.length - 1] !== stepNow())
                steps.push(stepNow())
            return play.breadcrumb.length > 0 && play.breadcrumb[0].startsWith("Turn 2")
        })
        verify(steps.includes("Republican movement and reserves"), steps.join())
    }
}
