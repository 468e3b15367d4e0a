// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the table of saved games; its columns are those of SavedRow.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: head

    required property bool narrow

    implicitHeight: Theme.px(26)
    radius: Theme.radiusButton
    color: Theme.bar

    Rectangle { // only the upper corners are round
        color: head.color
        width: parent.width
        height: head.radius
        anchors.bottom: parent.bottom
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(112)
        anchors.rightMargin: Theme.px(48)
        spacing: Theme.groups

        GroupLabel {
            //% "Game"
            text: qsTrId("app.library.head.game")
            Layout.fillWidth: true
        }
        GroupLabel {
            visible: !head.narrow
            //% "Players"
            text: qsTrId("app.library.head.players")
            Layout.preferredWidth: Theme.px(180)
        }
        GroupLabel {
            //% "Turn"
            text: qsTrId("app.library.head.turn")
            Layout.preferredWidth: Theme.px(190)
        }
        GroupLabel {
            visible: !head.narrow
            //% "Last played"
            text: qsTrId("app.library.head.last_played")
            Layout.preferredWidth: Theme.px(130)
        }
    }
    Separator {
        width: parent.width
        anchors.bottom: parent.bottom
    }
}
