// SPDX-License-Identifier: GPL-3.0-or-later
// A candidate with a box to tick: counter, name, where it stands. Not allowed, it is dim and shows the rule.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: card

    required property PlayController play
    required property int index
    required property string label
    required property int counter
    required property int hex
    required property bool chosen
    required property string blockedReason
    required property string blockedRule
    readonly property bool blocked: blockedReason !== ""
    signal ruleRequested(string rule)
    signal pointed(int hex)

    objectName: "choice_" + index
    implicitHeight: Theme.px(42)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    onClicked: {
        if (!blocked)
            play.toggleChoice(index)
        else if (hex >= 0 || counter >= 0)
            play.askWhyNot(hex, counter)
    }
    onPressAndHold: if (hex >= 0) pointed(hex)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.description: blockedReason
    Accessible.checkable: !blocked
    Accessible.checked: chosen

    contentItem: RowLayout {
        spacing: Theme.px(7)

        Rectangle {
            Layout.leftMargin: Theme.between
            Layout.preferredWidth: Theme.px(15)
            Layout.preferredHeight: Theme.px(15)
            radius: Theme.radiusChip
            color: card.chosen ? Theme.blue : Theme.raise
            border.width: card.chosen ? 0 : Theme.px(1.5)
            border.color: Theme.edge
            opacity: card.blocked ? 0.5 : 1

            Glyph {
                anchors.centerIn: parent
                visible: card.chosen
                name: "check"
                color: Theme.blueInk
                size: Theme.px(12)
            }
        }
        UnitPicture {
            visible: card.counter >= 0
            source: card.play
            counter: card.counter
            opacity: card.blocked ? 0.4 : 1
            Layout.preferredWidth: Theme.px(30)
            Layout.preferredHeight: Theme.px(30)
        }
        ColumnLayout {
            spacing: 0
            opacity: card.blocked ? 0.55 : 1
            Layout.fillWidth: true

            Text {
                text: card.label
                textFormat: Text.PlainText
                font: Theme.secondaryStrong
                color: Theme.ink
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            Text {
                visible: text !== ""
                text: card.counter >= 0 && card.hex >= 0 ? card.play.hexLabel(card.hex) : ""
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.muted
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }
        RuleLink {
            visible: card.blocked && rule !== ""
            rule: card.blockedRule
            onOpened: rule => card.ruleRequested(rule)
            Layout.rightMargin: Theme.between
        }
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: card.chosen ? Theme.blueGround : card.hovered && !card.blocked ? Theme.chosen : Theme.raise
        border.color: card.chosen ? Theme.blue : card.blocked ? Theme.line : Theme.edge

        FocusRing {
            shown: card.visualFocus
            gap: Theme.px(2)
        }
    }
    Tip {
        text: card.blockedReason
        shown: card.hovered || card.visualFocus
    }
}
