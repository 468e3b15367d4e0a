// SPDX-License-Identifier: GPL-3.0-or-later
// A label and what it is now; a modified value shows the printed one too.
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: line

    required property string label
    required property string value
    property string printed: "" // not empty: it is modified
    property bool strong: true

    spacing: Theme.between
    Accessible.role: Accessible.StaticText
    //: Read aloud. %1 = what is measured, %2 = its value
    //% "%1: %2"
    Accessible.name: qsTrId("app.play.value_line").arg(label).arg(value)

    Text {
        text: line.label
        textFormat: Text.PlainText
        font: Theme.secondary
        color: Theme.muted
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
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
        text: line.value
        textFormat: Text.PlainText
        font: line.strong ? Theme.strong : Theme.plain
        color: line.printed !== "" ? Theme.amber : Theme.ink
        horizontalAlignment: Text.AlignRight
        elide: Text.ElideRight
        Layout.maximumWidth: line.width * 0.62
    }
}
