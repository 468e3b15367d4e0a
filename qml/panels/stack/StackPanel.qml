// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in the selected hex: one card per unit, the selected one with its values and the reasons for them.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: panel

    required property PlayTable play
    readonly property StackModel stack: play.stack
    property int detailed: -1 // the row shown in full; -1: the selected one, else the top one
    readonly property int shownRow: {
        if (detailed >= 0 && detailed < cards.count)
            return detailed
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as StackCard
            if (card && card.selected)
                return i
        }
        return 0
    }
    readonly property StackCard shownCard: cards.count > 0 ? cards.itemAt(shownRow) as StackCard : null
    signal ruleRequested(string rule)

    function pick(place: int) {
        const card = cards.itemAt(place) as StackCard
        if (card && !card.hidden)
            play.selectCounter(card.counter, false)
    }

    objectName: "stackPanel"
    spacing: Theme.within
    Accessible.role: Accessible.List
    Accessible.name: stack.title

    PlaceHead {
        visible: panel.stack.title !== ""
        stack: panel.stack
        supply: panel.shownCard ? panel.shownCard.supply : ""
        supplied: panel.shownCard ? panel.shownCard.supplied : true
        width: panel.width
    }
    Text {
        visible: panel.stack.title === ""
        objectName: "emptyStack"
        //% "Choose a hex to see what lies there."
        text: qsTrId("app.play.no_stack")
        font: Theme.plain
        color: Theme.muted
        wrapMode: Text.Wrap
        width: panel.width
    }
    Repeater {
        id: cards
        model: panel.stack
        onCountChanged: panel.detailed = -1

        StackCard {
            play: panel.play
            full: panel.shownRow === index
            onDetailed: panel.detailed = index
            onRuleRequested: rule => panel.ruleRequested(rule)
            width: panel.width
        }
    }
    Connections {
        target: panel.stack
        function onChanged() {
            panel.detailed = -1
        }
    }
}
