// SPDX-License-Identifier: GPL-3.0-or-later
// A share of all games as a bar, with the line of what is known of it.
// What is told of it is a plain map.
// qmllint disable type compiler
import QtQuick
import Esagono

Item {
    id: bar

    required property string name
    required property color colour
    required property var part // { wins, share, low, high }

    objectName: "shareBar"
    implicitHeight: label.height + Theme.px(16)
    Accessible.role: Accessible.StaticText
    //: Read aloud. %1 = who, %2 = share of the games
    //% "%1: %2"
    Accessible.name: qsTrId("app.playtest.share_of").arg(name).arg(figure.text)

    Text {
        id: label
        width: parent.width - figure.width - Theme.between
        text: bar.name
        font: Theme.plain
        color: Theme.ink
        elide: Text.ElideRight
        textFormat: Text.PlainText
    }
    Text {
        id: figure
        anchors.right: parent.right
        //: A share in percent and its bounds: "52 % (42–61 %)"
        //% "%1 % (%2–%3 %)"
        text: qsTrId("app.playtest.share").arg(Math.round(100 * (bar.part.share ?? 0)))
              .arg(Math.round(100 * (bar.part.low ?? 0))).arg(Math.round(100 * (bar.part.high ?? 1)))
        font: Theme.secondaryStrong
        color: Theme.ink
    }
    Rectangle {
        y: label.height + Theme.px(2)
        width: parent.width
        height: Theme.px(10)
        radius: Theme.radiusChip
        color: Theme.sunk

        Rectangle {
            width: (bar.part.share ?? 0) * parent.width
            height: parent.height
            radius: parent.radius
            color: bar.colour
        }
        Rectangle { // where the truth lies
            x: (bar.part.low ?? 0) * parent.width
            y: Math.round(parent.height / 2) - 1
            width: Math.max(2, ((bar.part.high ?? 1) - (bar.part.low ?? 0)) * parent.width)
            height: Theme.px(2)
            color: Theme.ink
            border.width: 0
        }
        Rectangle {
            x: (bar.part.low ?? 0) * parent.width
            y: Theme.px(1)
            width: Theme.px(2)
            height: parent.height - Theme.px(2)
            color: Theme.ink
        }
        Rectangle {
            x: (bar.part.high ?? 1) * parent.width - width
            y: Theme.px(1)
            width: Theme.px(2)
            height: parent.height - Theme.px(2)
            color: Theme.ink
        }
    }
}
