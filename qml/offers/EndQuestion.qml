// SPDX-License-Identifier: GPL-3.0-or-later
// Asks once before what ends a phase, if the player wants to be asked.
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: question

    property int row: -1
    property string offer: ""
    property int able: 0 // so many units could still do something
    signal confirmed(int row)

    function ask(asked: OfferRow) {
        row = asked.index
        offer = asked.label
        open()
    }

    objectName: "endQuestion"
    //: A question; %1 = what is to be done: "End movement"
    //% "%1?"
    title: qsTrId("app.play.end_question").arg(offer)
    buttons: [
        PlainButton {
            //% "Not yet"
            text: qsTrId("app.play.not_yet")
            onClicked: question.close()
        },
        MainButton {
            objectName: "endConfirm"
            focus: true
            text: question.offer
            onClicked: {
                question.close()
                question.confirmed(question.row)
            }
        }
    ]

    Paragraph {
        visible: question.able > 0
        text: qsTrId("app.play.able_units", question.able)
        color: Theme.ink
        Layout.fillWidth: true
    }
    Paragraph {
        //% "This ends the segment for you. Settings can switch this question off."
        text: qsTrId("app.play.end_question_note")
        Layout.fillWidth: true
    }
}
