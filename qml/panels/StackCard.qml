// SPDX-License-Identifier: GPL-3.0-or-later
// One unit of a stack: the counter with its values if it is the one shown in full, else a line.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: card

    required property PlayController play
    property bool full: false
    required property int index
    required property int counter
    required property string name
    required property bool hidden
    required property int face
    required property var values
    required property var parts
    required property string supply
    required property bool supplied
    required property string step
    required property string formation
    required property string kind
    required property var statuses
    required property bool canAct
    required property bool spent
    required property bool selected
    required property string spoken
    signal detailed()
    signal ruleRequested(string rule)

    objectName: "stackCard_" + index
    implicitHeight: contentItem.implicitHeight + 2 * Theme.px(6)
    leftPadding: Theme.px(6)
    rightPadding: Theme.px(6)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: spent && !full ? 0.75 : 1
    onClicked: {
        if (!hidden)
            play.selectCounter(counter, false)
        detailed()
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selected: selected

    contentItem: Item {
        readonly property int pictureEdge: Theme.px(card.full ? 84 : 34)

        implicitHeight: card.full ? Math.max(pictureEdge, children[1].implicitHeight)
                                    + (children[2].visible ? children[2].implicitHeight + Theme.px(4) : 0) : pictureEdge

        UnitPicture {
            source: card.play
            counter: card.counter
            face: card.face
            width: parent.pictureEdge
            height: width

            Rectangle {
                visible: card.selected
                anchors.fill: parent
                anchors.margins: -Theme.px(3)
                z: -1
                radius: parent.width * 0.1 + Theme.px(3)
                color: Theme.marked
                border.color: "#1d1a16"
            }
        }
        StackCardValues {
            visible: card.full
            x: parent.pictureEdge + Theme.padding
            width: parent.width - x
            name: card.name
            figures: card.full ? card.values : []
            step: card.step
            formation: card.formation
            statuses: card.full ? card.statuses : []
        }
        StackCardReasons {
            visible: card.full && card.parts.length > 0
            y: Math.max(parent.pictureEdge, parent.children[1].implicitHeight) + Theme.px(4)
            width: parent.width
            parts: card.parts
            onRuleRequested: rule => card.ruleRequested(rule)
        }
        Column {
            visible: !card.full
            x: parent.pictureEdge + Theme.padding
            width: parent.width - x - Theme.px(30)
            anchors.verticalCenter: parent.verticalCenter

            Text {
                width: parent.width
                text: card.name
                textFormat: Text.PlainText
                font: Theme.strong
                color: Theme.ink
                elide: Text.ElideRight
            }
            Text {
                width: parent.width
                text: card.summary
                textFormat: Text.PlainText
                font: Theme.secondary
                color: Theme.muted
                elide: Text.ElideRight
            }
        }
        KeyCap {
            visible: !card.full && card.index < 9
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: String(card.index + 1)
        }
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: card.selected && !card.full ? Theme.chosen : card.hovered && !card.full ? Theme.raise : "transparent"

        FocusRing {
            shown: card.visualFocus
            gap: 0
        }
    }

    readonly property string summary: {
        const words = []
        for (const value of values)
            words.push(value.text)
        const states = []
        for (const status of statuses)
            states.push(status.text !== "" ? status.text : status.label)
        return [words.join("-")].concat(states).filter(word => word !== "").join(" · ")
    }
}
