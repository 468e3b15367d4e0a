// SPDX-License-Identifier: GPL-3.0-or-later
// The strip under the map: tracks and boxes as the package declares them. With little room their names take two lines
// and the cells lose their second one, with very little each track becomes a word.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Rectangle {
    id: bar

    required property PlayTable play
    readonly property TrackModel tracks: play.tracks
    readonly property int level: width >= Theme.px(1360) ? 0 : width >= Theme.px(1000) ? 1 : 2

    readonly property real room: boxes.x - row.x - Theme.between
    /// So many of them find room; the others stand among the boxes.
    readonly property int fitting: {
        let sum = 0
        for (let at = 0; at < groups.count; ++at) {
            const group = groups.itemAt(at) as TrackGroup
            sum += group && group.wanted ? group.least : 0
            if (sum > room)
                return at
        }
        return groups.count
    }

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
    Row {
        id: row

        /// How much of their slack the groups give up when there is too little room: 0 nothing, 1 all.
        readonly property real squeeze: {
            let wanted = 0, slack = 0
            for (let i = 0; i < children.length; ++i) {
                const group = children[i] as TrackGroup
                if (group && group.wanted && group.fits) {
                    wanted += group.implicitWidth
                    slack += group.implicitWidth - group.least
                }
            }
            return slack > 0 ? Math.max(0, Math.min(1, (wanted - bar.room) / slack)) : 0
        }

        x: Theme.px(14)
        height: parent.height

        Repeater {
            id: groups
            model: bar.tracks.bar

            TrackGroup {
                play: bar.play
                level: bar.level
                fits: index < bar.fitting
                width: Math.ceil(implicitWidth - (implicitWidth - least) * row.squeeze)
                height: row.height
            }
        }
    }
    TrackDrawerButton {
        id: boxes
        play: bar.play
        from: bar.fitting
        labelled: bar.width >= Theme.px(1600)
        x: parent.width - width - Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
    }
}
