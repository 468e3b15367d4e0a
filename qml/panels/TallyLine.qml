// SPDX-License-Identifier: GPL-3.0-or-later
// One item of a sum: what it is, by which rule, and its value.
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: line

    property string label: ""
    property string value: ""
    property string rule: ""
    property string ruleTitle: ""
    property bool total: false // in bold, under a line
    property string lead: ""   // before the label: a hex
    signal ruleRequested(string rule)

    spacing: Theme.between
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTrId("app.play.value_line").arg(label).arg(value)

    Text {
        visible: text !== ""
        text: line.lead
        font: Theme.mono
        color: Theme.ink2
        Layout.preferredWidth: Theme.px(38)
    }
    Text {
        text: line.label
        textFormat: Text.StyledText
        font: line.total ? Theme.strong : Theme.secondary
        color: line.total ? Theme.ink : Theme.ink2
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignVCenter
    }
    RuleLink {
        rule: line.rule
        title: line.ruleTitle
        onOpened: rule => line.ruleRequested(rule)
        Layout.alignment: Qt.AlignVCenter
    }
    Text {
        text: line.value
        textFormat: Text.PlainText
        font: Theme.strong
        color: Theme.ink
        horizontalAlignment: Text.AlignRight
        Layout.minimumWidth: Theme.px(28)
        Layout.alignment: Qt.AlignVCenter
    }
}
