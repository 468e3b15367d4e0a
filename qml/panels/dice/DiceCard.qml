// SPDX-License-Identifier: GPL-3.0-or-later
// One roll: the dice, what was added, the table it was read on and what came of it. It stays until it is closed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Sheet {
    id: card

    required property int index
    required property string title
    required property var event
    required property var faces
    required property int die
    required property var modifiers
    required property string sum
    required property var table
    required property string result
    required property string effect
    required property var lines
    required property int hex
    required property string rule
    required property string ruleTitle
    required property string spoken
    property int waiting: 0
    property real room: Infinity // how wide it may be
    readonly property bool hasTable: table !== undefined && table.rows !== undefined && table.rows.length > 0
    signal closed()
    signal allClosed()
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    objectName: "diceCard"
    elevation: 3
    implicitWidth: hasTable ? Theme.px(250) + tablePart.implicitWidth : Theme.px(290)
    implicitHeight: head.implicitHeight + Math.max(left.implicitHeight, hasTable ? tablePart.implicitHeight : 0)
                    + Theme.px(20)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: spoken

    Shield { }
    DiceCardHead {
        id: head
        width: parent.width
        title: card.title
        waiting: card.waiting
        onClosed: card.closed()
        onAllClosed: card.allClosed()
        onShown: if (card.hex >= 0) card.centreRequested(card.hex)
    }
    ColumnLayout {
        id: left
        x: Theme.padding
        y: head.height + Theme.padding
        width: (card.hasTable ? Theme.px(238) : card.width) - 2 * Theme.padding
        spacing: Theme.px(6)

        GridLayout {
            id: rolled
            // beside two dice a reason has no room
            columns: card.faces.length > 1 && card.modifiers.length > 0 ? 1 : 2
            columnSpacing: Theme.px(14)
            rowSpacing: Theme.px(6)

            Grid {
                visible: card.faces.length > 0
                columns: 3
                spacing: rolled.columnSpacing
                Layout.alignment: Qt.AlignTop

                Repeater {
                    model: card.faces

                    DieFace {
                        required property int modelData
                        face: modelData
                        sides: card.die
                        rolls: true
                    }
                }
            }
            Column {
                id: sums
                Layout.fillWidth: true

                Repeater {
                    model: card.modifiers

                    RowLayout {
                        id: modifier
                        required property var modelData

                        spacing: Theme.px(6)
                        width: sums.width

                        Text {
                            //: A modifier of a die roll: %1 = its value with sign, %2 = why
                            //% "%1 %2"
                            text: qsTrId("app.play.modifier").arg(modifier.modelData.value).arg(modifier.modelData.label)
                            font: Theme.secondary
                            color: Theme.ink2
                            wrapMode: Text.Wrap
                            Layout.fillWidth: true
                        }
                        RuleLink {
                            rule: modifier.modelData.rule
                            title: modifier.modelData.ruleTitle
                            onOpened: rule => card.ruleRequested(rule)
                        }
                    }
                }
                Text {
                    visible: card.sum !== ""
                    //: The modified result of a die roll; %1 = a number
                    //% "= %1"
                    text: qsTrId("app.play.dice_sum").arg(card.sum)
                    font.family: Theme.sans
                    font.pixelSize: Theme.px(18)
                    font.weight: Font.Bold
                    color: Theme.ink
                }
            }
        }
        RowLayout {
            visible: card.result !== "" || card.effect !== ""
            spacing: Theme.px(6)

            Chip {
                visible: text !== ""
                text: card.result
                Layout.alignment: Qt.AlignTop
            }
            Text {
                text: card.effect
                textFormat: Text.PlainText
                font: Theme.secondaryStrong
                color: Theme.ink
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
        Text {
            visible: text !== ""
            text: card.lines.slice(0, 6).join(" ")
            textFormat: Text.PlainText
            font: Theme.secondary
            color: Theme.ink2
            wrapMode: Text.Wrap
            maximumLineCount: 7
            elide: Text.ElideRight
            lineHeightMode: Text.FixedHeight
            lineHeight: Theme.secondaryLine
            Layout.fillWidth: true
        }
        RuleLink {
            visible: rule !== "" && !card.hasTable
            rule: card.rule
            title: card.ruleTitle
            onOpened: rule => card.ruleRequested(rule)
        }
    }
    Separator {
        visible: card.hasTable
        x: Theme.px(238)
        y: head.height
        width: 1
        height: card.height - y - 1
    }
    ResultTable {
        id: tablePart
        visible: card.hasTable
        x: Theme.px(250)
        y: head.height + Theme.px(8)
        table: card.table
        room: card.room - x
        rule: card.rule
        ruleTitle: card.ruleTitle
        onRuleRequested: rule => card.ruleRequested(rule)
    }
}
