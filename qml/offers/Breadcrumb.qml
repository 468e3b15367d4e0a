// SPDX-License-Identifier: GPL-3.0-or-later
// Where in the sequence of play one is: the last step is where the decision lies. A click shows the whole sequence.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Item {
    id: crumb

    required property var steps
    property string sideName: ""
    property string sideMark: ""
    property color sideColour: Theme.line2
    property var sequence: [] // the steps of a turn: list of {label, current, reached}
    readonly property real room: width - (whole.visible ? whole.width + Theme.px(4) : 0)
    /// So many steps after the first are left away where there is little room; the last always stays.
    readonly property int dropped: {
        const lengths = steps.map((step, at) => letters.advanceWidth(step) + Theme.px(at > 0 ? 24 : 16))
        let sum = lengths.reduce((all, length) => all + length, 0), dropped = 0
        while (sum > room && dropped < steps.length - 2)
            sum -= lengths[++dropped]
        return dropped
    }

    implicitHeight: Theme.px(15)
    Accessible.role: Accessible.StaticText
    Accessible.name: steps.join(", ")

    FontMetrics {
        id: letters
        font: Theme.chip
    }
    Item {
        anchors.fill: parent
        clip: true

        Row {
            id: row
            height: parent.height
            spacing: Theme.px(6)

            SideMark {
                visible: crumb.sideName !== ""
                mark: crumb.sideMark
                tint: crumb.sideColour
                width: Theme.px(9)
                height: Theme.px(9)
                anchors.verticalCenter: parent.verticalCenter
            }
            Repeater {
                model: crumb.steps.length

                Row {
                    required property int index
                    readonly property string step: crumb.steps[index] ?? ""

                    visible: index === 0 || index > crumb.dropped
                    spacing: Theme.px(6)
                    height: Theme.px(15)

                    Text {
                        visible: parent.index > 0
                        text: "▸"
                        font.pixelSize: Theme.px(10)
                        color: Theme.muted
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                    }
                    Text {
                        text: parent.step
                        textFormat: Text.PlainText
                        font: parent.index === crumb.steps.length - 1 ? Theme.chip : Theme.small
                        color: parent.index === crumb.steps.length - 1 ? Theme.ink2 : Theme.muted
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                    }
                }
            }
        }
    }
    SequenceButton {
        id: whole
        visible: crumb.sequence.length > 0
        steps: crumb.sequence
        x: Math.min(row.width + Theme.px(4), crumb.width - width)
        anchors.verticalCenter: parent.verticalCenter
    }
}
