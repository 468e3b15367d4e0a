// SPDX-License-Identifier: GPL-3.0-or-later
// A number between two buttons.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.SpinBox {
    id: box

    property string label // what is counted; read aloud

    implicitWidth: Theme.px(96)
    implicitHeight: Theme.control
    leftPadding: Theme.control
    rightPadding: Theme.control
    font: Theme.plain
    editable: true
    opacity: enabled ? 1 : 0.45
    validator: IntValidator {
        bottom: Math.min(box.from, box.to)
        top: Math.max(box.from, box.to)
    }
    Accessible.role: Accessible.SpinBox
    Accessible.name: label

    component Step: Rectangle {
        id: step

        required property bool pressed
        required property bool hovered
        required property bool usable
        required property string glyph

        implicitWidth: Theme.control
        implicitHeight: Theme.control
        radius: Theme.radiusField
        color: step.pressed ? Theme.sunk : step.hovered && step.usable ? Theme.chosen : "transparent"
        opacity: step.usable ? 1 : 0.4

        Glyph {
            anchors.centerIn: parent
            name: step.glyph
            color: Theme.ink2
            size: Theme.icon
            Accessible.ignored: true
        }
    }

    contentItem: TextInput {
        Keys.forwardTo: [past]
        Accessible.name: box.label
        text: box.displayText
        font: box.font
        color: Theme.ink
        selectionColor: Theme.blue
        selectedTextColor: Theme.blueInk
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !box.editable
        validator: box.validator
        inputMethodHints: Qt.ImhDigitsOnly
        selectByMouse: true
        Accessible.ignored: true
    }
    UndoKeys {
        id: past
        field: box.contentItem as TextInput
    }
    down.indicator: Step {
        pressed: box.down.pressed
        hovered: box.down.hovered
        usable: box.value > box.from
        glyph: "minus"
    }
    up.indicator: Step {
        x: box.width - width
        pressed: box.up.pressed
        hovered: box.up.hovered
        usable: box.value < box.to
        glyph: "plus"
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: Theme.raise
        border.color: box.activeFocus ? Theme.blue : Theme.edge

        FocusRing {
            shown: box.activeFocus
            radius: Theme.radiusField + 2
        }
    }
}
