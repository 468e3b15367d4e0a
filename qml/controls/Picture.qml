// SPDX-License-Identifier: GPL-3.0-or-later
// A picture that fills its place; paper until it is painted.
import QtQuick
import Esagono

Rectangle {
    property alias source: image.source

    color: Theme.sunk
    clip: true
    Accessible.role: Accessible.Graphic

    Image {
        id: image
        anchors.fill: parent
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        smooth: true
        mipmap: true
        opacity: status === Image.Ready ? 1 : 0

        Behavior on opacity {
            NumberAnimation { duration: Theme.turn }
        }
    }
}
