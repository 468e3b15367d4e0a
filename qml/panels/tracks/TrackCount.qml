// SPDX-License-Identifier: GPL-3.0-or-later
// A box of like counters: one of them, and how many there are.
import QtQuick
import Esagono

Row {
    id: track

    required property PlayTable play
    required property var counters
    required property int value
    required property int most

    spacing: Theme.between

    UnitPicture {
        visible: track.counters.length > 0
        source: track.play
        counter: visible ? track.counters[0].counter : -1
        width: Theme.px(32)
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }
    Text {
        text: track.value
        font: Theme.strong
        color: Theme.ink
        anchors.verticalCenter: parent.verticalCenter
    }
    Text {
        visible: track.most > 0
        //: After a count: of how many; %1 = a number
        //% "/ %1"
        text: qsTrId("app.play.count_of").arg(track.most)
        font: Theme.plain
        color: Theme.muted
        anchors.verticalCenter: parent.verticalCenter
    }
}
