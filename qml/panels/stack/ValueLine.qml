// SPDX-License-Identifier: GPL-3.0-or-later
// A label and what it is now; a modified value shows the printed one too.
import QtQuick
import Esagono

Item {
    id: line

    required property string label
    required property string value
    property string printed: "" // not empty: it is modified
    property bool strong: true

    implicitWidth: word.implicitWidth + Theme.between + now.width
    implicitHeight: Math.max(word.height, now.height)
    Accessible.role: Accessible.StaticText
    //: Read aloud. %1 = what is measured, %2 = its value
    //% "%1: %2"
    Accessible.name: qsTrId("app.play.value_line").arg(label).arg(value)

    FontMetrics {
        id: letters
        font: line.strong ? Theme.strong : Theme.plain
    }
    Text {
        id: word
        width: Math.max(0, now.x - Theme.between)
        text: line.label
        textFormat: Text.PlainText
        font: Theme.secondary
        color: Theme.muted
        wrapMode: Text.Wrap
    }
    Row {
        id: now
        x: line.width - width
        spacing: Theme.between

        Text {
            visible: line.printed !== ""
            text: line.printed
            textFormat: Text.PlainText
            font.family: Theme.sans
            font.pixelSize: Theme.px(12)
            font.strikeout: true
            color: Theme.muted
        }
        Text {
            width: Math.min(Math.ceil(letters.advanceWidth(line.value)) + 1, line.width * 0.62)
            text: line.value
            textFormat: Text.PlainText
            font: letters.font
            color: line.printed !== "" ? Theme.amber : Theme.ink
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
        }
    }
}
