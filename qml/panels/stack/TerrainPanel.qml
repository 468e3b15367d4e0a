// SPDX-License-Identifier: GPL-3.0-or-later
// What the map says of the selected hex.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: panel

    required property PlayTable play
    readonly property StackModel stack: play.stack

    objectName: "terrainPanel"

    Column {
        id: column
        x: Theme.padding
        y: Theme.px(10)
        width: parent.width - 2 * Theme.padding
        spacing: Theme.between

        PlaceHead {
            visible: panel.stack.title !== ""
            stack: panel.stack
            width: column.width
        }
        Paragraph {
            visible: panel.stack.title === ""
            text: qsTrId("app.play.no_stack")
            color: Theme.muted
            width: column.width
        }
        ValueLine {
            visible: value !== ""
            //% "Controlled by"
            label: qsTrId("app.play.controlled_by")
            value: panel.stack.control
            width: column.width
        }
        Repeater {
            model: panel.stack.facts

            ValueLine {
                required property var modelData
                label: modelData.label
                value: modelData.text
                width: column.width
            }
        }
        Separator {
            visible: panel.stack.hex >= 0
            width: column.width
        }
        Paragraph {
            visible: panel.stack.hex >= 0
            text: panel.stack.hex >= 0 ? panel.play.describeHex(panel.stack.hex) : ""
            width: column.width
        }
    }
}
