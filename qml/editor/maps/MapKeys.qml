// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys do on the map that is edited: a cursor from hex to hex; the tool in hand works where it is. What goes
// from hex to hex, or along sides, is begun and ended by Return.
import QtQml
import QtQuick
import Esagono

HexKeys {
    id: keys

    required property MapBench bench
    property bool down: false // the tool lies on the map
    property int pressed: 0   // with these keys held down
    readonly property MapHand hand: bench.hand
    readonly property bool alongSides: hand.uses & MapHand.Borders
    readonly property bool spans: hand.uses & (MapHand.Borders | MapHand.Spans)

    /// The tool comes down where the cursor is; one that spans hexes is lifted by the second call.
    function act(modifiers: int): void {
        if (down) {
            hand.end(board.cursorHex, -1, pressed)
            down = false
            return
        }
        hand.begin(board.cursorHex, -1, modifiers)
        pressed = modifiers
        down = spans
        if (!down)
            hand.end(board.cursorHex, -1, modifiers)
    }
    /// Nothing is drawn; whether there was anything to let go.
    function letGo(): bool {
        const was = down
        down = false
        if (was)
            hand.leave()
        return was
    }
    function handle(key: int, modifiers: int): bool {
        const isOn = board.cursorHex >= 0
        if (isOn && (key === Qt.Key_Return || key === Qt.Key_Enter))
            act(modifiers)
        else if (isOn && key === Qt.Key_Delete && !(hand.uses & MapHand.Choice))
            act(Qt.ControlModifier)
        else if (modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        else if (down && alongSides && directionOf(key, modifiers) >= 0)
            hand.move(board.cursorHex, board.cursorNeighbour(directionOf(key, modifiers)), pressed)
        else
            return walk(key, modifiers)
        return true
    }

    start: bench.selectedHex
    onStepped: hex => down ? hand.move(hex, -1, pressed) : hand.hover(hex, -1)
}
