// SPDX-License-Identifier: GPL-3.0-or-later
// The rule that forbids something, set off as a quotation.
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: quote

    required property string word
    required property string title
    signal opened()

    spacing: Theme.px(10)

    Rectangle {
        Layout.preferredWidth: Theme.px(3)
        Layout.fillHeight: true
        color: Theme.blue
    }
    Text {
        visible: quote.title !== ""
        text: quote.title
        textFormat: Text.PlainText
        font.family: Theme.serif
        font.pixelSize: Theme.px(14)
        font.italic: true
        color: Theme.ink2
        wrapMode: Text.WordWrap
        Layout.fillWidth: true
        Layout.topMargin: 2
        Layout.bottomMargin: 2
    }
    RuleLink {
        rule: quote.word
        onOpened: quote.opened()
        Layout.alignment: Qt.AlignBottom
    }
    Item {
        visible: quote.title === ""
        Layout.fillWidth: true
    }
}
