// SPDX-License-Identifier: GPL-3.0-or-later
// What Esagono is, under which licence, and on what it stands.
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: about

    objectName: "about"
    //: %1 = the program's version
    //% "Esagono %1"
    title: qsTrId("app.about.title").arg(Qt.application.version)

    RowLayout {
        spacing: Theme.groups
        Layout.fillWidth: true

        Emblem {
            implicitWidth: Theme.px(56)
            implicitHeight: Theme.px(56)
            Layout.alignment: Qt.AlignTop
            Accessible.ignored: true
        }
        ColumnLayout {
            spacing: Theme.between
            Layout.fillWidth: true

            Paragraph {
                //% "Plays, edits and replays hex-and-counter wargames with every rule enforced."
                text: qsTrId("app.about.what_it_is")
                Layout.fillWidth: true
            }
            Paragraph {
                //% "Free software under the GNU General Public License, version 3 or later. It comes without any warranty."
                text: qsTrId("app.about.licence")
                font: Theme.secondary
                Layout.fillWidth: true
            }
            Paragraph {
                //% "Made with Qt, SQLite, libsodium and nlohmann/json."
                text: qsTrId("app.about.parts")
                font: Theme.secondary
                Layout.fillWidth: true
            }
        }
    }
    buttons: PlainButton {
        //% "Close"
        text: qsTrId("app.about.close")
        focus: true
        onClicked: about.close()
    }
}
