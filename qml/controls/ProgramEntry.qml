// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of a program that plays a side.
import QtQuick
import Esagono

TextEntry {
    //% "Command line of the program"
    label: qsTrId("app.new.seat_program")
    //: An example of a command line
    //% "For example: python3 my_bot.py"
    placeholderText: qsTrId("app.new.seat_program_hint")
    //: Of a program that is to play a side
    //% "Nobody has said how the program is started."
    problem: text.trim() === "" ? qsTrId("app.new.seat_no_program") : ""
    maximumLength: 400
    font: Theme.mono
}
