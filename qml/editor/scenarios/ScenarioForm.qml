// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked about a scenario: words, turns, table, groups, arrivals, conditions; and what the rules say about its set-up.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Rectangle {
    id: panel

    required property ScenarioBench bench
    required property PieceGhost ghost
    readonly property var form: bench.form
    property int tab: 1
    signal hexRequested(int hex)

    color: Theme.panel
    objectName: "scenarioForm"

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TabStrip {
            objectName: "scenarioTabs"
            //% "Parts of the scenario"
            label: qsTrId("app.editor.scenario_tabs")
            tabs: [
                //: Words, turns, map of a scenario
                //% "Basics"
                qsTrId("app.editor.scenario_basics"),
                //% "Set-up"
                qsTrId("app.editor.scenario_setup"),
                //: Reinforcements by turn
                //% "Arrivals"
                qsTrId("app.editor.setup.arrivals"),
                //: Tracks, rulings and special rules of a scenario
                //% "Conditions"
                qsTrId("app.editor.scenario_conditions")
            ]
            currentIndex: panel.tab
            onActivated: index => panel.tab = index
            Layout.fillWidth: true
        }
        Flickable {
            id: flick
            objectName: "scenarioScroll"
            clip: true
            contentHeight: content.implicitHeight + 2 * Theme.padding
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollRail { }
            Layout.fillWidth: true
            Layout.fillHeight: true

            Column {
                id: content

                x: Theme.padding
                y: Theme.padding
                width: flick.width - 2 * Theme.padding - Theme.between
                visible: panel.form.id !== undefined

                ScenarioBasics {
                    width: content.width
                    visible: panel.tab === 0
                    bench: panel.bench
                    form: panel.form
                }
                ScenarioSetup {
                    width: content.width
                    visible: panel.tab === 1
                    bench: panel.bench.setup
                    ghost: panel.ghost
                    onHexRequested: hex => panel.hexRequested(hex)
                }
                ScenarioArrivals {
                    width: content.width
                    visible: panel.tab === 2
                    bench: panel.bench.setup
                    ghost: panel.ghost
                }
                ScenarioConditions {
                    width: content.width
                    visible: panel.tab === 3
                    bench: panel.bench
                    form: panel.form
                    onHexRequested: hex => panel.hexRequested(hex)
                }
            }
        }
    }
}
