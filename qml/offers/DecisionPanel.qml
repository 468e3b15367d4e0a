// SPDX-License-Identifier: GPL-3.0-or-later
// The offer that is being filled: what it would lead to, what may be chosen, and at its foot the way on and the way back.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: panel

    required property PlayController play
    required property OfferRows offers
    property bool safePalette: false
    readonly property string kind: play.openKind
    readonly property bool leadsOn: {
        for (let i = 0; i < offers.pickers.length; ++i)
            if (offers.pickers[i].index === play.openOffer)
                return offers.pickers[i].leadsOn
        return false
    }
    readonly property bool showsOdds: play.odds.shown && kind !== "path"
    readonly property bool wanted: showsOdds || play.wantsDice
                                   || ["choice", "allocation", "order", "number"].includes(kind)
                                   || (kind === "units" && (play.openMost > 1 || !leadsOn))
                                   || (kind === "hexes" && play.openMost > 1)
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    objectName: "decisionPanel"
    spacing: 0

    Flickable {
        id: flick
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: content.implicitHeight + Theme.groups
        T.ScrollBar.vertical: ScrollRail { }
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            id: content
            width: flick.width
            spacing: 0

            OddsPanel {
                visible: panel.showsOdds
                play: panel.play
                onRuleRequested: rule => panel.ruleRequested(rule)
                Layout.fillWidth: true
            }
            PickerHead {
                visible: panel.kind !== "" && panel.kind !== "path" && panel.kind !== "button"
                play: panel.play
                asTitle: !panel.showsOdds
                Layout.fillWidth: true
                Layout.margins: Theme.padding
                Layout.topMargin: Theme.px(10)
                Layout.bottomMargin: Theme.px(6)
            }
            Loader {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.padding
                Layout.rightMargin: Theme.padding
                sourceComponent: panel.play.wantsDice ? diceEntry
                                 : panel.kind === "units" || panel.kind === "hexes" ? units
                                 : panel.kind === "choice" ? choice
                                 : panel.kind === "allocation" ? allocation
                                 : panel.kind === "order" ? order
                                 : panel.kind === "number" ? number : null
            }
        }
    }
    DecisionFoot {
        visible: !panel.play.wantsDice
        play: panel.play
        onRuleRequested: rule => panel.ruleRequested(rule)
        Layout.fillWidth: true
    }

    Component {
        id: units
        UnitPicker {
            play: panel.play
            safePalette: panel.safePalette
            onRuleRequested: rule => panel.ruleRequested(rule)
            onCentreRequested: hex => panel.centreRequested(hex)
        }
    }
    Component {
        id: choice
        ChoiceList {
            play: panel.play
            onRuleRequested: rule => panel.ruleRequested(rule)
        }
    }
    Component {
        id: allocation
        AllocationPanel {
            play: panel.play
        }
    }
    Component {
        id: order
        OrderList {
            play: panel.play
        }
    }
    Component {
        id: number
        NumberRow {
            play: panel.play
        }
    }
    Component {
        id: diceEntry
        DiceEntry {
            play: panel.play
        }
    }
}
