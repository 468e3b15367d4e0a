// SPDX-License-Identifier: GPL-3.0-or-later
// One setting: its name, what it does, and the control that changes it; under it where there is no room beside it.
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: row

    required property string label
    required property string note
    default property alias body: place.data
    readonly property bool stacked: place.width > width * 0.55

    implicitHeight: stacked ? texts.height + Theme.within + place.height : Math.max(texts.height, place.height)
    Layout.fillWidth: true

    Column {
        id: texts
        y: row.stacked ? 0 : Math.round((row.height - height) / 2)
        width: row.stacked ? row.width : row.width - place.width - Theme.groups

        Text {
            width: parent.width
            text: row.label
            font: Theme.medium
            color: Theme.ink
            wrapMode: Text.Wrap
        }
        Paragraph {
            visible: row.note !== ""
            width: parent.width
            text: row.note
            font: Theme.secondary
            color: Theme.muted
        }
    }
    Row {
        id: place
        x: row.stacked ? 0 : row.width - width
        y: row.stacked ? texts.height + Theme.within : Math.round((row.height - height) / 2)
    }
}
