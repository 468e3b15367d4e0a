// SPDX-License-Identifier: GPL-3.0-or-later
// What the choice made so far would lead to: the odds, how they come about, and the exact chance of every result.
import QtQuick
import Esagono

Column { // no layout: texts that wrap in boxes that follow them make it reckon without end
    id: panel

    required property PlayTable play
    readonly property OddsSheet odds: play.hand.odds
    readonly property bool known: odds.prospects.length > 0
    readonly property real inner: width - 2 * Theme.padding // between the margins
    signal ruleRequested(string rule)

    component Gap: Item {
        width: 1
        height: Theme.px(8)
    }

    objectName: "oddsPanel"
    Accessible.role: Accessible.Grouping
    Accessible.name: odds.summary

    Gap { }
    TitleText {
        x: Theme.padding
        width: panel.inner
        text: panel.play.hand.openLabel
        font: Theme.cardTitle
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
    }
    Text {
        visible: panel.known
        objectName: "oddsText"
        x: Theme.padding
        width: panel.inner
        text: panel.odds.odds
        textFormat: Text.PlainText
        font.family: Theme.sans
        font.pixelSize: Theme.px(17)
        font.weight: Font.Bold
        color: Theme.red
        wrapMode: Text.WordWrap
    }
    Paragraph { // why there are none
        visible: !panel.known && text !== ""
        x: Theme.padding
        width: panel.inner
        text: panel.odds.odds
        textFormat: Text.PlainText
    }
    Gap { }
    Separator {
        width: panel.width
    }
    Gap { }
    TallyTable {
        x: Theme.padding
        width: panel.inner
        parts: panel.visible ? panel.odds.parts : []
        onRuleRequested: rule => panel.ruleRequested(rule)
    }
    Gap { }
    Separator {
        visible: outcomes.visible
        width: panel.width
    }
    Gap {
        visible: outcomes.visible
    }
    OutcomeBars {
        id: outcomes
        visible: panel.known
        x: Theme.padding
        width: panel.inner
        prospects: panel.visible ? panel.odds.prospects : []
        summary: panel.odds.summary
    }
    Gap { }
    Separator {
        width: panel.width
    }
}
