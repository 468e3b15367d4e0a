// SPDX-License-Identifier: GPL-3.0-or-later
// One unit of a stack: the counter with its values if it is the one shown in full, else a line.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: card

    required property PlayTable play
    property bool full: false
    required property int index
    required property int counter
    required property string name
    required property bool hidden
    required property int face
    required property var values
    required property var parts
    required property string supply
    required property bool supplied
    required property string step
    required property string formation
    required property string kind
    required property var statuses
    required property bool canAct
    required property bool spent
    required property bool selected
    required property string spoken
    signal detailed()
    signal ruleRequested(string rule)

    objectName: "stackCard_" + index
    implicitHeight: contentItem.implicitHeight + 2 * Theme.px(6)
    leftPadding: Theme.px(6)
    rightPadding: Theme.px(6)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: spent && !full ? 0.75 : 1
    onClicked: {
        if (!hidden)
            play.selectCounter(counter, false)
        detailed()
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selected: selected

    contentItem: StackCardFace {
        play: card.play
        full: card.full
        index: card.index
        counter: card.counter
        name: card.name
        face: card.face
        values: card.values
        parts: card.parts
        step: card.step
        formation: card.formation
        statuses: card.statuses
        selected: card.selected
        summary: card.summary
        onRuleRequested: rule => card.ruleRequested(rule)
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: card.selected && !card.full ? Theme.chosen : card.hovered && !card.full ? Theme.raise : "transparent"

        FocusRing {
            shown: card.visualFocus
            gap: 0
        }
    }

    readonly property string summary: {
        const words = []
        for (const value of values)
            words.push(value.text)
        const states = []
        for (const status of statuses)
            states.push(status.text !== "" ? status.text : status.label)
        return [words.join("-")].concat(states).filter(word => word !== "").join(" · ")
    }
}
