// SPDX-License-Identifier: GPL-3.0-or-later
// A colour: shown, picked from those of printed maps and counters, or typed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

RowLayout {
    id: entry

    required property LookBench looks
    required property string label
    property color colour
    /// As it is written: "#rrggbb".
    signal picked(string code)

    readonly property var colours: [
        "#d2dda3", "#a9c27a", "#8fa862", "#5f7f4a", "#b3cfae", "#ddc487",
        "#d5ba80", "#b48f68", "#8c6a45", "#dcc8a4", "#eef1f3", "#c4c2bc",
        "#8fb9d2", "#5f93b8", "#a9bcd8", "#34507c", "#0b4f86", "#8cc3ec",
        "#df9d86", "#b5122f", "#8c3f2b", "#ef9f6b", "#e7ba55", "#4d5539"
    ]

    function codeOf(colour: color): string {
        return colour.toString()
    }

    spacing: Theme.within

    T.AbstractButton {
        id: swatch
        objectName: "colourSwatch"
        implicitWidth: Theme.px(40)
        implicitHeight: Theme.control
        focusPolicy: Qt.TabFocus
        Accessible.role: Accessible.Button
        Accessible.name: entry.label
        Keys.onReturnPressed: clicked()
        onClicked: chart.open()

        background: Rectangle {
            radius: Theme.radiusField
            color: entry.colour
            border.color: Theme.edge

            FocusRing {
                shown: swatch.visualFocus
                radius: Theme.radiusField + 2
            }
        }
        Popover {
            id: chart
            y: swatch.height + Theme.within
            padding: Theme.between

            Grid {
                columns: 6
                spacing: Theme.within

                Repeater {
                    model: entry.colours

                    T.AbstractButton {
                        id: cell

                        required property string modelData

                        objectName: "colour_" + modelData.slice(1)
                        implicitWidth: Theme.px(26)
                        implicitHeight: Theme.px(26)
                        focusPolicy: Qt.TabFocus
                        Accessible.role: Accessible.Button
                        Accessible.name: modelData
                        Keys.onReturnPressed: clicked()
                        onClicked: {
                            chart.close()
                            entry.picked(modelData)
                        }
                        background: Rectangle {
                            radius: Theme.radiusField
                            color: cell.modelData
                            border.color: cell.hovered ? Theme.ink : Theme.edge

                            FocusRing {
                                shown: cell.visualFocus
                            }
                        }
                    }
                }
            }
        }
    }
    TextEntry {
        id: code
        objectName: "colourCode"
        Layout.fillWidth: true
        label: entry.label
        font: Theme.mono
        text: entry.codeOf(entry.colour)
        //% "Write a colour as #rrggbb"
        problem: text === "" || entry.looks.isColour(text) ? "" : qsTrId("app.editor.look.no_colour")
        onEditingFinished: {
            if (entry.looks.isColour(text) && text.toLowerCase() !== entry.codeOf(entry.colour))
                entry.picked(text.toLowerCase())
            text = Qt.binding(() => entry.codeOf(entry.colour))
        }
    }
}
