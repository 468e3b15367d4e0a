// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that lead a cursor over any board, from hex to hex, and those that move the map.
import QtQml
import QtQuick
import Esagono

QtObject {
    id: keys

    required property Board board
    property int start: -1 // where the cursor begins; -1: in the middle of what is to be seen
    signal stepped(int hex)
    /// Directions of the board by key, clockwise from the upper right; maps with a flat top have up and down instead.
    readonly property var directions: ({
        [Qt.Key_PageUp]: 0, [Qt.Key_Right]: 1, [Qt.Key_PageDown]: 2,
        [Qt.Key_End]: 3, [Qt.Key_Left]: 4, [Qt.Key_Home]: 5,
        [Qt.Key_9]: 0, [Qt.Key_6]: 1, [Qt.Key_3]: 2, [Qt.Key_1]: 3, [Qt.Key_4]: 4, [Qt.Key_7]: 5,
        [Qt.Key_Up]: 6, [Qt.Key_Down]: 7
    })

    /// With Shift the arrows move the map.
    readonly property var shifts: ({
        [Qt.Key_Left]: Qt.point(1, 0), [Qt.Key_Right]: Qt.point(-1, 0),
        [Qt.Key_Up]: Qt.point(0, 1), [Qt.Key_Down]: Qt.point(0, -1)
    })

    function step(direction: int): void {
        if (board.cursorHex < 0)
            board.cursorHex = start >= 0 ? start : board.hexAt(board.width / 2, board.height / 2)
        board.moveCursor(direction)
        stepped(board.cursorHex)
    }
    /// Where the key leads the cursor; -1: nowhere. Digits do from the number pad only.
    function directionOf(key: int, modifiers: int): int {
        const pad = (modifiers & Qt.KeypadModifier) !== 0
        const pans = (modifiers & Qt.ShiftModifier) !== 0 && shifts[key] !== undefined
        return pans || !pad && key >= Qt.Key_0 && key <= Qt.Key_9 ? -1 : directions[key] ?? -1
    }
    /// Whether it was one of these keys.
    function walk(key: int, modifiers: int): bool {
        const direction = directionOf(key, modifiers)
        if (direction >= 0)
            step(direction)
        else if ((modifiers & Qt.ShiftModifier) && shifts[key] !== undefined)
            board.panBy(shifts[key].x * board.width / 8, shifts[key].y * board.height / 8)
        else
            return false
        return true
    }
}
