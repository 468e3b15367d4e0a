// SPDX-License-Identifier: GPL-3.0-or-later
// The offer that is being filled: what it would lead to, what may be chosen, and at its foot the way on and the way back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: panel

    required property PlayController play
    required property OfferRows offers
    readonly property string kind: play.openKind
    readonly property string picks: play.wantsDice || !wanted ? "" : kind // what is chosen here
    readonly property bool leadsOn: {
        for (let i = 0; i < offers.pickers.length; ++i)
            if (offers.pickers[i].index === play.openOffer)
                return offers.pickers[i].leadsOn
        return false
    }
    readonly property bool showsOdds: play.odds.shown && kind !== "path"
    readonly property bool wanted: showsOdds || play.wantsDice
                                   || kind === "choice" || kind === "allocation" || kind === "order" || kind === "number"
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
                visible: panel.picks !== "" && panel.picks !== "path" && panel.picks !== "button"
                play: panel.play
                asTitle: !panel.showsOdds
                Layout.fillWidth: true
                Layout.margins: Theme.padding
                Layout.topMargin: Theme.px(10)
                Layout.bottomMargin: Theme.px(6)
            }
            Repeater {
                model: panel.play.wantsDice ? 1 : 0

                DiceEntry {
                    play: panel.play
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.padding
                }
            }
            Repeater {
                model: panel.picks === "units" || panel.picks === "hexes" ? 1 : 0

                UnitPicker {
                    play: panel.play
                    onRuleRequested: rule => panel.ruleRequested(rule)
                    onCentreRequested: hex => panel.centreRequested(hex)
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.padding
                }
            }
            Repeater {
                model: panel.picks === "choice" ? 1 : 0

                ChoiceList {
                    play: panel.play
                    onRuleRequested: rule => panel.ruleRequested(rule)
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.padding
                }
            }
            Repeater {
                model: panel.picks === "allocation" ? 1 : 0

                AllocationPanel {
                    play: panel.play
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.padding
                }
            }
            Repeater {
                model: panel.picks === "order" ? 1 : 0

                OrderList {
                    play: panel.play
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.padding
                }
            }
            Repeater {
                model: panel.picks === "number" ? 1 : 0

                NumberRow {
                    play: panel.play
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.padding
                }
            }
        }
    }
    DecisionFoot {
        visible: !panel.play.wantsDice
        play: panel.play
        onRuleRequested: rule => panel.ruleRequested(rule)
        Layout.fillWidth: true
    }
}
