// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses units or hexes from cards; the same as clicking them on the map. Those that are not allowed say why.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Grid {
    id: picker

    required property PlayTable play
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    objectName: "unitPicker"
    columns: width >= Theme.px(340) ? 2 : 1
    columnSpacing: Theme.px(6)
    rowSpacing: Theme.px(6)

    Repeater {
        model: picker.play.hand.choices

        UnitCard {
            play: picker.play
            width: (picker.width - (picker.columns - 1) * picker.columnSpacing) / picker.columns
            onRuleRequested: rule => picker.ruleRequested(rule)
            onPointed: hex => picker.centreRequested(hex)
        }
    }
}
