// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the table of packages; its columns are those of PackageRow.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: head

    implicitHeight: 28
    radius: 5
    color: Theme.bar

    Rectangle { // only the upper corners are round
        color: head.color
        width: parent.width
        height: head.radius
        anchors.bottom: parent.bottom
    }

    component Head: Text {
        font: Theme.groupLabel
        color: Theme.muted
        elide: Text.ElideRight
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.groups
        anchors.rightMargin: Theme.groups
        spacing: Theme.groups

        Head {
            //% "Game"
            text: qsTrId("app.library.head.game")
            Layout.fillWidth: true
        }
        Head {
            //: The short name by which a package is known
            //% "Identifier"
            text: qsTrId("app.library.head.id")
            Layout.preferredWidth: 160
        }
        Head {
            //% "Version"
            text: qsTrId("app.library.head.version")
            Layout.preferredWidth: 88
        }
    }
    Rectangle {
        color: Theme.line
        width: parent.width
        height: 1
        anchors.bottom: parent.bottom
    }
}
