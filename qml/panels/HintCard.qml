// SPDX-License-Identifier: GPL-3.0-or-later
// One piece of advice: the command, its reasons as a sum, and the ways to look at it and to do it.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Card {
    id: card

    required property int index
    required property var modelData // { label, total, onBoard, reasons: { text, value } }
    property bool shownOnBoard: false
    signal showRequested()
    signal taken()

    objectName: "hint_" + index
    height: inside.height + 2 * Theme.padding
    Accessible.role: Accessible.Grouping
    Accessible.name: modelData.label

    Column {
        id: inside
        x: Theme.padding
        y: Theme.padding
        width: card.width - 2 * Theme.padding
        spacing: Theme.px(4)

        Text {
            width: parent.width
            text: card.modelData.label
            textFormat: Text.PlainText
            font: Theme.strong
            color: Theme.ink
            wrapMode: Text.Wrap
        }
        Repeater {
            model: card.modelData.reasons

            TallyLine {
                required property var modelData

                width: inside.width
                label: modelData.text
                value: modelData.value
            }
        }
        TallyLine {
            visible: card.modelData.reasons.length > 0
            width: inside.width
            total: true
            //: The sum of the reasons of a piece of advice
            //% "Together"
            label: qsTrId("app.hint.total")
            value: card.modelData.total
        }
        Row {
            topPadding: Theme.px(4)
            spacing: Theme.between

            PlainButton {
                objectName: "hintShow_" + card.index
                visible: card.modelData.onBoard
                small: true
                glyph: "eye"
                checked: card.shownOnBoard
                //: On the board
                //% "Show"
                text: qsTrId("app.hint.show")
                onClicked: card.showRequested()
            }
            PlainButton {
                objectName: "hintTake_" + card.index
                small: true
                glyph: "check"
                //: Carries out what was advised
                //% "Do it"
                text: qsTrId("app.hint.take")
                onClicked: card.taken()
            }
        }
    }
}
