// SPDX-License-Identifier: GPL-3.0-or-later
// The number of a rule, underlined with dots: pressed, it opens the rule.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: link

    property string rule: ""
    property string title: "" // of the rule, beside the pointer
    signal opened(string rule)

    visible: rule !== ""
    implicitWidth: visible ? implicitContentWidth : 0
    implicitHeight: Theme.px(20)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    onClicked: opened(rule)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    //: Read aloud. %1 = number of a rule
    //% "Rule %1"
    Accessible.name: qsTrId("app.play.rule_link").arg(rule)
    Accessible.description: title
    Accessible.role: Accessible.Link

    contentItem: Text {
        text: link.rule
        font: Theme.key
        color: Theme.blue
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        color: link.hovered ? Theme.blueGround : "transparent"
        radius: 2

        DottedLine {
            y: parent.height - Theme.px(3)
            width: parent.width
            height: 1
            color: Theme.blue
        }
        FocusRing {
            shown: link.visualFocus
            gap: 2
            radius: 3
        }
    }
    Tip {
        text: link.title
        shown: link.hovered || link.visualFocus
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
