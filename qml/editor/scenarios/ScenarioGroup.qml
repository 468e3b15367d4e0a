// SPDX-License-Identifier: GPL-3.0-or-later
// Counters that begin or arrive together: who, where, when, under which conditions.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Card {
    id: card

    required property SetupBench bench
    required property PieceGhost ghost
    required property int row
    required property var group // null: it is gone
    readonly property bool chosen: bench.group === row
    readonly property var counters: group?.counters ?? []
    readonly property var conditions: group?.conditions ?? []
    readonly property var areas: conditions.some(each => each.area) ? bench.areas : []
    readonly property string kind: group?.kind ?? ""
    readonly property var kinds: bench.groupKinds

    implicitHeight: layout.implicitHeight + 2 * Theme.between
    objectName: "group_" + row
    border.color: chosen ? Theme.blue : Theme.line2

    TapHandler {
        onTapped: card.bench.group = card.chosen ? -1 : card.row
    }
    ColumnLayout {
        id: layout
        anchors.fill: parent
        anchors.margins: Theme.between
        spacing: Theme.between

        Text {
            objectName: "groupName"
            property bool mayBeCut: true // as the package calls it
            visible: text !== ""
            text: card.group?.name ?? ""
            font: Theme.strong
            color: Theme.ink
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: Theme.within
            Layout.fillWidth: true

            ChoiceBox {
                objectName: "groupKind"
                //% "How the place of the group is said"
                label: qsTrId("app.editor.setup.kind")
                model: card.kinds.map(kind => qsTrId(kind.label))
                currentIndex: card.kinds.findIndex(kind => kind.id === card.kind)
                onActivated: index => card.bench.setGroupKind(card.row, card.kinds[index].id)
                Layout.fillWidth: true
            }
            IconButton {
                objectName: "removeGroup"
                glyph: "trash"
                //% "Remove the group"
                label: qsTrId("app.editor.scenario_remove_group")
                onClicked: card.bench.removeGroup(card.row)
            }
        }
        GroupPlace {
            bench: card.bench
            row: card.row
            group: card.group
            visible: card.kind !== "rules"
            Layout.fillWidth: true
        }
        Column {
            spacing: Theme.within
            visible: card.conditions.length > 0
            Layout.fillWidth: true

            Repeater {
                model: card.conditions.length

                RowLayout {
                    id: condition

                    required property int index
                    readonly property var entry: card.conditions[index] ?? { id: "", name: "", yesNo: false, area: false, value: "" }
                    readonly property bool written: !entry.yesNo && !entry.area

                    spacing: Theme.between
                    width: parent.width

                    CheckField {
                        visible: condition.entry.yesNo
                        text: condition.entry.name
                        checked: condition.entry.value === "true"
                        onToggled: card.bench.setGroupCondition(card.row, condition.entry.id, checked ? "true" : "false")
                        Layout.fillWidth: true
                    }
                    Text {
                        visible: !condition.entry.yesNo
                        text: condition.entry.name
                        font: Theme.plain
                        color: Theme.ink2
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                        Layout.maximumWidth: condition.width / 2
                    }
                    ChoiceBox {
                        objectName: "conditionArea"
                        mayBeCut: true
                        visible: condition.entry.area
                        label: condition.entry.name
                        model: condition.entry.area ? card.areas.map(area => area.name) : []
                        currentIndex: card.areas.findIndex(area => area.id === condition.entry.value)
                        onActivated: index => card.bench.setGroupCondition(card.row, condition.entry.id, card.areas[index].id)
                        Layout.fillWidth: true
                    }
                    KeptEntry {
                        visible: condition.written
                        label: condition.entry.name
                        kept: condition.entry.value
                        onWritten: words => {
                            if (!card.bench.setGroupCondition(card.row, condition.entry.id, words))
                                refuse()
                        }
                        Layout.fillWidth: true
                    }
                }
            }
        }
        Paragraph {
            visible: card.counters.length === 0
            //% "Drag counters here."
            text: qsTrId("app.editor.setup.group_empty")
            color: Theme.muted
            Layout.fillWidth: true
        }
        Flow {
            visible: card.counters.length > 0
            spacing: Theme.px(5)
            Layout.fillWidth: true

            Repeater {
                model: card.chosen || card.counters.length <= 12 ? card.counters.length : 11

                ScenarioPiece {
                    required property int index
                    readonly property var entry: card.counters[index] ?? { counter: -1, name: "" }

                    implicitWidth: Theme.px(36)
                    bench: card.bench
                    ghost: card.ghost
                    counter: entry.counter
                    name: entry.name
                }
            }
            PlainButton {
                visible: !card.chosen && card.counters.length > 12
                small: true
                tone: PlainButton.Quiet
                //: So many more counters; a click shows them
                //% "+%1"
                text: qsTrId("app.editor.setup.more").arg(card.counters.length - 11)
                onClicked: card.bench.group = card.row
            }
        }
    }
    PieceDrop {
        objectName: "groupDrop"
        onBrought: piece => card.bench.join(piece, card.row)
    }
}
