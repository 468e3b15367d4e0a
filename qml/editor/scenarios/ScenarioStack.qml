// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in the hex that is looked at: each counter can be taken in hand, turned over, taken back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: panel

    required property SetupBench bench
    required property PieceGhost ghost
    readonly property var stack: bench.stack

    objectName: "scenarioStack"
    spacing: Theme.within

    GroupLabel {
        text: panel.bench.hexTitle === ""
              //: What lies in a hex
              //% "In the hex"
              ? qsTrId("app.editor.setup.stack")
              //: %1 = number and name of a hex
              //% "In hex %1"
              : qsTrId("app.editor.setup.stack_in").arg(panel.bench.hexTitle)
        Layout.fillWidth: true
    }
    Paragraph {
        visible: panel.stack.length === 0
        text: panel.bench.hex < 0
              //% "Drag counters from the left onto the map, from hex to hex, and back. Click a hex to see what lies in it."
              ? qsTrId("app.editor.setup.stack_hint")
              //% "Nothing lies here."
              : qsTrId("app.editor.setup.stack_empty")
        color: Theme.muted
        Layout.fillWidth: true
    }
    Column {
        spacing: Theme.within
        Layout.fillWidth: true

        Repeater {
            model: panel.stack.length

            RowLayout {
                id: line

                required property int index
                readonly property var entry: panel.stack[index] ?? { counter: -1, name: "", face: 0, faces: 1 }

                spacing: Theme.between
                width: parent.width

                ScenarioPiece {
                    bench: panel.bench
                    ghost: panel.ghost
                    counter: line.entry.counter
                    name: line.entry.name
                    face: line.entry.face
                    Layout.margins: Theme.px(3)
                }
                Text {
                    property bool mayBeCut: true // names of units
                    text: line.entry.name
                    font: Theme.plain
                    color: Theme.ink
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    Layout.fillWidth: true
                }
                IconButton {
                    objectName: "turnOver"
                    visible: line.entry.faces > 1
                    glyph: "redo"
                    small: true
                    //: The other side of the counter lies up
                    //% "Turn it over"
                    label: qsTrId("app.editor.setup.turn_over")
                    onClicked: panel.bench.turnOver(line.entry.counter, (line.entry.face + 1) % line.entry.faces)
                }
                IconButton {
                    objectName: "takeOut"
                    glyph: "trash"
                    small: true
                    //% "Take it off the map"
                    label: qsTrId("app.editor.setup.take_out")
                    onClicked: panel.bench.takeOut(line.entry.counter)
                }
            }
        }
    }
}
