// SPDX-License-Identifier: GPL-3.0-or-later
// On or off, at once.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.Switch {
    id: toggle

    property string label // what is switched; shown by whoever lays it out

    implicitWidth: Theme.px(28)
    implicitHeight: Theme.controlSmall
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onReturnPressed: toggle.toggle()

    indicator: Rectangle {
        y: Math.round((toggle.height - height) / 2)
        width: Theme.px(28)
        height: Theme.px(16)
        radius: height / 2
        color: toggle.checked ? Theme.blue : Theme.edge

        Rectangle {
            x: toggle.checked ? Theme.px(14) : Theme.px(2)
            y: Theme.px(2)
            width: Theme.px(12)
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.blueInk : Theme.dark ? Theme.ink : "#fffdf6"

            Behavior on x {
                NumberAnimation { duration: Theme.quick }
            }
        }
        FocusRing {
            shown: toggle.visualFocus
            radius: height / 2
        }
    }
}
