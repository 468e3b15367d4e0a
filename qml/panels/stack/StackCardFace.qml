// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the card of a unit of a stack: all there is to say, or one line. Only what is seen is made.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: front

    required property PlayTable play
    required property bool full
    required property int index
    required property int counter
    required property string name
    required property int face
    required property var values
    required property var parts
    required property string step
    required property string formation
    required property var statuses
    required property bool selected
    required property string summary
    signal ruleRequested(string rule)

    readonly property int pictureEdge: Theme.px(front.full ? 84 : 34)
    readonly property real valuesHeight: figures.count > 0 ? Math.max(pictureEdge, figures.itemAt(0)?.implicitHeight ?? 0)
                                                          : pictureEdge

    implicitHeight: valuesHeight + (grounds.count > 0 ? (grounds.itemAt(0)?.implicitHeight ?? 0) + Theme.px(4) : 0)

    UnitPicture {
        source: front.play
        counter: front.counter
        face: front.face
        width: parent.pictureEdge
        height: width

        Rectangle {
            visible: front.selected
            anchors.fill: parent
            anchors.margins: -Theme.px(3)
            z: -1
            radius: parent.width * 0.1 + Theme.px(3)
            color: Theme.marked
            border.color: "#1d1a16"
        }
    }
    Repeater {
        id: figures
        model: front.full ? 1 : 0

        StackCardValues {
            x: front.pictureEdge + Theme.padding
            width: front.width - x
            name: front.name
            figures: front.values
            step: front.step
            formation: front.formation
            statuses: front.statuses
        }
    }
    Repeater {
        id: grounds
        model: front.full && front.parts.length > 0 ? 1 : 0

        StackCardReasons {
            y: front.valuesHeight + Theme.px(4)
            width: front.width
            parts: front.parts
            unit: front.counter
            onRuleRequested: rule => front.ruleRequested(rule)
        }
    }
    Repeater {
        model: front.full ? 0 : 1

        Item {
            anchors.fill: front

            Column {
                x: front.pictureEdge + Theme.padding
                width: parent.width - x - Theme.px(30)
                anchors.verticalCenter: parent.verticalCenter

                Text {
                    width: parent.width
                    text: front.name
                    textFormat: Text.PlainText
                    font: Theme.strong
                    color: Theme.ink
                    elide: Text.ElideRight
                }
                Text {
                    width: parent.width
                    text: front.summary
                    textFormat: Text.PlainText
                    font: Theme.secondary
                    color: Theme.muted
                    elide: Text.ElideRight
                }
            }
            KeyCap {
                visible: front.index < 9
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: String(front.index + 1)
            }
        }
    }
}
