// SPDX-License-Identifier: GPL-3.0-or-later
// Who arrives when: counters are dragged onto a turn; each group says where it comes in.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Column {
    id: page

    required property SetupBench bench
    required property PieceGhost ghost
    readonly property var groups: bench.groups
    readonly property var turns: bench.arrivals

    spacing: Theme.between

    Paragraph {
        width: parent.width
        //% "Drag a counter onto the turn in which it arrives, or take it in hand and click the plus of the turn."
        text: qsTrId("app.editor.setup.arrivals_hint")
        color: Theme.muted
    }
    Repeater {
        model: page.turns.length

        Rectangle {
            id: turn

            required property int index
            readonly property var entry: page.turns[index] ?? { turn: 0, label: "", groups: [] }

            objectName: "turn_" + entry.turn
            width: page.width
            implicitHeight: body.implicitHeight + 2 * Theme.within
            radius: Theme.radiusPanel
            color: Theme.sunk

            ColumnLayout {
                id: body
                x: Theme.within
                y: Theme.within
                width: parent.width - 2 * Theme.within
                spacing: Theme.within

                RowLayout {
                    spacing: Theme.between
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.within

                    Text {
                        text: turn.entry.turn
                        font: Theme.strong
                        color: Theme.ink
                        Layout.minimumWidth: Theme.px(20)
                    }
                    Text {
                        property bool mayBeCut: true // a date
                        text: turn.entry.label
                        font: Theme.secondary
                        color: Theme.muted
                        elide: Text.ElideRight
                        textFormat: Text.PlainText
                        Layout.fillWidth: true
                    }
                    IconButton {
                        objectName: "arriveHere"
                        glyph: "plus"
                        small: true
                        enabled: page.bench.held >= 0
                        //: %1 = number of a turn
                        //% "The counter in hand arrives in turn %1"
                        label: qsTrId("app.editor.setup.arrive").arg(turn.entry.turn)
                        onClicked: page.bench.schedule(page.bench.held, turn.entry.turn)
                    }
                }
                Column {
                    visible: turn.entry.groups.length > 0
                    spacing: Theme.within
                    Layout.fillWidth: true

                    Repeater {
                        model: turn.entry.groups.length

                        ScenarioGroup {
                            required property int index

                            row: turn.entry.groups[index] ?? -1
                            group: page.groups[row] ?? null
                            bench: page.bench
                            ghost: page.ghost
                            width: parent.width
                        }
                    }
                }
            }
            PieceDrop {
                z: -1
                onBrought: piece => page.bench.schedule(piece, turn.entry.turn)
            }
        }
    }
}
