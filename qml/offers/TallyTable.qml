// SPDX-License-Identifier: GPL-3.0-or-later
// Sums, item by item, each with its rule, the totals in bold.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column { // no layout: what comes and goes while layouts reckon brings them down in Qt 6.4
    id: table

    required property var parts // {label, total, items: {text, value, rule, ruleTitle}}
    signal ruleRequested(string rule)

    objectName: "tally"
    spacing: Theme.px(2)

    Repeater {
        model: table.parts

        Column {
            id: part

            required property var modelData

            width: table.width
            spacing: Theme.px(2)

            Repeater {
                model: part.modelData.items

                TallyLine {
                    required property var modelData
                    label: modelData.text
                    value: modelData.value
                    rule: modelData.rule
                    ruleTitle: modelData.ruleTitle
                    onRuleRequested: rule => table.ruleRequested(rule)
                    width: part.width
                }
            }
            Separator {
                color: Theme.ink2
                width: part.width
            }
            TallyLine {
                total: true
                label: part.modelData.label
                value: part.modelData.total
                width: part.width
                height: implicitHeight + Theme.px(3)
            }
        }
    }
}
