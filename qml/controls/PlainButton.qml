// SPDX-License-Identifier: GPL-3.0-or-later
// A button: ordinary, the one main action of a view, or quiet. It can show a glyph and the key that does the same.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.Button {
    id: button

    enum Tone { Ordinary, Primary, Quiet }

    property int tone: PlainButton.Ordinary
    property bool small: false
    property string glyph: ""
    property string keyHint: ""
    property string tip: ""
    readonly property bool isMain: tone === PlainButton.Primary
    readonly property bool isQuiet: tone === PlainButton.Quiet
    readonly property color inkColour: isMain ? Theme.actionInk : isQuiet && !checked ? Theme.ink2 : Theme.ink

    implicitHeight: small ? Theme.controlSmall : Theme.control
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Theme.px(small ? 8 : 11)
    rightPadding: leftPadding
    font: isMain ? Theme.strong : small ? Theme.secondary : Theme.medium
    opacity: enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: Theme.bare(text)
    Accessible.description: tip
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        implicitWidth: children[0].implicitWidth

        Row {
            anchors.centerIn: parent
            spacing: Theme.px(6)

            Glyph {
                visible: button.glyph !== ""
                name: button.glyph
                color: button.inkColour
                size: Theme.icon
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            Text {
                visible: text !== ""
                text: Theme.bare(button.text)
                font: button.font
                color: button.inkColour
                anchors.verticalCenter: parent.verticalCenter
            }
            KeyCap {
                visible: text !== ""
                text: button.keyHint
                ink: button.inkColour
                bare: true
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusButton
        color: button.isMain ? (button.down ? Theme.actionPressed : button.hovered ? Theme.actionHovered : Theme.action)
                             : button.down ? Theme.sunk
                             : button.hovered || button.checked ? Theme.chosen
                             : button.isQuiet ? "transparent" : Theme.raise
        border.color: button.isMain ? Theme.actionEdge : button.isQuiet && !button.checked ? "transparent" : Theme.edge

        Rectangle { // lies a little above the paper
            visible: !button.isQuiet && !button.down && button.enabled
            z: -1
            y: 1
            width: parent.width
            height: parent.height
            radius: parent.radius
            color: Theme.dark ? "#80000000" : "#29342610"
        }
        FocusRing {
            shown: button.visualFocus
        }
    }
    Tip {
        text: button.tip
        shown: button.tip !== "" && (button.hovered || button.visualFocus)
    }
}
