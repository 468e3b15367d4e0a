// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on one face of a counter: its values side by side, each with its source.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: form

    required property CounterBench bench
    required property var face // {name, values}
    required property int number
    required property bool removable

    spacing: Theme.between

    FormHeading {
        text: form.number === 0
              //: Heading: the numbers on the front of a counter
              //% "Values, front"
              ? qsTrId("app.editor.counter.front")
              //: Heading: the numbers on another face. %1 = its number
              //% "Values, face %1"
              : qsTrId("app.editor.counter.other_face").arg(form.number + 1)
        Layout.fillWidth: true

        TextEntry {
            objectName: "faceName_" + form.number
            //: What a face of a counter is called: reduced, used
            //% "Name of the face"
            label: qsTrId("app.editor.counter.face_name")
            placeholderText: label
            text: form.face.name
            implicitWidth: Theme.px(150)
            implicitHeight: Theme.controlSmall
            font: Theme.secondary
            onEditingFinished: if (text !== form.face.name) form.bench.setFaceName(form.number, text)
        }
        IconButton {
            objectName: "removeFace_" + form.number
            visible: form.removable
            small: true
            glyph: "trash"
            //% "Remove this face"
            label: qsTrId("app.editor.counter.remove_face")
            onClicked: form.bench.removeFace(form.number)
        }
    }
    Flow {
        spacing: Theme.groups
        Layout.fillWidth: true

        Repeater {
            model: form.face.values

            Column {
                id: value
                required property var modelData
                spacing: Theme.within

                Text {
                    text: value.modelData.name
                    font: Theme.secondary
                    color: value.modelData.present ? Theme.ink2 : Theme.muted
                    Accessible.ignored: true
                }
                Row {
                    spacing: Theme.px(6)

                    FigureEntry {
                        objectName: "value_" + form.number + "_" + value.modelData.id
                        label: value.modelData.name
                        present: value.modelData.present
                        value: value.modelData.value
                        onFigureSet: number => form.bench.setValue(form.number, value.modelData.id, number)
                        onCleared: form.bench.clearValue(form.number, value.modelData.id)
                    }
                    SourceChip {
                        objectName: "valueSource_" + form.number + "_" + value.modelData.id
                        visible: value.modelData.present
                        source: value.modelData.source
                        what: value.modelData.name
                        anchors.verticalCenter: parent.verticalCenter
                        onMarked: mark => form.bench.mark("value", form.number, value.modelData.id, mark)
                    }
                }
            }
        }
    }
}
