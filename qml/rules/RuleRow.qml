// SPDX-License-Identifier: GPL-3.0-or-later
// A section in the table of contents: its number and its title, set in by its depth.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: row

    required property string section
    required property string title
    required property int depth
    property bool current: false
    readonly property real indent: Theme.px(14 + 16 * Math.max(0, Math.min(depth, 3) - 1))
    readonly property real lead: Theme.px(48)

    objectName: "ruleRow_" + section
    implicitHeight: Math.max(Theme.px(26), words.implicitHeight + Theme.px(8)) + (depth === 0 ? Theme.px(4) : 0)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: title
    Accessible.role: Accessible.ListItem
    //: Read aloud. %1 = number of a section of the rulebook, %2 = its title
    //% "%1 %2"
    Accessible.name: qsTrId("app.rules.section").arg(section).arg(title)
    Accessible.selected: current

    background: Rectangle {
        color: row.current || row.hovered ? Theme.chosen : "transparent"

        Rectangle {
            visible: row.current
            width: Theme.px(3)
            height: parent.height
            color: Theme.action
        }
    }
    Text {
        x: row.indent
        y: words.y
        width: row.lead
        height: Theme.plainLine
        text: /\d/.test(row.section) ? row.section : "" // a name is no number
        textFormat: Text.PlainText
        font: Theme.mono
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(9)
        color: row.current ? Theme.ink : Theme.muted
        verticalAlignment: Text.AlignVCenter
    }
    Text {
        id: words
        x: row.indent + row.lead + Theme.within
        y: Math.round((row.height - implicitHeight) / 2)
        width: row.width - x - Theme.px(12)
        text: row.title
        textFormat: Text.PlainText
        font: row.depth === 0 || row.current ? Theme.strong : Theme.plain
        color: row.depth === 0 || row.current ? Theme.ink : Theme.ink2
        wrapMode: Text.Wrap
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.plainLine
    }
}
