// SPDX-License-Identifier: GPL-3.0-or-later
// A box with all its counters.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: box

    required property PlayController play
    required property string name
    required property var counters
    required property string text
    required property string spoken

    spacing: Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Row {
        spacing: Theme.between

        GroupLabel {
            text: box.name
        }
        Text {
            text: box.counters.length
            font: Theme.chip
            color: Theme.ink2
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(4)

        Repeater {
            model: box.counters

            UnitPicture {
                id: picture
                required property var modelData

                source: box.play
                counter: modelData.counter
                opacity: modelData.faded ? 0.35 : 1
                width: Theme.px(38)
                height: width

                HoverHandler {
                    id: pointing
                }
                Tip {
                    text: picture.modelData.name
                    shown: pointing.hovered
                }
            }
        }
    }
}
