// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side from now on: taking one over, or handing it to the computer or to another program.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property Opponents opponents
    required property string usualProgram // that is suggested for a bot
    property var draft: [] // { kind, seconds, program } of each side; nobody changes seats before it is done
    readonly property bool seated: draft.every(seat => seat.kind !== "bot" || seat.program.trim() !== "")
    signal programChosen(string program)

    function choose(side: int, kind: string, seconds: int, program: string) {
        const seats = draft.slice()
        seats[side] = { kind, seconds, program: kind === "bot" && program === "" && draft[side].kind !== "bot"
                                                ? usualProgram : program }
        draft = seats
    }
    function apply() {
        close()
        draft.forEach((seat, side) => {
            if (seat.kind === "bot")
                programChosen(seat.program)
            opponents.setSeat(side, seat.kind, seat.seconds, seat.program)
        })
    }

    objectName: "seatsDialog"
    width: Math.min(Theme.px(620), (parent ? parent.width : 620) - Theme.margin)
    title: qsTrId("app.computer.seats")
    onAboutToShow: {
        const seats = []
        for (const seat of opponents.seats)
            seats.push({ kind: seat.kind, seconds: seat.seconds, program: seat.program })
        draft = seats
    }

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
            model: dialog.draft.length

            Column {
                id: row

                required property int index
                readonly property string name: dialog.opponents.seats[index]?.name ?? ""
                readonly property var seat: dialog.draft[index] ?? { kind: "person", seconds: 1, program: "" }

                width: rows.width
                spacing: Theme.between

                Text {
                    text: row.name
                    font: Theme.medium
                    color: Theme.ink
                }
                SeatChoice {
                    sideName: row.name
                    sideId: row.index.toString()
                    kind: row.seat.kind
                    seconds: row.seat.seconds
                    program: row.seat.program
                    onChosen: (kind, seconds, program) => dialog.choose(row.index, kind, seconds, program)
                }
                ProgramEntry {
                    visible: row.seat.kind === "bot"
                    objectName: "program_" + row.index
                    width: rows.width
                    text: row.seat.program
                    onTextEdited: dialog.choose(row.index, row.seat.kind, row.seat.seconds, text)
                }
            }
        }
    }
    buttons: [
        PlainButton {
            objectName: "seatsCancel"
            text: qsTrId("app.new.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            objectName: "seatsDone"
            focus: true
            //% "Done"
            text: qsTrId("app.computer.seats_done")
            enabled: dialog.seated
            onClicked: dialog.apply()
        }
    ]
}
