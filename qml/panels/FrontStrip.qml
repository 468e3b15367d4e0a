// SPDX-License-Identifier: GPL-3.0-or-later
// One cell per hex: covered ones solid, open ones hatched. A click goes to the hex.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Row {
    id: strip

    required property var covered
    required property var open
    readonly property int count: covered.length + open.length
    readonly property real cell: count > 0 ? Math.max(1, Math.floor((width - (count - 1) * spacing) / count)) : 0
    signal centreRequested(int hex)

    objectName: "frontStrip"
    height: Theme.px(12)
    spacing: count > 60 ? 0 : 1

    Repeater {
        model: strip.covered

        Rectangle {
            required property int modelData
            width: strip.cell
            height: strip.height
            color: Theme.green

            TapHandler {
                onTapped: strip.centreRequested(parent.modelData)
            }
        }
    }
    Repeater {
        model: strip.open

        Rectangle {
            id: gap
            required property int modelData
            width: strip.cell
            height: strip.height
            color: Theme.redGround
            clip: true

            Repeater {
                model: Math.ceil((gap.width + gap.height) / 5)

                Rectangle {
                    required property int index
                    x: index * 5 - gap.height / 2
                    y: -gap.height * 0.3
                    width: 2
                    height: gap.height * 1.6
                    rotation: 35
                    antialiasing: true
                    color: Theme.red
                }
            }
            TapHandler {
                onTapped: strip.centreRequested(gap.modelData)
            }
        }
    }
}
