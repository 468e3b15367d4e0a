// SPDX-License-Identifier: GPL-3.0-or-later
// What has just happened, in a sentence, and below it what led there.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Rectangle {
    id: box

    required property ReplayTable replay
    property bool shown: true
    property real room: 400 // how wide it may be

    objectName: "caption"
    visible: shown && sentence.text !== ""
    width: Math.min(room, Theme.px(620), Math.max(large.advanceWidth(sentence.text), small.advanceWidth(detail.text),
                                                  losses.width, Theme.px(160)) + Theme.px(40))
    height: column.height + Theme.px(18)
    radius: Theme.radiusPanel
    color: "#e61d1a16"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence.text

    FontMetrics {
        id: large
        font: Theme.prompt
    }
    FontMetrics {
        id: small
        font: Theme.secondary
    }
    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(9)
        width: box.width - Theme.px(36)
        spacing: Theme.px(2)

        Row { // what it cost: as they lay, as they lie
            id: losses
            readonly property int most: Math.max(1, Math.floor((box.room - Theme.px(36)) / (2 * edge + Theme.px(54))))
            readonly property real edge: Theme.px(44)

            objectName: "captionLosses"
            visible: box.replay.winder.losses.length > 0
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(20)
            topPadding: Theme.px(4)
            bottomPadding: Theme.px(6)

            Repeater {
                model: box.replay.winder.losses

                Row {
                    id: loss
                    required property int index
                    required property var modelData

                    visible: index < losses.most
                    spacing: Theme.px(9)
                    Accessible.ignored: true

                    UnitPicture {
                        source: box.replay
                        counter: loss.modelData.counter
                        face: loss.modelData.before
                        badges: false
                        width: losses.edge
                        height: losses.edge
                    }
                    Glyph {
                        name: "right"
                        color: "#cfc5b0"
                        size: Theme.icon
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Item {
                        width: losses.edge
                        height: losses.edge

                        UnitPicture {
                            anchors.fill: parent
                            source: box.replay
                            counter: loss.modelData.counter
                            face: loss.modelData.after
                            badges: false
                            opacity: loss.modelData.gone ? 0.35 : 1
                        }
                        Glyph {
                            visible: loss.modelData.gone
                            anchors.centerIn: parent
                            name: "close"
                            color: "#fff8ec"
                            size: losses.edge * 0.8
                        }
                    }
                }
            }
        }
        Text {
            id: sentence
            property bool mayBeCut: true // the story beside the board has it, too
            objectName: "captionText"
            text: box.replay.winder.caption
            textFormat: Text.PlainText
            font: Theme.prompt
            color: "#fff8ec"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Text {
            id: detail
            property bool mayBeCut: true
            visible: text !== ""
            text: box.replay.winder.captionDetail
            textFormat: Text.PlainText
            font: Theme.secondary
            color: "#cfc5b0"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
}
