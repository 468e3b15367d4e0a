// SPDX-License-Identifier: GPL-3.0-or-later
// Sums, item by item, each with its rule, the totals in bold. Lines once made are kept for the next sum.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column { // no layout: what comes and goes while layouts reckon brings them down in Qt 6.4
    id: table

    required property var parts // {label, total, items: {text, value, rule, ruleTitle}}; remarks without a label
    readonly property var lines: {
        const all = []
        for (const part of parts) {
            for (const item of part.items)
                all.push({ text: item.text, value: item.value, rule: item.rule, ruleTitle: item.ruleTitle, total: false })
            if (part.label !== "") // remarks have no sum
                all.push({ text: part.label, value: part.total, rule: "", ruleTitle: "", total: true })
        }
        return all
    }
    property int made: 0
    signal ruleRequested(string rule)

    objectName: "tally"
    spacing: Theme.px(2)
    onLinesChanged: if (lines.length > made) made = lines.length

    Repeater {
        model: table.made

        Column {
            id: slot

            required property int index
            readonly property var line: table.lines[index] ?? { text: "", value: "", rule: "", ruleTitle: "", total: false }

            visible: index < table.lines.length
            width: table.width
            spacing: Theme.px(2)

            Separator {
                visible: slot.line.total
                color: Theme.ink2
                width: slot.width
            }
            TallyLine {
                total: slot.line.total
                label: slot.line.text
                value: slot.line.value
                rule: slot.line.rule
                ruleTitle: slot.line.ruleTitle
                onRuleRequested: rule => table.ruleRequested(rule)
                width: slot.width
                height: implicitHeight + (total ? Theme.px(3) : 0)
            }
        }
    }
}
