// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of the map, shown or not: how much there is of each, or how strongly it is shown.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Item {
    id: layers

    required property MapBench bench
    property real mostHeight: Theme.px(400)
    property var hidden: []
    property bool numbers: true
    property bool heights: false
    property bool ground: true
    property bool scan: true
    property real groundPart: 1
    property real counterPart: 1
    readonly property real groundStrength: ground ? groundPart : 0
    readonly property real scanStrength: scan ? bench.scan.strength : 0
    readonly property var all: [
        //% "Places and objectives"
        { id: "places", glyph: "letter", label: qsTrId("app.editor.layer.places"), count: bench.counts.places ?? 0 },
        //: The counters of a scenario
        //% "Counters"
        { id: "counters", glyph: "fan", label: qsTrId("app.editor.layer.counters"), part: counterPart },
        //% "Front and lines"
        { id: "lines", glyph: "flag", label: qsTrId("app.editor.layer.lines"), count: bench.counts.lines ?? 0 },
        //% "Railways"
        { id: "rails", glyph: "rail", label: qsTrId("app.editor.layer.rails"), count: bench.counts.rails ?? 0 },
        //% "Roads"
        { id: "roads", glyph: "road", label: qsTrId("app.editor.layer.roads"), count: bench.counts.roads ?? 0 },
        { id: "hexsides", glyph: "side", label: qsTrId("app.editor.tool.hexside"), count: bench.counts.hexsides ?? 0 },
        //% "Hex numbers"
        { id: "numbers", glyph: "numbers", label: qsTrId("app.editor.layer.numbers"), count: bench.counts.terrain ?? 0 },
        //: Heights of hexes, as tints and figures
        //% "Heights"
        { id: "heights", glyph: "mountains", label: qsTrId("app.editor.layer.heights") },
        //: The tints, the light and the patterns of the ground
        //% "Ground"
        { id: "ground", glyph: "hex", label: qsTrId("app.editor.layer.ground"), part: groundPart },
        { id: "scan", glyph: "picture", label: qsTrId("app.editor.scan.title"), part: bench.scan.strength },
        //: Hexes whose ground or height is not from the printed game
        //% "Reconstructed"
        { id: "reconstructed", glyph: "warning", label: qsTrId("app.editor.layer.reconstructed"), count: bench.reconstructed }
    ].filter(each => each.id !== "scan" || bench.scan.there)

    function shows(id: string): bool {
        switch (id) {
        case "numbers": return numbers
        case "heights": return heights
        case "ground": return ground
        case "scan": return scan
        case "counters": return bench.showsCounters
        case "reconstructed": return bench.showsReconstructed
        }
        return !hidden.includes(id)
    }
    function toggle(id: string): void {
        switch (id) {
        case "numbers": numbers = !numbers; break
        case "heights": heights = !heights; break
        case "ground": ground = !ground; break
        case "scan": scan = !scan; break
        case "counters": bench.showsCounters = !bench.showsCounters; break
        case "reconstructed": bench.showsReconstructed = !bench.showsReconstructed; break
        default: hidden = hidden.includes(id) ? hidden.filter(each => each !== id) : hidden.concat(id)
        }
    }
    function strengthen(id: string, part: real): void {
        if (id === "ground")
            groundPart = part
        else if (id === "counters")
            counterPart = part
        else
            bench.scan.strength = part
    }

    objectName: "mapLayers"
    implicitHeight: head.height + Math.min(rows.height, mostHeight - head.height)

    TabStrip {
        id: head
        width: parent.width
        tabs: [
            //% "Layers"
            qsTrId("app.editor.map.layers")
        ]
        label: tabs[0]
    }
    Flickable {
        id: scroller
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: rows.height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: rows
            width: scroller.width

            Repeater {
                model: layers.all.length // the rows stay while their figures change

                T.ItemDelegate {
                    id: layer

                    required property int index
                    readonly property var entry: layers.all[index] ?? ({ id: "", glyph: "", label: "" })
                    readonly property bool on: layers.shows(entry.id)

                    objectName: "layer_" + entry.id
                    width: rows.width
                    implicitHeight: Theme.row
                    leftPadding: Theme.padding
                    rightPadding: Theme.padding
                    hoverEnabled: true
                    focusPolicy: Qt.TabFocus
                    Accessible.role: Accessible.CheckBox
                    Accessible.name: entry.label
                    Accessible.checkable: true
                    Accessible.checked: on
                    onClicked: layers.toggle(entry.id)
                    Keys.onReturnPressed: layer.clicked()

                    contentItem: RowLayout {
                        spacing: Theme.between

                        Glyph {
                            name: layer.on ? "eye" : "eyeOff"
                            color: layer.on ? Theme.ink : Theme.muted
                            size: Theme.icon
                            Accessible.ignored: true
                        }
                        Glyph {
                            name: layer.entry.glyph
                            color: Theme.ink2
                            size: Theme.icon
                            Accessible.ignored: true
                        }
                        Text {
                            text: layer.entry.label
                            font: Theme.plain
                            color: layer.on ? Theme.ink : Theme.muted
                            elide: Text.ElideRight
                            Layout.fillWidth: true
                        }
                        Text {
                            visible: layer.entry.count !== undefined
                            text: layer.entry.count ?? ""
                            font: Theme.mono
                            color: Theme.muted
                        }
                        SlideBar {
                            objectName: "strength_" + layer.entry.id
                            visible: layer.entry.part !== undefined && layer.on
                            implicitWidth: Theme.px(72)
                            implicitHeight: Theme.row
                            //: Read aloud; %1 = a layer of the map
                            //% "Opacity of %1"
                            label: qsTrId("app.editor.layer.opacity").arg(layer.entry.label)
                            value: layer.entry.part ?? 1
                            onMoved: layers.strengthen(layer.entry.id, value)
                        }
                    }
                    background: Rectangle {
                        color: layer.hovered ? Theme.chosen : "transparent"

                        Separator {
                            anchors.bottom: parent.bottom
                            width: parent.width
                        }
                        FocusRing {
                            shown: layer.visualFocus
                            gap: -1
                        }
                    }
                }
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
}
