// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a game in a line.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: head

    required property Statistics statistics
    required property string title
    property bool asTables: false
    readonly property var sides: statistics.sides
    readonly property var winner: sides.find(side => side.side === statistics.winner)
    signal tablesToggled()

    implicitHeight: column.implicitHeight + 2 * Theme.padding
    color: Theme.bar
    radius: Theme.radiusPanel

    Rectangle {
        width: Theme.px(5)
        height: parent.height
        color: head.winner ? head.winner.colour : Theme.line2
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(21)
        anchors.rightMargin: Theme.padding

        ColumnLayout {
            id: column
            spacing: 0
            Layout.fillWidth: true

            Text {
                text: head.title
                font: Theme.small
                color: Theme.muted
            }
            TitleText {
                objectName: "gameOverResult"
                text: head.statistics.result
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
        ToggleButton {
            objectName: "asTables"
            small: false
            checked: head.asTables
            glyph: "list"
            //% "As tables"
            text: qsTrId("app.play.as_tables")
            onToggled: head.tablesToggled()
        }
    }
    Separator {
        y: parent.height - 1
        width: parent.width
        color: Theme.line2
    }
}
