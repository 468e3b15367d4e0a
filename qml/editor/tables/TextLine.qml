// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of words in its languages. Return keeps what was written, Escape brings back what was.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: line

    required property int index
    required property string owner
    required property string part
    required property var words
    required property var lacking
    required property bool shared
    required property real nameWidth
    required property var languages
    property bool highlighted: false
    signal written(int language, string text)

    implicitHeight: Theme.px(40)
    color: highlighted ? Theme.chosen : "transparent"

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.groups
        spacing: Theme.between

        Column {
            Layout.preferredWidth: line.nameWidth

            Text {
                property bool mayBeCut: true // names of any length
                width: parent.width
                text: line.owner
                font: Theme.medium
                color: Theme.ink
                elide: Text.ElideRight
                textFormat: Text.PlainText
            }
            Text {
                property bool mayBeCut: true
                width: parent.width
                text: line.part
                font: Theme.small
                color: Theme.muted
                elide: Text.ElideRight
                textFormat: Text.PlainText
            }
        }
        Row {
            id: fields
            spacing: Theme.between
            Layout.fillWidth: true

            Repeater {
                model: line.languages

                TextEntry {
                    required property int index
                    required property string modelData
                    readonly property string kept: line.words[index] ?? ""

                    objectName: "words_" + modelData
                    //: Read aloud. %1 = what the words belong to, %2 = language code
                    //% "%1 in %2"
                    label: qsTrId("app.editor.texts_field").arg(line.owner).arg(modelData)
                    problem: line.lacking[index]
                             //% "missing"
                             ? qsTrId("app.editor.texts_lacking") : ""
                    placeholderText: problem
                    text: kept
                    color: line.shared ? Theme.muted : Theme.ink
                    onEditingFinished: if (text !== kept) line.written(index, text)
                    Keys.onEscapePressed: text = kept
                    onKeptChanged: if (!activeFocus) text = kept
                    width: (fields.width - 3 * fields.spacing) / 4
                }
            }
        }
    }
    Separator {
        width: parent.width
        anchors.bottom: parent.bottom
    }
}
