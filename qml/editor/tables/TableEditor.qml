// SPDX-License-Identifier: GPL-3.0-or-later
// The tables as grids, with what their dice bring.
// What the bench tells is a plain map, and parts of this are shown elsewhere.
// qmllint disable unqualified type compiler
import QtQuick
import QtQuick.Layouts
import Esagono

EditorPane {
    id: editor

    readonly property TableBench bench: workbench.tables
    readonly property var shadings: ["loss", "change", "none"]
    property string shading: "loss"
    tools: EditorTools {
        id: tools

        EditorTool {
            objectName: "tableColumn"
            glyph: "plus"
            //: Adds a column
            //% "Column"
            label: qsTrId("app.editor.table.column")
            enabled: editor.bench.head.banded === false
            onClicked: editor.bench.insertColumn()
        }
        EditorTool {
            objectName: "tableRow"
            glyph: "plus"
            //: Adds a row
            //% "Row"
            label: qsTrId("app.editor.table.row")
            onClicked: editor.bench.insertRow()
        }
        EditorTool {
            objectName: "tablePaste"
            glyph: "copy"
            label: Theme.bare(qsTrId("app.action.table_paste"))
            wide: false
            onClicked: editor.bench.paste()
        }
    }

    objectName: "tableEditor"
    Accessible.name: qsTrId("app.editor.tables")

    TableActions {
        bench: editor.bench
        free: editor.visible && editor.workbench.open
    }
    RowLayout {
        anchors.top: parent.top
        anchors.bottom: status.top
        width: parent.width
        spacing: 0

        TableListPane {
            bench: editor.bench
            Layout.preferredWidth: Theme.px(250)
            Layout.fillHeight: true
        }
        Separator {
            Layout.fillHeight: true
        }
        ColumnLayout {
            spacing: Theme.between
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: Theme.groups

            RowLayout {
                spacing: Theme.padding
                Layout.fillWidth: true

                TitleText {
                    objectName: "tableTitle"
                    text: editor.bench.head.title ?? ""
                    font: editor.width < Theme.px(1400) ? Theme.section : Theme.pageTitle
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                    Layout.fillWidth: true
                }
                SegmentedControl {
                    objectName: "tableShading"
                    //: What the colours of the cells show
                    //% "Shade by"
                    label: qsTrId("app.editor.table.shade_by")
                    segments: [
                        //: Shades cells by who loses more
                        //% "Net loss"
                        qsTrId("app.editor.table.shade_loss"),
                        //: Shades cells that differ from the original
                        //% "Change"
                        qsTrId("app.editor.table.shade_change"),
                        //: No shading
                        //% "None"
                        qsTrId("app.editor.table.shade_none")
                    ]
                    currentIndex: editor.shadings.indexOf(editor.shading)
                    onActivated: index => editor.shading = editor.shadings[index]
                }
            }
            RowLayout {
                spacing: Theme.between

                Text {
                    //: The dice that are rolled on a table
                    //% "Dice"
                    text: qsTrId("app.editor.table.dice")
                    font: Theme.secondary
                    color: Theme.ink2
                }
                TextEntry {
                    objectName: "tableDice"
                    label: qsTrId("app.editor.table.dice")
                    //: No dice are rolled
                    //% "none"
                    placeholderText: qsTrId("app.editor.table.no_dice")
                    text: editor.bench.head.dice ?? ""
                    implicitWidth: Theme.px(70)
                    implicitHeight: Theme.controlSmall
                    onEditingFinished: {
                        if (text !== (editor.bench.head.dice ?? ""))
                            editor.bench.setDice(text)
                        text = Qt.binding(() => editor.bench.head.dice ?? "")
                    }
                }
                Text {
                    visible: text !== ""
                    text: editor.bench.head.columnTitle ?? ""
                    font: Theme.secondary
                    color: Theme.muted
                }
            }
            TableGrid {
                id: grid
                bench: editor.bench
                shading: editor.shading
                focus: true
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumHeight: implicitHeight
            }
            ExpectedBars {
                objectName: "expectedBars"
                visible: editor.bench.expected.length > 0 && editor.height > Theme.px(500)
                columns: editor.bench.expected
                lead: grid.leadWidth
                step: grid.cellWidth
                Layout.fillWidth: true
            }
            RowLayout {
                visible: (editor.bench.head.dice ?? "") !== ""
                spacing: Theme.between

                Text {
                    //: What is added to the dice
                    //% "Modifier"
                    text: qsTrId("app.editor.table.modifier")
                    font: Theme.secondary
                    color: Theme.ink2
                }
                SegmentedControl {
                    objectName: "tableModifier"
                    label: qsTrId("app.editor.table.modifier")
                    segments: ["−2", "−1", "0", "+1", "+2"]
                    currentIndex: editor.bench.modifier + 2
                    onActivated: index => editor.bench.modifier = index - 2
                }
                Text {
                    visible: editor.width > Theme.px(1100)
                    //% "Bars and chances follow the modifier."
                    text: qsTrId("app.editor.table.modifier_hint")
                    font: Theme.secondary
                    color: Theme.muted
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                }
            }
            Item {
                Layout.fillHeight: true
                Layout.preferredHeight: 0
            }
        }
        Separator {
            Layout.fillHeight: true
        }
        TableSide {
            objectName: "tableSide"
            bench: editor.bench
            Layout.preferredWidth: Theme.px(300)
            Layout.fillHeight: true
        }
    }
    EditorStatus {
        id: status
        width: parent.width
        anchors.bottom: parent.bottom
        //: %1 = number of the table shown, %2 = how many there are
        //% "Table %1 of %2"
        text: qsTrId("app.editor.table.status").arg(editor.bench.chart + 1).arg(editor.bench.charts.length)
        //: What the keys beside it do
        //% "previous, next table"
        hint: qsTrId("app.editor.table.keys")
        keys: ["Alt ↑", "Alt ↓"]
    }
}
