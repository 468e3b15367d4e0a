// SPDX-License-Identifier: GPL-3.0-or-later
// Who begins where: what lies in the hex that is looked at, groups with their areas, markers, finished deployments;
// judged by the rules of the game.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: page

    required property SetupBench bench
    required property PieceGhost ghost
    readonly property var groups: bench.groups
    // Those that lie in one hex are seen on the map.
    readonly property var rows: groups.map((group, row) => row).filter(row => !groups[row].later && groups[row].kind !== "hex")
    readonly property var markers: bench.markers
    signal hexRequested(int hex)

    spacing: Theme.between

    RowLayout {
        spacing: Theme.within
        Layout.fillWidth: true

        GroupLabel {
            //: Into what counters are put
            //% "Counters are put into"
            text: qsTrId("app.editor.scenario_layer")
            Layout.fillWidth: true
        }
        IconButton {
            objectName: "addDeployment"
            glyph: "plus"
            small: true
            //: A finished set-up to begin with at once
            //% "New ready-made deployment"
            label: qsTrId("app.editor.scenario_new_deployment")
            onClicked: page.bench.addDeployment()
        }
        IconButton {
            objectName: "removeDeployment"
            glyph: "trash"
            small: true
            //% "Remove the ready-made deployment"
            label: qsTrId("app.editor.setup.remove_deployment")
            enabled: page.bench.layer >= 0
            onClicked: page.bench.removeDeployment()
        }
    }
    ChoiceBox {
        objectName: "scenarioLayer"
        mayBeCut: true
        label: qsTrId("app.editor.scenario_layer")
        //% "the set-up"
        model: [qsTrId("app.editor.scenario_layer_setup"), ...page.bench.deployments]
        currentIndex: page.bench.layer + 1
        onActivated: index => page.bench.layer = index - 1
        Layout.fillWidth: true
    }
    ScenarioVerdict {
        bench: page.bench
        onHexRequested: hex => page.hexRequested(hex)
        Layout.fillWidth: true
    }
    ScenarioStack {
        bench: page.bench
        ghost: page.ghost
        Layout.fillWidth: true
        Layout.topMargin: Theme.between
    }
    RowLayout {
        spacing: 0
        Layout.fillWidth: true
        Layout.topMargin: Theme.between

        GroupLabel {
            //: Of counters that begin or arrive together
            //% "Groups"
            text: qsTrId("app.editor.scenario_groups")
            Layout.fillWidth: true
        }
        QuietButton {
            objectName: "addGroup"
            glyph: "plus"
            small: true
            //% "New group"
            text: qsTrId("app.editor.setup.new_group")
            onClicked: page.bench.addGroup(false)
        }
    }
    Paragraph {
        visible: page.rows.length === 0
        //% "A group gathers counters that players place themselves: in a box, an area, or hexes you paint."
        text: qsTrId("app.editor.setup.no_groups")
        color: Theme.muted
        Layout.fillWidth: true
    }
    Column {
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: page.rows.length

            ScenarioGroup {
                required property int index

                row: page.rows[index] ?? -1
                group: page.groups[row] ?? null
                bench: page.bench
                ghost: page.ghost
                width: parent.width
            }
        }
    }
    GroupLabel {
        visible: page.markers.length > 0
        //% "Markers"
        text: qsTrId("app.editor.scenario_markers")
        Layout.topMargin: Theme.between
    }
    Column {
        spacing: 0
        Layout.fillWidth: true

        Repeater {
            model: page.markers.length

            MarkerRow {
                required property int index

                marker: page.markers[index] ?? null
                width: parent.width
                onChosen: hex => page.hexRequested(hex)
                onRemoved: page.bench.removeMarker(index)
            }
        }
    }
}
