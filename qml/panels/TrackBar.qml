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
    property bool safePalette: false
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
        anchors.fill: parent
        anchors.leftMargin: Theme.px(14)
        anchors.rightMargin: Theme.px(10)
        spacing: 0
        clip: true

        Repeater {
            model: bar.tracks.bar

            TrackGroup {
                play: bar.play
                safePalette: bar.safePalette
                level: bar.level
                Layout.fillHeight: true
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.preferredWidth: 0
        }
        TrackDrawerButton {
            play: bar.play
            safePalette: bar.safePalette
            labelled: bar.width >= Theme.px(1600)
            Layout.alignment: Qt.AlignVCenter
        }
    }
}
