// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys do on the table of a scenario: a cursor from hex to hex; counters are taken in hand and put down where it is.
import QtQml
import QtQuick
import Esagono

HexKeys {
    id: keys

    required property SetupBench bench

    /// As a click there; with Ctrl, what is painted is taken away.
    function act(modifiers: int): void {
        if (board.cursorHex < 0)
            return
        if (bench.tool === SetupBench.Counters) {
            bench.click(board.cursorHex)
        } else {
            bench.begin(board.cursorHex, modifiers)
            bench.end()
        }
    }
    /// The n-th counter of the stack under the cursor, as the panel shows it.
    function take(number: int): void {
        bench.hex = board.cursorHex
        bench.held = bench.stack[number - 1]?.counter ?? -1
    }
    function press(event: KeyEvent): void {
        event.accepted = handle(event.key, event.modifiers)
    }
    function handle(key: int, modifiers: int): bool {
        if (key === Qt.Key_Return || key === Qt.Key_Enter)
            act(modifiers)
        else if (modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        else if (walk(key, modifiers))
            return true
        else if (key === Qt.Key_Space)
            bench.holdNext(modifiers & Qt.ShiftModifier ? -1 : 1)
        else if (key >= Qt.Key_1 && key <= Qt.Key_9)
            take(key - Qt.Key_0)
        else if (key === Qt.Key_Delete && bench.tool !== SetupBench.Counters)
            act(Qt.ControlModifier)
        else
            return false
        return true
    }

    start: bench.hex
}
