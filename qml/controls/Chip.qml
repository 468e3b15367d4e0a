// SPDX-License-Identifier: GPL-3.0-or-later
// A word on a coloured ground: the state of something.
import QtQuick
import Esagono

Rectangle {
    id: chip

    enum Tone { Neutral, Red, Blue, Gold, Green }

    property int tone: Chip.Red
    property string glyph: ""
    property alias text: word.text
    readonly property color inkColour: [Theme.ink2, Theme.red, Theme.blue, Theme.amber, Theme.green][tone]

    implicitWidth: content.implicitWidth + Theme.px(14)
    implicitHeight: Theme.px(19)
    radius: Theme.radiusChip
    color: [Theme.sunk, Theme.redGround, Theme.blueGround, Theme.goldGround, Theme.greenGround][tone]
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.within

        Glyph {
            visible: chip.glyph !== ""
            name: chip.glyph
            color: chip.inkColour
            size: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Text {
            id: word
            font: Theme.chip
            color: chip.inkColour
            textFormat: Text.PlainText
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
