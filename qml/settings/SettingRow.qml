// SPDX-License-Identifier: GPL-3.0-or-later
// One setting: its name, what it does, and the control that changes it.
import QtQuick
import QtQuick.Layouts
import Esagono

GridLayout {
    id: row

    required property string label
    required property string note
    default property alias body: place.data
    readonly property bool stacked: place.implicitWidth > width * 0.55

    columns: stacked ? 1 : 2
    columnSpacing: Theme.groups
    rowSpacing: Theme.within
    Layout.fillWidth: true

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        Text {
            text: row.label
            font: Theme.medium
            color: Theme.ink
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        Paragraph {
            visible: row.note !== ""
            text: row.note
            font: Theme.secondary
            color: Theme.muted
            Layout.fillWidth: true
        }
    }
    RowLayout {
        id: place
        Layout.alignment: row.stacked ? Qt.AlignLeft : Qt.AlignRight | Qt.AlignVCenter
        Layout.fillWidth: false
    }
}
