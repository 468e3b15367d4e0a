// SPDX-License-Identifier: GPL-3.0-or-later
// Beside a stack the pointer rests on: what lies there, from the top down.
import QtQuick
import Esagono

Sheet {
    id: fan

    required property Board board
    required property PlayController play
    property int hex: -1
    property string text: ""
    readonly property point anchorPoint: hex >= 0 ? board.itemPos(hex) : Qt.point(0, 0)

    function place() {
        const away = board.hexRadiusPx()
        x = Math.round(Math.max(8, Math.min(board.width - width - 8, anchorPoint.x + away)))
        y = Math.round(Math.max(8, Math.min(board.height - height - 8, anchorPoint.y + away * 0.6)))
    }

    objectName: "hexTip"
    visible: hex >= 0 && text !== ""
    implicitWidth: Math.min(Theme.px(300), words.implicitWidth + Theme.px(24))
    implicitHeight: words.implicitHeight + Theme.px(14)
    onHexChanged: place()
    onHeightChanged: place()

    Text {
        id: words
        x: Theme.px(12)
        y: Theme.px(7)
        width: fan.width - Theme.px(24)
        text: fan.text
        textFormat: Text.StyledText
        font: Theme.secondary
        color: Theme.ink2
        wrapMode: Text.Wrap
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.secondaryLine
    }
    Timer {
        id: rest
        interval: 250
        onTriggered: {
            fan.hex = fan.board.hoveredHex
            fan.text = fan.hex < 0 ? "" : fan.play.describeHex(fan.hex)
        }
    }
    Connections {
        target: fan.board
        function onHoverChanged() {
            fan.hex = -1
            if (fan.board.hoveredHex >= 0)
                rest.restart()
            else
                rest.stop()
        }
        function onViewMoved() {
            fan.hex = -1
            rest.stop()
        }
    }
}
