// SPDX-License-Identifier: GPL-3.0-or-later
// The empty shelf: says so, and names the folders that were searched.
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: empty

    required property Library library

    spacing: Theme.between

    Text {
        //% "No games found"
        text: qsTrId("app.library.no_games")
        font: Theme.cardTitle
        color: Theme.ink
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Paragraph {
        //% "Put a game package into one of these folders, then look again:"
        text: qsTrId("app.library.looked_in")
        Layout.fillWidth: true
    }
    Repeater {
        model: empty.library.folders

        Text {
            required property string modelData

            text: modelData
            textFormat: Text.PlainText
            font: Theme.mono
            color: Theme.ink2
            wrapMode: Text.WrapAnywhere
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Layout.fillWidth: true
            Layout.leftMargin: Theme.groups
        }
    }
}
