// SPDX-License-Identifier: GPL-3.0-or-later
// The work of others, each with its licence.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Column {
    id: list

    required property var works // { name, licence }

    spacing: Theme.within
    Layout.fillWidth: true

    Repeater {
        model: list.works

        Row {
            id: work

            required property var modelData

            width: list.width
            spacing: Theme.between

            Text {
                text: work.modelData.name
                font: Theme.medium
                color: Theme.ink
                textFormat: Text.PlainText
                width: Math.min(Theme.px(160), work.width / 2)
                elide: Text.ElideRight
            }
            Text {
                text: work.modelData.licence
                font: Theme.plain
                color: Theme.ink2
                textFormat: Text.PlainText
                width: work.width - Theme.px(160) - work.spacing
                elide: Text.ElideRight
            }
        }
    }
}
