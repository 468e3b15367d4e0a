// SPDX-License-Identifier: GPL-3.0-or-later
// A track as a line: its name, its value in words, and a gauge where it counts towards something; of a hand, what is
// in it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: line

    required property string name
    required property string style
    required property int value
    required property int most
    required property int threshold
    required property string text
    required property string caption
    required property string mark
    required property color colour
    required property string spoken
    required property bool shown
    required property bool known
    required property var chits

    visible: shown
    spacing: Theme.px(3)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    RowLayout {
        spacing: Theme.px(6)

        SideMark {
            visible: !nobody
            mark: line.mark
            tint: line.colour
            Layout.preferredWidth: Theme.px(9)
            Layout.preferredHeight: Theme.px(9)
        }
        Text {
            text: line.name
            font: Theme.secondary
            color: Theme.muted
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Text {
            text: line.text
            font: Theme.secondaryStrong
            color: Theme.ink
            Layout.minimumWidth: implicitWidth // said in another language, it is never cut
        }
    }
    Rectangle {
        visible: line.style === "gauge"
        radius: Theme.px(3)
        color: Theme.sunk
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(6)

        Rectangle {
            readonly property int full: line.threshold > 0 ? line.threshold : Math.max(1, line.most)
            width: Math.min(1, line.value / full) * parent.width
            height: parent.height
            radius: parent.radius
            color: line.colour
        }
    }
    Text {
        visible: line.style === "hand" && !line.known && line.value > 0
        //% "hidden"
        text: qsTrId("app.track.hidden_hand")
        font: Theme.small
        color: Theme.muted
        Layout.fillWidth: true
    }
    Column {
        id: hand
        visible: line.style === "hand"
        spacing: line.spacing
        Layout.fillWidth: true

        Repeater {
            model: line.style === "hand" ? line.chits : null

            ChitLine {
                width: hand.width
            }
        }
    }
}
