// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the log: whose doing, the sentence, its number; headings stand out.
import QtQuick
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
    readonly property bool heading: ["turn", "phase", "over"].includes(kind)
    signal centreRequested(int hex)
    signal ruleRequested(string rule)

    required text // the sentence
    implicitHeight: Math.max(Theme.row, sentence.implicitHeight + Theme.px(10))
    hoverEnabled: true
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    onClicked: {
        ListView.view.currentIndex = index
        if (hex >= 0)
            centreRequested(hex)
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: text.replace(/<[^>]*>/g, "")

    contentItem: Item {
        SideMark {
            id: mark
            visible: !row.heading
            x: Theme.padding
            anchors.verticalCenter: parent.verticalCenter
            mark: row.mark
            letter: row.initial
            tint: row.colour
        }
        Text {
            id: sentence
            anchors.left: row.heading ? parent.left : mark.right
            anchors.leftMargin: row.heading ? Theme.padding : Theme.px(9)
            anchors.right: number.left
            anchors.rightMargin: Theme.between
            anchors.verticalCenter: parent.verticalCenter
            text: row.text
            textFormat: Text.StyledText
            font: row.heading ? Theme.secondaryStrong : Theme.secondary
            color: Theme.ink
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
        }
        Text {
            id: number
            visible: !link.visible
            anchors.right: parent.right
            anchors.rightMargin: Theme.padding
            anchors.verticalCenter: parent.verticalCenter
            text: row.number
            font: Theme.key
            color: Theme.muted
        }
        RuleLink {
            id: link
            visible: rule !== "" && (row.hovered || row.highlighted)
            anchors.right: parent.right
            anchors.rightMargin: Theme.padding
            anchors.verticalCenter: parent.verticalCenter
            rule: row.rule
            title: row.ruleTitle
            onOpened: rule => row.ruleRequested(rule)
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
