// SPDX-License-Identifier: GPL-3.0-or-later
// The strip under the map: tracks and boxes as the package declares them. With little room the cells lose their
// second line, with very little each track becomes a word.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: bar

    required property PlayController play
    readonly property TrackModel tracks: play.tracks
    readonly property int level: width >= Theme.px(1360) ? 0 : width >= Theme.px(1000) ? 1 : 2

    objectName: "trackBar"
    implicitHeight: level === 2 ? Theme.px(34) : Theme.trackBar
    color: Theme.bar
    //% "Tracks and boxes"
    Accessible.name: qsTrId("app.play.tracks")
    Accessible.role: Accessible.Grouping

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line2
    }
    RowLayout {
        x: Theme.px(14)
        width: Math.min(implicitWidth, boxes.x - x - Theme.between)
        height: parent.height
        spacing: 0
        clip: true

        Repeater {
            model: bar.tracks.bar

            TrackGroup {
                play: bar.play
                level: bar.level
                Layout.fillHeight: true
            }
        }
    }
    TrackDrawerButton {
        id: boxes
        play: bar.play
        labelled: bar.width >= Theme.px(1600)
        x: parent.width - width - Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
    }
}
