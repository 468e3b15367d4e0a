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

    function test_2_countersArePlaced() {
        const piece = stage.firstPart("tray_"), unit = stage.counterId(parseInt(piece.objectName.slice(5)))
        const before = stage.place(unit)
        mouseClick(piece)
        const hex = mostVisible(stage.reach())
        clickHex(hex)
        compare(stage.place(unit), hex)
        compare(part("traySummary").text, "1 of 39 placed")
        press("undoButton")
        compare(stage.place(unit), before)
        verify(!isShown("mainOffer")) // nobody goes on before everybody is placed
        for (const dice of [[1, 6, 3], [5], [], []]) {
            if (isShown("curtain"))
                press("liftCurtain")
            mouseClick(stage.firstPart("offer_")) // as suggested
            press("mainOffer")
            roll(dice)
        }
        verify(isShown("curtain")) // the other player sits down
        verify(part("curtainText").text.includes("Nationalist"))
        keyClick(Qt.Key_Return)
        compare(stage.decision, "santander.movement")
        verify(!isShown("setupTray"))
    }

    function test_3_aMoveByMouse() {
        clickHex("1913")
        compare(play.selectedCounters.map(each => stage.counterId(each)), ["NII_2"])
        verify(stage.reach().includes("1914"))
        // Too far: the rule says so, and nothing happens.
        clickHex("1306")
        verify(part("refusalTitle").text.includes("1306"))
        compare(part("refusalText").text.replace(/<[^>]*>/g, ""), "2/II N would be out of supply in hex 1306")
        compare(play.hand.reason.ruleWord, "8.1.1")
        compare(stage.place("NII_2"), "1913")
        press("refusalClose")
        tryVerify(() => !isShown("refusal"), patience)
        clickHex("1914")
        compare(stage.place("NII_2"), "1914")
        keyClick("z", Qt.ControlModifier)
        compare(stage.place("NII_2"), "1913")
        keyClick("y", Qt.ControlModifier)
        compare(stage.place("NII_2"), "1914")
    }

    function test_4_aMoveByKeyboard() {
        part("board").forceActiveFocus()
        goTo("2210")
        keyClick(Qt.Key_Return)
        compare(play.selectedCounters.map(each => stage.counterId(each)), ["FIN_10"])
        goTo("2110")
        keyClick(Qt.Key_Return)
        compare(stage.place("FIN_10"), "2110")
    }
    /// The cursor goes to a hex by its number.
    function goTo(label) {
        keyClick("#")
        type(label)
        keyClick(Qt.Key_Return)
    }

    function test_5_anAttackWithLosses() {
        press("diceCloseAll")
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        compare(stage.decision, "santander.combat")
        clickHex("1517")
        verify(!isShown("outcomes"))
        press("choice_0")
        verify(isShown("outcomes"))
        const odds = part("oddsText").text, chances = JSON.stringify(play.hand.odds.prospects)
        press("choice_1")
        press("choice_2")
        verify(part("oddsText").text !== odds)
        verify(JSON.stringify(play.hand.odds.prospects) !== chances)
        press("confirmButton")
        compare(fightOut([1], true), ["santander.support", "santander.support", "dice", "santander.losses"])
    }

    function test_6_anAttackWithSupport() {
        clickHex("2004")
        press("choice_0")
        press("choice_1")
        press("confirmButton")
        compare(stage.decision, "santander.support")
        press("choice_0")
        const bombardment = JSON.stringify(play.hand.odds.parts)
        press("choice_1")
        verify(JSON.stringify(play.hand.odds.parts) !== bombardment)
        press("confirmButton")
        compare(fightOut([6, 6, 6, 5]), ["santander.support", "santander.columns", "dice", "dice", "dice", "dice",
                                         "santander.retreat", "santander.advance"])
    }

    function test_7_thePhaseEndsAndTheGameGoesOnAnotherDay() {
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        compare(stage.decision, "santander.movement")
        compare(play.turn.side, 1)
        if (isShown("curtain"))
            press("liftCurtain")
        const decision = stage.decision, crumbs = play.breadcrumb.join(), prompt = play.turn.prompt
        tryVerify(() => play.log.rowCount() > 0, patience) // told to the other player
        const where = stage.place("NII_2"), log = play.log.rowCount()
        restart()
        compare(shell.page, "library")
        press("continue")
        settle()
        compare(shell.page, "game")
        compare(play.diaryPath, diary)
        if (isShown("curtain"))
            press("liftCurtain")
        compare(stage.decision, decision)
        compare(play.breadcrumb.join(), crumbs)
        compare(play.turn.prompt, prompt)
        compare(stage.place("NII_2"), where)
        tryCompare(play.log, "count", log, patience)
    }

    /// One after the other takes a step until all are shared out.
    function shareOut() {
        verify(!play.hand.canConfirm)
        for (let i = 0; play.hand.openChosen < play.hand.openLeast; i = (i + 1) % play.hand.choices.count) {
            part("amount_" + i).forceActiveFocus()
            keyClick(Qt.Key_Up)
        }
        press("confirmButton")
    }
    /// Answers whatever is asked until the attack is over: with these dice, as suggested, in the nearest hex, with
    /// or without support. Tells what was asked.
    function fightOut(dice, alone) {
        const asked = []
        for (let i = 0; i < 40 && stage.decision !== "santander.combat"; ++i) {
            if (isShown("curtain"))
                press("liftCurtain")
            asked.push(play.realDice.wantsDice ? "dice" : stage.decision)
            if (play.realDice.wantsDice)
                roll([dice.shift()])
            else if (alone && stage.decision === "santander.support")
                mouseClick(stage.firstPart("offer_"))
            else if (play.hand.openKind === "hexes")
                clickHex(mostVisible(stage.reach()))
            else if (play.hand.openKind === "")
                press(isShown("mainOffer") ? "mainOffer" : stage.firstPart("offer_").objectName)
            else if (play.hand.openKind === "allocation")
                shareOut()
            else {
                press("suggestButton")
                press("confirmButton")
            }
        }
        return asked
    }
}
