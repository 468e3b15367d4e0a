// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a menu in the menu bar; Alt and its letter open it.
import QtQuick
import Esagono

Rectangle {
    id: title

    property string text
    property bool open: false
    readonly property string letter: /&(\w)/.exec(text)?.[1] ?? ""
    signal pressed()
    signal hoveredOver()

    implicitWidth: words.implicitWidth + Theme.px(16)
    implicitHeight: Theme.px(24)
    radius: Theme.radiusField
    color: open ? Theme.chosen : area.containsMouse ? Theme.sunk : "transparent"
    Accessible.role: Accessible.MenuItem
    Accessible.name: Theme.bare(text)
    Accessible.onPressAction: title.pressed()

    Shortcut {
        enabled: title.visible && title.letter !== ""
        sequences: ["Alt+" + title.letter]
        onActivated: title.pressed()
    }
    Text {
        id: words
        anchors.centerIn: parent
        text: Theme.bare(title.text)
        font: Theme.plain
        color: title.open ? Theme.ink : Theme.ink2
    }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        onPressed: title.pressed()
        onEntered: title.hoveredOver()
    }
}
