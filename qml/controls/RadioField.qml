// SPDX-License-Identifier: GPL-3.0-or-later
// One of several that exclude each other, with its words.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.RadioButton {
    id: radio

    property string note: "" // a second line

    implicitWidth: Theme.px(240)
    implicitHeight: Math.max(Theme.controlSmall, implicitContentHeight + Theme.px(4))
    spacing: Theme.between
    font: Theme.plain
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: note
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onReturnPressed: radio.toggle()

    indicator: Rectangle {
        y: Theme.px(5)
        implicitWidth: Theme.px(15)
        implicitHeight: Theme.px(15)
        radius: width / 2
        color: radio.hovered ? Theme.chosen : Theme.raise
        border.width: Theme.px(1.5)
        border.color: radio.checked ? Theme.blue : Theme.edge

        Rectangle {
            anchors.centerIn: parent
            visible: radio.checked
            width: Theme.px(7)
            height: width
            radius: width / 2
            color: Theme.blue
        }
        FocusRing {
            shown: radio.visualFocus
            radius: width / 2
        }
    }
    contentItem: Column {
        topPadding: Theme.px(3)
        leftPadding: radio.indicator.width + radio.spacing

        Text {
            width: radio.availableWidth - radio.indicator.width - radio.spacing
            text: radio.text
            font: radio.font
            color: Theme.ink
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
        }
        Text {
            visible: text !== ""
            width: radio.availableWidth - radio.indicator.width - radio.spacing
            text: radio.note
            font: Theme.secondary
            color: Theme.muted
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
        }
    }
}
