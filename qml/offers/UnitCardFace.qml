// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the card of a candidate. There may be dozens, made at one click: nothing is in it that is not seen, and no
// layout.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: face

    required property PlayTable play
    required property string label
    required property int counter
    required property int hex
    required property bool chosen
    required property bool blocked
    required property string rule
    readonly property real gap: Theme.px(7)
    signal ruleRequested(string rule)

    Rectangle {
        id: box
        x: Theme.between
        width: Theme.px(15)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        radius: Theme.radiusChip
        color: face.chosen ? Theme.blue : Theme.raise
        border.width: face.chosen ? 0 : Theme.px(1.5)
        border.color: Theme.edge
        opacity: face.blocked ? 0.5 : 1

        Repeater {
            model: face.chosen ? 1 : 0

            Glyph {
                anchors.centerIn: box
                name: "check"
                color: Theme.blueInk
                size: Theme.px(12)
            }
        }
    }
    UnitPicture {
        id: picture
        visible: face.counter >= 0
        source: face.play
        counter: face.counter
        opacity: face.blocked ? 0.4 : 1
        x: box.x + box.width + face.gap
        width: Theme.px(30)
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        x: picture.visible ? picture.x + picture.width + face.gap : picture.x
        width: (links.count > 0 ? (links.itemAt(0)?.x ?? 0) - face.gap : parent.width) - x
        opacity: face.blocked ? 0.55 : 1
        anchors.verticalCenter: parent.verticalCenter

        Text {
            text: face.label
            textFormat: Text.PlainText
            font: Theme.secondaryStrong
            color: Theme.ink
            elide: Text.ElideRight
            width: parent.width
        }
        Text {
            visible: text !== ""
            text: face.counter >= 0 && face.hex >= 0 ? face.play.hexLabel(face.hex) : ""
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.muted
            elide: Text.ElideRight
            width: parent.width
        }
    }
    Repeater {
        id: links
        model: face.blocked && face.rule !== "" ? 1 : 0

        RuleLink {
            x: face.width - width - Theme.between
            rule: face.rule
            onOpened: rule => face.ruleRequested(rule)
            anchors.verticalCenter: face.verticalCenter
        }
    }
}
