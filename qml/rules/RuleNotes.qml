// SPDX-License-Identifier: GPL-3.0-or-later
// What belongs to a section: the rulings that touch it, and where to read on.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: notes

    required property RuleBrowser rules
    readonly property var rulings: visible ? rules.rulings : [] // made only where they are seen
    readonly property var related: visible ? rules.related : []

    spacing: Theme.px(10)

    GroupLabel {
        visible: notes.rulings.length > 0
        width: notes.width
        //% "Rulings on this section"
        text: qsTrId("app.rules.rulings")
    }
    Repeater {
        model: notes.rulings

        RulingCard {
            width: notes.width
            onSectionChosen: section => notes.rules.open(section)
        }
    }
    Item {
        visible: notes.rulings.length > 0 && notes.related.length > 0
        width: 1
        height: Theme.px(4)
    }
    GroupLabel {
        visible: notes.related.length > 0
        width: notes.width
        //% "See also"
        text: qsTrId("app.rules.see_also")
    }
    Column {
        width: notes.width

        Repeater {
            model: notes.related

            SectionRow {
                width: notes.width
                onClicked: notes.rules.open(section)
            }
        }
    }
}
