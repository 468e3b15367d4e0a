// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the library: what was found, what could not be used.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: status

    required property Shell shell
    readonly property Library library: shell.library

    implicitHeight: Theme.statusBar
    color: Theme.bar

    component Word: Text {
        font: Theme.small
        color: Theme.muted
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Separator {
        width: parent.width
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.groups

        Word {
            text: status.library.scanning
                  //% "Looking for games…"
                  ? qsTrId("app.library.scanning")
                  //% "%n game(s) found"
                  : qsTrId("app.library.found", status.library.count - status.library.problemCount)
        }
        Word {
            visible: !status.library.scanning && status.library.problemCount > 0
            color: Theme.red
            //% "%n package(s) with a problem"
            text: qsTrId("app.library.with_problem", status.library.problemCount)
        }
        Word {
            //: %1 = folder
            //% "Saved games are kept in %1"
            text: qsTrId("app.library.kept_in").arg(status.shell.savedGames.folder)
            elide: Text.ElideMiddle
            Layout.fillWidth: true
        }
        Word {
            //: %1 = the program's version
            //% "Esagono %1"
            text: qsTrId("app.about.title").arg(Qt.application.version)
        }
    }
}
