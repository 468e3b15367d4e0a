// SPDX-License-Identifier: GPL-3.0-or-later
// Another section worth a look: pressed, it is shown.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: row

    required property var modelData // {section, title}
    readonly property string section: modelData.section

    objectName: "related_" + section
    implicitHeight: Math.max(Theme.row, words.implicitHeight + Theme.px(10))
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    text: modelData.title
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Link
    Accessible.name: qsTrId("app.rules.section").arg(section).arg(text)

    background: Rectangle {
        color: row.hovered ? Theme.chosen : "transparent"

        Separator {
            width: parent.width
            anchors.bottom: parent.bottom
        }
        FocusRing {
            shown: row.visualFocus
            gap: -1
        }
    }
    Text {
        x: Theme.px(2)
        y: words.y
        width: Theme.px(54)
        height: Theme.plainLine
        text: /\d/.test(row.section) ? row.section : "" // a name is no number
        textFormat: Text.PlainText
        font: Theme.mono
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(9)
        color: Theme.blue
        verticalAlignment: Text.AlignVCenter
    }
    Text {
        id: words
        x: Theme.px(60)
        y: Math.round((row.height - implicitHeight) / 2)
        width: row.width - x - Theme.px(2)
        text: row.text
        textFormat: Text.PlainText
        font: Theme.plain
        color: Theme.ink
        wrapMode: Text.Wrap
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.plainLine
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
