// SPDX-License-Identifier: GPL-3.0-or-later
// What may be laid over the map, and whether hex numbers and counters are shown.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Sheet {
    id: bar

    required property Table table
    required property Board board
    property real room: 600 // how wide it may be
    readonly property bool labelled: labels.implicitWidth <= room
    readonly property bool keyed: !labelled || labels.implicitWidth + buttons * Theme.px(13) <= room
    readonly property int buttons: table.layers.count + 2

    objectName: "overlayBar"
    implicitWidth: row.width + Theme.px(8)
    implicitHeight: Theme.control + Theme.px(6)

    // How wide it would be with every label, whatever is shown now; the first thing to go are the keys.
    Item {
        visible: false

        Row {
            id: labels
            rightPadding: bar.buttons * (Theme.icon + Theme.px(30)) + Theme.px(16)

            Repeater {
                model: bar.table.layers

                Text {
                    required property string label
                    text: label
                    font: Theme.secondary
                }
            }
            Text {
                text: numbers.label + counters.label
                font: Theme.secondary
            }
        }
    }
    Shield { }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(2)

        Repeater {
            model: bar.table.layers

            LayerToggle {
                required property string layerId
                required property bool on
                required property string key
                required glyph

                objectName: "layer_" + layerId
                keyLetter: bar.keyed ? key : ""
                labelled: bar.labelled
                checked: on
                onToggled: {
                    const wanted = checked
                    checked = Qt.binding(() => on)
                    bar.table.toggleLayer(layerId, wanted)
                }
            }
        }
        Rectangle {
            visible: bar.table.layers.count > 0
            width: 1
            height: Theme.px(18)
            color: Theme.line2
            anchors.verticalCenter: parent.verticalCenter
        }
        LayerToggle {
            id: numbers
            objectName: "layer_numbers"
            //% "Hex no."
            label: qsTrId("app.board.numbers")
            glyph: "numbers"
            keyLetter: bar.keyed ? "N" : ""
            labelled: bar.labelled
            checked: bar.board.showNumbers
            onToggled: bar.board.showNumbers = checked
        }
        LayerToggle {
            id: counters
            objectName: "layer_counters"
            //% "Counters"
            label: qsTrId("app.board.counters")
            glyph: bar.board.showCounters ? "eye" : "eyeOff"
            keyLetter: bar.keyed ? "H" : ""
            labelled: bar.labelled
            checked: bar.board.showCounters
            onToggled: bar.board.showCounters = checked
        }
    }
}
