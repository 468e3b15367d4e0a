// SPDX-License-Identifier: GPL-3.0-or-later
// A word on a coloured ground: the state of something that cannot be used.
import QtQuick
import Esagono

Rectangle {
    property alias text: word.text

    implicitWidth: word.implicitWidth + 14
    implicitHeight: 19
    radius: 3
    color: Theme.redGround

    Text {
        id: word
        anchors.centerIn: parent
        font.family: Theme.plain.family
        font.pixelSize: 11
        font.weight: Font.DemiBold
        color: Theme.red
    }
}
