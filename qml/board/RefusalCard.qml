// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the "why not?" popover.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: card

    required property PlayTable play
    readonly property Reason reason: play.hand.reason
    signal ruleRequested(string rule)
    signal showOnMap(int hex)
    signal leaving()

    implicitWidth: Math.max(Theme.px(328), buttons.implicitWidth + 2 * Theme.padding)
    implicitHeight: Theme.px(38) + body.implicitHeight + Theme.px(24)

    Shield { }
    Rectangle {
        x: 1
        y: 1
        width: parent.width - 2
        height: Theme.px(36)
        radius: Theme.radiusPanel - 1
        color: Theme.redGround

        Rectangle {
            y: parent.height - Theme.px(6)
            width: parent.width
            height: Theme.px(6)
            color: parent.color

            Rectangle {
                y: parent.height - 1
                width: parent.width
                height: 1
                color: Theme.line
            }
        }
        Glyph {
            id: lock
            x: Theme.px(11)
            anchors.verticalCenter: parent.verticalCenter
            name: "lock"
            size: Theme.icon
            color: Theme.red
        }
        Text {
            anchors.left: lock.right
            anchors.leftMargin: Theme.px(9)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            objectName: "refusalTitle"
            text: card.reason.title
            textFormat: Text.PlainText
            font: Theme.cardTitle
            color: Theme.red
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
        }
    }
    ColumnLayout {
        id: body
        x: Theme.padding
        y: Theme.px(38) + Theme.px(10)
        width: parent.width - 2 * Theme.padding
        spacing: Theme.between

        Text {
            objectName: "refusalText"
            text: card.reason.text
            textFormat: Text.PlainText
            font: Theme.plain
            color: Theme.ink
            wrapMode: Text.Wrap
            lineHeightMode: Text.FixedHeight
            lineHeight: Theme.plainLine
            Layout.fillWidth: true
        }
        RefusalRule {
            visible: card.reason.ruleWord !== ""
            word: card.reason.ruleWord
            title: card.reason.ruleTitle
            onOpened: card.ruleRequested(card.reason.ruleWord)
            Layout.fillWidth: true
        }
        Flow {
            visible: card.reason.culprits.length > 0
            spacing: Theme.px(14)
            Layout.fillWidth: true

            Repeater {
                model: card.reason.culprits

                Culprit {
                    play: card.play
                    onShown: hex => card.showOnMap(hex)
                }
            }
        }
        RowLayout {
            visible: card.reason.alternative !== ""
            spacing: Theme.px(7)

            Glyph {
                name: "check"
                size: Theme.icon
                color: Theme.green
                Layout.alignment: Qt.AlignTop
            }
            Text {
                text: card.reason.alternative
                textFormat: Text.PlainText
                font: Theme.secondary
                color: Theme.ink
                wrapMode: Text.Wrap
                lineHeightMode: Text.FixedHeight
                lineHeight: Theme.secondaryLine
                Layout.fillWidth: true
            }
        }
        RowLayout {
            id: buttons
            spacing: Theme.between

            PlainButton {
                visible: card.reason.ruleWord !== ""
                objectName: "refusalRule"
                small: true
                glyph: "book"
                //% "Open rule"
                text: qsTrId("app.play.open_rule")
                onClicked: card.ruleRequested(card.reason.ruleWord)
            }
            PlainButton {
                readonly property int hex: card.reason.culprits.length > 0 && card.reason.culprits[0].hex >= 0
                                           ? card.reason.culprits[0].hex : card.reason.hex
                visible: hex >= 0
                objectName: "refusalShow"
                small: true
                glyph: "eye"
                //% "Show on map"
                text: qsTrId("app.play.show_on_map")
                onClicked: card.showOnMap(hex)
            }
            Item {
                Layout.fillWidth: true
            }
            PlainButton {
                objectName: "refusalClose"
                small: true
                tone: PlainButton.Quiet
                leftPadding: 2
                rightPadding: 2
                //: The key that leaves
                //% "Esc"
                keyHint: qsTrId("app.play.key_leave")
                Accessible.name: qsTrId("app.play.close")
                onClicked: card.leaving()
            }
        }
    }
}
