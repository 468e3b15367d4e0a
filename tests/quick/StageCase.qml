// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the window have in common: pressing what is seen, clicking hexes, typing.
import QtQuick
import QtTest

TestCase {
    id: test

    readonly property var shell: stage.shell
    readonly property var play: stage.play
    /// Milliseconds; only what hangs takes so long.
    readonly property int patience: 300000
    /// Everything at once: no motion, nothing to be asked, no greeting.
    readonly property var quick: ["tourSeen=true", "animationSpeed=0", "reducedMotion=true", "confirmEndPhase=false"]

    function start(settings) {
        stage.clear(settings ?? quick)
        verify(stage.open(1280, 800, "en"))
        settle()
    }
    function restart() {
        stage.leave()
        verify(stage.open(1280, 800, "en"))
        settle()
    }
    /// Until everything is read and drawn.
    function settle() {
        tryVerify(() => !stage.busy, patience)
        stage.letPass()
    }
    /// A part that must come to be seen.
    function part(name) {
        tryVerify(() => stage.part(name) !== null, patience, name + " is not shown")
        return stage.part(name)
    }
    function isShown(name) {
        return stage.part(name) !== null
    }
    function press(name) {
        const item = part(name)
        verify(item.enabled, name + " is not enabled")
        verify(stage.polished())
        mouseClick(item)
        stage.polished()
    }
    /// Turns the wheel over the page until a part of it can be pressed.
    function scrollTo(name) {
        const item = part(name)
        let page = item
        while (page.flicking === undefined)
            page = page.parent
        for (let i = 0; i < 20 && item.mapToItem(null, 0, 0).y > 700; ++i) {
            mouseWheel(page, 60, page.height / 2, 0, -240)
            tryVerify(() => !page.moving, patience)
        }
        verify(item.mapToItem(null, 0, 0).y <= 700, name + " is out of sight")
    }
    function type(text) {
        for (const letter of text)
            keyClick(letter)
    }
    function hover(label) {
        bring(label)
        const at = stage.hexAt(label), board = part("board")
        mouseMove(board, at.x, at.y)
        stage.letPass()
    }
    /// Moves the map until the hex lies where nothing covers it.
    function bring(label) {
        const at = stage.hexAt(label), board = part("board")
        if (Math.abs(at.x - board.width / 2) > board.width / 4 || Math.abs(at.y - board.height / 2) > board.height / 4)
            board.panBy(at.x - board.width / 2, at.y - board.height / 2)
    }
    function clickHex(label, modifiers) {
        bring(label)
        const at = stage.hexAt(label), board = part("board")
        verify(board.contains(at), label + " is out of sight")
        mouseClick(board, at.x, at.y, Qt.LeftButton, modifiers ?? Qt.NoModifier)
        stage.polished()
    }
    /// Of several hexes the one nearest to the middle of the board, where nothing covers it.
    function mostVisible(labels) {
        const board = part("board")
        const away = label => {
            const at = stage.hexAt(label)
            return Math.hypot(at.x - board.width / 2, at.y - board.height / 2)
        }
        verify(labels.length > 0, "no hex to choose from")
        return labels.reduce((best, label) => away(label) < away(best) ? label : best)
    }
    /// The player's own dice, one after the other, as they are asked for.
    function roll(faces) {
        for (const face of faces) {
            tryVerify(() => play.realDice.wantsDice, patience, "no die is asked for")
            press("face_" + face)
        }
    }
    function cleanupTestCase() {
        stage.leave()
        compare(stage.warnings, 0)
    }
}
