// SPDX-License-Identifier: GPL-3.0-or-later
// A formation in the tray: those on the map are faded in place.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: group

    required property PlayTable play
    required property string title
    required property string note
    required property bool complete
    required property string summary
    required property var counters
    property Item dragLayer: null
    signal centreRequested(int hex)
    signal dropped(int counter, real x, real y)

    implicitHeight: column.implicitHeight + 2 * Theme.px(10)

    ColumnLayout {
        id: column
        x: Theme.px(14)
        y: Theme.px(10)
        width: parent.width - 2 * Theme.px(14)
        spacing: Theme.px(7)

        RowLayout {
            spacing: Theme.px(6)

            Text {
                text: group.title
                textFormat: Text.PlainText
                font: Theme.strong
                color: Theme.ink
                elide: Text.ElideRight
                Layout.maximumWidth: Math.ceil(implicitWidth)
                Layout.fillWidth: true
            }
            Text {
                text: group.note
                textFormat: Text.PlainText
                font: Theme.secondary
                color: Theme.muted
                elide: Text.ElideRight
                Layout.preferredWidth: 0 // it gives way before the title does
                Layout.fillWidth: true
            }
            Glyph {
                visible: group.complete
                name: "check"
                size: Theme.px(14)
                color: Theme.green
            }
            Text {
                text: group.summary
                font: Theme.secondaryStrong
                color: group.complete ? Theme.green : Theme.muted
            }
        }
        Flow {
            spacing: Theme.px(7)
            Layout.fillWidth: true

            Repeater {
                model: group.counters.length // not the list: its counters stay while they are placed

                TrayCounter {
                    required property int index

                    modelData: group.counters[index] ?? { counter: -1, name: "", placed: false, hex: -1 }
                    play: group.play
                    dragLayer: group.dragLayer
                    onCentreRequested: hex => group.centreRequested(hex)
                    onDropped: (counter, x, y) => group.dropped(counter, x, y)
                }
            }
        }
    }
    Separator {
        y: parent.height - 1
        width: parent.width
    }
}
