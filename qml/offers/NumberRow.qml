// SPDX-License-Identifier: GPL-3.0-or-later
// One number of a few: a button each; of many: an entry.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Flow {
    id: row

    required property PlayController play
    readonly property int count: play.openMost - play.openLeast + 1

    objectName: "numberRow"
    spacing: Theme.px(6)

    Repeater {
        model: row.count <= 16 ? row.count : 0

        PlainButton {
            required property int index
            readonly property int number: (row?.play.openLeast ?? 0) + index

            objectName: "number_" + number
            text: number
            checked: row?.play.openChosen === number
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: row.play.setNumber(number)
        }
    }
    NumberEntry {
        visible: row.count > 16
        label: row.play.openLabel
        from: row.play.openLeast
        to: row.play.openMost
        value: row.play.openChosen
        onValueModified: row.play.setNumber(value)
    }
}
