// SPDX-License-Identifier: GPL-3.0-or-later
// The rules as a reader finds them: by key, by search, by links, from a refusal and from a replay, and back again.
import QtQuick
import QtTest

StageCase {
    id: test
    name: "rules"

    readonly property var rules: shell.rules

    /// A recorded game before a move of the Nationalists.
    function lay() {
        start()
        shell.openGame(stage.record("campaign.txt", 10))
        tryVerify(() => shell.page === "game" && play.open, patience)
        settle()
        compare(stage.decision, "santander.movement")
    }

    function test_readWithoutAGame() {
        start()
        keyClick(Qt.Key_F2)
        compare(shell.page, "rules")
        settle()
        verify(part("ruleSearch").activeFocus)
        compare(part("ruleContents").count, 103)
        type("hexes without supply")
        verify(rules.hits > 0 && rules.hits < 20)
        compare(part("ruleHits").text, rules.hits + " found")
        compare(part("ruleContents").count, rules.hits)
        press("ruleRow_8.1.1")
        compare(rules.section, "8.1.1")
        compare(part("ruleTitle").text, "Hexes without supply")
        verify(part("ruleSays").text.length > 40)
        const other = rules.related[0].section
        scrollTo("related_" + other)
        press("related_" + other)
        compare(rules.section, other)
        press("rulesBack")
        compare(rules.section, "8.1.1")
        keyClick(Qt.Key_Right, Qt.AltModifier)
        compare(rules.section, other)
        keyClick(Qt.Key_Left, Qt.AltModifier)
        compare(rules.section, "8.1.1")
    }

    function test_searchIsClearedBeforeOneLeaves() {
        start()
        keyClick(Qt.Key_F2)
        settle()
        type("supply")
        verify(rules.hits < 103)
        keyClick(Qt.Key_Down)
        verify(rules.section !== "")
        keyClick(Qt.Key_Escape)
        compare(shell.page, "rules")
        compare(rules.hits, 103)
        keyClick(Qt.Key_Escape)
        compare(shell.page, "library")
    }

    function test_textHasALanguageOfItsOwn() {
        start()
        keyClick(Qt.Key_F2)
        settle()
        rules.open("6.3")
        const english = part("ruleSays").text
        part("rulesLanguage").forceActiveFocus()
        keyClick(Qt.Key_Right)
        compare(rules.language, "es")
        verify(part("ruleSays").text !== english)
        verify(!isShown("ruleFallback"))
        compare(shell.settings.language, "en")
        shell.settings.language = "it" // what is around it changes, too
        compare(rules.language, "es")
        shell.settings.language = "en"
    }

    function test_rulesAreACommand() {
        start()
        keyClick("k", Qt.ControlModifier)
        type("read the rules")
        tryVerify(() => part("commandRows").count > 0, patience)
        keyClick(Qt.Key_Return)
        compare(shell.page, "rules")
    }

    function test_refusalLeadsToItsRule() {
        lay()
        play.selectCounter(stage.counter("NIII_1"), false)
        const hex = stage.place("NIII_1")
        play.gestures.clickHex(play.hexNumbered("1306"), -1, 0)
        compare(play.hand.reason.ruleWord, "8.1.1")
        press("refusalRule")
        compare(shell.page, "rules")
        settle()
        compare(part("ruleTitle").text, "Hexes without supply")
        keyClick(Qt.Key_Escape)
        compare(shell.page, "game")
        settle()
        // Nothing is lost: the unit is still in hand, and the refusal still there.
        compare(play.selectedCounters.map(each => stage.counterId(each)), ["NIII_1"])
        compare(stage.place("NIII_1"), hex)
        compare(play.hand.reason.ruleWord, "8.1.1")
        keyClick(Qt.Key_F2) // where one has read last
        compare(rules.section, "8.1.1")
        press("rulesLeave")
        compare(shell.page, "game")
    }

    function test_replayLeadsToTheRulesAndBack() {
        start()
        shell.watch(stage.record("campaign.txt", 150), 900)
        tryVerify(() => shell.page === "replay", patience)
        settle()
        const moment = stage.replay.winder.moment
        shell.tellRule("10.3")
        settle()
        compare(rules.section, "10.3")
        verify(isShown("ruleChart_combat"))
        keyClick(Qt.Key_Escape)
        compare(shell.page, "replay")
        compare(stage.replay.winder.moment, moment)
    }

    /// The key has been that of another thing before.
    function test_sameKeyRenamesASavedGame() {
        start()
        stage.record("campaign.txt", 5)
        restart()
        press("railSaved")
        settle()
        part("savedRow").forceActiveFocus()
        keyClick(Qt.Key_F2)
        compare(shell.page, "saved")
        verify(isShown("newName"))
        keyClick(Qt.Key_Escape)
    }
}
