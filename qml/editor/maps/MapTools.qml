// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of the map, each with its key.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Grid {
    id: tools

    required property MapBench bench
    readonly property var all: [
        //% "Select"
        { id: "select", glyph: "cursor", key: "V", label: qsTrId("app.editor.tool.select") },
        //: The tool that moves the map under the window
        //% "Move the map"
        { id: "pan", glyph: "hand", key: "", label: qsTrId("app.editor.tool.pan") },
        //% "Brush"
        { id: "brush", glyph: "brush", key: "B", label: qsTrId("app.editor.tool.brush") },
        //% "Fill"
        { id: "fill", glyph: "bucket", key: "G", label: qsTrId("app.editor.tool.fill") },
        //% "Line"
        { id: "line", glyph: "straight", key: "", label: qsTrId("app.editor.tool.line") },
        //% "Rectangle"
        { id: "rectangle", glyph: "rectangle", key: "", label: qsTrId("app.editor.tool.rectangle") },
        //% "Hexsides"
        { id: "hexside", glyph: "side", key: "E", label: qsTrId("app.editor.tool.hexside") },
        //% "Road"
        { id: "road", glyph: "road", key: "R", label: qsTrId("app.editor.tool.road") },
        //% "Railway"
        { id: "rail", glyph: "rail", key: "T", label: qsTrId("app.editor.tool.rail") },
        //% "Place"
        { id: "label", glyph: "letter", key: "L", label: qsTrId("app.editor.tool.label") },
        //% "Objective"
        { id: "objective", glyph: "star", key: "O", label: qsTrId("app.editor.tool.objective") },
        //% "Areas and lines"
        { id: "area", glyph: "polygon", key: "A", label: qsTrId("app.editor.tool.area") },
        //% "Measure"
        { id: "measure", glyph: "ruler", key: "M", label: qsTrId("app.editor.tool.measure") },
        //: The tool that lays a picture of a printed map under the grid
        //% "Scan and calibrate"
        { id: "scan", glyph: "picture", key: "K", label: qsTrId("app.editor.tool.scan") }
    ]

    columns: 4
    spacing: Theme.within

    Repeater {
        model: tools.all

        IconButton {
            id: tool

            required property var modelData
            readonly property bool held: tools.bench.tool === modelData.id

            objectName: "tool_" + modelData.id
            implicitWidth: Theme.px(34)
            implicitHeight: Theme.px(34)
            glyph: modelData.glyph
            label: modelData.label
            checked: held
            tone: held ? PlainButton.Primary : PlainButton.Quiet
            Accessible.checkable: true
            Accessible.checked: held
            onClicked: tools.bench.tool = modelData.id

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
