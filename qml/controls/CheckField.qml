// SPDX-License-Identifier: GPL-3.0-or-later
// A box to tick, with its words.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.CheckBox {
    id: check

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.controlSmall, implicitContentHeight)
    spacing: Theme.between
    font: Theme.plain
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onReturnPressed: check.toggle()

    indicator: Rectangle {
        y: Math.round((check.height - height) / 2)
        implicitWidth: Theme.px(15)
        implicitHeight: Theme.px(15)
        radius: Theme.radiusChip
        color: check.checked ? Theme.blue : check.hovered ? Theme.chosen : Theme.raise
        border.width: Theme.px(1.5)
        border.color: check.checked ? Theme.blue : Theme.edge

        Glyph {
            anchors.centerIn: parent
            visible: check.checked
            name: "check"
            color: Theme.blueInk
            size: Theme.px(12)
            Accessible.ignored: true
        }
        FocusRing {
            shown: check.visualFocus
        }
    }
    contentItem: Text {
        leftPadding: check.indicator.width + check.spacing
        text: check.text
        font: check.font
        color: Theme.ink
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
    }
}
