// SPDX-License-Identifier: GPL-3.0-or-later
// One side of a new game: its colour, its name, who plays it, and what they are called.
import QtQuick
import Esagono

Column {
    id: entry

    required property int index
    required property NewGame game
    readonly property var side: game.sides[index] // { id, name, colour, player, kind, seconds, program }
                                ?? { id: "", name: "", colour: "black", player: "", kind: "person", seconds: 1, program: "" }

    spacing: Theme.between

    Row {
        spacing: Theme.padding

        Rectangle {
            width: Theme.px(14)
            height: Theme.px(14)
            radius: entry.index % 2 === 0 ? Theme.px(2) : width / 2 // square and round, as on the board
            color: entry.side.colour
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            width: Theme.px(150)
            text: entry.side.name
            font: Theme.plain
            color: Theme.ink
            elide: Text.ElideRight
            anchors.verticalCenter: parent.verticalCenter
        }
        SeatChoice {
            sideName: entry.side.name
            sideId: entry.side.id
            kind: entry.side.kind
            seconds: entry.side.seconds
            program: entry.side.program
            onChosen: (kind, seconds, program) => entry.game.setSeat(entry.index, kind, seconds, program)
        }
        TextEntry {
            visible: entry.side.kind === "person"
            objectName: "player_" + entry.side.id
            //: Read aloud. %1 = side
            //% "Player of the %1"
            label: qsTrId("app.new.player_of").arg(entry.side.name)
            //% "Name"
            placeholderText: qsTrId("app.new.name")
            text: entry.side.player
            maximumLength: 40
            width: Theme.px(240)
            onTextEdited: entry.game.setPlayer(entry.index, text)
        }
    }
    ProgramEntry {
        visible: entry.side.kind === "bot"
        objectName: "program_" + entry.side.id
        x: Theme.px(14 + 150) + 2 * Theme.padding
        width: Theme.px(420)
        text: entry.side.program
        onTextEdited: entry.game.setSeat(entry.index, entry.side.kind, entry.side.seconds, text)
    }
}
