// SPDX-License-Identifier: GPL-3.0-or-later
// A candidate with a box to tick: counter, name, where it stands. Not allowed, it is dim and shows the rule.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: card

    required property PlayTable play
    required property int index
    required property string label
    required property int counter
    required property int hex
    required property bool chosen
    required property string blockedReason
    required property string blockedRule
    readonly property bool blocked: blockedReason !== ""
    signal ruleRequested(string rule)
    signal pointed(int hex)

    objectName: "choice_" + index
    implicitHeight: Theme.px(42)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    onClicked: {
        if (!blocked)
            play.hand.toggleChoice(index)
        else if (hex >= 0 || counter >= 0)
            play.gestures.askWhyNot(hex, counter)
    }
    onPressAndHold: if (hex >= 0) pointed(hex)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.description: blockedReason
    Accessible.checkable: !blocked
    Accessible.checked: chosen

    contentItem: UnitCardFace {
        play: card.play
        label: card.label
        counter: card.counter
        hex: card.hex
        chosen: card.chosen
        blocked: card.blocked
        rule: card.blockedRule
        onRuleRequested: rule => card.ruleRequested(rule)
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: card.chosen ? Theme.blueGround : card.hovered && !card.blocked ? Theme.chosen : Theme.raise
        border.color: card.chosen ? Theme.blue : card.blocked ? Theme.line : Theme.edge

        FocusRing {
            shown: card.visualFocus
            gap: Theme.px(2)
        }
    }
    Tip {
        text: card.blockedReason
        shown: card.hovered || card.visualFocus
    }
}
