// SPDX-License-Identifier: GPL-3.0-or-later
// The offer that is being filled: what it would lead to, what may be chosen, and at its foot the way on and the way back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: panel

    required property PlayTable play
    readonly property string kind: play.hand.openKind
    readonly property string picks: play.realDice.wantsDice || !wanted ? "" : kind // what is chosen here
    readonly property bool showsOdds: play.hand.odds.shown && (kind !== "path" || play.hand.canConfirm)
    readonly property bool wanted: showsOdds || play.realDice.wantsDice
                                   || kind === "choice" || kind === "allocation" || kind === "order" || kind === "number"
                                   || (kind === "units" && (play.hand.openMost > 1 || !play.hand.openLeadsOn))
                                   || (kind === "hexes" && play.hand.openMost > 1)
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    objectName: "decisionPanel"
    spacing: 0

    component Scroll: Flickable {
        clip: true
        contentHeight: contentItem.childrenRect.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollRail { }
        Layout.fillWidth: true
    }

    Scroll { // what it would lead to
        visible: panel.showsOdds
        Layout.fillHeight: true

        OddsPanel {
            width: parent ? parent.width : 0
            play: panel.play
            onRuleRequested: rule => panel.ruleRequested(rule)
        }
    }
    Scroll { // what may be chosen: always in sight
        Layout.fillHeight: !panel.showsOdds
        Layout.preferredHeight: Math.min(contentHeight, panel.height * 0.45)

        Column {
            id: picked

            readonly property real inner: width - 2 * Theme.padding // between the margins

            width: parent.width
            bottomPadding: Theme.padding

            Repeater {
                model: panel.play.realDice.wantsDice ? 1 : 0

                DiceEntry {
                    x: Theme.padding
                    width: picked.inner
                    play: panel.play
                }
            }
            Item {
                visible: panel.picks !== "" && panel.picks !== "path" && panel.picks !== "button"
                width: picked.width
                height: head.implicitHeight + Theme.px(16)

                PickerHead {
                    id: head
                    x: Theme.padding
                    y: Theme.px(10)
                    width: picked.inner
                    play: panel.play
                    asTitle: !panel.showsOdds
                }
            }
            Repeater {
                model: panel.picks === "units" || panel.picks === "hexes" ? 1 : 0

                UnitPicker {
                    x: Theme.padding
                    width: picked.inner
                    play: panel.play
                    onRuleRequested: rule => panel.ruleRequested(rule)
                    onCentreRequested: hex => panel.centreRequested(hex)
                }
            }
            Repeater {
                model: panel.picks === "choice" ? 1 : 0

                ChoiceList {
                    x: Theme.padding
                    width: picked.inner
                    play: panel.play
                    onRuleRequested: rule => panel.ruleRequested(rule)
                }
            }
            Repeater {
                model: panel.picks === "allocation" ? 1 : 0

                AllocationPanel {
                    x: Theme.padding
                    width: picked.inner
                    play: panel.play
                }
            }
            Repeater {
                model: panel.picks === "order" ? 1 : 0

                OrderList {
                    x: Theme.padding
                    width: picked.inner
                    play: panel.play
                }
            }
            Repeater {
                model: panel.picks === "number" ? 1 : 0

                NumberRow {
                    x: Theme.padding
                    width: picked.inner
                    play: panel.play
                }
            }
        }
    }
    DecisionFoot {
        visible: !panel.play.realDice.wantsDice
        play: panel.play
        onRuleRequested: rule => panel.ruleRequested(rule)
        Layout.fillWidth: true
    }
}
