// SPDX-License-Identifier: GPL-3.0-or-later
// A button that stays down, for layers of the map: label, glyph, and the letter of its key.
import QtQuick
import Esagono

PlainButton {
    id: toggle

    property string keyLetter: ""

    tone: PlainButton.Quiet
    small: true
    checkable: true
    rightPadding: leftPadding + (keyLetter !== "" ? letter.implicitWidth + Theme.px(5) : 0)
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked

    Text {
        id: letter
        visible: text !== ""
        text: toggle.keyLetter
        font: Theme.key
        color: Theme.muted
        anchors.right: parent.right
        anchors.rightMargin: toggle.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
