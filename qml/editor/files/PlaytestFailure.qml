// SPDX-License-Identifier: GPL-3.0-or-later
// A random game that could not be played to its end: why, and which one; it can be watched up to there.
// What is told of it is a plain map.
// qmllint disable type compiler
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: failure

    required property int index
    required property var modelData
    required property string kindWord
    signal watched()

    objectName: "playtestFailure"
    spacing: Theme.between

    Chip {
        text: failure.kindWord
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Theme.px(2)
    }
    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        Paragraph {
            text: failure.modelData.text
            font: Theme.secondary
            color: Theme.ink
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Layout.fillWidth: true
        }
        Text {
            //: %1 = the number that repeats the game
            //% "Seed %1"
            text: qsTrId("app.playtest.failure_seed").arg(failure.modelData.seed)
            font: Theme.small
            color: Theme.muted
        }
    }
    IconButton {
        objectName: "watchFailure"
        small: true
        glyph: "film"
        //% "Watch this game"
        label: qsTrId("app.playtest.watch")
        onClicked: failure.watched()
        Layout.alignment: Qt.AlignTop
    }
}
