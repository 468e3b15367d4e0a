// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a key, as it stands on the keyboard.
import QtQuick
import Esagono

Rectangle {
    property alias text: name.text

    implicitWidth: name.implicitWidth + 8
    implicitHeight: 17
    radius: 4
    color: "transparent"
    border.color: Theme.line2

    Text {
        id: name
        anchors.centerIn: parent
        font: Theme.key
        color: Theme.ink2
    }
}
