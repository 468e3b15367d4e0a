// SPDX-License-Identifier: GPL-3.0-or-later
// The pages around the game, as a user finds them: first start and tour, saved games, settings, commands.
import QtQuick
import QtTest

StageCase {
    id: test
    name: "pages"

    function begin() {
        press("newGame_santander")
        press("begin")
        settle()
        compare(shell.page, "game")
    }
    function diaries() {
        return stage.files("games").filter(file => file.endsWith(".esagono"))
    }

    function test_firstStartShowsTheTour() {
        start(["animationSpeed=0", "reducedMotion=true"])
        verify(isShown("tourGreeting"))
        press("tourStart")
        tryVerify(() => isShown("tourNext"), patience)
        settle()
        let steps = 1
        for (; steps < 30 && isShown("tourNext"); ++steps)
            press("tourNext")
        verify(steps > 4)
        verify(!isShown("tour"))
        restart()
        verify(!isShown("tourGreeting")) // once is enough
    }

    function test_savedGamesAreRenamedDoubledAndThrownAway() {
        start()
        begin()
        stage.leave()
        verify(stage.open(1280, 800, "en"))
        settle()
        const first = diaries()
        compare(first.length, 1)
        press("railSaved")
        settle()
        mouseClick(part("savedRow"), 20, 20, Qt.RightButton)
        press("rename")
        const entry = part("newName")
        entry.selectAll()
        type("siege")
        keyClick(Qt.Key_Return)
        tryVerify(() => diaries().join() === "siege.esagono", patience)
        settle()
        mouseClick(part("savedRow"), 20, 20, Qt.RightButton)
        press("duplicate")
        tryVerify(() => diaries().length === 2, patience)
        settle()
        part("savedRow").forceActiveFocus()
        keyClick(Qt.Key_Delete)
        tryVerify(() => diaries().length === 1, patience)
    }

    function test_settingsHoldAtOnceAndNextTime() {
        start()
        keyClick(",", Qt.ControlModifier)
        const title = part("settingsPage").title
        part("settingsLanguage").forceActiveFocus()
        keyClick(Qt.Key_Down)
        verify(shell.settings.language !== "en")
        verify(part("settingsPage").title !== title)
        stage.leave()
        verify(stage.open(1280, 800, ""))
        verify(shell.settings.language !== "en")
    }

    function test_everythingIsACommand() {
        start()
        keyClick("k", Qt.ControlModifier)
        part("commandEntry")
        type("key")
        tryVerify(() => part("commandRows").count > 0, patience)
        keyClick(Qt.Key_Return)
        compare(shell.page, "shortcuts")
        keyClick(Qt.Key_Escape)
        compare(shell.page, "library")
    }
}
