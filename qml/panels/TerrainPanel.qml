// SPDX-License-Identifier: GPL-3.0-or-later
// What the map says of the selected hex.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: panel

    required property PlayController play
    readonly property StackModel stack: play.stack

    objectName: "terrainPanel"

    ColumnLayout {
        x: Theme.padding
        y: Theme.px(10)
        width: parent.width - 2 * Theme.padding
        spacing: Theme.between

        PlaceHead {
            visible: panel.stack.title !== ""
            stack: panel.stack
            Layout.fillWidth: true
        }
        Paragraph {
            visible: panel.stack.title === ""
            text: qsTrId("app.play.no_stack")
            color: Theme.muted
            Layout.fillWidth: true
        }
        ValueLine {
            visible: value !== ""
            //% "Controlled by"
            label: qsTrId("app.play.controlled_by")
            value: panel.stack.control
            Layout.fillWidth: true
        }
        Repeater {
            model: panel.stack.facts

            ValueLine {
                required property var modelData
                label: modelData.label
                value: modelData.text
                Layout.fillWidth: true
            }
        }
        Separator {
            visible: panel.stack.hex >= 0
            Layout.fillWidth: true
        }
        Paragraph {
            visible: panel.stack.hex >= 0
            text: panel.stack.hex >= 0 ? panel.play.describeHex(panel.stack.hex) : ""
            Layout.fillWidth: true
        }
    }
}
