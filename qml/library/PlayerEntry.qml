// SPDX-License-Identifier: GPL-3.0-or-later
// One side of a new game: its colour, its name, and who plays it.
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: entry

    required property int index
    required property var modelData // { id, name, colour, player }
    required property NewGame game

    spacing: Theme.padding

    Rectangle {
        implicitWidth: Theme.px(14)
        implicitHeight: Theme.px(14)
        radius: entry.index % 2 === 0 ? Theme.px(2) : width / 2 // square and round, as on the board
        color: entry.modelData.colour
    }
    Text {
        text: entry.modelData.name
        font: Theme.plain
        color: Theme.ink
        Layout.preferredWidth: Theme.px(150)
    }
    TextEntry {
        objectName: "player_" + entry.modelData.id
        //: Read aloud. %1 = side
        //% "Player of the %1"
        label: qsTrId("app.new.player_of").arg(entry.modelData.name)
        //% "Name"
        placeholderText: qsTrId("app.new.name")
        text: entry.modelData.player
        maximumLength: 40
        onTextEdited: entry.game.setPlayer(entry.index, text)
        Layout.preferredWidth: Theme.px(240)
    }
}
