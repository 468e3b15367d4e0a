// SPDX-License-Identifier: GPL-3.0-or-later
// What has just happened, in a sentence, and below it what led there.
import QtQuick
import Esagono

Rectangle {
    id: box

    required property ReplayController replay
    property bool shown: true
    property real room: 400 // how wide it may be

    objectName: "caption"
    visible: shown && sentence.text !== ""
    width: Math.min(room, Theme.px(620), Math.max(large.advanceWidth(sentence.text), small.advanceWidth(detail.text),
                                                  Theme.px(160)) + Theme.px(40))
    height: column.height + Theme.px(18)
    radius: Theme.radiusPanel
    color: "#e61d1a16"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence.text

    FontMetrics {
        id: large
        font: Theme.prompt
    }
    FontMetrics {
        id: small
        font: Theme.secondary
    }
    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(9)
        width: box.width - Theme.px(36)
        spacing: Theme.px(2)

        Text {
            id: sentence
            property bool mayBeCut: true // the story beside the board has it, too
            objectName: "captionText"
            text: box.replay.caption
            textFormat: Text.PlainText
            font: Theme.prompt
            color: "#fff8ec"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Text {
            id: detail
            property bool mayBeCut: true
            visible: text !== ""
            text: box.replay.captionDetail
            textFormat: Text.PlainText
            font: Theme.secondary
            color: "#cfc5b0"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
}
