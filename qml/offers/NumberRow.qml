// SPDX-License-Identifier: GPL-3.0-or-later
// One number of a few: a button each; of many: an entry.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Flow {
    id: row

    required property PlayTable play
    readonly property int count: play.hand.openMost - play.hand.openLeast + 1

    objectName: "numberRow"
    spacing: Theme.px(6)

    Repeater {
        model: row.count <= 16 ? row.count : 0

        PlainButton {
            required property int index
            readonly property int number: (row?.play.hand.openLeast ?? 0) + index

            objectName: "number_" + number
            text: number
            checked: row?.play.hand.openChosen === number
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: row.play.hand.setNumber(number)
        }
    }
    NumberEntry {
        visible: row.count > 16
        label: row.play.hand.openLabel
        from: row.play.hand.openLeast
        to: row.play.hand.openMost
        value: row.play.hand.openChosen
        onValueModified: row.play.hand.setNumber(value)
    }
}
