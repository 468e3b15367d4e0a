// SPDX-License-Identifier: GPL-3.0-or-later
// One of several words.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: list

    required property PlayTable play
    signal ruleRequested(string rule)

    objectName: "choiceList"
    spacing: Theme.px(6)

    Repeater {
        model: list.play.hand.choices

        Row {
            id: line

            required property int index
            required property string label
            required property bool chosen
            required property string blockedReason
            required property string blockedRule
            readonly property bool blocked: blockedReason !== ""

            width: list.width
            spacing: Theme.between

            RadioField {
                objectName: "choice_" + line.index
                width: line.width - (link.visible ? link.width + line.spacing : 0)
                text: line.label
                note: line.blockedReason
                enabled: !line.blocked
                autoExclusive: false
                checked: line.chosen
                onClicked: {
                    checked = Qt.binding(() => line.chosen)
                    list.play.hand.toggleChoice(line.index)
                }
            }
            RuleLink {
                id: link
                rule: line.blockedRule
                onOpened: rule => list.ruleRequested(rule)
            }
        }
    }
}
