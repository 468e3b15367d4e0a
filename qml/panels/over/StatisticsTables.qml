// SPDX-License-Identifier: GPL-3.0-or-later
// The charts as tables, for those who listen or want the figures.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: list

    required property var tables // {title, head, rows}

    objectName: "statisticsTables"
    spacing: Theme.margin

    Repeater {
        model: list.tables

        Column {
            id: table

            required property var modelData
            readonly property real first: Math.min(Theme.px(300), list.width * 0.4)
            readonly property real other: modelData.head.length > 1
                                          ? Math.min(Theme.px(160), (list.width - first) / (modelData.head.length - 1)) : 0

            Accessible.role: Accessible.Table
            Accessible.name: modelData.title

            component Line: Row {
                id: line
                property var words: []
                property bool head: false

                Repeater {
                    model: line.words

                    Text {
                        required property string modelData
                        required property int index
                        width: index === 0 ? table.first : table.other
                        height: Theme.px(line.head ? 34 : 22) // heads may take two lines
                        verticalAlignment: line.head ? Text.AlignBottom : Text.AlignVCenter
                        bottomPadding: line.head ? Theme.px(3) : 0
                        wrapMode: line.head ? Text.WordWrap : Text.NoWrap
                        horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                        text: modelData
                        textFormat: Text.PlainText
                        elide: Text.ElideRight
                        font: line.head ? Theme.secondaryStrong : Theme.secondary
                        color: line.head ? Theme.ink2 : Theme.ink
                        Accessible.role: line.head ? Accessible.ColumnHeader : Accessible.Cell
                        Accessible.name: text
                    }
                }
            }

            GroupLabel {
                text: table.modelData.title
                height: Theme.px(20)
            }
            Line {
                words: table.modelData.head
                head: true
            }
            Separator {
                width: table.first + table.other * (table.modelData.head.length - 1)
                color: Theme.line2
            }
            Repeater {
                model: table.modelData.rows

                Line {
                    required property var modelData
                    words: modelData
                }
            }
        }
    }
}
