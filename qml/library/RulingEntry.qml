// SPDX-License-Identifier: GPL-3.0-or-later
// A question about the rules with its answers; the usual one is marked.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: entry

    required property int index
    required property string rulingId
    required property string section
    required property string question
    required property var choices
    required property int chosen
    required property int standard
    required property RulingList list

    spacing: Theme.px(2)
    Accessible.role: Accessible.Grouping
    Accessible.name: question

    Row {
        width: entry.width
        spacing: Theme.between

        Text {
            id: section
            width: Theme.px(64)
            text: entry.section === "" ? entry.rulingId
                  //: A section of the rulebook
                  //% "§ %1"
                  : qsTrId("app.new.section").arg(entry.section)
            font: Theme.mono
            color: Theme.blue
        }
        Paragraph {
            width: entry.width - section.width - Theme.between
            text: entry.question
            color: Theme.ink
        }
    }
    Paragraph { // a doubt that the game's authors have settled
        visible: entry.choices.length === 1
        x: Theme.px(72)
        width: entry.width - x
        text: entry.choices.length === 1 ? entry.choices[0] : ""
    }
    Repeater {
        model: entry.choices.length > 1 ? entry.choices : []

        RadioField {
            required property int index
            required property string modelData

            x: Theme.px(72)
            width: entry.width - x
            text: index === entry?.standard
                  //: An answer to a question about the rules: %1 = the answer, which is the usual one
                  //% "%1 (default)"
                  ? qsTrId("app.new.usual").arg(modelData) : modelData
            checked: entry.chosen === index
            onClicked: {
                entry.list.choose(entry.index, index)
                checked = Qt.binding(() => entry.chosen === index)
            }
        }
    }
}
