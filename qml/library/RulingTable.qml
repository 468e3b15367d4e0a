// SPDX-License-Identifier: GPL-3.0-or-later
// The doubtful rules one under the other.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: table

    required property RulingList list

    spacing: Theme.groups

    Repeater {
        model: table.list

        RulingEntry {
            list: table.list
        }
    }
    Paragraph {
        visible: table.list.count === 0
        //% "No question fits."
        text: qsTrId("app.new.no_ruling_fits")
        Layout.fillWidth: true
    }
}
