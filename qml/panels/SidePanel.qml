// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the board: the decision that is being filled, the stack, the units, the terrain, the log.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

FocusScope {
    id: panel

    required property PlayTable play
    readonly property bool deciding: decision.wanted
    readonly property bool advised: play.turn.hints.shown
    readonly property bool holdsFocus: activeFocus
    property string page: "stack" // "hints", "decision", "stack", "units", "terrain", "log"
    readonly property var pages: (advised ? ["hints"] : []).concat(deciding ? ["decision"] : [],
                                                                   ["stack", "units", "terrain", "log"])
    readonly property bool wide: deciding && page === "decision" && play.hand.odds.shown
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    function pick(place: int) {
        stack.pick(place)
    }

    objectName: "sidePanel"
    onDecidingChanged: page = deciding ? "decision" : page === "decision" ? "stack" : page
    onAdvisedChanged: page = advised ? "hints" : page !== "hints" ? page : deciding ? "decision" : "stack"
    Accessible.role: Accessible.Pane
    //% "Side panel"
    Accessible.name: qsTrId("app.play.side_panel")

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Rectangle {
        width: 1
        height: parent.height
        z: 1
        color: Theme.line2
    }
    TabStrip {
        id: strip
        objectName: "sideTabs"
        //% "Decision"
        readonly property string decisionWord: qsTrId("app.play.tab_decision")
        //% "Stack"
        readonly property string stackWord: qsTrId("app.play.tab_stack")
        //% "Units"
        readonly property string unitsWord: qsTrId("app.play.tab_units")
        //% "Terrain"
        readonly property string terrainWord: qsTrId("app.play.tab_terrain")
        //% "Hints"
        readonly property string hintsWord: qsTrId("app.hint.tab")
        readonly property var words: ({ hints: hintsWord, decision: decisionWord, stack: stackWord, units: unitsWord,
                                        terrain: terrainWord, log: qsTrId("app.play.log") })

        label: qsTrId("app.play.side_panel")
        tabs: panel.pages.map(page => words[page])
        currentIndex: Math.max(0, panel.pages.indexOf(panel.page))
        onActivated: index => panel.page = panel.pages[index]
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: 1
    }
    Item { // one page at a time; no layout, for pages measure themselves by their height
        id: room
        anchors.fill: parent
        anchors.leftMargin: 1
        anchors.topMargin: strip.height

        Repeater {
            model: panel.page === "hints" ? 1 : 0

            HintsPanel {
                play: panel.play
                anchors.fill: room
            }
        }
        DecisionPanel {
            id: decision
            play: panel.play
            visible: panel.page === "decision"
            onRuleRequested: rule => panel.ruleRequested(rule)
            onCentreRequested: hex => panel.centreRequested(hex)
            anchors.fill: parent
        }
        StackPage {
            id: stack
            play: panel.play
            visible: panel.page === "stack"
            onRuleRequested: rule => panel.ruleRequested(rule)
            onCentreRequested: hex => panel.centreRequested(hex)
            onLogRequested: panel.page = "log"
            anchors.fill: parent
        }
        UnitsPanel {
            play: panel.play
            visible: panel.page === "units"
            anchors.fill: parent
        }
        Repeater {
            model: panel.page === "terrain" ? 1 : 0

            TerrainPanel {
                play: panel.play
                anchors.fill: room
            }
        }
        LogPanel {
            log: panel.play.log
            visible: panel.page === "log"
            onCentreRequested: hex => panel.centreRequested(hex)
            onRuleRequested: rule => panel.ruleRequested(rule)
            anchors.fill: parent
        }
    }
}
