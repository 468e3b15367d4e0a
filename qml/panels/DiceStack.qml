// SPDX-License-Identifier: GPL-3.0-or-later
// The dice cards on the board, one at a time: the others wait behind it.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: stack

    required property PlayController play
    readonly property DiceCards cards: play.dice
    readonly property int waiting: cards.count - 1
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    objectName: "diceStack"
    visible: cards.count > 0
    implicitWidth: repeater.count > 0 && repeater.itemAt(0) ? repeater.itemAt(0).implicitWidth : 0
    implicitHeight: repeater.count > 0 && repeater.itemAt(0) ? repeater.itemAt(0).implicitHeight : 0

    Repeater {
        id: repeater
        model: stack.cards

        DiceCard {
            visible: index === 0
            waiting: stack.waiting
            onClosed: stack.cards.dismiss(index)
            onAllClosed: stack.cards.dismissAll()
            onRuleRequested: rule => stack.ruleRequested(rule)
            onCentreRequested: hex => stack.centreRequested(hex)
        }
    }
}
