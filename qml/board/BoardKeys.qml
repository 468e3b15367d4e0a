// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys do while the board has the keyboard: a cursor from hex to hex, units in turn, acting where the cursor is.
import QtQml
import QtQuick
import Esagono

QtObject {
    id: keys

    required property Board board
    required property PlayController play
    property bool asking: false
    signal used()
    signal moved(int hex)
    signal hexAsked()
    signal unitPicked(int place)
    signal askingLeft()
    /// Directions of the board by key, clockwise from the upper right; maps with a flat top have up and down instead.
    readonly property var directions: ({
        [Qt.Key_PageUp]: 0, [Qt.Key_Right]: 1, [Qt.Key_PageDown]: 2,
        [Qt.Key_End]: 3, [Qt.Key_Left]: 4, [Qt.Key_Home]: 5,
        [Qt.Key_9]: 0, [Qt.Key_6]: 1, [Qt.Key_3]: 2, [Qt.Key_1]: 3, [Qt.Key_4]: 4, [Qt.Key_7]: 5
    })

    /// With Shift the arrows move the map.
    readonly property var shifts: ({
        [Qt.Key_Left]: Qt.point(1, 0), [Qt.Key_Right]: Qt.point(-1, 0),
        [Qt.Key_Up]: Qt.point(0, 1), [Qt.Key_Down]: Qt.point(0, -1)
    })

    function startCursor() {
        if (board.cursorHex >= 0)
            return
        board.cursorHex = play.selectedHex >= 0 ? play.selectedHex
                          : board.hexAt(board.width / 2, board.height / 2)
    }
    function step(direction: int) {
        startCursor()
        board.moveCursor(direction)
        keys.moved(board.cursorHex)
        play.hoverHex(board.cursorHex)
    }
    function act(modifiers: int) {
        board.finishAnimations()
        if (board.cursorHex >= 0)
            play.clickHex(board.cursorHex, -1, modifiers)
        else if (play.canConfirm)
            play.confirm()
    }
    /// The n-th unit of the selected stack, counted as the panel shows them.
    function pick(number: int) {
        keys.unitPicked(number - 1)
    }
    function selectNext(backwards: bool) {
        play.selectNext(backwards)
        board.cursorHex = play.selectedHex
        keys.moved(board.cursorHex)
    }
    function press(event: KeyEvent) {
        event.accepted = handle(event.key, event.text, event.modifiers)
        if (event.accepted)
            keys.used()
    }
    function handle(key: int, text: string, modifiers: int): bool {
        const pad = (modifiers & Qt.KeypadModifier) !== 0
        const plain = (modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0
        if (!plain)
            return false
        if (text === "#") {
            keys.hexAsked()
        } else if ((modifiers & Qt.ShiftModifier) && shifts[key] !== undefined) {
            board.panBy(shifts[key].x * board.width / 8, shifts[key].y * board.height / 8)
        } else if (directions[key] !== undefined && (pad || key < Qt.Key_0 || key > Qt.Key_9)) {
            step(directions[key])
        } else if (key === Qt.Key_Up || key === Qt.Key_Down) {
            step(key === Qt.Key_Up ? 6 : 7)
        } else if (key >= Qt.Key_1 && key <= Qt.Key_9) {
            pick(key - Qt.Key_0)
        } else if (key === Qt.Key_Return || key === Qt.Key_Enter) {
            act(modifiers)
        } else if (key === Qt.Key_Escape) {
            return leave()
        } else if (key === Qt.Key_Tab || key === Qt.Key_Backtab) {
            selectNext(key === Qt.Key_Backtab)
        } else if (key === Qt.Key_Space) {
            board.centreOn(board.cursorHex >= 0 ? board.cursorHex : play.selectedHex)
        } else {
            return false
        }
        return true
    }
    function leave(): bool {
        if (asking)
            keys.askingLeft()
        else if (play.reason.shown)
            play.dismissReason()
        else if (board.fannedHex >= 0)
            board.fannedHex = -1
        else
            play.clearSelection()
        return true
    }
}
