// SPDX-License-Identifier: GPL-3.0-or-later
// The empty shelf: says so, and names the folders that were searched.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Card {
    id: empty

    required property Library library

    implicitHeight: column.implicitHeight + 2 * Theme.groups

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: Theme.groups
        spacing: Theme.between

        TitleText {
            //% "No games found"
            text: qsTrId("app.library.no_games")
            font: Theme.cardTitle
        }
        Paragraph {
            //% "Put a game package into one of these folders, then look again:"
            text: qsTrId("app.library.looked_in")
            Layout.fillWidth: true
        }
        Column {
            id: folders
            spacing: Theme.between
            Layout.fillWidth: true
            Layout.leftMargin: Theme.groups

            Repeater {
                model: empty.library.folders

                Text {
                    required property string modelData

                    text: modelData
                    textFormat: Text.PlainText
                    font: Theme.mono
                    color: Theme.ink2
                    wrapMode: Text.WrapAnywhere
                    width: folders.width
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
        PlainButton {
            //% "Look again"
            text: qsTrId("app.library.look_again")
            keyHint: "F5"
            onClicked: Actions.trigger("view.refresh")
        }
    }
}
