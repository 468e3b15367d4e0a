// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tracks stand at the start, and how the rules are read: rulings, options, special rules.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: page

    required property ScenarioBench bench
    required property var form
    readonly property var objectives: form.objectives ?? []
    readonly property var tracks: form.tracks ?? []
    readonly property var special: form.special ?? []
    readonly property var rulings: form.rulings ?? []
    signal hexRequested(int hex)

    spacing: Theme.between

    GroupLabel {
        visible: page.objectives.length > 0
        //: Places worth points; what the rules count for victory
        //% "Objectives and their points"
        text: qsTrId("app.editor.setup.objectives")
    }
    Column {
        spacing: Theme.within
        Layout.fillWidth: true

        Repeater {
            model: page.objectives.length

            RowLayout {
                id: objective

                required property int index
                readonly property var entry: page.objectives[index] ?? { place: -1, name: "", label: "", hex: -1, points: 0 }

                objectName: "objective"
                spacing: Theme.between
                width: parent.width

                PlainButton {
                    small: true
                    text: objective.entry.label
                    tip: qsTrId("app.editor.setup.go_to").arg(objective.entry.label)
                    onClicked: page.hexRequested(objective.entry.hex)
                }
                Text {
                    property bool mayBeCut: true // a name
                    text: objective.entry.name
                    font: Theme.plain
                    color: Theme.ink
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    Layout.fillWidth: true
                }
                NumberEntry {
                    label: objective.entry.name
                    from: 0
                    to: 99
                    value: objective.entry.points
                    onValueModified: page.bench.setWorth(objective.entry.place, value)
                }
            }
        }
    }
    Paragraph {
        //: Where objectives come from
        //% "Objectives are put on the map with the tool for objectives on the map’s page; they hold for all scenarios of the map."
        text: qsTrId("app.editor.setup.objectives_hint")
        font: Theme.secondary
        color: Theme.muted
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.between
    }

    GroupLabel {
        visible: page.tracks.length > 0
        //% "Tracks at the start"
        text: qsTrId("app.editor.scenario_tracks")
    }
    Column {
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: page.tracks.length

            RowLayout {
                id: track

                required property int index
                readonly property var entry: page.tracks[index] ?? { id: "", name: "", least: 0, most: 0, value: 0 }

                spacing: Theme.between
                width: parent.width

                Paragraph {
                    text: track.entry.name
                    Layout.fillWidth: true
                }
                NumberEntry {
                    label: track.entry.name
                    from: track.entry.least
                    to: track.entry.most
                    value: track.entry.value
                    onValueModified: page.bench.setTrack(track.entry.id, value)
                }
            }
        }
    }
    GroupLabel {
        visible: page.special.length > 0
        //% "Special rules"
        text: qsTrId("app.editor.scenario_special")
        Layout.topMargin: Theme.between
    }
    Column {
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: page.special.length

            ColumnLayout {
                id: special

                required property int index
                readonly property var entry: page.special[index] ?? { id: "", name: "", yesNo: true, choices: [], deep: false, value: "" }
                readonly property bool chosen: entry.choices.length > 0
                property bool shown: false // what no line tells: as the rules read it

                spacing: Theme.within
                width: parent.width

                CheckField {
                    visible: special.entry.yesNo
                    text: special.entry.name
                    checked: special.entry.value === "true"
                    onToggled: page.bench.setSpecial(special.entry.id, checked ? "true" : "false")
                    Layout.fillWidth: true
                }
                RowLayout {
                    visible: !special.entry.yesNo
                    spacing: Theme.between
                    Layout.fillWidth: true

                    Paragraph {
                        text: special.entry.name
                        Layout.fillWidth: true
                    }
                    QuietButton {
                        objectName: "showSpecial"
                        visible: special.entry.deep
                        glyph: special.shown ? "chevronDown" : "chevronRight"
                        //: Opens and closes a value that is written in the notation JSON
                        //% "as JSON"
                        text: qsTrId("app.editor.scenario_json")
                        checkable: true
                        checked: special.shown
                        onClicked: special.shown = !special.shown
                    }
                }
                ChoiceBox {
                    objectName: "specialChoice"
                    visible: special.chosen
                    mayBeCut: true
                    label: special.entry.name
                    model: special.entry.choices.map(choice => choice.name)
                    currentIndex: special.entry.choices.findIndex(choice => choice.id === special.entry.value)
                    onActivated: index => page.bench.setSpecial(special.entry.id, special.entry.choices[index].id)
                    Layout.fillWidth: true
                }
                KeptEntry {
                    visible: !special.entry.yesNo && !special.chosen && (!special.entry.deep || special.shown)
                    label: special.entry.name
                    kept: special.entry.value
                    font: special.entry.deep ? Theme.mono : Theme.plain
                    onWritten: words => {
                        if (!page.bench.setSpecial(special.entry.id, words))
                            refuse()
                    }
                    Layout.fillWidth: true
                }
            }
        }
    }
    GroupLabel {
        visible: page.rulings.length > 0
        //% "Rulings and options"
        text: qsTrId("app.editor.scenario_rulings")
        Layout.topMargin: Theme.between
    }
    Column {
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: page.rulings.length

            ColumnLayout {
                id: ruling

                required property int index
                readonly property var entry: page.rulings[index] ?? { id: "", name: "", standard: "", choice: "", choices: [] }

                spacing: Theme.within
                width: parent.width

                Paragraph {
                    text: ruling.entry.name
                    font: Theme.secondary
                    Layout.fillWidth: true
                }
                ChoiceBox {
                    objectName: "rulingChoice"
                    label: ruling.entry.name
                    mayBeCut: true
                    //: The usual choice of a ruling; %1 = what it is
                    //% "Default: %1"
                    model: [qsTrId("app.editor.scenario_standard").arg(ruling.entry.standard)]
                           .concat(ruling.entry.choices.map(choice => choice.name))
                    currentIndex: ruling.entry.choices.findIndex(choice => choice.id === ruling.entry.choice) + 1
                    onActivated: index => page.bench.setRuling(ruling.entry.id,
                                                               index === 0 ? "" : ruling.entry.choices[index - 1].id)
                    Layout.fillWidth: true
                }
            }
        }
    }
}
