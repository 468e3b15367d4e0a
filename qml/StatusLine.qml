// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the window: what was found, what could not be used.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: status

    required property Library library

    implicitHeight: 24
    color: Theme.bar

    Rectangle {
        color: Theme.line
        width: parent.width
        height: 1
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.groups

        Text {
            font: Theme.secondary
            color: Theme.muted
            text: status.library.scanning
                  //% "Looking for games…"
                  ? qsTrId("app.library.scanning")
                  //% "%n game(s) found"
                  : qsTrId("app.library.found", status.library.count - status.library.problemCount)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            visible: !status.library.scanning && status.library.problemCount > 0
            font: Theme.secondary
            color: Theme.red
            //% "%n package(s) with a problem"
            text: qsTrId("app.library.with_problem", status.library.problemCount)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Item {
            Layout.fillWidth: true
        }
    }
}
