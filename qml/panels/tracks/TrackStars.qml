// SPDX-License-Identifier: GPL-3.0-or-later
// Points as stars: those won are filled, the one that decides has a red outline.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Row {
    id: track

    required property int value
    required property int most
    required property int threshold
    required property color colour
    required property string text
    required property string caption
    property bool dense: false
    readonly property int starLine: Theme.px(20)

    spacing: Theme.px(10)

    Row {
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: track.most

            Text {
                required property int index
                readonly property bool won: index < track.value
                readonly property bool decides: index + 1 === track.threshold

                text: won ? "★" : "☆"
                font.family: Theme.sans
                font.pixelSize: Theme.px(decides ? 15 : track.dense ? 11 : 12)
                font.weight: decides ? Font.Bold : Font.Normal
                height: track.starLine
                verticalAlignment: Text.AlignVCenter
                color: decides ? Theme.red : won ? (Theme.dark ? Qt.lighter(track.colour, 1.45) : track.colour) : Theme.muted
            }
        }
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter

        Text {
            text: track.text
            font: Theme.strong
            color: Theme.ink
        }
        Text {
            visible: text !== ""
            text: track.caption
            font: Theme.small
            color: Theme.muted
        }
    }
}
