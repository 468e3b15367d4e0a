// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the list of all steps of a turn: those that are over, the one that is played, those to come.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

IconButton {
    id: button

    required property var steps // list of {label, current, reached}

    objectName: "sequenceButton"
    glyph: "list"
    implicitHeight: Theme.px(20)
    //% "Sequence of play"
    label: qsTrId("app.play.sequence")
    tip: sheet.opened ? "" : label // it would lie over the title
    checked: sheet.opened
    onClicked: sheet.opened ? sheet.close() : sheet.open()

    Popover {
        id: sheet
        y: button.height + Theme.between

        contentItem: Column {
            objectName: "sequenceList"
            spacing: Theme.px(2)

            TitleText {
                text: button.label
                bottomPadding: Theme.px(4)
            }
            Repeater {
                model: sheet.visible ? button.steps : []

                SequenceStep { }
            }
        }
    }
}
