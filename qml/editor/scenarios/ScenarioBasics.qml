// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario is called, how long it lasts, on which map it is played.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: page

    required property ScenarioBench bench
    required property var form
    readonly property var labels: form.labels ?? []

    spacing: Theme.between

    GroupLabel {
        text: qsTrId("app.editor.new_title")
    }
    KeptEntry {
        objectName: "scenarioTitle"
        label: qsTrId("app.editor.new_title")
        kept: page.form.title ?? ""
        onWritten: words => page.bench.write("title", words)
        Layout.fillWidth: true
    }
    GroupLabel {
        //: A sentence or two about a scenario
        //% "Summary"
        text: qsTrId("app.editor.scenario_summary")
    }
    KeptParagraph {
        objectName: "scenarioSummary"
        label: qsTrId("app.editor.scenario_summary")
        kept: page.form.summary ?? ""
        onWritten: words => page.bench.write("summary", words)
        Layout.fillWidth: true
    }
    GroupLabel {
        text: qsTrId("app.editor.map")
        visible: (page.form.maps ?? []).length > 1
    }
    ChoiceBox {
        objectName: "scenarioMap"
        visible: (page.form.maps ?? []).length > 1
        label: qsTrId("app.editor.map")
        model: (page.form.maps ?? []).map(map => map.name)
        currentIndex: (page.form.maps ?? []).findIndex(map => map.id === page.form.map)
        onActivated: index => page.bench.setMap(page.form.maps[index].id)
        Layout.fillWidth: true
    }
    GroupLabel {
        //: Who controls which hexes at the start
        //% "Control at the start"
        text: qsTrId("app.editor.scenario_control")
    }
    ChoiceBox {
        objectName: "scenarioControl"
        label: qsTrId("app.editor.scenario_control")
        model: [page.form.ownControl
                //: Control that the scenario lists itself
                //% "Hex by hex"
                ? qsTrId("app.editor.scenario_own_control")
                //: Nobody controls any hex
                //% "Nobody"
                : qsTrId("app.editor.scenario_no_control")].concat((page.form.controls ?? []).map(list => list.name))
        currentIndex: (page.form.controls ?? []).findIndex(list => list.id === page.form.control) + 1
        onActivated: index => page.bench.setControl(index === 0 ? "" : page.form.controls[index - 1].id)
        Layout.fillWidth: true
    }
    GroupLabel {
        text: qsTrId("app.editor.new_turns")
    }
    RowLayout {
        spacing: Theme.between

        NumberEntry {
            objectName: "firstTurn"
            //% "First turn"
            label: qsTrId("app.editor.scenario_first")
            from: 0
            to: 999
            value: page.form.first ?? 1
            onValueModified: page.bench.setTurns(value, Math.max(value, page.form.last))
        }
        Text {
            text: "–"
            font: Theme.plain
            color: Theme.muted
        }
        NumberEntry {
            objectName: "lastTurn"
            //% "Last turn"
            label: qsTrId("app.editor.scenario_last")
            from: page.form.first ?? 0
            to: 999
            value: page.form.last ?? 1
            onValueModified: page.bench.setTurns(page.form.first, value)
        }
    }
    Column {
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: page.labels.length // not the list: what is half written stays

            RowLayout {
                id: turn

                required property int index
                readonly property int number: (page.form.first ?? 1) + index

                spacing: Theme.between
                width: parent.width

                Text {
                    text: turn.number
                    font: Theme.mono
                    color: Theme.muted
                    horizontalAlignment: Text.AlignRight
                    Layout.preferredWidth: Theme.px(24)
                }
                KeptEntry {
                    objectName: "date_" + turn.number
                    //: Read aloud. %1 = number of a turn
                    //% "Date of turn %1"
                    label: qsTrId("app.editor.scenario_date").arg(turn.number)
                    kept: page.labels[turn.index] ?? ""
                    onWritten: words => page.bench.setLabel(turn.number, words)
                    Layout.fillWidth: true
                }
            }
        }
    }
}
