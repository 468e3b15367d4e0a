// SPDX-License-Identifier: GPL-3.0-or-later
// One item of a sum: what it is, by which rule, and its value. There are many and they come at a click: no layout, and
// no link for those without a rule.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: line

    property string label: ""
    property string value: ""
    property string rule: ""
    property string ruleTitle: ""
    property bool total: false // in bold, under a line
    property string lead: ""   // before the label: a hex
    property int links: 0      // made so far
    readonly property Item link: made.count > 0 && rule !== "" ? made.itemAt(0) : null
    readonly property real linkWidth: link ? link.width + Theme.between : 0
    signal ruleRequested(string rule)

    implicitHeight: Math.max(words.height, figure.height, link ? link.height : 0)
    onRuleChanged: if (rule !== "") links = 1
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTrId("app.play.value_line").arg(label).arg(value)

    Text {
        visible: text !== ""
        text: line.lead
        font: Theme.mono
        color: Theme.ink2
        anchors.verticalCenter: parent.verticalCenter
    }
    Text {
        id: words
        x: line.lead !== "" ? Theme.px(38) + Theme.between : 0
        width: Math.max(0, figure.x - Theme.between - line.linkWidth - x)
        text: line.label
        textFormat: Text.PlainText
        font: line.total ? Theme.strong : Theme.secondary
        color: line.total ? Theme.ink : Theme.ink2
        wrapMode: Text.Wrap
        anchors.verticalCenter: parent.verticalCenter
    }
    Repeater {
        id: made
        model: line.links

        RuleLink {
            x: figure.x - Theme.between - width
            rule: line.rule
            title: line.ruleTitle
            onOpened: rule => line.ruleRequested(rule)
            anchors.verticalCenter: line.verticalCenter
        }
    }
    Text {
        id: figure
        x: line.width - width
        width: Math.max(Theme.px(28), implicitWidth)
        text: line.value
        textFormat: Text.PlainText
        font: Theme.strong
        color: Theme.ink
        horizontalAlignment: Text.AlignRight
        anchors.verticalCenter: parent.verticalCenter
    }
}
