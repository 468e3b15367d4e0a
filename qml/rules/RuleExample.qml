// SPDX-License-Identifier: GPL-3.0-or-later
// The example of a section: on the map, where it has a place there, and in words.
import QtQuick
import QtQuick.Window
import Esagono

Card {
    id: card

    required property RuleBrowser rules

    color: Theme.raise
    implicitHeight: column.y + column.implicitHeight + Theme.padding

    Binding {
        target: card.rules
        property: "boardSize"
        value: Qt.size(Math.round(board.width * Screen.devicePixelRatio),
                       Math.round(board.height * Screen.devicePixelRatio))
    }
    Picture {
        id: board
        objectName: "ruleBoard"
        visible: card.rules.onMap
        x: 1
        y: 1
        width: card.width - 2
        height: Math.round(width * 0.47)
        source: card.rules.board
        roundTop: true
        roundLeft: true
        roundRight: true
        ground: card.color
        //: A part of the map on which an example of the rules is laid out
        //% "The example on the map"
        Accessible.name: qsTrId("app.rules.board")
    }
    Column {
        id: column
        x: Theme.groups
        y: (board.visible ? board.y + board.height : 0) + Theme.padding
        width: card.width - 2 * x
        spacing: Theme.within

        TitleText {
            //% "Example"
            text: qsTrId("app.rules.example")
            font: Theme.cardTitle
        }
        RuleText {
            objectName: "ruleExample"
            width: column.width
            text: card.rules.example
            font.pixelSize: Theme.px(15)
            lineHeight: Theme.px(22)
            onLinkActivated: link => card.rules.open(link)
        }
    }
}
