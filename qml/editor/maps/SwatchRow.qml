// SPDX-License-Identifier: GPL-3.0-or-later
// Something to paint with: its colour, its name, what it costs.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.ItemDelegate {
    id: row

    property color swatch: Theme.ink
    property string note: ""
    property bool line: false // it is drawn as a line

    implicitHeight: Theme.row
    leftPadding: Theme.between
    rightPadding: Theme.between
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    font: highlighted ? Theme.strong : Theme.plain
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: note
    Accessible.checkable: true
    Accessible.checked: highlighted
    Keys.onReturnPressed: row.clicked()

    contentItem: RowLayout {
        spacing: Theme.between

        Rectangle {
            implicitWidth: Theme.px(18)
            implicitHeight: row.line ? Theme.px(5) : Theme.px(18)
            radius: row.line ? 0 : width / 2
            color: row.swatch
            border.color: Theme.ink
            border.width: row.line ? 0 : 1
        }
        Text {
            property bool mayBeCut: true // names of a package
            text: row.text
            font: row.font
            color: Theme.ink
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Layout.fillWidth: true
        }
        Text {
            visible: text !== ""
            text: row.note
            font: Theme.mono
            color: Theme.muted
        }
    }
    background: Rectangle {
        radius: Theme.radiusButton
        color: row.highlighted || row.hovered ? Theme.chosen : "transparent"

        FocusRing {
            shown: row.visualFocus
        }
    }
}
