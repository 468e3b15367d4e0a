// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the log: whose doing, the sentence, its number; headings stand out.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.ItemDelegate {
    id: row

    required property int index
    required property string kind
    required property string mark
    required property color colour
    required property string initial
    required property string rule
    required property string ruleTitle
    required property string number
    required property int hex
    property bool twoLines: false
    readonly property bool heading: kind === "turn" || kind === "phase" || kind === "over"
    readonly property bool showsRule: rule !== "" && (hovered || highlighted)
    signal centreRequested(int hex)
    signal ruleRequested(string rule)

    required text // the sentence
    implicitHeight: Math.max(Theme.row, implicitContentHeight + Theme.px(10))
    hoverEnabled: true
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    onClicked: {
        ListView.view.currentIndex = index
        if (hex >= 0)
            centreRequested(hex)
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: text.replace(/<[^>]*>/g, "")

    contentItem: RowLayout {
        spacing: Theme.px(9)

        SideMark {
            visible: !row.heading
            mark: row.mark
            letter: row.initial
            tint: row.colour
            Layout.leftMargin: Theme.padding
        }
        Text {
            text: row.text
            textFormat: Text.StyledText
            font: row.heading ? Theme.secondaryStrong : Theme.secondary
            color: Theme.ink
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            Layout.leftMargin: row.heading ? Theme.padding : 0
            Layout.fillWidth: true
        }
        Text {
            visible: !row.showsRule
            text: row.number
            font: Theme.key
            color: Theme.muted
            Layout.rightMargin: Theme.padding
        }
        RuleLink {
            visible: row.showsRule
            rule: row.rule
            title: row.ruleTitle
            onOpened: rule => row.ruleRequested(rule)
            Layout.rightMargin: Theme.padding
        }
    }
    background: Rectangle {
        color: row.highlighted || row.hovered ? Theme.chosen : row.heading ? Theme.bar : "transparent"

        Rectangle {
            y: parent.height - 1
            x: Theme.padding
            width: parent.width - 2 * Theme.padding
            height: 1
            color: Theme.line
        }
        FocusRing {
            shown: row.highlighted
            gap: -1
            radius: 2
        }
    }
}
