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
    maximumLength: 400
    font: Theme.mono
}
