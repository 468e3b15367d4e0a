// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen hex as a form: its place, ground, height, holder, its six sides, and where its values come from.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: form

    required property MapBench bench
    readonly property var hex: bench.hex
    readonly property bool filled: hex.number !== undefined
    readonly property bool placed: filled && hex.name !== undefined
    readonly property var kinds: bench.placeKinds
    readonly property var sideNames: [
        //% "nobody"
        { id: "", name: qsTrId("app.editor.hex.nobody") }
    ].concat(bench.sides)

    objectName: "hexForm"

    component Caption: Text {
        font: Theme.secondary
        color: Theme.muted
        elide: Text.ElideRight
        Layout.preferredWidth: Theme.px(78)
    }
    /// Where a value of the hex comes from, right below it.
    component Mark: RowLayout {
        id: mark

        required property string what
        required property var source
        signal marked(string text)

        visible: source !== undefined && source.kind > 0
        Layout.leftMargin: Theme.px(78) + Theme.within
        spacing: 0

        SourceChip {
            objectName: mark.objectName + "Chip"
            what: mark.what
            source: mark.source
            onMarked: text => mark.marked(text)
        }
    }

    TabStrip {
        id: head
        width: parent.width
        tabs: [
            //: %1 = hex number
            //% "Hex %1"
            form.filled ? qsTrId("app.editor.hex.title").arg(form.hex.number)
            //% "No hex chosen"
                        : qsTrId("app.editor.hex.none")
        ]
        label: tabs[0]
    }
    Flickable { // with a panel open below, not all of it fits
        id: nothing
        visible: !form.filled
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: Math.max(height, hint.height + extent.height + 3 * Theme.padding)
        boundsBehavior: Flickable.StopAtBounds

        Paragraph {
            id: hint
            x: Theme.padding
            y: Theme.padding
            width: nothing.width - 2 * Theme.padding
            //% "Click a hex with the first tool to see and change what is in it."
            text: qsTrId("app.editor.hex.hint")
        }
        MapSize {
            id: extent
            bench: form.bench
            x: Theme.padding
            y: nothing.contentHeight - height - Theme.padding
            width: nothing.width - 2 * Theme.padding
        }
        ScrollRail {
            parent: nothing
            anchors.right: parent.right
            height: parent.height
            size: nothing.visibleArea.heightRatio
            position: nothing.visibleArea.yPosition
            orientation: Qt.Vertical
        }
    }
    Flickable {
        id: scroller
        visible: form.filled
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.padding
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: column
            x: Theme.padding
            y: Theme.padding
            width: scroller.width - 2 * Theme.padding
            spacing: Theme.between

            RowLayout {
                Caption {
                    //: Of a place on the map
                    //% "Name"
                    text: qsTrId("app.editor.hex.name")
                }
                TextEntry {
                    objectName: "placeName"
                    Layout.fillWidth: true
                    label: qsTrId("app.editor.hex.name")
                    text: form.hex.name ?? ""
                    onEditingFinished: form.bench.setPlaceName(text)
                }
            }
            RowLayout {
                visible: form.placed
                Caption {
                    //: Of a place on the map: town, village
                    //% "Kind"
                    text: qsTrId("app.editor.hex.kind")
                }
                ChoiceBox {
                    objectName: "placeKind"
                    Layout.fillWidth: true
                    label: qsTrId("app.editor.hex.kind")
                    model: form.kinds.map(kind => kind.name)
                    currentIndex: form.kinds.findIndex(kind => kind.id === form.hex.kind)
                    onActivated: index => form.bench.setPlaceKind(form.kinds[index].id)
                }
            }
            RowLayout {
                visible: form.placed
                Caption {
                    text: qsTrId("app.editor.tool.objective")
                }
                TextEntry {
                    objectName: "placePoints"
                    Layout.preferredWidth: Theme.px(56)
                    //% "Victory Points"
                    label: qsTrId("app.editor.hex.points")
                    text: form.hex.values?.vp ?? ""
                    validator: IntValidator { bottom: -99; top: 999 }
                    onEditingFinished: form.bench.setPlaceValue("vp", text)
                }
                Caption {
                    //: Short for victory points
                    //% "VP"
                    text: qsTrId("app.editor.hex.vp")
                    Layout.fillWidth: true
                }
                IconButton {
                    objectName: "removePlace"
                    glyph: "trash"
                    //% "Remove the place"
                    label: qsTrId("app.editor.hex.remove_place")
                    onClicked: form.bench.removePlace()
                }
            }
            Mark {
                objectName: "source_values"
                what: qsTrId("app.editor.hex.vp")
                source: form.hex.valueSource
                onMarked: text => form.bench.markSource("values", text)
            }
            RowLayout {
                Caption {
                    text: qsTrId("app.editor.map.terrain")
                }
                ChoiceBox {
                    objectName: "hexTerrain"
                    Layout.fillWidth: true
                    label: qsTrId("app.editor.map.terrain")
                    model: form.bench.terrains
                    textRole: "name"
                    valueRole: "id"
                    currentIndex: form.bench.terrains.findIndex(each => each.id === form.hex.terrain)
                    onActivated: index => form.bench.setHexTerrain(form.bench.terrains[index].id)
                }
            }
            Mark {
                objectName: "source_terrain"
                what: qsTrId("app.editor.map.terrain")
                source: form.hex.terrainSource
                onMarked: text => form.bench.markSource("terrain", text)
            }
            RowLayout {
                Caption {
                    //: Which side holds the hex
                    //% "Held by"
                    text: qsTrId("app.editor.hex.control")
                }
                ChoiceBox {
                    objectName: "hexControl"
                    Layout.fillWidth: true
                    label: qsTrId("app.editor.hex.control")
                    model: form.sideNames
                    textRole: "name"
                    valueRole: "id"
                    currentIndex: form.sideNames.findIndex(each => each.id === (form.hex.control ?? ""))
                    onActivated: index => form.bench.setHexControl(form.sideNames[index].id)
                }
            }
            RowLayout {
                Caption {
                    text: qsTrId("app.editor.map.height")
                }
                TextEntry {
                    objectName: "hexHeight"
                    Layout.preferredWidth: Theme.px(72)
                    label: qsTrId("app.editor.map.height_metres")
                    text: form.hex.height ?? ""
                    validator: IntValidator { bottom: -12000; top: 9000 }
                    onEditingFinished: form.bench.setHexHeight(text)
                }
                Caption {
                    //: Metres
                    //% "m"
                    text: qsTrId("app.editor.hex.metres")
                    Layout.fillWidth: true
                }
            }
            Mark {
                objectName: "source_elevation"
                what: qsTrId("app.editor.map.height")
                source: form.hex.heightSource
                onMarked: text => form.bench.markSource("elevation", text)
            }
            GroupLabel {
                //% "Six sides"
                text: qsTrId("app.editor.hex.sides")
                Layout.topMargin: Theme.between
            }
            Column {
                spacing: Theme.within
                Layout.fillWidth: true

                Repeater {
                    model: form.hex.sides ?? []

                    RowLayout {
                        id: side

                        required property var modelData
                        required property int index

                        visible: modelData.there
                        width: parent?.width ?? 0
                        spacing: Theme.within

                        Text {
                            text: side.modelData.number ?? ""
                            font: Theme.mono
                            color: Theme.muted
                            Layout.preferredWidth: Theme.px(44)
                        }
                        Flow {
                            Layout.fillWidth: true
                            spacing: Theme.px(2)

                            Repeater {
                                model: form.bench.features

                                ToggleButton {
                                    required property var modelData
                                    text: modelData.name
                                    checked: (side.modelData.features ?? []).includes(modelData.id)
                                    onClicked: form.bench.setSideFeature(side.index, modelData.id, checked)
                                }
                            }
                            Repeater {
                                model: form.bench.links

                                ToggleButton {
                                    required property var modelData
                                    text: modelData.name
                                    checked: (side.modelData.links ?? []).includes(modelData.id)
                                    onClicked: form.bench.setSideLink(side.index, modelData.id, checked)
                                }
                            }
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
