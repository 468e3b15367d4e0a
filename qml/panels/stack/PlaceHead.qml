// SPDX-License-Identifier: GPL-3.0-or-later
// Which hex or box is shown: its name, terrain, how full it is, whose zone it lies in.
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: head

    required property StackModel stack
    property string supply: ""  // of the unit shown first
    property bool supplied: true

    spacing: 2

    RowLayout {
        spacing: Theme.between
        Layout.fillWidth: true

        Text {
            objectName: "placeTitle"
            text: head.stack.title
            textFormat: Text.PlainText
            font: Theme.cardTitle
            color: Theme.ink
            elide: Text.ElideRight
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Chip {
            visible: head.supply !== ""
            text: head.supply
            tone: head.supplied ? Chip.Green : Chip.Red
            glyph: head.supplied ? "check" : "warning"
        }
    }
    Text {
        readonly property var words: [head.stack.terrain, head.stack.stackingText, head.stack.zoneText]

        text: words.filter(word => word !== "").join(" · ")
        visible: text !== ""
        textFormat: Text.PlainText
        font: Theme.secondary
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
