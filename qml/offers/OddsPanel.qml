// SPDX-License-Identifier: GPL-3.0-or-later
// What the choice made so far would lead to: the odds, how they come about, and the exact chance of every result.
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: panel

    required property PlayController play
    readonly property OddsSheet odds: play.odds
    readonly property bool known: odds.prospects.length > 0
    signal ruleRequested(string rule)

    objectName: "oddsPanel"
    spacing: 0
    Accessible.role: Accessible.Grouping
    Accessible.name: odds.summary

    RowLayout {
        spacing: Theme.padding
        Layout.fillWidth: true
        Layout.margins: Theme.padding
        Layout.topMargin: Theme.px(8)
        Layout.bottomMargin: Theme.px(8)

        TitleText {
            text: panel.play.openLabel
            font: Theme.cardTitle
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        Text {
            visible: panel.known
            objectName: "oddsText"
            text: panel.odds.odds
            textFormat: Text.StyledText
            font.family: Theme.sans
            font.pixelSize: Theme.px(17)
            font.weight: Font.Bold
            color: Theme.red
        }
    }
    Paragraph { // why there are none
        visible: !panel.known && text !== ""
        text: panel.odds.odds
        textFormat: Text.StyledText
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding
        Layout.bottomMargin: Theme.between
    }
    Separator {
        Layout.fillWidth: true
    }
    TallyTable {
        parts: panel.odds.parts
        onRuleRequested: rule => panel.ruleRequested(rule)
        Layout.fillWidth: true
        Layout.margins: Theme.padding
    }
    Separator {
        visible: outcomes.visible
        Layout.fillWidth: true
    }
    OutcomeBars {
        id: outcomes
        visible: prospects.length > 0
        prospects: panel.odds.prospects
        summary: panel.odds.summary
        Layout.fillWidth: true
        Layout.margins: Theme.padding
        Layout.topMargin: Theme.px(10)
    }
    Separator {
        Layout.fillWidth: true
    }
}
