// SPDX-License-Identifier: GPL-3.0-or-later
// One place to go to, in the rail of the library.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: entry

    property string glyph
    property string note: ""
    property bool current: false
    property bool compact: false // only the glyph

    implicitHeight: Theme.px(30)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Link
    Accessible.name: text
    Accessible.selected: current
    Keys.onReturnPressed: entry.clicked()
    Keys.onEnterPressed: entry.clicked()

    contentItem: RowLayout {
        spacing: Theme.px(10)

        Glyph {
            name: entry.glyph
            color: entry.current ? Theme.ink : Theme.ink2
            size: Theme.icon
            Accessible.ignored: true
        }
        Text {
            visible: !entry.compact
            text: entry.text
            font: entry.current ? Theme.strong : Theme.plain
            color: entry.current ? Theme.ink : Theme.ink2
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Text {
            visible: !entry.compact && entry.note !== ""
            text: entry.note
            font: Theme.small
            color: Theme.muted
        }
    }
    background: Rectangle {
        radius: Theme.radiusButton
        color: entry.down ? Theme.sunk : entry.current || entry.hovered ? Theme.chosen : "transparent"

        FocusRing {
            shown: entry.visualFocus
            gap: 0
        }
    }
    Tip {
        text: entry.text
        shown: entry.compact && entry.hovered
    }
}
