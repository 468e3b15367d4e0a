// SPDX-License-Identifier: GPL-3.0-or-later
// Beside a hex the pointer rests on: which it is, and the stack in it spread out from the top down.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Sheet {
    id: glance

    required property Board board
    required property Table table
    property bool muted: false // something more important is shown
    property bool wayShown: false // empty hexes are not worth a look meanwhile
    property int hex: -1
    property int dismissed: -1 // a hex that has been left on purpose: not shown again before the pointer moves on
    readonly property StackModel stack: table.glance
    readonly property real edge: Math.max(Theme.px(44), Math.min(Theme.px(72), board.hexRadiusPx()))

    function place() {
        if (hex < 0)
            return
        const at = board.itemPos(hex), away = board.hexRadiusPx() * 0.95, margin = Theme.px(6)
        const right = at.x + away + width < board.width - margin
        x = Math.round(right ? at.x + away : Math.max(margin, at.x - away - width))
        y = Math.round(Math.max(margin, Math.min(board.height - height - margin, at.y - height / 2)))
    }
    function leave() {
        rest.stop()
        hex = -1
    }

    function dismiss() {
        leave()
        dismissed = board.hoveredHex
    }

    objectName: "hexGlance"
    visible: hex >= 0 && !muted && (stack.count > 0 || !wayShown)
    implicitWidth: column.implicitWidth + Theme.px(20)
    implicitHeight: column.implicitHeight + Theme.px(14)
    onWidthChanged: place()
    onHeightChanged: place()

    Column {
        id: column
        x: Theme.px(10)
        y: Theme.px(7)
        spacing: Theme.px(3)

        Text {
            text: glance.stack.title
            textFormat: Text.PlainText
            font: Theme.secondaryStrong
            color: Theme.ink
        }
        Text {
            readonly property var words: [glance.stack.terrain, glance.stack.stackingText, glance.stack.zoneText]

            text: words.filter(word => word !== "").join(" · ")
            visible: text !== ""
            textFormat: Text.PlainText
            font: Theme.secondary
            color: Theme.muted
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            width: Math.min(implicitWidth, Theme.px(210))
        }
        Flow {
            visible: glance.stack.count > 0
            spacing: Theme.px(5)
            topPadding: Theme.px(4)
            width: Math.min(4, glance.stack.count) * (glance.edge + spacing)

            Repeater {
                model: glance.visible || glance.hex >= 0 ? glance.stack : null

                Column {
                    id: unit

                    required property int counter
                    required property int face
                    required property string name
                    required property bool hidden

                    spacing: 1

                    UnitPicture {
                        source: glance.table
                        counter: unit.hidden ? -1 : unit.counter
                        face: unit.face
                        width: glance.edge
                        height: glance.edge
                    }
                    Text {
                        text: unit.name
                        textFormat: Text.PlainText
                        width: glance.edge
                        horizontalAlignment: Text.AlignHCenter
                        elide: Text.ElideRight
                        font: Theme.small
                        color: Theme.ink2
                    }
                }
            }
        }
    }
    Timer {
        id: rest
        interval: 250
        onTriggered: {
            glance.hex = glance.board.hoveredHex
            glance.table.glanceAt(glance.hex)
            glance.place()
        }
    }
    Connections {
        target: glance.table
        function onViewChanged() {
            glance.leave()
        }
    }
    Connections {
        target: glance.board
        function onHoverChanged() {
            const hovered = glance.board.hoveredHex
            if (glance.hex === hovered || glance.dismissed === hovered)
                return
            glance.leave()
            glance.dismissed = -1
            if (glance.board.hoveredHex >= 0)
                rest.restart()
        }
        function onViewMoved() {
            glance.leave()
        }
        function onHexClicked() {
            glance.dismiss()
        }
        function onCursorChanged() {
            glance.dismiss()
        }
    }
}
