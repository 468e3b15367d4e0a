// SPDX-License-Identifier: GPL-3.0-or-later
// One scenario of a game: its name and length; a click agrees on a game of it.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: row

    required property var modelData // { id, title, summary, turns }
    property bool wide: false // with its summary
    signal chosen(string id)

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    leftPadding: Theme.between
    rightPadding: Theme.between
    topPadding: Theme.px(4)
    bottomPadding: Theme.px(4)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: modelData.title
    onClicked: chosen(modelData.id)
    Keys.onReturnPressed: row.clicked()
    Keys.onEnterPressed: row.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: modelData.summary

    contentItem: GridLayout {
        columns: 2
        columnSpacing: Theme.padding
        rowSpacing: 0

        Text {
            text: row.modelData.title
            font: row.wide ? Theme.medium : Theme.plain
            color: Theme.ink
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Layout.fillWidth: true
        }
        Text {
            //% "%n turn(s)"
            text: qsTrId("app.library.turns", row.modelData.turns)
            font: Theme.secondary
            color: Theme.muted
        }
        Paragraph {
            visible: row.wide
            text: row.modelData.summary
            font: Theme.secondary
            Layout.fillWidth: true
            Layout.columnSpan: 2
        }
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: row.down ? Theme.sunk : row.hovered || row.activeFocus ? Theme.chosen : "transparent"

        FocusRing {
            shown: row.visualFocus
            gap: 0
        }
    }
}
