// SPDX-License-Identifier: GPL-3.0-or-later
// Sums, item by item, each with its rule, the totals in bold.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: table

    required property var parts // {label, total, items: {text, value, rule, ruleTitle}}
    signal ruleRequested(string rule)

    objectName: "tally"
    spacing: Theme.px(2)

    Repeater {
        model: table.parts

        ColumnLayout {
            id: part

            required property var modelData

            spacing: Theme.px(2)
            Layout.fillWidth: true

            Repeater {
                model: part.modelData.items

                TallyLine {
                    required property var modelData
                    label: modelData.text
                    value: modelData.value
                    rule: modelData.rule
                    ruleTitle: modelData.ruleTitle
                    onRuleRequested: rule => table.ruleRequested(rule)
                    Layout.fillWidth: true
                }
            }
            Separator {
                color: Theme.ink2
                Layout.fillWidth: true
                Layout.topMargin: 1
            }
            TallyLine {
                total: true
                label: part.modelData.label
                value: part.modelData.total
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.px(3)
            }
        }
    }
}
