// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the story: its number, whose doing, the sentence, its notes; the one shown has a bar.
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
    required property string number
    required property int moment
    required property bool noted
    required property string sign
    required property string rule
    required property string ruleTitle
    property bool current: false
    property bool ahead: false // has not happened yet
    readonly property bool heading: kind === "turn" || kind === "phase" || kind === "over"
    signal chosen(int moment)
    signal ruleRequested(string rule)

    required text
    objectName: "event_" + index
    implicitHeight: Theme.row
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    onClicked: row.chosen(moment)
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: number

    contentItem: RowLayout {
        spacing: Theme.px(8)

        Text {
            text: row.number
            font: Theme.key
            color: Theme.muted
            Layout.leftMargin: Theme.padding
            Layout.preferredWidth: Theme.px(38)
        }
        SideMark {
            visible: !row.heading
            mark: row.mark
            letter: row.initial
            tint: row.colour
            implicitWidth: Theme.px(15)
        }
        Text {
            property bool mayBeCut: true // the tip says it all
            text: row.text
            textFormat: Text.PlainText
            font: row.current || row.heading || row.kind === "combat" ? Theme.secondaryStrong : Theme.secondary
            color: row.ahead && !row.current ? Theme.ink2 : Theme.ink
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Glyph {
            visible: row.kind === "objective"
            name: "star"
            color: Theme.gold
            size: Theme.px(14)
            Accessible.ignored: true
        }
        Text {
            visible: row.sign !== ""
            text: row.sign
            font: Theme.chip
            color: Theme.amber
        }
        Glyph {
            visible: row.noted
            name: "note"
            color: Theme.gold
            size: Theme.px(14)
            Accessible.ignored: true
        }
        RuleLink {
            visible: rule !== "" && (row.current || row.hovered)
            rule: row.rule
            title: row.ruleTitle
            onOpened: rule => row.ruleRequested(rule)
        }
        Item {
            implicitWidth: Theme.within
        }
    }
    background: Rectangle {
        color: row.current || row.hovered ? Theme.chosen : row.heading ? Theme.bar : "transparent"

        Rectangle {
            visible: row.current
            width: Theme.px(3)
            height: parent.height
            color: Theme.ink
        }
        Rectangle {
            y: parent.height - 1
            x: Theme.padding
            width: parent.width - 2 * Theme.padding
            height: 1
            color: Theme.line
        }
    }
    Tip {
        text: row.text
        shown: row.hovered && row.text.length > 44
    }
}
