// SPDX-License-Identifier: GPL-3.0-or-later
// The film from end to end, with the moment shown on it: press or drag to go there.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: bar

    required property ReplayTable replay
    property bool legend: true

    implicitHeight: Theme.px(legend ? 106 : 82)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    //% "Time line"
    Accessible.name: qsTrId("app.replay.timeline")

    Timeline {
        id: timeline
        objectName: "timeline"
        y: Theme.px(8)
        width: parent.width
        height: Theme.px(76)
        source: bar.replay
        ink: Theme.ink
        faint: Theme.muted
        ground: Theme.panel
        gold: Theme.gold
        noteGround: Theme.goldGround
        family: Theme.sans
        dark: Theme.dark
        unit: Theme.scale
    }
    Rectangle { // what is still to come
        x: timeline.head
        y: timeline.y
        width: timeline.width - x
        height: Theme.px(29)
        color: Theme.bar
        opacity: 0.35
    }
    Item {
        id: head
        objectName: "playhead"
        x: Math.round(timeline.head - width / 2)
        width: Theme.px(13)
        height: Theme.px(84)

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(2)
            height: parent.height
            color: Theme.ink
        }
        Rectangle {
            width: parent.width
            height: Theme.px(9)
            radius: Theme.px(2)
            color: Theme.ink
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(4)
            width: Theme.px(9)
            height: width
            rotation: 45
            color: Theme.ink
        }
    }
    MouseArea {
        id: area
        objectName: "timelineArea"
        width: parent.width
        height: Theme.px(84)
        hoverEnabled: true
        preventStealing: true
        onPressed: mouse => {
            const branch = timeline.branchAt(mouse.x, mouse.y - timeline.y)
            if (branch >= 0)
                bar.replay.branching.follow(branch)
            else
                bar.replay.winder.scrub(timeline.momentAt(mouse.x))
        }
        onPositionChanged: mouse => {
            if (pressed)
                bar.replay.winder.scrub(timeline.momentAt(mouse.x))
            tip.text = pressed ? "" : timeline.wordsAt(mouse.x, mouse.y - timeline.y)
            tip.at = mouse.x
        }
        onExited: tip.text = ""
    }
    Sheet {
        id: tip

        property alias text: words.text
        property real at: 0

        visible: text !== ""
        x: Math.max(0, Math.min(bar.width - width, at - width / 2))
        y: -height
        width: words.implicitWidth + Theme.px(16)
        height: Theme.px(24)

        Text {
            id: words
            anchors.centerIn: parent
            textFormat: Text.PlainText
            font: Theme.secondary
            color: Theme.ink
        }
    }
    Row {
        visible: bar.legend
        y: Theme.px(88)
        spacing: Theme.groups

        Repeater {
            model: bar.replay.sides

            Row {
                id: side
                required property var modelData
                spacing: Theme.px(5)

                Rectangle {
                    width: Theme.px(10)
                    height: width
                    color: Theme.dark ? Qt.lighter(side.modelData.colour, 1.45) : side.modelData.colour
                    anchors.verticalCenter: parent.verticalCenter
                }
                Text {
                    text: side.modelData.name
                    textFormat: Text.PlainText
                    font: Theme.small
                    color: Theme.ink2
                }
            }
        }
        Text {
            //% "◆ combat, size = steps lost"
            text: qsTrId("app.replay.legend.combat")
            font: Theme.small
            color: Theme.ink2
        }
        Text {
            //% "☆ objective changes hands"
            text: qsTrId("app.replay.legend.objective")
            font: Theme.small
            color: Theme.amber
        }
        Text {
            //% "▤ note"
            text: qsTrId("app.replay.legend.note")
            font: Theme.small
            color: Theme.amber
        }
        Text {
            //% "○ branch"
            text: qsTrId("app.replay.legend.branch")
            font: Theme.small
            color: Theme.ink2
        }
    }
}
