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
    readonly property MapHand hand: bench.hand
    signal pictureWanted()
    signal terrainWanted(string id) // empty: a new one
    signal sidesWanted()

    /// Whether the tool in hand uses that; one that only takes up others holds nothing of it.
    function uses(what: int): bool {
        return (hand.uses & what) !== 0
    }
    function heldOf(id: string): string {
        return uses(MapHand.Choice) ? "" : id
    }

    color: Theme.panel
    objectName: "mapPalette"
    Accessible.role: Accessible.Grouping
    //% "Tools"
    Accessible.name: qsTrId("app.editor.map.tools")

    MapTools {
        id: tools
        hand: palette.hand
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
                visible: palette.uses(MapHand.Sizes)
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
                visible: palette.uses(MapHand.Sizes)
                x: Theme.within
                width: parent.width - 2 * Theme.within
                fill: true
                label: qsTrId("app.editor.map.brush_size")
                segments: ["1", "7", "19"]
                currentIndex: palette.hand.brush
                onActivated: index => palette.hand.brush = index
            }
            SegmentedControl {
                visible: palette.uses(MapHand.Paints)
                x: Theme.within
                width: parent.width - 2 * Theme.within
                fill: true
                //% "What the brush changes"
                label: qsTrId("app.editor.map.paints")
                segments: palette.hand.paintKinds.map(kind => qsTrId(kind.label))
                currentIndex: palette.hand.paintKinds.findIndex(kind => kind.id === palette.hand.paints)
                onActivated: index => palette.hand.paints = palette.hand.paintKinds[index].id
                transform: Translate { y: Theme.between }
            }
            Item {
                visible: palette.uses(MapHand.Paints)
                width: 1
                height: Theme.between
            }
            SwatchList {
                objectName: "terrainList"
                width: parent.width
                visible: palette.uses(MapHand.Terrains)
                //% "Terrain brush"
                title: qsTrId("app.editor.map.terrain_brush")
                things: palette.bench.terrains
                chosen: palette.heldOf(palette.hand.terrain)
                onActivated: id => palette.hand.take(MapHand.Terrains, id)
            }
            Flow {
                visible: palette.uses(MapHand.Terrains)
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
                    visible: palette.heldOf(palette.hand.terrain) !== ""
                    small: true
                    tone: PlainButton.Quiet
                    glyph: "pencil"
                    //: A terrain: its name and colour
                    //% "Change it"
                    text: qsTrId("app.editor.look.change")
                    onClicked: palette.terrainWanted(palette.hand.terrain)
                }
            }
            NumberEntry {
                objectName: "brushHeight"
                visible: palette.uses(MapHand.Heights)
                x: Theme.within
                width: parent.width - 2 * Theme.within
                from: -12000
                to: 9000
                stepSize: 10
                value: palette.hand.height
                //% "Elevation in metres"
                label: qsTrId("app.editor.map.height_metres")
                onValueModified: palette.hand.height = value
            }
            SwatchList {
                width: parent.width
                visible: palette.uses(MapHand.Holders)
                title: qsTrId("app.editor.map.control")
                things: palette.bench.sides
                chosen: palette.hand.side
                onActivated: id => palette.hand.take(MapHand.Holders, id)
            }
            PlainButton {
                objectName: "sideColours"
                visible: palette.uses(MapHand.Holders)
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
                visible: things.length > 0 && palette.uses(MapHand.Features)
                title: qsTrId("app.editor.tool.hexside")
                things: palette.bench.features
                lines: true
                chosen: palette.heldOf(palette.hand.feature)
                onActivated: id => palette.hand.take(MapHand.Features, id)
            }
            SwatchList {
                objectName: "linkList"
                width: parent.width
                visible: things.length > 0 && palette.uses(MapHand.Links)
                //% "Roads and railways"
                title: qsTrId("app.editor.map.links")
                things: palette.bench.links
                lines: true
                chosen: palette.heldOf(palette.hand.link)
                onActivated: id => palette.hand.take(MapHand.Links, id)
            }
            SegmentedControl {
                visible: palette.uses(MapHand.Links) && !palette.uses(MapHand.Choice)
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
                currentIndex: Math.max(0, grades.indexOf(palette.hand.grade))
                onActivated: index => palette.hand.grade = grades[index]
            }
            SwatchList {
                objectName: "areaList"
                width: parent.width
                visible: things.length > 0 && palette.uses(MapHand.Areas)
                title: qsTrId("app.editor.tool.area")
                things: palette.bench.areas
                chosen: palette.hand.area
                onActivated: id => palette.hand.take(MapHand.Areas, id)
            }
            ScanPane {
                visible: palette.uses(MapHand.Scan)
                width: parent.width
                scan: palette.bench.scan
                onPictureWanted: palette.pictureWanted()
            }
            AreaMaker {
                visible: palette.uses(MapHand.Areas)
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
        visible: !palette.uses(MapHand.Scan)
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
