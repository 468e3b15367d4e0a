// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys do while the board has the keyboard: a cursor from hex to hex, units in turn, acting where the cursor is.
import QtQml
import QtQuick
import Esagono

HexKeys {
    id: keys

    required property PlayTable play
    property bool asking: false
    signal used()
    signal moved(int hex)
    signal hexAsked()
    signal unitPicked(int place)
    signal askingLeft()

    function act(modifiers: int) {
        board.finishAnimations()
        if (board.cursorHex >= 0)
            play.gestures.clickHex(board.cursorHex, -1, modifiers)
        else if (play.hand.canConfirm)
            play.hand.confirm()
    }
    /// The n-th unit of the selected stack, counted as the panel shows them.
    function pick(number: int) {
        keys.unitPicked(number - 1)
    }
    function selectNext(backwards: bool) {
        play.gestures.selectNext(backwards)
        board.cursorHex = play.selectedHex
        keys.moved(board.cursorHex)
    }
    function press(event: KeyEvent) {
        event.accepted = handle(event.key, event.text, event.modifiers)
        if (event.accepted)
            keys.used()
    }
    function handle(key: int, text: string, modifiers: int): bool {
        const plain = (modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0
        if (!plain)
            return false
        if (walk(key, modifiers))
            return true
        if (text === "#") {
            keys.hexAsked()
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
        else if (play.hand.reason.shown)
            play.hand.dismissReason()
        else if (board.fannedHex >= 0)
            board.fannedHex = -1
        else
            play.gestures.clearSelection()
        return true
    }

    start: play.selectedHex
    onStepped: hex => {
        moved(hex)
        play.gestures.hoverHex(hex)
    }
}
