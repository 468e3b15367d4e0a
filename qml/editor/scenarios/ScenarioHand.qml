// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand does on the table of a scenario: moves counters, gives hexes to a side, puts markers down.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Sheet {
    id: hand

    required property SetupBench bench
    readonly property var sides: bench.sides
    readonly property bool paintsArea: bench.tool === SetupBench.Area

    objectName: "scenarioHand"
    implicitWidth: column.implicitWidth + 2 * Theme.between
    implicitHeight: column.implicitHeight + 2 * Theme.between

    Shield { }
    ColumnLayout {
        id: column
        anchors.centerIn: parent
        spacing: Theme.between

        RowLayout {
            spacing: Theme.between

            SegmentedControl {
                objectName: "handTools"
                takesKeyboard: false
                //% "What the mouse does on the map"
                label: qsTrId("app.editor.setup.hand")
                segments: [
                    { text: qsTrId("app.editor.counters"), glyph: "cursor" },
                    //: Who holds the hexes at the start
                    //% "Control"
                    { text: qsTrId("app.editor.setup.control"), glyph: "control" },
                    { text: qsTrId("app.editor.scenario_markers"), glyph: "plus" }
                ]
                readonly property var tools: [SetupBench.Counters, SetupBench.Control, SetupBench.Markers]
                currentIndex: tools.indexOf(hand.bench.tool)
                onActivated: index => hand.bench.tool = tools[index]
            }
            ToggleButton {
                objectName: "showControl"
                glyph: "eye"
                //% "Show control"
                tip: qsTrId("app.editor.setup.show_control")
                Accessible.name: tip
                checked: hand.bench.controlShown
                onToggled: hand.bench.controlShown = checked
            }
        }
        RowLayout {
            visible: hand.bench.tool !== SetupBench.Counters
            spacing: Theme.between

            ChoiceBox {
                objectName: "handMarker"
                visible: hand.bench.tool === SetupBench.Markers
                //% "Marker"
                label: qsTrId("app.editor.setup.marker")
                implicitWidth: Theme.px(130)
                model: hand.bench.markerKinds
                currentIndex: hand.bench.marker
                onActivated: index => hand.bench.marker = index
            }
            NumberEntry {
                objectName: "handValue"
                visible: hand.bench.tool === SetupBench.Markers
                //: The number on a marker
                //% "Value"
                label: qsTrId("app.editor.setup.value")
                from: -99
                to: 99
                value: hand.bench.markerValue
                onValueModified: hand.bench.markerValue = value
            }
            ChoiceBox {
                objectName: "handSide"
                visible: !hand.paintsArea
                //: To whom a hex or a marker goes
                //% "Side"
                label: qsTrId("app.editor.setup.side")
                implicitWidth: Theme.px(140)
                model: [qsTrId("app.editor.scenario_no_control"), ...hand.sides.map(side => side.name)]
                currentIndex: hand.bench.side + 1
                onActivated: index => hand.bench.side = index - 1
            }
            Text {
                visible: hand.bench.tool === SetupBench.Control || hand.paintsArea
                //: How hexes are painted
                //% "Drag to paint; the right button takes away"
                text: qsTrId("app.editor.setup.paint_hint")
                font: Theme.secondary
                color: Theme.muted
            }
            PlainButton {
                objectName: "paintingDone"
                visible: hand.paintsArea
                small: true
                //: The hexes of a group have been painted
                //% "Done"
                text: qsTrId("app.editor.setup.done")
                onClicked: hand.bench.tool = SetupBench.Counters
            }
        }
    }
}
