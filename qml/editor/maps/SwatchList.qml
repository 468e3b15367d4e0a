// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to paint with, of one kind.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: list

    required property string title
    required property var things // { id, name, colour, note }
    property string chosen
    property bool lines: false
    signal activated(string id)

    visible: things.length > 0
    spacing: Theme.px(2)
    topPadding: Theme.padding

    GroupLabel {
        leftPadding: Theme.between
        bottomPadding: Theme.within
        width: parent.width
        text: list.title
        wrapMode: Text.Wrap
    }
    Repeater {
        model: list.things

        SwatchRow {
            required property var modelData

            objectName: "swatch_" + modelData.id
            width: list.width
            text: modelData.name
            swatch: modelData.colour
            note: modelData.note
            line: list.lines
            highlighted: modelData.id === list.chosen
            onClicked: list.activated(modelData.id)
        }
    }
}
