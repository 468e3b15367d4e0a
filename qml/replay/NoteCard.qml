// SPDX-License-Identifier: GPL-3.0-or-later
// A note beside what is shown: who wrote it, its sign, its words.
import QtQuick
import Esagono

Sheet {
    id: card

    required property var modelData // {note, author, number, sign, text}
    signal editRequested(int note)

    objectName: "noteCard"
    width: Theme.px(272)
    height: column.height + Theme.px(18)

    Shield { }
    Rectangle {
        width: Theme.px(3)
        height: parent.height
        radius: Theme.px(2)
        color: Theme.gold
    }
    Column {
        id: column
        x: Theme.padding + Theme.px(3)
        y: Theme.px(9)
        width: card.width - x - Theme.padding
        spacing: Theme.within

        Item {
            width: parent.width
            height: Theme.px(20)

            Glyph {
                id: glyph
                name: "note"
                color: Theme.muted
                size: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            Text {
                property bool mayBeCut: true
                x: glyph.width + Theme.px(6)
                width: (sign.visible ? sign.x : parent.width) - x - Theme.within
                //: Over a note: %1 = who wrote it, %2 = the number of what it is about
                //% "%1 on %2"
                text: card.modelData.author === "" ? card.modelData.number
                      : qsTrId("app.replay.note_by").arg(card.modelData.author).arg(card.modelData.number)
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.muted
                elide: Text.ElideRight
                anchors.verticalCenter: parent.verticalCenter
            }
            Chip {
                id: sign
                visible: card.modelData.sign !== ""
                tone: Chip.Gold
                text: card.modelData.sign
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Text {
            visible: text !== ""
            text: card.modelData.text
            textFormat: Text.PlainText
            width: parent.width
            font.family: Theme.serif
            font.pixelSize: Theme.px(15)
            color: Theme.ink
            wrapMode: Text.Wrap
            maximumLineCount: 10
            elide: Text.ElideRight
        }
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onClicked: card.editRequested(card.modelData.note)
    }
}
