// SPDX-License-Identifier: GPL-3.0-or-later
// Goes to a hex by its printed number.
import QtQuick
import Esagono

Sheet {
    id: box

    required property Table table
    property bool shown: false
    readonly property int found: field.text === "" ? -1 : table.hexNumbered(field.text)
    //% "no such hex"
    readonly property string missing: qsTrId("app.board.no_such_hex")
    signal chosen(int hex)
    signal leaving()

    function ask(first: string) {
        shown = true
        field.text = first
        field.forceActiveFocus()
    }
    function leave() {
        shown = false
        leaving()
    }

    objectName: "goToHex"
    visible: shown
    implicitWidth: row.width + Theme.px(20)
    implicitHeight: Theme.px(40)

    Shield { }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.between

        Text {
            height: Theme.control
            verticalAlignment: Text.AlignVCenter
            //% "Hex"
            text: qsTrId("app.board.go_to_hex")
            font: Theme.plain
            color: Theme.ink2
        }
        TextEntry {
            id: field
            objectName: "goToHexField"
            width: Theme.px(88)
            font: Theme.mono
            maximumLength: 8
            inputMethodHints: Qt.ImhPreferNumbers
            //% "Number of the hex to go to"
            label: qsTrId("app.board.go_to_hex_field")
            problem: text !== "" && box.found < 0 ? box.missing : ""
            onAccepted: {
                if (box.found < 0)
                    return
                box.chosen(box.found)
                box.leave()
            }
            Keys.onEscapePressed: box.leave()
            onActiveFocusChanged: if (!activeFocus && box.shown) box.leave()
        }
        Text {
            height: Theme.control
            visible: text !== ""
            verticalAlignment: Text.AlignVCenter
            text: field.text === "" ? "" : box.found >= 0 ? box.table.placeNameAt(box.found)
                  : box.missing
            font: Theme.secondary
            color: box.found < 0 ? Theme.red : Theme.muted
        }
    }
}
