// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side from now on: taking one over, or handing it to the computer or to another program.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property Opponents opponents

    objectName: "seatsDialog"
    width: Math.min(Theme.px(620), (parent ? parent.width : 620) - Theme.margin)
    title: qsTrId("app.computer.seats")

    Paragraph {
        //% "It counts from the next decision on. The game remembers who plays it."
        text: qsTrId("app.computer.seats_note")
        Layout.fillWidth: true
    }
    Column {
        id: rows
        spacing: Theme.padding
        Layout.fillWidth: true

        Repeater {
            model: dialog.opponents.seats.length

            Column {
                id: row

                required property int index
                readonly property var seat: dialog.opponents.seats[index] // { name, colour, mark, kind, seconds, program }
                                            ?? { name: "", colour: "black", mark: "", kind: "person", seconds: 1, program: "" }

                width: rows.width
                spacing: Theme.between

                Text {
                    text: row.seat.name
                    font: Theme.medium
                    color: Theme.ink
                }
                SeatChoice {
                    sideName: row.seat.name
                    sideId: row.index.toString()
                    kind: row.seat.kind
                    seconds: row.seat.seconds
                    program: row.seat.program
                    onChosen: (kind, seconds, program) => dialog.opponents.setSeat(row.index, kind, seconds, program)
                }
                ProgramEntry {
                    visible: row.seat.kind === "bot"
                    objectName: "program_" + row.index
                    width: rows.width
                    text: row.seat.program
                    onEditingFinished: dialog.opponents.setSeat(row.index, row.seat.kind, row.seat.seconds, text)
                }
            }
        }
    }
    buttons: [
        MainButton {
            objectName: "seatsDone"
            focus: true
            //% "Done"
            text: qsTrId("app.computer.seats_done")
            onClicked: dialog.close()
        }
    ]
}
