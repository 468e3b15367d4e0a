// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections to a printed game, to be taken or not; or why they cannot be taken.
import QtQuick
import Esagono

Column {
    id: entry

    required property int index
    required property string name
    required property string author
    required property int changes
    required property bool chosen
    required property string problem
    required property CorrectionList list

    objectName: "correction"
    spacing: Theme.px(2)
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    CheckField {
        objectName: "correctionChosen"
        width: entry.width
        text: entry.name
        font: Theme.medium
        enabled: entry.problem === ""
        checked: entry.chosen
        onClicked: {
            entry.list.choose(entry.index, checked)
            checked = Qt.binding(() => entry.chosen)
        }
    }
    Paragraph {
        visible: entry.problem === ""
        x: Theme.px(23)
        width: entry.width - x
        text: entry.author === ""
              //: How many values corrections put right
              //% "%n value(s) put right"
              ? qsTrId("app.corrections.changes", entry.changes)
              //: %n = how many values corrections put right, %1 = who made them
              //% "%n value(s) put right by %1"
              : qsTrId("app.corrections.changes_by", entry.changes).arg(entry.author)
        font: Theme.secondary
        color: Theme.muted
    }
    Paragraph {
        objectName: "correctionProblem"
        visible: entry.problem !== ""
        x: Theme.px(23)
        width: entry.width - x
        text: entry.problem
        font: Theme.secondary
        color: Theme.red
    }
}
