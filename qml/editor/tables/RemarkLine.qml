// SPDX-License-Identifier: GPL-3.0-or-later
// Something in order, or worth a look.
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: line

    required property bool good
    required property string text

    spacing: Theme.between
    Accessible.role: Accessible.ListItem
    Accessible.name: text

    Glyph {
        name: line.good ? "check" : "warning"
        color: line.good ? Theme.green : Theme.amber
        size: Theme.icon
        Layout.alignment: Qt.AlignTop
        Accessible.ignored: true
    }
    Paragraph {
        text: line.text
        font: Theme.secondary
        Layout.fillWidth: true
        Accessible.ignored: true
    }
}
