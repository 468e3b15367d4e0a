// SPDX-License-Identifier: GPL-3.0-or-later
// Why the values of a unit are what they are, item by item with the rules.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: reasons

    required property var parts // {label, total, items: {label, value, rule, ruleTitle}}
    property int unit: -1 // whose they are
    property bool opened: false
    signal ruleRequested(string rule)

    spacing: Theme.px(3)
    onUnitChanged: opened = false

    QuietButton {
        objectName: "whyValues"
        small: true
        leftPadding: Theme.px(4)
        width: Math.ceil(implicitWidth)
        glyph: reasons.opened ? "chevronDown" : "chevronRight"
        //% "Why these values"
        text: qsTrId("app.play.why_values")
        onClicked: reasons.opened = !reasons.opened
    }
    Repeater {
        model: reasons.opened ? reasons.parts : []

        Column {
            id: part
            required property var modelData

            spacing: Theme.px(2)
            width: reasons.width

            Repeater {
                model: part.modelData.items

                TallyLine {
                    required property var modelData
                    label: modelData.label
                    value: modelData.value
                    rule: modelData.rule
                    ruleTitle: modelData.ruleTitle
                    onRuleRequested: rule => reasons.ruleRequested(rule)
                    width: part.width
                }
            }
            Rectangle {
                width: part.width
                height: 1
                color: Theme.line2
            }
            TallyLine {
                total: true
                label: part.modelData.label
                value: part.modelData.total
                width: part.width
            }
        }
    }
}
