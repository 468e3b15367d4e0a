// SPDX-License-Identifier: GPL-3.0-or-later
// Why the values of a unit are what they are, item by item with the rules.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: reasons

    required property var parts // {label, total, items: {label, value, rule, ruleTitle}}
    property bool opened: false
    signal ruleRequested(string rule)

    spacing: Theme.px(3)

    QuietButton {
        objectName: "whyValues"
        small: true
        leftPadding: Theme.px(4)
        glyph: reasons.opened ? "chevronDown" : "chevronRight"
        //% "Why these values"
        text: qsTrId("app.play.why_values")
        onClicked: reasons.opened = !reasons.opened
    }
    Repeater {
        model: reasons.opened ? reasons.parts : []

        ColumnLayout {
            id: part
            required property var modelData

            spacing: Theme.px(2)
            Layout.fillWidth: true

            Repeater {
                model: part.modelData.items

                TallyLine {
                    required property var modelData
                    label: modelData.label
                    value: modelData.value
                    rule: modelData.rule
                    ruleTitle: modelData.ruleTitle
                    onRuleRequested: rule => reasons.ruleRequested(rule)
                    Layout.fillWidth: true
                }
            }
            Rectangle {
                Layout.fillWidth: true
                Layout.preferredHeight: 1
                color: Theme.line2
            }
            TallyLine {
                total: true
                label: part.modelData.label
                value: part.modelData.total
                Layout.fillWidth: true
            }
        }
    }
}
