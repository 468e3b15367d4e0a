// SPDX-License-Identifier: GPL-3.0-or-later
// What does not lie on the map, heap by heap; whatever is brought here leaves the map.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Item {
    id: tray

    required property SetupBench bench
    required property PieceGhost ghost
    readonly property var sides: bench.sides
    readonly property var all: bench.tray
    readonly property int side: choice.currentIndex - 1 // -1: every one
    readonly property var heaps: side < 0 ? all : all.filter(heap => heap.side === side)

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            spacing: Theme.between
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            Layout.bottomMargin: Theme.between

            GroupLabel {
                //: Counters that do not stand on the map
                //% "Off the map"
                text: qsTrId("app.editor.setup.tray")
            }
            ChoiceBox {
                id: choice
                objectName: "traySide"
                //% "Whose counters are shown"
                label: qsTrId("app.editor.setup.tray_side")
                Layout.fillWidth: true
                //: Counters of all sides
                //% "All"
                model: [qsTrId("app.editor.setup.all_sides"), ...tray.sides.map(side => side.name)]
            }
        }
        Separator {
            Layout.fillWidth: true
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            PieceDrop {
                objectName: "trayDrop"
                onBrought: piece => tray.bench.takeOut(piece)
            }
            ListView {
                objectName: "scenarioTray"
                anchors.fill: parent
                model: tray.heaps.length // not the list: what stays is not made anew
                clip: true
                cacheBuffer: 0
                boundsBehavior: Flickable.StopAtBounds
                Accessible.role: Accessible.List
                Accessible.name: qsTrId("app.editor.setup.tray")
                T.ScrollBar.vertical: ScrollRail { }
                delegate: ScenarioHeap {
                    required property int index
                    readonly property var entry: tray.heaps[index] ?? { title: "", side: -1, group: -1, counters: [] }

                    width: ListView.view.width
                    bench: tray.bench
                    ghost: tray.ghost
                    title: entry.title
                    side: tray.sides[entry.side]?.name ?? ""
                    colour: tray.sides[entry.side]?.colour ?? Theme.line2
                    group: entry.group
                    counters: entry.counters
                }
            }
        }
    }
}
