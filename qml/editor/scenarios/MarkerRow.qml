// SPDX-License-Identifier: GPL-3.0-or-later
// A marker that lies on the table at the start: what, where, whose.
import QtQuick
import QtQuick.Layouts
import Esagono

ListRow {
    id: row

    required property var marker // {name, where, side, value, hex}
    signal chosen(int hex)
    signal removed()

    objectName: "markerRow"
    text: marker?.name ?? ""
    Accessible.description: marker?.where ?? ""
    onClicked: {
        if (marker.hex >= 0)
            chosen(marker.hex)
    }

    contentItem: RowLayout {
        spacing: Theme.between

        Text {
            property bool mayBeCut: true
            text: row.text
            font: Theme.plain
            color: Theme.ink
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Layout.fillWidth: true
        }
        Text {
            text: row.marker?.value || ""
            font: Theme.strong
            color: Theme.ink
        }
        Text {
            property bool mayBeCut: true
            text: row.marker?.where ?? ""
            font: Theme.secondary
            color: Theme.muted
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Layout.maximumWidth: Theme.px(120)
        }
        IconButton {
            glyph: "trash"
            small: true
            //% "Remove the marker"
            label: qsTrId("app.editor.scenario_remove_marker")
            onClicked: row.removed()
        }
    }
}
