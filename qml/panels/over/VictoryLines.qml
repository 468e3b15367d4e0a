// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth points, and who has it; what would change them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Column {
    id: lines

    required property Statistics statistics
    property bool looked: true // nothing is made that nobody looks at

    objectName: "victoryLines"
    spacing: Theme.px(3)

    GroupLabel {
        //% "Victory"
        text: qsTrId("app.play.victory")
        bottomPadding: Theme.within
    }
    Repeater {
        model: lines.looked ? lines.statistics.scores : []

        ValueLine {
            required property var modelData
            label: modelData.label
            value: String(modelData.value)
            width: lines.width
        }
    }
    Separator {
        visible: lines.statistics.scores.length > 0 && lines.statistics.victory.length > 0
        width: lines.width
    }
    Repeater {
        model: lines.looked ? lines.statistics.victory : []

        RowLayout {
            id: line

            required property var modelData

            spacing: Theme.px(7)
            width: lines.width
            Accessible.role: Accessible.StaticText
            //: Read aloud. %1 = what is worth points, %2 = who has it, %3 = points
            //% "%1: %2, %3"
            Accessible.name: qsTrId("app.play.victory_line").arg(modelData.label).arg(modelData.sideName).arg(modelData.value)

            SideMark {
                mark: line.modelData.mark
                tint: line.modelData.colour
                Layout.preferredWidth: Theme.px(12)
                Layout.preferredHeight: Theme.px(12)
            }
            Text {
                text: line.modelData.label
                textFormat: Text.PlainText
                font: Theme.secondary
                color: Theme.ink
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            Text {
                text: line.modelData.sideName
                font: Theme.secondary
                color: Theme.muted
            }
            Text {
                text: line.modelData.value
                font: Theme.strong
                color: Theme.ink
                horizontalAlignment: Text.AlignRight
                Layout.minimumWidth: Theme.px(24)
            }
        }
    }
}
