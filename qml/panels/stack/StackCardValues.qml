// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a unit as they are now, and its states.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column { // no layout: chips that wrap would make it reckon without end
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
        width: values.width
    }
    Repeater {
        model: values.figures.length // not the list: lines stay while figures change

        ValueLine {
            required property int index
            readonly property var figure: values.figures[index] ?? ({ label: "", text: "", printed: "", modified: false })

            label: figure.label
            value: figure.text
            printed: figure.modified ? figure.printed : ""
            width: values.width
        }
    }
    ValueLine {
        visible: value !== ""
        //% "Steps"
        label: qsTrId("app.play.steps")
        value: values.step
        width: values.width
    }
    ValueLine {
        visible: value !== ""
        //% "Formation"
        label: qsTrId("app.play.formation")
        value: values.formation
        strong: false
        width: values.width
    }
    Flow {
        visible: values.statuses.length > 0
        spacing: Theme.within
        width: values.width

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
