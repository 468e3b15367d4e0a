// SPDX-License-Identifier: GPL-3.0-or-later
// Puts things in an order: by buttons, by Alt with the arrows, or by dragging.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Column {
    id: list

    required property PlayTable play

    objectName: "orderList"
    spacing: Theme.px(4)

    Repeater {
        id: rows
        model: list.play.hand.choices

        T.AbstractButton {
            id: line

            required property int index
            required property string label
            required property int counter
            required property int position

            function move(by: int) {
                const to = index + by
                if (to < 0 || to >= rows.count)
                    return
                list.play.hand.moveChoice(index, to)
                rows.itemAt(to).forceActiveFocus()
            }

            objectName: "choice_" + index
            width: list.width
            implicitHeight: Theme.px(40)
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.ListItem
            //: Read aloud, in a list that is being put in order. %1 = its place, %2 = its name
            //% "%1. %2"
            Accessible.name: qsTrId("app.play.in_order").arg(index + 1).arg(label)
            Keys.onPressed: event => {
                const alt = event.modifiers & Qt.AltModifier
                if (event.key !== Qt.Key_Up && event.key !== Qt.Key_Down)
                    return
                const by = event.key === Qt.Key_Up ? -1 : 1
                const neighbour = rows.itemAt(index + by) as Item
                if (alt)
                    move(by)
                else
                    neighbour?.forceActiveFocus(Qt.TabFocusReason)
                event.accepted = true
            }
            contentItem: RowLayout {
                spacing: Theme.between

                Text {
                    text: line.index + 1
                    font: Theme.mono
                    color: Theme.muted
                    Layout.leftMargin: Theme.between
                    Layout.preferredWidth: Theme.px(18)
                }
                UnitPicture {
                    visible: line.counter >= 0
                    source: list.play
                    counter: line.counter
                    Layout.preferredWidth: Theme.px(30)
                    Layout.preferredHeight: Theme.px(30)
                }
                Text {
                    text: line.label
                    textFormat: Text.PlainText
                    font: Theme.plain
                    color: Theme.ink
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                }
                IconButton {
                    small: true
                    glyph: "up"
                    enabled: line.index > 0
                    focusPolicy: Qt.NoFocus
                    //% "Earlier"
                    label: qsTrId("app.play.earlier")
                    onClicked: line.move(-1)
                }
                IconButton {
                    small: true
                    glyph: "down"
                    enabled: line.index < rows.count - 1
                    focusPolicy: Qt.NoFocus
                    //% "Later"
                    label: qsTrId("app.play.later")
                    onClicked: line.move(1)
                    Layout.rightMargin: Theme.within
                }
            }
            background: Rectangle {
                radius: Theme.radiusField
                color: drag.active ? Theme.chosen : Theme.raise
                border.color: Theme.edge

                FocusRing {
                    shown: line.visualFocus
                    gap: Theme.px(2)
                }
            }
            DragHandler {
                id: drag
                xAxis.enabled: false
                target: null
                onActiveChanged: if (!active)
                    line.move(Math.round(translation.y / (line.height + list.spacing)))
            }
        }
    }
}
