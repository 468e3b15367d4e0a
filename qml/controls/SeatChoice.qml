// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays a side: a person, the computer at one of its levels, or a program of the user's own.
import QtQuick
import Esagono

Grid {
    id: seat

    required property string sideName
    required property string sideId // in the names of its parts
    required property string kind
    required property int seconds
    required property string program
    readonly property var kinds: ["person", "quick", "normal", "patient", "bot"]
    readonly property bool isBot: kind === "bot"
    readonly property bool takesTime: kind === "patient" || isBot
    signal chosen(string kind, int seconds, string program)

    columns: 3
    columnSpacing: Theme.between
    rowSpacing: Theme.between
    verticalItemAlignment: Grid.AlignVCenter

    ChoiceBox {
        objectName: "seat_" + seat.sideId
        //: Read aloud. %1 = side
        //% "Who plays the %1"
        label: qsTrId("app.new.seat_of").arg(seat.sideName)
        glyph: seat.isBot ? "settings" : seat.kind === "person" ? "users" : "robot"
        width: Theme.px(216)
        model: [
            //: Who plays a side
            //% "Person"
            qsTrId("app.new.seat_person"),
            //: Who plays a side: a level of the computer
            //% "Computer, quick"
            qsTrId("app.new.seat_quick"),
            //% "Computer, normal"
            qsTrId("app.new.seat_normal"),
            //% "Computer, patient"
            qsTrId("app.new.seat_patient"),
            //: Who plays a side
            //% "Another program"
            qsTrId("app.new.seat_bot")
        ]
        currentIndex: seat.kinds.indexOf(seat.kind)
        onActivated: index => seat.chosen(seat.kinds[index], seat.seconds, seat.program)
    }
    NumberEntry {
        objectName: "seatSeconds_" + seat.sideId
        visible: seat.takesTime
        //% "Seconds for a decision, at most"
        label: qsTrId("app.new.seat_seconds")
        from: 1
        to: 600
        value: seat.seconds
        onValueModified: seat.chosen(seat.kind, value, seat.program)
    }
    Text {
        visible: seat.takesTime
        //: After a number: at most so many seconds for each decision
        //% "s per decision"
        text: qsTrId("app.new.seat_per_decision")
        font: Theme.secondary
        color: Theme.ink2
    }
}
