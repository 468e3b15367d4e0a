// SPDX-License-Identifier: GPL-3.0-or-later
// What the choice made so far would lead to: the odds, how they come about, and the exact chance of every result.
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: panel

    required property PlayController play
    readonly property OddsSheet odds: play.odds
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
            objectName: "oddsText"
            text: panel.odds.odds
            textFormat: Text.StyledText
            font.family: Theme.sans
            font.pixelSize: Theme.px(20)
            font.weight: Font.Bold
            color: Theme.red
        }
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
