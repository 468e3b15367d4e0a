// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of the map, each with its key.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Grid {
    id: tools

    required property MapHand hand

    columns: 4
    spacing: Theme.within

    Repeater {
        model: tools.hand.tools

        IconButton {
            id: tool

            required property var modelData
            readonly property bool held: tools.hand.tool === modelData.id

            objectName: "tool_" + modelData.id
            implicitWidth: Theme.px(34)
            implicitHeight: Theme.px(34)
            glyph: modelData.glyph
            label: qsTrId(modelData.label)
            checked: held
            tone: held ? PlainButton.Primary : PlainButton.Quiet
            Accessible.checkable: true
            Accessible.checked: held
            onClicked: tools.hand.tool = modelData.id

            Text {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.px(2)
                text: tool.modelData.key
                font: Theme.key
                color: tool.held ? Theme.actionInk : Theme.muted
                Accessible.ignored: true
            }
        }
    }
}
