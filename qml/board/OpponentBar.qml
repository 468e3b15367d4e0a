// SPDX-License-Identifier: GPL-3.0-or-later
// What those are doing who play besides persons: who decides, for how long, and how to stop, hasten or replace them.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Sheet {
    id: bar

    required property Opponents opponents
    required property real room // the widest it may be
    readonly property string doing: opponents.state
    readonly property bool thinking: doing === "thinking"
    readonly property bool stopped: doing === "paused" || doing === "trouble"
    readonly property var paces: [qsTrId("app.settings.pace_slow"), qsTrId("app.settings.pace_readable"),
                                  qsTrId("app.settings.pace_fast"), qsTrId("app.settings.pace_at_once")]
    property int seconds: 0 // thought so far
    property int step: 0    // of what shows that somebody thinks
    signal seatsRequested()

    objectName: "opponentBar"
    visible: doing !== "idle"
    width: Math.min(room, Math.max(buttons.implicitWidth, words.implicitWidth + Theme.px(64)) + 2 * Theme.padding)
    height: head.height + buttons.height + Theme.px(26)
    onThinkingChanged: {
        seconds = 0
        step = 0
    }
    Accessible.role: Accessible.StatusBar
    Accessible.name: words.text

    Timer {
        interval: 1000
        repeat: true
        running: bar.thinking && bar.visible
        onTriggered: ++bar.seconds
    }
    Timer {
        interval: 350
        repeat: true
        running: bar.thinking && bar.visible
        onTriggered: bar.step = (bar.step + 1) % 4
    }
    TextMetrics {
        id: longest
        font: Theme.secondary
        text: bar.paces.reduce((one, other) => other.length > one.length ? other : one)
    }
    Shield { }
    Item {
        id: head
        x: Theme.padding
        y: Theme.px(9)
        width: bar.width - 2 * Theme.padding
        height: Math.max(words.height, Theme.px(18))

        Glyph {
            id: mark
            name: bar.doing === "trouble" ? "warning" : bar.stopped ? "pause" : "robot"
            color: bar.doing === "trouble" ? Theme.red : Theme.ink2
            size: Theme.icon
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Text {
            id: words
            objectName: "opponentSentence"
            x: mark.width + Theme.between
            width: parent.width - x - Theme.px(40)
            text: bar.opponents.sentence
            textFormat: Text.PlainText
            font: Theme.medium
            color: Theme.ink
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            visible: bar.thinking && bar.seconds < 2
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(4)

            Repeater {
                model: 3

                Rectangle {
                    required property int index
                    width: Theme.px(5)
                    height: width
                    radius: width / 2
                    color: index < bar.step ? Theme.ink2 : Theme.line2
                }
            }
        }
        Text {
            visible: bar.thinking && bar.seconds >= 2
            objectName: "opponentSeconds"
            //: So long somebody has been thinking; %1 = seconds
            //% "%1 s"
            text: qsTrId("app.computer.seconds").arg(bar.seconds)
            font: Theme.secondary
            color: Theme.ink2
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Row {
        id: buttons
        anchors.horizontalCenter: parent.horizontalCenter
        y: head.y + head.height + Theme.px(8)
        spacing: Theme.within

        PlainButton {
            objectName: "opponentPause"
            small: true
            visible: !bar.stopped
            glyph: "pause"
            text: qsTrId("app.computer.pause")
            onClicked: bar.opponents.pause()
        }
        PlainButton {
            objectName: "opponentResume"
            small: true
            visible: bar.stopped
            glyph: "play"
            text: qsTrId("app.computer.resume")
            onClicked: bar.opponents.resume()
        }
        Row { // the pace, between slower and faster
            visible: !bar.stopped
            opacity: bar.opponents.skipping ? 0.45 : 1
            anchors.verticalCenter: parent.verticalCenter

            IconButton {
                objectName: "opponentSlower"
                small: true
                enabled: bar.opponents.pace > 0 && !bar.opponents.skipping
                glyph: "chevronLeft"
                label: qsTrId("app.computer.slower")
                onClicked: bar.opponents.slower()
            }
            Text {
                objectName: "opponentPace"
                width: Math.ceil(longest.width)
                text: bar.paces[bar.opponents.pace]
                font: Theme.secondary
                color: Theme.ink2
                horizontalAlignment: Text.AlignHCenter
                anchors.verticalCenter: parent.verticalCenter
            }
            IconButton {
                objectName: "opponentFaster"
                small: true
                enabled: bar.opponents.pace < 3 && !bar.opponents.skipping
                glyph: "chevronRight"
                label: qsTrId("app.computer.faster")
                onClicked: bar.opponents.faster()
            }
        }
        QuietButton {
            objectName: "opponentSkip"
            small: true
            visible: !bar.stopped
            enabled: !bar.opponents.skipping
            glyph: "last"
            text: bar.opponents.alone ? qsTrId("app.computer.skip_all") : qsTrId("app.computer.skip")
            onClicked: bar.opponents.skip()
        }
        QuietButton {
            objectName: "opponentTakeOver"
            small: true
            visible: bar.stopped
            glyph: "users"
            text: qsTrId("app.computer.take_over")
            onClicked: bar.opponents.setSeat(bar.opponents.side, "person", 0, "")
        }
        QuietButton {
            objectName: "opponentSeats"
            small: true
            visible: bar.stopped
            text: qsTrId("app.computer.seats")
            onClicked: bar.seatsRequested()
        }
    }
}
