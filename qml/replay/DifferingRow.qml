// SPDX-License-Identifier: GPL-3.0-or-later
// What both tell at the same place, beside each other; a click goes there.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.ItemDelegate {
    id: row

    required property int index
    required property string leftText
    required property string rightText
    required property string leftNumber
    required property string rightNumber
    readonly property real half: (width - 2 * Theme.padding - Theme.between) / 2
    signal chosen(int row)

    component Told: Column {
        id: told

        property string number
        property string words

        Text {
            text: told.number
            font: Theme.key
            color: Theme.muted
        }
        Text {
            property bool mayBeCut: true
            width: parent.width
            text: told.words === "" ? "—" : told.words
            font: Theme.secondary
            color: told.words === "" ? Theme.muted : Theme.ink
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            textFormat: Text.PlainText
        }
    }

    objectName: "difference_" + index
    implicitHeight: Math.max(ours.height, theirs.height) + Theme.px(10)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    onClicked: row.chosen(index)
    Accessible.role: Accessible.ListItem
    Accessible.name: leftText
    Accessible.description: rightText

    Told {
        id: ours
        x: Theme.padding
        y: Theme.px(5)
        width: row.half
        number: row.leftNumber
        words: row.leftText
    }
    Told {
        id: theirs
        x: Theme.padding + row.half + Theme.between
        y: Theme.px(5)
        width: row.half
        number: row.rightNumber
        words: row.rightText
    }
    background: Rectangle {
        color: row.hovered ? Theme.chosen : "transparent"

        Separator {
            width: parent.width
            anchors.bottom: parent.bottom
        }
    }
}
