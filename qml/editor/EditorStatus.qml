// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the foot of a page of the editor: what is shown, and which keys walk.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Rectangle {
    id: status

    property alias text: words.text
    property string hint: ""
    property var keys: []

    implicitHeight: Theme.statusBar
    color: Theme.bar

    Text {
        id: words
        x: Theme.padding
        width: parent.width - hints.width - 3 * Theme.padding
        elide: Text.ElideRight
        font: Theme.small
        color: Theme.ink2
        anchors.verticalCenter: parent.verticalCenter
    }
    Row {
        id: hints
        anchors.right: parent.right
        anchors.rightMargin: Theme.padding
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.within

        Repeater {
            model: status.keys

            KeyCap {
                required property string modelData
                text: modelData
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
        Text {
            text: status.hint
            font: Theme.small
            color: Theme.ink2
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Separator {
        width: parent.width
    }
}
