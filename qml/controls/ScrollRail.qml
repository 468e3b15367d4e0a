// SPDX-License-Identifier: GPL-3.0-or-later
// A scroll bar that is there as long as there is something to scroll.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.ScrollBar {
    id: rail

    implicitWidth: Theme.px(10)
    implicitHeight: Theme.px(10)
    padding: Theme.px(2)
    minimumSize: 0.08
    policy: size < 1 ? T.ScrollBar.AlwaysOn : T.ScrollBar.AlwaysOff
    visible: policy === T.ScrollBar.AlwaysOn

    contentItem: Rectangle {
        implicitWidth: Theme.px(6)
        implicitHeight: Theme.px(6)
        radius: Theme.px(3)
        color: rail.pressed ? Theme.ink2 : rail.hovered ? Theme.edge : Theme.line2
    }
}
