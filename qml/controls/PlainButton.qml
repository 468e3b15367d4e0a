// SPDX-License-Identifier: GPL-3.0-or-later
// A button of the ordinary kind, with the key that does the same.
import QtQuick
import QtQuick.Controls
import Esagono

Button {
    id: button

    property string keyHint: ""

    implicitHeight: Theme.control
    leftPadding: 11
    rightPadding: 11
    topPadding: 0
    bottomPadding: 0
    font: Theme.plain
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Row {
        spacing: Theme.between

        Text {
            text: button.text
            font: button.font
            color: Theme.ink
            height: parent.height
            verticalAlignment: Text.AlignVCenter
        }
        KeyCap {
            visible: text !== ""
            text: button.keyHint
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    background: Rectangle {
        radius: 5
        color: button.down ? Theme.sunk : button.hovered ? Theme.chosen : Theme.raise
        border.color: Theme.edge

        FocusRing {
            shown: button.visualFocus
        }
    }
}
