// SPDX-License-Identifier: GPL-3.0-or-later
// The doubtful rules one under the other.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: table

    required property RulingList list

    spacing: Theme.groups

    Repeater {
        model: table.list

        RulingEntry {
            list: table.list
            width: table.width
        }
    }
    Paragraph {
        visible: table.list.count === 0
        //% "No question fits."
        text: qsTrId("app.new.no_ruling_fits")
        width: table.width
    }
}
