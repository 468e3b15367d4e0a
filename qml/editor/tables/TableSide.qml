// SPDX-License-Identifier: GPL-3.0-or-later
// The cell the keyboard is on, what its column brings, what is odd in the table, and what has changed in it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Flickable {
    id: side

    required property TableBench bench
    readonly property var head: bench.head
    readonly property var cell: bench.cell
    readonly property string columnLabel: head.columns && !head.banded ? (head.columns[bench.column] ?? "") : ""

    clip: true
    contentHeight: lines.implicitHeight + 2 * Theme.padding
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollRail { }

    component Part: Separator {
        Layout.fillWidth: true
        Layout.topMargin: Theme.within
        Layout.bottomMargin: Theme.within
    }

    ColumnLayout {
        id: lines
        x: Theme.padding
        y: Theme.padding
        width: side.width - 2 * Theme.padding
        spacing: Theme.between

        TitleText {
            objectName: "cellTitle"
            //: %1 = heading of the row, %2 = of the column
            //% "%1 at %2"
            text: !side.head.rows ? "" : side.columnLabel === "" ? (side.head.rows[side.bench.row] ?? "")
                  : qsTrId("app.editor.table.at").arg(side.head.rows[side.bench.row] ?? "").arg(side.columnLabel)
            font: Theme.cardTitle
            Layout.fillWidth: true
        }
        TextEntry {
            objectName: "cellField"
            label: qsTrId("app.editor.table.cell")
            text: side.cell.text ?? ""
            font: Theme.strong
            onEditingFinished: {
                if (text !== (side.cell.text ?? ""))
                    side.bench.setCell(text)
                text = Qt.binding(() => side.cell.text ?? "")
            }
            Layout.fillWidth: true
        }
        Paragraph {
            visible: text !== ""
            text: side.cell.words ?? ""
            font: Theme.secondary
            Layout.fillWidth: true
        }
        SourceChip {
            objectName: "cellSource"
            source: side.cell.source ?? null
            what: qsTrId("app.editor.table.cell")
            onMarked: mark => side.bench.markCell(mark)
        }
        Paragraph {
            //% "Type into any cell, or press Enter. Arrows move, Shift chooses a block, Ctrl+D fills down."
            text: qsTrId("app.editor.table.help")
            font: Theme.secondary
            color: Theme.muted
            Layout.fillWidth: true
        }
        Part {
            visible: side.bench.chances.length > 0
        }
        GroupLabel {
            visible: side.bench.chances.length > 0
            text: side.columnLabel === ""
                  //: Heading: how often each result comes up
                  //% "Exact chances"
                  ? qsTrId("app.editor.table.chances")
                  //: Heading: how often each result comes up. %1 = heading of the column
                  //% "%1, exact"
                  : qsTrId("app.editor.table.chances_of").arg(side.columnLabel)
            Layout.fillWidth: true
        }
        Row {
            objectName: "chanceBar"
            visible: side.bench.chances.length > 0
            Layout.fillWidth: true

            Repeater {
                model: side.bench.chances

                Column {
                    id: share
                    required property var modelData
                    width: Math.floor(lines.width * modelData.share)
                    spacing: Theme.px(3)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.code + " " + odds.text

                    Item {
                        width: parent.width - 1
                        height: Theme.px(28)

                        Rectangle {
                            anchors.fill: parent
                            color: !share.modelData.weighed ? Theme.sunk
                                   : share.modelData.balance < 0 ? Theme.redSide : share.modelData.balance > 0 ? Theme.blueSide : Theme.gold
                            opacity: share.modelData.weighed ? 0.6 + 0.4 * Math.abs(share.modelData.balance) : 1
                        }
                        Text {
                            anchors.fill: parent
                            horizontalAlignment: Text.AlignHCenter
                            verticalAlignment: Text.AlignVCenter
                            visible: implicitWidth <= width
                            text: share.modelData.code
                            font: Theme.chip
                            color: share.modelData.weighed && share.modelData.balance !== 0 ? Theme.actionInk : Theme.ink
                        }
                    }
                    Text {
                        id: odds
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        opacity: implicitWidth <= width ? 1 : 0 // the tip says it
                        text: share.modelData.ways + "/" + share.modelData.of
                        font: Theme.small
                        color: Theme.ink2
                    }
                    HoverHandler {
                        id: pointer
                    }
                    Tip {
                        text: share.Accessible.name
                        shown: pointer.hovered
                    }
                }
            }
        }
        Part { }
        GroupLabel {
            //: Heading: what was looked at in a table
            //% "Checks"
            text: qsTrId("app.editor.table.checks")
        }
        RemarkLine {
            visible: side.bench.checks.length === 0
            good: true
            //% "No holes, no overlaps, losses follow the odds, all codes are explained"
            text: qsTrId("app.editor.table.in_order")
            Layout.fillWidth: true
        }
        Column {
            spacing: Theme.within
            Layout.fillWidth: true

            Repeater {
                model: side.bench.checks

                RemarkLine {
                    id: check
                    required property var modelData
                    good: modelData.good
                    text: modelData.text
                    width: parent?.width ?? 0

                    TapHandler {
                        onTapped: if (check.modelData.row >= 0) side.bench.goTo(check.modelData.row, Math.max(0, check.modelData.column))
                    }
                }
            }
        }
        Part { }
        GroupLabel {
            //: Heading: what differs from the package as it was opened
            //% "Changed since it was opened"
            text: qsTrId("app.editor.table.changes")
            Layout.fillWidth: true
        }
        Text {
            visible: side.bench.differences.length === 0
            //% "Nothing"
            text: qsTrId("app.editor.table.no_changes")
            font: Theme.secondary
            color: Theme.muted
        }
        Column {
            spacing: Theme.within
            Layout.fillWidth: true

            Repeater {
                model: side.bench.differences

                Paragraph {
                    id: change
                    required property var modelData
                    text: modelData.text
                    font: Theme.secondary
                    width: parent?.width ?? 0

                    TapHandler {
                        onTapped: if (change.modelData.row >= 0) side.bench.goTo(change.modelData.row, Math.max(0, change.modelData.column))
                    }
                }
            }
        }
        Part { }
        GroupLabel {
            //: Heading: where a table comes from
            //% "Source of the table"
            text: qsTrId("app.editor.table.source")
        }
        SourceChip {
            objectName: "tableSource"
            source: side.head.source ?? null
            what: side.head.title ?? ""
            onMarked: mark => side.bench.markChart(mark)
        }
    }
}
