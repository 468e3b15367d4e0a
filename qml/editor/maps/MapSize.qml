// SPDX-License-Identifier: GPL-3.0-or-later
// How many rows and columns the map has. Hexes keep their numbers; new ones get the brush's terrain.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: size

    required property MapBench bench
    readonly property var extent: bench.extent
    property string problem: ""

    spacing: Theme.between
    objectName: "mapSize"

    component Bound: NumberEntry {
        Layout.fillWidth: true
        from: 0
        to: 9999
    }

    GroupLabel {
        //% "Size of the map"
        text: qsTrId("app.editor.size.title")
        Layout.fillWidth: true
    }
    GridLayout {
        columns: 2
        columnSpacing: Theme.between
        rowSpacing: Theme.within

        Text {
            //% "Rows, first and last"
            text: qsTrId("app.editor.size.rows")
            font: Theme.secondary
            color: Theme.muted
            Layout.columnSpan: 2
        }
        Bound {
            id: firstRow
            objectName: "firstRow"
            //% "First row"
            label: qsTrId("app.editor.size.first_row")
            value: size.extent.firstRow ?? 0
        }
        Bound {
            id: lastRow
            objectName: "lastRow"
            //% "Last row"
            label: qsTrId("app.editor.size.last_row")
            value: size.extent.lastRow ?? 0
        }
        Text {
            //% "Columns, first and last"
            text: qsTrId("app.editor.size.columns")
            font: Theme.secondary
            color: Theme.muted
            Layout.columnSpan: 2
        }
        Bound {
            id: firstColumn
            objectName: "firstColumn"
            //% "First column"
            label: qsTrId("app.editor.size.first_column")
            value: size.extent.firstColumn ?? 0
        }
        Bound {
            id: lastColumn
            objectName: "lastColumn"
            //% "Last column"
            label: qsTrId("app.editor.size.last_column")
            value: size.extent.lastColumn ?? 0
        }
    }
    PlainButton {
        objectName: "resizeMap"
        //% "Change the size"
        text: qsTrId("app.editor.size.apply")
        onClicked: size.problem = size.bench.resize(firstRow.value, lastRow.value, firstColumn.value, lastColumn.value)
    }
    Paragraph {
        objectName: "resizeProblem"
        visible: text !== ""
        text: size.problem
        color: Theme.red
        Layout.fillWidth: true
    }
}
