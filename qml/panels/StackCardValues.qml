// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a unit as they are now, and its states.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: values

    required property string name
    required property var figures // {label, printed, text, modified}
    required property string step
    required property string formation
    required property var statuses

    spacing: Theme.px(3)

    Text {
        text: values.name
        textFormat: Text.PlainText
        font: Theme.strong
        color: Theme.ink
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
    Repeater {
        model: values.figures

        ValueLine {
            required property var modelData

            label: modelData.label
            value: modelData.text
            printed: modelData.modified ? modelData.printed : ""
            Layout.fillWidth: true
        }
    }
    ValueLine {
        visible: value !== ""
        //% "Steps"
        label: qsTrId("app.play.steps")
        value: values.step
        Layout.fillWidth: true
    }
    ValueLine {
        visible: value !== ""
        //% "Formation"
        label: qsTrId("app.play.formation")
        value: values.formation
        strong: false
        Layout.fillWidth: true
    }
    Flow {
        visible: values.statuses.length > 0
        spacing: Theme.within
        Layout.fillWidth: true
        Layout.topMargin: 2

        Repeater {
            model: values.statuses

            Chip {
                required property var modelData
                tone: Chip.Gold
                text: modelData.text !== "" ? modelData.text : modelData.label
            }
        }
    }
}
