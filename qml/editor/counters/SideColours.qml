// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the sides: on the map, of their counters, and for players who cannot tell red from green.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property LookBench looks
    readonly property var kinds: [
        //: A colour of a side
        //% "On the map"
        { key: "colour", role: "colour", label: qsTrId("app.editor.look.side_map") },
        //: A colour of a side
        //% "Counters"
        { key: "fill", role: "fill", label: qsTrId("app.editor.look.side_fill") },
        //: A colour of a side
        //% "Their edge"
        { key: "edge", role: "edge", label: qsTrId("app.editor.look.side_edge") },
        //: A colour of a side, for players who cannot tell red from green
        //% "Counters, safe palette"
        { key: "safe/fill", role: "safeFill", label: qsTrId("app.editor.look.side_safe_fill") },
        //: A colour of a side, for players who cannot tell red from green
        //% "Their edge, safe palette"
        { key: "safe/edge", role: "safeEdge", label: qsTrId("app.editor.look.side_safe_edge") }
    ]

    objectName: "sideColoursDialog"
    //% "Colours of the sides"
    title: qsTrId("app.editor.look.sides")
    width: Math.min(Theme.px(560), (parent ? parent.width : 560) - Theme.margin)

    Flickable {
        id: scroller
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: Math.min(list.implicitHeight, Theme.px(470))
        contentHeight: list.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list
            width: scroller.width - Theme.between
            spacing: Theme.padding

            Repeater {
                model: dialog.looks.sides

                ColumnLayout {
                    id: side

                    required property var modelData

                    width: parent?.width ?? 0
                    spacing: Theme.within

                    RowLayout {
                        spacing: Theme.between

                        Rectangle {
                            implicitWidth: Theme.px(22)
                            implicitHeight: Theme.px(22)
                            radius: Theme.px(3)
                            color: side.modelData.fill
                            border.color: side.modelData.edge
                            border.width: Theme.px(2)
                        }
                        Text {
                            text: side.modelData.name
                            font: Theme.strong
                            color: Theme.ink
                            textFormat: Text.PlainText
                        }
                    }
                    Column {
                        Layout.fillWidth: true
                        spacing: Theme.within

                        Repeater {
                            model: dialog.kinds

                            RowLayout {
                                id: line

                                required property var modelData

                                width: parent?.width ?? 0
                                spacing: Theme.padding

                                Text {
                                    text: line.modelData.label
                                    font: Theme.secondary
                                    color: Theme.muted
                                    elide: Text.ElideRight
                                    Layout.preferredWidth: Theme.px(190)
                                }
                                ColourEntry {
                                    objectName: "side_" + side.modelData.id + "_" + line.modelData.role
                                    Layout.fillWidth: true
                                    looks: dialog.looks
                                    label: line.modelData.label
                                    colour: side.modelData[line.modelData.role]
                                    onPicked: code => dialog.looks.setSideColour(side.modelData.id, line.modelData.key, code)
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

    buttons: [
        MainButton {
            objectName: "sideColoursDone"
            text: qsTrId("app.editor.look.done")
            onClicked: dialog.close()
        }
    ]
}
