// SPDX-License-Identifier: GPL-3.0-or-later
// At the left of the map: the tools, and what the one in hand paints with.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Rectangle {
    id: palette

    required property MapBench bench
    readonly property bool paints: ["brush", "fill", "line", "rectangle"].includes(bench.tool)
    signal pictureWanted()
    signal terrainWanted(string id) // empty: a new one
    signal sidesWanted()
    readonly property bool lays: bench.tool === "road" || bench.tool === "rail"

    color: Theme.panel
    objectName: "mapPalette"
    Accessible.role: Accessible.Grouping
    //% "Tools"
    Accessible.name: qsTrId("app.editor.map.tools")

    MapTools {
        id: tools
        bench: palette.bench
        x: Theme.padding
        y: Theme.padding
    }
    Separator {
        id: below
        y: tools.y + tools.height + Theme.padding
        width: parent.width
    }
    Flickable {
        id: scroller
        anchors.top: below.bottom
        anchors.bottom: foot.visible ? foot.top : parent.bottom
        width: parent.width
        clip: true
        contentHeight: lists.height + Theme.padding
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: lists
            x: Theme.within
            width: scroller.width - 2 * Theme.within

            GroupLabel {
                visible: palette.bench.tool === "brush" || palette.bench.tool === "area"
                leftPadding: Theme.between
                topPadding: Theme.padding
                bottomPadding: Theme.within
                width: parent.width
                //: How many hexes a brush covers
                //% "Hexes of the brush"
                text: qsTrId("app.editor.map.brush_size")
            }
            SegmentedControl {
                objectName: "brushSize"
                visible: palette.bench.tool === "brush" || palette.bench.tool === "area"
                x: Theme.within
                width: parent.width - 2 * Theme.within
                fill: true
                label: qsTrId("app.editor.map.brush_size")
                segments: ["1", "7", "19"]
                currentIndex: palette.bench.brush
                onActivated: index => palette.bench.brush = index
            }
            SegmentedControl {
                visible: palette.paints
                x: Theme.within
                width: parent.width - 2 * Theme.within
                fill: true
                //% "What the brush changes"
                label: qsTrId("app.editor.map.paints")
                segments: [
                    //% "Terrain"
                    qsTrId("app.editor.map.terrain"),
                    //% "Elevation"
                    qsTrId("app.editor.map.height"),
                    //% "Control"
                    qsTrId("app.editor.map.control")
                ]
                readonly property var values: ["terrain", "height", "control"]
                currentIndex: values.indexOf(palette.bench.paints)
                onActivated: index => palette.bench.paints = values[index]
                transform: Translate { y: Theme.between }
            }
            Item {
                visible: palette.paints
                width: 1
                height: Theme.between
            }
            SwatchList {
                objectName: "terrainList"
                width: parent.width
                visible: palette.bench.paints === "terrain" && (palette.paints || palette.bench.tool === "select")
                //% "Terrain brush"
                title: qsTrId("app.editor.map.terrain_brush")
                things: palette.bench.terrains
                chosen: palette.paints ? palette.bench.terrain : ""
                onActivated: id => {
                    palette.bench.terrain = id
                    if (!palette.paints)
                        palette.bench.tool = "brush"
                }
            }
            Flow {
                visible: palette.bench.paints === "terrain" && (palette.paints || palette.bench.tool === "select")
                x: Theme.within
                width: parent.width - 2 * Theme.within
                spacing: Theme.within

                PlainButton {
                    objectName: "newTerrain"
                    small: true
                    tone: PlainButton.Quiet
                    glyph: "plus"
                    text: qsTrId("app.editor.look.new")
                    onClicked: palette.terrainWanted("")
                }
                PlainButton {
                    objectName: "editTerrain"
                    visible: palette.paints && palette.bench.terrain !== ""
                    small: true
                    tone: PlainButton.Quiet
                    glyph: "pencil"
                    //: A terrain: its name and colour
                    //% "Change it"
                    text: qsTrId("app.editor.look.change")
                    onClicked: palette.terrainWanted(palette.bench.terrain)
                }
            }
            NumberEntry {
                objectName: "brushHeight"
                visible: palette.paints && palette.bench.paints === "height"
                x: Theme.within
                width: parent.width - 2 * Theme.within
                from: -12000
                to: 9000
                stepSize: 10
                value: palette.bench.height
                //% "Elevation in metres"
                label: qsTrId("app.editor.map.height_metres")
                onValueModified: palette.bench.height = value
            }
            SwatchList {
                width: parent.width
                visible: palette.paints && palette.bench.paints === "control"
                title: qsTrId("app.editor.map.control")
                things: palette.bench.sides
                chosen: palette.bench.side
                onActivated: id => palette.bench.side = id
            }
            PlainButton {
                objectName: "sideColours"
                visible: palette.paints && palette.bench.paints === "control"
                x: Theme.within
                small: true
                tone: PlainButton.Quiet
                glyph: "pencil"
                text: qsTrId("app.editor.look.sides")
                onClicked: palette.sidesWanted()
            }
            SwatchList {
                objectName: "featureList"
                width: parent.width
                visible: things.length > 0 && (palette.bench.tool === "hexside" || palette.bench.tool === "select")
                title: qsTrId("app.editor.tool.hexside")
                things: palette.bench.features
                lines: true
                chosen: palette.bench.tool === "hexside" ? palette.bench.feature : ""
                onActivated: id => {
                    palette.bench.feature = id
                    palette.bench.tool = "hexside"
                }
            }
            SwatchList {
                objectName: "linkList"
                width: parent.width
                visible: things.length > 0 && (palette.lays || palette.bench.tool === "select")
                //% "Roads and railways"
                title: qsTrId("app.editor.map.links")
                things: palette.bench.links
                lines: true
                chosen: palette.lays ? palette.bench.link : ""
                onActivated: id => {
                    palette.bench.link = id
                    palette.bench.tool = palette.bench.links.find(each => each.id === id).rail ? "rail" : "road"
                }
            }
            SegmentedControl {
                visible: palette.lays
                x: Theme.within
                width: parent.width - 2 * Theme.within
                fill: true
                //% "Class of the road"
                label: qsTrId("app.editor.map.grade")
                readonly property var grades: ["main", "secondary", ""]
                segments: [
                    //: Class of a road
                    //% "Main"
                    qsTrId("app.editor.map.grade_main"),
                    //: Class of a road
                    //% "Minor"
                    qsTrId("app.editor.map.grade_minor"),
                    //: Class of a road: none
                    //% "None"
                    qsTrId("app.editor.map.grade_none")
                ]
                currentIndex: Math.max(0, grades.indexOf(palette.bench.grade))
                onActivated: index => palette.bench.grade = grades[index]
            }
            SwatchList {
                objectName: "areaList"
                width: parent.width
                visible: things.length > 0 && palette.bench.tool === "area"
                title: qsTrId("app.editor.tool.area")
                things: palette.bench.areas
                chosen: palette.bench.area
                onActivated: id => palette.bench.area = id
            }
            ScanPane {
                visible: palette.bench.tool === "scan"
                width: parent.width
                scan: palette.bench.scan
                onPictureWanted: palette.pictureWanted()
            }
            AreaMaker {
                visible: palette.bench.tool === "area"
                width: parent.width
                bench: palette.bench
            }
        }
        ScrollRail {
            parent: scroller
            anchors.right: parent.right
            height: parent.height
            size: scroller.visibleArea.heightRatio
            position: scroller.visibleArea.yPosition
            orientation: Qt.Vertical
        }
    }
    Paragraph {
        id: foot
        visible: palette.bench.tool !== "scan"
        anchors.bottom: parent.bottom
        x: Theme.padding
        width: parent.width - 2 * Theme.padding
        topPadding: Theme.between
        bottomPadding: Theme.padding
        //% "Drag to draw; Alt picks up what lies there, Shift draws a straight line, Ctrl or the right button takes away. One stroke is one undo."
        text: qsTrId("app.editor.map.hint")
        font: Theme.small
        color: Theme.muted
    }
    Separator {
        visible: foot.visible
        y: foot.y
        width: parent.width
    }
    Separator {
        anchors.right: parent.right
        height: parent.height
        width: 1
    }
}
