// SPDX-License-Identifier: GPL-3.0-or-later
// While forces are placed: which keys help.
import QtQuick
import Esagono

Rectangle {
    id: foot

    required property PlayTable play

    implicitHeight: Theme.statusBar
    color: Theme.bar

    component Key: Row {
        property alias key: cap.text
        property alias text: word.text

        spacing: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter

        KeyCap {
            id: cap
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            id: word
            font: Theme.small
            color: Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    Separator {
        width: parent.width
        color: Theme.line2
    }
    Row {
        x: Theme.padding
        height: parent.height
        spacing: Theme.groups

        Text {
            //% "Drag a counter to the map, or press it and then a hex"
            text: qsTrId("app.play.tray_hint")
            font: Theme.small
            color: Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Key {
            key: "#"
            //% "hex by number"
            text: qsTrId("app.play.key_hex_hint")
        }
        Key {
            key: "Tab"
            //% "next counter"
            text: qsTrId("app.play.key_next_hint")
        }
        Key {
            key: "O"
            //% "next open hex"
            text: qsTrId("app.play.key_open_hint")
        }
    }
}
