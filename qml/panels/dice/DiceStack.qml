// SPDX-License-Identifier: GPL-3.0-or-later
// The dice cards on the board, one at a time: the others wait behind it. They lie in the lower corner where they cover
// least of what may be chosen.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: stack

    required property DiceCards cards
    required property Board board
    readonly property int waiting: cards.count - 1
    readonly property real edge: Theme.padding
    property bool atRight: false
    property Item bar: null // lies at the lower edge, too, and is not to be covered
    readonly property real lift: bar !== null && bar.visible && bar.x < x + width && bar.x + bar.width > x
                                 ? board.height - bar.y : 0
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    function place() {
        const top = board.height - height - edge
        const left = board.marksWithin(Qt.rect(edge, top, width, height))
        atRight = left > 0 && board.marksWithin(Qt.rect(board.width - width - edge, top, width, height)) < left
    }

    objectName: "diceStack"
    x: atRight ? board.width - width - edge : edge
    y: board.height - height - edge - lift
    onHeightChanged: place()
    visible: cards.count > 0
    implicitWidth: repeater.count > 0 && repeater.itemAt(0) ? repeater.itemAt(0).implicitWidth : 0
    implicitHeight: repeater.count > 0 && repeater.itemAt(0) ? repeater.itemAt(0).implicitHeight : 0

    Repeater {
        id: repeater
        model: stack.cards

        Item { // those behind it are made when it is their turn
            id: slot

            required property int index
            required property var model

            implicitWidth: card.count > 0 ? card.itemAt(0)?.implicitWidth ?? 0 : 0
            implicitHeight: card.count > 0 ? card.itemAt(0)?.implicitHeight ?? 0 : 0

            Repeater {
                id: card
                model: slot.index === 0 ? 1 : 0

                DiceCard {
                    index: slot.index
                    title: slot.model.title
                    event: slot.model.event
                    faces: slot.model.faces
                    die: slot.model.die
                    modifiers: slot.model.modifiers
                    sum: slot.model.sum
                    table: slot.model.table
                    result: slot.model.result
                    effect: slot.model.effect
                    lines: slot.model.lines
                    hex: slot.model.hex
                    rule: slot.model.rule
                    ruleTitle: slot.model.ruleTitle
                    spoken: slot.model.spoken
                    waiting: stack.waiting
                    room: stack.board.width - 2 * stack.edge
                    onClosed: stack.cards.dismiss(slot.index)
                    onAllClosed: stack.cards.dismissAll()
                    onRuleRequested: rule => stack.ruleRequested(rule)
                    onCentreRequested: hex => stack.centreRequested(hex)
                }
            }
        }
    }
    Connections {
        target: stack.board.source
        function onHighlightsChanged() {
            stack.place()
        }
    }
}
