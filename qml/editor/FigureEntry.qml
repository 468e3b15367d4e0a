// SPDX-License-Identifier: GPL-3.0-or-later
// A number that is printed on a counter, or nothing: written, or turned with the arrow keys and the wheel.
import QtQuick
import Esagono

TextEntry {
    id: entry

    required property bool present
    required property int value
    signal figureSet(int value)
    signal cleared()

    function settle(): void {
        const written = text.trim().replace("−", "-")
        if (written === "" && present)
            cleared()
        else if (/^-?\d{1,4}$/.test(written) && (!present || Number(written) !== value))
            figureSet(Number(written))
        else
            text = Qt.binding(() => entry.present ? String(entry.value) : "")
    }
    function turn(by: int): void {
        figureSet((present ? value : 0) + by)
    }

    implicitWidth: Theme.px(52)
    font: Theme.strong
    horizontalAlignment: TextInput.AlignHCenter
    leftPadding: Theme.within
    rightPadding: Theme.within
    text: present ? String(value) : ""
    onPresentChanged: text = Qt.binding(() => entry.present ? String(entry.value) : "")
    onValueChanged: text = Qt.binding(() => entry.present ? String(entry.value) : "")
    onEditingFinished: settle()
    onActiveFocusChanged: if (activeFocus) selectAll()
    Keys.onUpPressed: turn(1)
    Keys.onDownPressed: turn(-1)

    WheelHandler {
        enabled: entry.activeFocus
        onWheel: event => entry.turn(event.angleDelta.y > 0 ? 1 : -1)
    }
}
