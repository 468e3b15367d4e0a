// SPDX-License-Identifier: GPL-3.0-or-later
// A line to write on. What is wrong with it stands in `problem`.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.TextField {
    id: field

    property string label        // what is asked; read aloud
    property string glyph: ""    // "search"
    property string problem: ""

    implicitWidth: Theme.px(200)
    implicitHeight: Theme.control
    leftPadding: glyph === "" ? Theme.px(8) : Theme.px(30)
    rightPadding: Theme.px(8)
    font: Theme.plain
    color: Theme.ink
    selectionColor: Theme.blue
    selectedTextColor: Theme.blueInk
    placeholderTextColor: Theme.muted
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    Accessible.description: problem
    Keys.forwardTo: [past]
    onTextChanged: {
        if (!activeFocus)
            cursorPosition = 0 // long words are read from their beginning
    }
    onActiveFocusChanged: {
        if (!activeFocus)
            cursorPosition = 0
    }

    UndoKeys {
        id: past
        field: field
    }
    Glyph {
        visible: field.glyph !== ""
        x: Theme.px(8)
        name: field.glyph
        color: Theme.muted
        size: Theme.icon
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    Text {
        visible: field.length === 0 && field.preeditText === ""
        x: field.leftPadding
        width: field.width - field.leftPadding - field.rightPadding
        height: parent.height
        text: field.placeholderText
        font: field.font
        color: field.placeholderTextColor
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: Theme.raise
        border.color: field.problem !== "" ? Theme.red : field.activeFocus ? Theme.blue : Theme.edge

        Rectangle { // a bar as well as a colour
            visible: field.problem !== ""
            width: Theme.px(4)
            height: parent.height
            radius: Theme.px(2)
            color: Theme.red
        }
        FocusRing {
            shown: field.activeFocus
            radius: Theme.radiusField + 2
        }
    }
}
