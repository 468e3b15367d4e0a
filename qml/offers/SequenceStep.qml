// SPDX-License-Identifier: GPL-3.0-or-later
// A step of the turn in the list of all of them: over, being played, or to come.
import QtQuick
import Esagono

Row {
    id: step

    required property var modelData // {label, current, reached}
    required property int index
    readonly property bool current: modelData.current
    readonly property bool over: modelData.reached && !current

    objectName: "sequenceStep_" + index
    spacing: Theme.px(8)
    Accessible.role: Accessible.ListItem
    Accessible.name: modelData.label
    Accessible.checked: current

    Item {
        width: Theme.px(14)
        height: words.height

        Glyph {
            visible: step.over || step.current
            name: step.over ? "check" : "chevronRight"
            color: step.current ? Theme.ink : Theme.muted
            size: Theme.px(12)
            anchors.centerIn: parent
            Accessible.ignored: true
        }
    }
    Text {
        id: words
        text: step.modelData.label
        textFormat: Text.PlainText
        font: step.current ? Theme.secondaryStrong : Theme.secondary
        color: step.over ? Theme.muted : Theme.ink
    }
}
