// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a list or menu: glyph, words, something at its end. The chosen row has a bar as well as a ground.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.ItemDelegate {
    id: row

    property string glyph: ""
    property string note: ""    // at the end, muted
    property string keyHint: "" // at the end, as a key
    property bool barred: false // a bar at the left while highlighted
    property int lines: 1       // how many the words may take

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: lines > 1 ? Math.max(Theme.row, implicitContentHeight + Theme.between) : Theme.row
    leftPadding: Theme.between
    rightPadding: Theme.between
    font: highlighted && barred ? Theme.strong : Theme.plain
    opacity: enabled ? 1 : 0.5
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.bare(text)
    Accessible.description: note

    contentItem: RowLayout {
        spacing: Theme.between

        Glyph {
            visible: row.glyph !== ""
            name: row.glyph
            color: row.highlighted ? Theme.ink : Theme.ink2
            size: Theme.icon
            Accessible.ignored: true
        }
        Text {
            text: Theme.bare(row.text)
            font: row.font
            color: Theme.ink
            elide: Text.ElideRight
            wrapMode: row.lines > 1 ? Text.Wrap : Text.NoWrap
            maximumLineCount: row.lines
            textFormat: Text.PlainText
            Layout.fillWidth: true
        }
        Text {
            visible: text !== ""
            text: row.note
            font: Theme.secondary
            color: Theme.muted
            Layout.leftMargin: Theme.between
        }
        KeyCap {
            visible: text !== ""
            text: row.keyHint
            Layout.leftMargin: Theme.between
        }
    }
    background: Rectangle {
        radius: row.barred ? 0 : Theme.radiusField
        color: row.down ? Theme.sunk : row.highlighted || row.hovered ? Theme.chosen : "transparent"

        Rectangle {
            visible: row.barred && row.highlighted
            width: Theme.px(3)
            height: parent.height
            color: Theme.ink
        }
        FocusRing {
            shown: row.visualFocus
            gap: -1
        }
    }
}
