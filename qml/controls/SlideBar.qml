// SPDX-License-Identifier: GPL-3.0-or-later
// A value between two ends.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.Slider {
    id: slider

    property string label // what is set; read aloud

    implicitWidth: Theme.px(200)
    implicitHeight: Theme.control
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Slider
    Accessible.name: label

    background: Rectangle {
        x: slider.leftPadding
        y: Math.round((slider.height - height) / 2)
        width: slider.availableWidth
        height: Theme.px(4)
        radius: height / 2
        color: Theme.sunk
        border.color: Theme.line

        Rectangle {
            width: slider.visualPosition * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.blue
        }
    }
    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: Math.round((slider.height - height) / 2)
        width: Theme.px(16)
        height: width
        radius: width / 2
        color: slider.pressed ? Theme.sunk : slider.hovered ? Theme.chosen : Theme.raise
        border.color: Theme.edge

        FocusRing {
            shown: slider.visualFocus
            radius: width / 2
        }
    }
}
