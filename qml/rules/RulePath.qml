// SPDX-License-Identifier: GPL-3.0-or-later
// Where a section stands in the book; what stands above it can be opened.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Flow {
    id: path

    required property RuleBrowser rules

    spacing: Theme.px(6)
    visible: rules.path.length > 1

    Repeater {
        model: path.rules.path.length > 1 ? path.rules.path : []

        Row {
            id: step

            required property int index
            required property var modelData // {section, title}
            readonly property bool last: index === path.rules.path.length - 1

            spacing: Theme.px(6)

            Text {
                visible: step.index > 0
                height: above.height
                text: "▸"
                font.pixelSize: Theme.px(10)
                color: Theme.muted
                verticalAlignment: Text.AlignVCenter
            }
            T.AbstractButton {
                id: above
                enabled: !step.last
                implicitWidth: words.implicitWidth
                implicitHeight: Theme.px(22)
                focusPolicy: step.last ? Qt.NoFocus : Qt.TabFocus
                hoverEnabled: true
                text: step.last ? step.modelData.section
                      : qsTrId("app.rules.section").arg(step.modelData.section).arg(step.modelData.title)
                onClicked: path.rules.open(step.modelData.section)
                Keys.onReturnPressed: clicked()
                Accessible.role: Accessible.Link
                Accessible.name: text

                Text {
                    id: words
                    height: parent.height
                    text: above.text
                    textFormat: Text.PlainText
                    font.family: Theme.sans
                    font.pixelSize: Theme.px(12)
                    font.weight: step.last ? Font.DemiBold : Font.Normal
                    font.underline: above.hovered && above.enabled
                    color: step.last ? Theme.ink2 : Theme.muted
                    verticalAlignment: Text.AlignVCenter
                }
                FocusRing {
                    shown: above.visualFocus
                    radius: 3
                }
            }
        }
    }
}
