// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of the package, and the counters that do not stand on the map of the chosen one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Rectangle {
    id: panel

    required property ScenarioBench bench
    required property PieceGhost ghost

    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            spacing: 0
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.within
            Layout.topMargin: Theme.between

            GroupLabel {
                text: qsTrId("app.editor.scenarios")
                Layout.fillWidth: true
            }
            IconButton {
                objectName: "addScenario"
                glyph: "plus"
                small: true
                //% "New scenario"
                label: qsTrId("app.editor.scenario_new")
                onClicked: panel.bench.add()
            }
            IconButton {
                objectName: "copyScenario"
                glyph: "copy"
                small: true
                //% "Duplicate the scenario"
                label: qsTrId("app.editor.scenario_copy")
                enabled: panel.bench.titles.length > 0
                onClicked: panel.bench.duplicate()
            }
            IconButton {
                objectName: "removeScenario"
                glyph: "trash"
                small: true
                //% "Remove the scenario"
                label: qsTrId("app.editor.scenario_remove")
                enabled: panel.bench.titles.length > 0
                onClicked: panel.bench.remove()
            }
        }
        ListView {
            objectName: "scenarioList"
            model: panel.bench.titles
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTrId("app.editor.scenarios")
            T.ScrollBar.vertical: ScrollRail { }
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(contentHeight, panel.height * 0.25)

            delegate: ListRow {
                required property int index
                required property string modelData

                width: ListView.view.width
                leftPadding: Theme.padding
                text: modelData
                barred: true
                lines: 2
                highlighted: panel.bench.current === index
                onClicked: panel.bench.current = index
            }
        }
        Separator {
            Layout.fillWidth: true
            Layout.topMargin: Theme.between
            Layout.bottomMargin: Theme.between
        }
        ScenarioTray {
            bench: panel.bench.setup
            ghost: panel.ghost
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
