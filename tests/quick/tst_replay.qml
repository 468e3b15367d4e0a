// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game watched through the window: by keys, by the buttons, on the time line, through either side's eyes;
// a note is written beside it, and the game goes another way.
import QtQuick
import QtTest

StageCase {
    id: test
    name: "replay"

    readonly property var replay: stage.replay
    property string diary: ""

    function test_1_aSavedGameIsWatched() {
        stage.clear(quick)
        diary = stage.record("campaign.txt", 150)
        verify(diary !== "")
        verify(stage.open(1280, 800, "en"))
        settle()
        shell.watch(diary)
        tryCompare(shell, "page", "replay", patience)
        settle()
        compare(replay.winder.moment, 0)
        verify(replay.winder.end > 300)
        compare(part("momentText").text, "of " + replay.winder.end)
        verify(isShown("eventList"))
        verify(isShown("timeline"))
        verify(!part("transport_back").enabled)
    }

    function test_2_keysWindTheFilm() {
        keyClick(Qt.Key_Right)
        const first = replay.winder.moment
        verify(first > 0)
        keyClick(Qt.Key_Right)
        verify(replay.winder.moment > first)
        keyClick(Qt.Key_Left)
        compare(replay.winder.moment, first)
        keyClick(Qt.Key_End)
        compare(replay.winder.moment, replay.winder.end)
        keyClick(Qt.Key_Home)
        compare(replay.winder.moment, 0)
        keyClick(Qt.Key_PageDown)
        const phase = replay.winder.moment
        verify(phase > 0)
        keyClick(Qt.Key_PageDown, Qt.ControlModifier)
        verify(replay.winder.turn >= 1)
        keyClick(Qt.Key_Right, Qt.ControlModifier)
        const combat = replay.winder.moment
        verify(part("captionText").text !== "")
        keyClick(Qt.Key_Right, Qt.ShiftModifier)
        verify(replay.winder.moment > combat)
        keyClick(Qt.Key_Left, Qt.ControlModifier)
        verify(replay.winder.moment <= combat)
        compare(Number(part("momentField").text), replay.winder.moment)
    }

    function test_3_buttonsAndTheNumberOfAnEvent() {
        press("transport_first")
        compare(replay.winder.moment, 0)
        press("transport_on")
        verify(replay.winder.moment > 0)
        const field = part("momentField")
        mouseClick(field)
        field.selectAll()
        type("321")
        keyClick(Qt.Key_Return)
        compare(replay.winder.moment, 321)
        keyClick(Qt.Key_Right) // the board has the keyboard again
        verify(replay.winder.moment > 321)
        const row = part("event_" + (replay.log.currentRow + 2)), there = row.moment
        mouseClick(row)
        compare(replay.winder.moment, there)
        const strides = part("strides")
        mouseClick(strides, strides.width - 10, strides.height / 2)
        compare(replay.winder.stride, 4)
        const turn = replay.winder.turn
        press("transport_on")
        compare(replay.winder.turn, turn + 1)
        mouseClick(strides, 10, strides.height / 2)
        compare(replay.winder.stride, 0)
    }

    function test_4_theTimeLineIsScrubbed() {
        const line = part("timelineArea"), y = 24, end = Math.round(line.width * 0.8)
        mousePress(line, line.width * 0.2, y)
        const from = replay.winder.moment
        for (let at = 0.2; at < 0.8; at += 0.01)
            mouseMove(line, line.width * at, y, 0, Qt.LeftButton)
        mouseMove(line, end, y, 0, Qt.LeftButton)
        mouseRelease(line, end, y)
        tryVerify(() => replay.winder.moment > from, patience)
        const timeline = part("timeline")
        tryCompare(replay.winder, "moment", timeline.momentAt(end), patience)
        const head = part("playhead")
        verify(Math.abs(head.x + head.width / 2 - timeline.head) <= 1) // to the pixel
    }

    function test_5_itPlaysByItself() {
        keyClick(Qt.Key_Home)
        replay.winder.speed = 16
        keyClick(Qt.Key_Space)
        verify(replay.winder.playing)
        tryVerify(() => replay.winder.moment > 0, patience)
        keyClick(Qt.Key_Space)
        verify(!replay.winder.playing)
        keyClick(Qt.Key_Comma)
        compare(replay.winder.speed, 8)
        replay.winder.speed = 1
    }

    function test_6_searchingTheStory() {
        const all = replay.log.count
        mouseClick(part("eventSearch"))
        type("attack")
        tryVerify(() => replay.log.count < all, patience)
        const found = replay.log.count
        verify(found > 0)
        keyClick(Qt.Key_Escape)
        compare(replay.log.count, all)
        press("onlyCombats")
        verify(replay.log.count < all)
        press("onlyCombats")
        compare(replay.log.count, all)
    }

    function test_7_throughTheEyesOfASide() {
        const eyes = part("viewAs")
        mouseClick(eyes, eyes.width - 10, eyes.height / 2)
        compare(replay.viewer, 1)
        settle()
        verify(!replay.figures.counted) // the figures would tell too much
        mouseClick(eyes, 10, eyes.height / 2)
        compare(replay.viewer, -1)
        settle()
        verify(replay.figures.counted)
    }

    function test_8_aNoteIsWritten() {
        replay.winder.seek(400)
        keyClick("m")
        mouseClick(part("noteWords"))
        type("a bold move")
        const signs = part("noteSigns")
        mouseClick(signs, signs.width - 10, signs.height / 2)
        press("keepNote")
        tryCompare(replay.notes, "count", 1, patience)
        tryVerify(() => isShown("noteCard"), patience)
        keyClick("t")
        verify(!isShown("noteCard"))
        keyClick("t")
        const tabs = part("replayTabs")
        mouseClick(tabs, 100, 10)
        tryVerify(() => isShown("note_0"), patience)
        replay.winder.first()
        verify(!isShown("noteCard"))
        press("note_0")
        compare(replay.winder.moment, 400)
        press("editNote_0")
        press("removeNote")
        tryCompare(replay.notes, "count", 0, patience)
        mouseClick(tabs, 20, 10)
    }

    function exported(kind, name, choose) {
        const target = stage.pathOf(name)
        press("exportReplay")
        press("export_" + kind)
        if (choose)
            choose()
        part("exportFile").text = target
        press("exportGo")
        tryVerify(() => !isShown("exportGo"), patience)
        tryVerify(() => !shell.shareDesk.sharing.running, patience)
        compare(shell.shareDesk.sharing.problem, "")
        tryCompare(shell.messages, "count", 1, patience) // what was written can be looked for
        shell.messages.dismiss(0)
        return stage.bytesOf(target)
    }
    function number(bytes, at, length) {
        let value = 0
        for (let i = 0; i < length; ++i)
            value = 256 * value + bytes.charCodeAt(at + i)
        return value
    }
    function choosePart(name, share) {
        const control = part(name)
        mouseClick(control, control.width * share, control.height / 2)
    }

    function test_8b_theExportsAreWritten() {
        replay.winder.seek(400)
        const picture = exported("png", "a.png", () => part("pictureWidth").value = 640)
        verify(picture.startsWith("\x89PNG"))
        compare(number(picture, 16, 4), 640)
        verify(number(picture, 20, 4) > 200)
        const record = JSON.parse(exported("json", "a.json"))
        compare(record.format, "esagono-game")
        const position = exported("position", "a.position.json")
        verify(position.length > 1000 && JSON.parse(position) !== null)
        const french = exported("log", "fr.txt", () => part("exportLanguage").activated(2))
        verify(french.includes("Tour 1"))
        verify(exported("html", "a.html").startsWith("<!DOCTYPE html>"))
        verify(exported("pdf", "a.pdf").startsWith("%PDF-1."))
    }
    function test_8c_aPartIsExported() {
        const all = exported("log", "all.txt", () => choosePart("exportRange", 0.1))
        verify(all.includes("Turn 1") && all.includes("Turn 2"))
        const turn = exported("log", "turn.txt", () => {
            choosePart("exportRange", 0.6)
            part("turnFirst").value = 2
            part("turnLast").value = 2
        })
        verify(!turn.includes("Turn 1") && turn.includes("Turn 2"))
        verify(turn.length < all.length)
        const film = exported("webp", "a.webp", () => {
            part("filmWidth").value = 240
            part("turnFirst").value = 2
            part("turnLast").value = 2
            choosePart("exportStride", 0.9)
        })
        compare(film.slice(0, 4) + film.slice(8, 12), "RIFFWEBP")
        compare(film.split("ANMF").length - 1, 3) // before the turn, its beginning, its end
        compare(shell.settings.exportFolder, stage.pathOf("a.webp").replace("/a.webp", ""))
        press("exportReplay")
        verify(part("exportFile").text.startsWith(shell.settings.exportFolder))
        part("exportFile").text = stage.pathOf("a.webp")
        tryVerify(() => part("exportNote").text !== "", patience) // it would be replaced
        keyClick(Qt.Key_Escape)
    }
    function test_8d_anExportIsCancelledWhileOneWatchesOn() {
        const target = stage.pathOf("never.webp")
        press("exportReplay")
        press("export_webp")
        choosePart("exportRange", 0.1)
        choosePart("exportStride", 0.1)
        part("exportFile").text = target
        press("exportGo")
        tryVerify(() => isShown("exportPercent"), patience)
        const at = replay.winder.moment
        keyClick(Qt.Key_Right)
        verify(replay.winder.moment > at)
        press("cancelExport")
        verify(!shell.shareDesk.sharing.running)
        verify(!isShown("exportProgress"))
        compare(stage.bytesOf(target), "")
        compare(shell.messages.count, 0)
    }
    function test_8e_whatFailsIsSaid() {
        press("exportReplay")
        press("export_log")
        part("exportFile").text = stage.pathOf("nowhere/a.txt")
        press("exportGo")
        tryCompare(shell.messages, "count", 1, patience)
        shell.messages.dismiss(0)
    }
    function test_8f_aSideExportsOnlyWhatItSees() {
        const eyes = part("viewAs")
        mouseClick(eyes, eyes.width - 10, eyes.height / 2)
        settle()
        press("exportReplay")
        press("export_position")
        verify(!part("exportGo").enabled)
        verify(isShown("exportHidden"))
        verify(!part("copyPosition").enabled)
        press("export_log")
        verify(part("exportGo").enabled)
        keyClick(Qt.Key_Escape)
        mouseClick(eyes, 10, eyes.height / 2)
        settle()
        press("exportReplay")
        press("export_position")
        replay.winder.seek(400)
        press("copyPosition")
        compare(stage.clipboard(), stage.bytesOf(stage.pathOf("a.position.json")))
        while (shell.messages.count > 0)
            shell.messages.dismiss(0)
    }

    function test_8g_twoBranchesAreCompared() {
        shell.watch(stage.recordBranched("campaign.txt", 150, 100, 60), 900)
        settle()
        const comparison = shell.comparison
        part("replaySide").page = "compare"
        press("compareBranch_1")
        tryVerify(() => comparison.ready, patience)
        settle()
        compare(comparison.parting.length, 2)
        verify(comparison.parting[0].text !== comparison.parting[1].text)
        compare(comparison.parting[0].number, comparison.parting[1].number)
        verify(part("compareVerdict").text.includes("event"))
        compare(comparison.rightName, "what if")
        verify(comparison.standing.length > 3)
        verify(comparison.lines.count > 10)
        verify(isShown("difference_0"))
        // Both boards, wound together
        press("goToParting")
        const parting = replay.winder.moment
        verify(parting > 900)
        verify(!isShown("secondBoard"))
        press("sideBySide")
        tryVerify(() => isShown("secondBoard"), patience)
        settle()
        compare(comparison.other.winder.moment, parting)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Left)
        settle()
        verify(replay.winder.moment < parting)
        tryCompare(comparison.other.winder, "moment", replay.winder.moment, patience) // before they part both are the same
        keyClick(Qt.Key_End)
        tryCompare(comparison.other.winder, "moment", comparison.other.winder.end, patience)
        const board = part("board"), other = part("otherBoard")
        board.zoom = 0.7
        compare(other.zoom, board.zoom)
        compare(other.centre, board.centre)
        const from = board.centre.x
        other.panBy(60, 40)
        verify(board.centre.x !== from)
        compare(board.centre, other.centre)
        press("difference_1")
        settle()
        verify(replay.winder.moment < replay.winder.end)
        press("oneBoard")
        verify(!isShown("secondBoard"))
        verify(comparison.ready)
        // Whoever looks as a side is told nothing
        replay.setViewer(0)
        settle()
        verify(!isShown("compareVerdict"))
        compare(comparison.lines.count, 0)
        replay.setViewer(-1)
        settle()
        tryVerify(() => isShown("compareVerdict"), patience)
        press("watchBranch_1")
        settle()
        tryCompare(replay.branching, "branch", 1, patience)
        verify(!comparison.chosen)
    }
    function test_8h_anotherDiaryIsCompared() {
        const other = stage.recordOther("campaign.txt", 90, 60)
        shell.watch(diary)
        settle()
        part("replaySide").page = "compare"
        stage.drop(other, part("comparePage"))
        verify(shell.comparison.chosen)
        tryVerify(() => shell.comparison.ready, patience)
        settle()
        compare(shell.comparison.rightName, "other")
        verify(shell.comparison.sameGame)
        verify(isShown("difference_0"))
        press("compareNothing")
        verify(!isShown("compareVerdict"))
        // The same game has no difference
        shell.comparison.compareDiary(diary)
        tryVerify(() => shell.comparison.ready, patience)
        settle()
        compare(shell.comparison.parting.length, 0)
        compare(shell.comparison.lines.count, 0)
        // What cannot be opened is said
        shell.comparison.compareDiary(stage.pathOf("nowhere.esagono"))
        tryCompare(shell.messages, "count", 1, patience)
        shell.messages.dismiss(0)
        verify(!shell.comparison.chosen)
        part("replaySide").page = "events"
    }

    function test_9_theGameGoesAnotherWay() {
        replay.winder.seek(Math.floor(replay.winder.end * 0.8))
        press("playOn")
        tryVerify(() => isShown("playOnGo"), patience)
        const name = part("playOnName")
        name.selectAll()
        type("what if")
        press("playOnGo")
        tryCompare(shell, "page", "game", patience)
        settle()
        verify(play.open)
        verify(!replay.open)
        verify(play.diaryPath.includes("what if"))
        if (isShown("curtain"))
            press("liftCurtain")
        // Watching the running game leaves it on the table.
        shell.watch(play.diaryPath)
        tryCompare(shell, "page", "replay", patience)
        settle()
        press("leaveReplay")
        compare(shell.page, "game")
        verify(play.open)
    }
}
