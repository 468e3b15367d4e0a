// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a key, as it stands on the keyboard.
import QtQuick
import Esagono

Rectangle {
    id: cap

    property alias text: name.text
    property color ink: Theme.ink2
    property bool bare: false // on a coloured button: only its outline

    implicitWidth: Math.max(implicitHeight, name.implicitWidth + Theme.px(8))
    implicitHeight: Theme.px(18)
    radius: Theme.radiusField
    color: bare ? "transparent" : Theme.raise
    border.color: bare ? Qt.alpha(ink, 0.6) : Theme.line2
    Accessible.ignored: true

    Rectangle { // the side of the key
        visible: !cap.bare
        x: cap.radius
        y: parent.height - 2
        width: parent.width - 2 * cap.radius
        height: 1
        color: Theme.line2
    }
    Text {
        id: name
        anchors.centerIn: parent
        font: Theme.key
        color: cap.ink
    }
}
