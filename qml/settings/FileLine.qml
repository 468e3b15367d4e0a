// SPDX-License-Identifier: GPL-3.0-or-later
// Where something is kept.
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: line

    required property string label
    required property string path

    visible: path !== ""
    spacing: Theme.padding
    Layout.fillWidth: true

    Text {
        text: line.label
        font: Theme.plain
        color: Theme.ink2
        Layout.preferredWidth: Theme.px(130)
    }
    TextEdit { // can be selected and copied
        text: line.path
        textFormat: TextEdit.PlainText
        font: Theme.mono
        color: Theme.ink2
        selectionColor: Theme.blue
        selectedTextColor: Theme.blueInk
        readOnly: true
        selectByMouse: true
        wrapMode: TextEdit.WrapAnywhere
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
