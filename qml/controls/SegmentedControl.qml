// SPDX-License-Identifier: GPL-3.0-or-later
// A few that exclude each other, side by side: arrows walk, the chosen one is ink.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

FocusScope {
    id: control

    required property var segments // texts, or objects { text, glyph }
    property int currentIndex: 0
    property bool fill: false // the segments share the width
    property bool takesKeyboard: true // also when the mouse chooses
    property string label     // what is chosen; read aloud
    property bool pointed: false // the mouse has chosen, and the keyboard nothing since
    signal activated(int index)

    implicitWidth: row.implicitWidth + 2
    implicitHeight: Theme.px(26) + (Theme.comfortable ? 4 : 0)
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: label

    function choose(index: int): void {
        if (index >= 0 && index < repeater.count && index !== currentIndex)
            control.activated(index)
    }
    onActiveFocusChanged: {
        if (!activeFocus)
            pointed = false
    }
    Keys.onPressed: event => {
        pointed = false
        event.accepted = false
    }
    Keys.onLeftPressed: choose(currentIndex - 1)
    Keys.onRightPressed: choose(currentIndex + 1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: Theme.raise
    }
    Row {
        id: row
        x: 1
        y: 1

        Repeater {
            id: repeater
            model: control.segments

            Rectangle {
                id: segment

                required property int index
                required property var modelData
                readonly property bool on: index === control.currentIndex
                readonly property string text: typeof modelData === "string" ? modelData : modelData.text
                readonly property string glyph: typeof modelData === "string" ? "" : (modelData.glyph ?? "")

                implicitWidth: content.implicitWidth + Theme.px(20)
                width: control.fill ? (control.width - 2) / repeater.count : implicitWidth
                height: control.height - 2
                radius: Theme.radiusField
                color: on ? Theme.ink : area.containsMouse ? Theme.chosen : "transparent"
                Accessible.role: Accessible.PageTab
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: control.choose(index)

                Rectangle { // between two
                    visible: segment.index > 0 && !segment.on && segment.index - 1 !== control.currentIndex
                    width: 1
                    height: parent.height
                    color: Theme.line
                }
                Row {
                    id: content
                    anchors.centerIn: parent
                    spacing: Theme.px(5)

                    Glyph {
                        visible: segment.glyph !== ""
                        name: segment.glyph
                        color: segment.on ? Theme.panel : Theme.ink
                        size: Theme.icon
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                    Text {
                        text: segment.text
                        font: segment.on ? Theme.secondaryStrong : Theme.secondary
                        color: segment.on ? Theme.panel : Theme.ink
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
                MouseArea {
                    id: area
                    anchors.fill: parent
                    hoverEnabled: true
                    onClicked: {
                        if (control.takesKeyboard)
                            control.forceActiveFocus(Qt.MouseFocusReason)
                        control.pointed = true
                        control.choose(segment.index)
                    }
                }
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: "transparent"
        border.color: Theme.edge

        FocusRing {
            shown: control.activeFocus && !control.pointed
        }
    }
}
