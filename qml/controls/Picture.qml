// SPDX-License-Identifier: GPL-3.0-or-later
// A picture that fills its place; paper until it is painted. Its corners can be those of the card it lies on.
import QtQuick
import Esagono

Rectangle {
    id: picture

    property alias source: image.source
    property bool roundLeft: false
    property bool roundRight: false
    property bool roundTop: false
    property bool roundBottom: false
    property color ground: Theme.paper // what lies around the card

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
    Rectangle { // a frame of which only the rounded corners lie over the picture
        readonly property int rim: Theme.px(6)
        readonly property int away: 4 * rim

        anchors.fill: parent
        anchors.leftMargin: picture.roundLeft ? -rim : -away
        anchors.rightMargin: picture.roundRight ? -rim : -away
        anchors.topMargin: picture.roundTop ? -rim : -away
        anchors.bottomMargin: picture.roundBottom ? -rim : -away
        radius: Theme.radiusPanel - 1 + rim
        color: "transparent"
        border.width: rim
        border.color: picture.ground
    }
}
