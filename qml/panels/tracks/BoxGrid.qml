// SPDX-License-Identifier: GPL-3.0-or-later
// A box with all its counters, or those that are looked for; of those who are to come, where they come in. Or a pool
// with all its chits.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Column {
    id: box

    required property PlayTable play
    required property string name
    required property string style
    required property var counters
    required property var chits
    required property string text
    required property string spoken
    property string sought: "" // words that are looked for, in small letters
    readonly property var found: sought === "" ? counters : counters.filter(each => each.words.includes(sought))
    readonly property var foundChits: sought === "" ? chits
                                                    : chits.filter(each => each.name.toLowerCase().includes(sought))
    readonly property bool arrivals: style === "arrivals"

    visible: sought === "" || found.length > 0 || foundChits.length > 0
    height: visible ? implicitHeight : 0
    spacing: Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Row {
        spacing: Theme.between

        GroupLabel {
            text: box.name
        }
        Text {
            text: box.found.length + box.foundChits.length
            font: Theme.chip
            color: Theme.ink2
        }
    }
    Flow {
        visible: !box.arrivals
        width: parent.width
        spacing: Theme.px(4)

        Repeater {
            model: box.arrivals ? null : box.found

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
    Repeater {
        model: box.arrivals ? box.found : null

        RowLayout {
            id: arrival
            required property var modelData

            width: box.width
            spacing: Theme.between

            UnitPicture {
                source: box.play
                counter: arrival.modelData.counter
                Layout.preferredWidth: Theme.px(30)
                Layout.preferredHeight: Theme.px(30)
            }
            Text {
                text: arrival.modelData.name
                textFormat: Text.PlainText
                font: Theme.secondaryStrong
                color: Theme.ink
                elide: Text.ElideRight
                Layout.preferredWidth: Theme.px(110)
            }
            Text {
                //: A unit that comes later and no hex is printed for it
                //% "where the rules allow"
                text: arrival.modelData.where === "" ? qsTrId("app.track.enters_freely") : arrival.modelData.where
                textFormat: Text.PlainText
                font: Theme.secondary
                color: Theme.ink2
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }
    }
    Repeater {
        model: box.foundChits

        ChitLine {
            width: box.width
        }
    }
}
