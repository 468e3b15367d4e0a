// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a form: its name, what can be changed, where it comes from.
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: line

    required property string label
    property var source: null // {kind, section, words}
    default property alias body: room.data
    signal marked(string mark)

    spacing: Theme.padding
    Layout.fillWidth: true

    Text {
        text: line.label
        font: Theme.plain
        color: Theme.ink2
        wrapMode: Text.Wrap
        Layout.preferredWidth: Theme.px(132)
        Layout.maximumWidth: Theme.px(132)
        Accessible.ignored: true
    }
    RowLayout {
        id: room
        spacing: Theme.between
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(420)
        Layout.maximumWidth: Theme.px(420)
    }
    Item {
        implicitHeight: Theme.controlSmall
        implicitWidth: Math.max(Theme.px(124), chip.implicitWidth)
        Layout.fillWidth: false

        SourceChip {
            id: chip
            visible: line.source !== null
            source: line.source
            what: line.label
            onMarked: mark => line.marked(mark)
        }
    }
    Item { // what is left over: lines of all kinds stand under each other
        Layout.fillWidth: true
    }
}
