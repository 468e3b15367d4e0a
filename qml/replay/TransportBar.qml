// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons that wind the film, how far they go, how fast it plays.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: bar

    required property ReplayTable replay
    property bool captions: true
    readonly property bool tight: width < Theme.px(1360)
    readonly property bool narrow: width < Theme.px(1120)  // only what winds the film, how far and where to
    readonly property bool slim: width < Theme.px(720)
    readonly property var speeds: tight ? [0.5, 1, 2, 4, 16] : [0.25, 0.5, 1, 2, 4, 8, 16]
    readonly property var speedWords: ({ 0.25: "¼×", 0.5: "½×", 1: "1×", 2: "2×", 4: "4×", 8: "8×", 16: "16×" })
    readonly property var pauseNames: [ // in the order of Winder.Pause
        //% "Combats"
        qsTrId("app.replay.pause.combats"),
        //% "Objectives"
        qsTrId("app.replay.pause.objectives"),
        //% "Notes"
        qsTrId("app.replay.pause.notes"),
        //% "Phases"
        qsTrId("app.replay.pause.phases"),
        //% "Turns"
        qsTrId("app.replay.pause.turns")
    ]
    signal captionsToggled()
    signal noteRequested()

    function act(id: string): void {
        Actions.trigger("replay." + id)
    }

    spacing: Theme.px(6)

    Row {
        Repeater {
            model: ["first", "turnBack", "back"]

            TransportButton {
                onPressedFor: id => bar.act(id)
            }
        }
        PlainButton {
            objectName: "transport_play"
            width: Theme.px(40)
            implicitHeight: Theme.controlMain
            glyph: bar.replay.winder.playing ? "pause" : "play"
            tip: Actions.count > 0 ? (Actions.find("replay.play")?.plainText ?? "") : ""
            Accessible.name: tip
            focusPolicy: Qt.TabFocus
            background: Rectangle {
                radius: Theme.radiusButton
                color: Theme.ink
            }
            contentItem: Item {
                Glyph {
                    anchors.centerIn: parent
                    name: bar.replay.winder.playing ? "pause" : "play"
                    color: Theme.panel
                    size: Theme.icon
                    Accessible.ignored: true
                }
            }
            onClicked: bar.act("play")
        }
        Repeater {
            model: ["on", "turnOn", "last"]

            TransportButton {
                onPressedFor: id => bar.act(id)
            }
        }
    }
    Text {
        visible: !bar.narrow
        //% "Step"
        text: qsTrId("app.replay.step")
        font: Theme.secondary
        color: Theme.muted
        Layout.leftMargin: Theme.between
    }
    SegmentedControl {
        objectName: "strides"
        visible: !bar.slim
        takesKeyboard: false
        label: qsTrId("app.replay.step")
        segments: [
            //% "Event"
            qsTrId("app.replay.stride.event"),
            //% "Command"
            qsTrId("app.replay.stride.command"),
            //% "Combat"
            qsTrId("app.replay.stride.combat"),
            //% "Phase"
            qsTrId("app.replay.stride.phase"),
            //% "Turn"
            qsTrId("app.replay.stride.turn")
        ]
        currentIndex: bar.replay.winder.stride
        onActivated: index => bar.replay.winder.stride = index
    }
    Text {
        visible: !bar.tight
        //% "Speed"
        text: qsTrId("app.replay.speed")
        font: Theme.secondary
        color: Theme.muted
        Layout.leftMargin: Theme.between
    }
    SegmentedControl {
        objectName: "speeds"
        visible: !bar.narrow
        takesKeyboard: false
        label: qsTrId("app.replay.speed")
        segments: bar.speeds.map(speed => bar.speedWords[speed])
        currentIndex: bar.speeds.indexOf(bar.replay.winder.speed)
        onActivated: index => bar.replay.winder.speed = bar.speeds[index]
    }
    PlainButton {
        id: pauseButton
        objectName: "pauses"
        visible: !bar.narrow
        glyph: "pause"
        //: Playing rests there: combats, turns …
        //% "Pause at…"
        text: bar.replay.winder.pauses === 0 ? qsTrId("app.replay.pause_at")
              //: %1 = kinds of events: "Combats, Turns"
              //% "Pause: %1"
              : qsTrId("app.replay.pause_at_some").arg(bar.pauseNames.filter((name, i) => bar.replay.winder.pauses & 1 << i).join(", "))
        tip: qsTrId("app.replay.pause_at")
        focusPolicy: Qt.TabFocus
        onClicked: pauseChoice.open()
        Layout.leftMargin: Theme.between
        Layout.maximumWidth: Theme.px(200)

        Popover {
            id: pauseChoice
            objectName: "pauseChoice"
            y: -height - Theme.px(4)

            Column {
                spacing: Theme.px(2)

                Repeater {
                    model: bar.pauseNames

                    CheckField {
                        required property int index
                        required property string modelData

                        objectName: "pause_" + index
                        text: modelData
                        checked: (bar.replay.winder.pauses & 1 << index) !== 0
                        onToggled: bar.replay.winder.pauses ^= 1 << index
                    }
                }
            }
        }
    }
    CheckField {
        objectName: "captions"
        //% "Captions"
        text: qsTrId("app.replay.captions")
        visible: !bar.narrow
        font: Theme.secondary
        focusPolicy: Qt.TabFocus
        checked: bar.captions
        onToggled: bar.captionsToggled()
    }
    Item {
        Layout.fillWidth: true
    }
    TextEntry {
        id: place
        objectName: "momentField"
        implicitWidth: Theme.px(54)
        implicitHeight: Theme.controlSmall
        font: Theme.mono
        horizontalAlignment: TextInput.AlignRight
        text: bar.replay.winder.moment
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator {
            bottom: 0
        }
        //% "Number of the event to go to"
        label: qsTrId("app.replay.moment_field")
        onAccepted: {
            bar.replay.winder.seek(parseInt(text))
            leave()
        }
        onActiveFocusChanged: if (activeFocus) selectAll()
        Keys.onEscapePressed: leave()

        function leave(): void {
            text = Qt.binding(() => bar.replay.winder.moment)
            bar.act("board")
        }
    }
    Text {
        objectName: "momentText"
        //: After the number of the event shown; %1 = how many there are
        //% "of %1"
        text: qsTrId("app.replay.of").arg(bar.replay.winder.end)
        font: Theme.secondary
        color: Theme.muted
    }
    PlainButton {
        objectName: "noteButton"
        small: true
        glyph: "note"
        //% "Note"
        text: bar.tight ? "" : qsTrId("app.replay.note")
        Accessible.name: qsTrId("app.replay.note")
        keyHint: bar.tight || Actions.count === 0 ? "" : (Actions.find("replay.note")?.keyText ?? "")
        focusPolicy: Qt.TabFocus
        onClicked: bar.noteRequested()
        Layout.leftMargin: Theme.within
    }
}
