// SPDX-License-Identifier: GPL-3.0-or-later
// The counter as it will lie on the table: its faces, as small as the map shows it, at its real size, and with what can
// lie on it.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Flickable {
    id: preview

    required property CounterBench bench
    property bool safe: Theme.safePalette
    readonly property int faces: bench.form.faces ? bench.form.faces.length : 0
    readonly property real millimetre: Screen.pixelDensity
    readonly property real counterMillimetres: 15 // across, as most games print them

    clip: true
    contentHeight: column.implicitHeight + Theme.groups
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollRail { }

    component Part: Separator {
        Layout.fillWidth: true
        Layout.topMargin: Theme.within
    }
    component Piece: CounterPicture {
        source: preview.bench.board
        counter: preview.bench.counter
        face: 0
        safePalette: preview.safe
        asOnBoard: true
        shadow: true
        width: implicitWidth
        height: implicitHeight
    }

    ColumnLayout {
        id: column
        width: preview.width
        spacing: Theme.between

        Rectangle {
            implicitHeight: both.implicitHeight + 2 * Theme.groups
            color: Theme.sunk
            Layout.fillWidth: true

            Row {
                id: both
                anchors.centerIn: parent
                spacing: Theme.groups

                Repeater {
                    model: Math.min(preview.faces, 2)

                    Column {
                        id: side
                        required property int index
                        spacing: Theme.between

                        Piece {
                            objectName: "previewFace_" + side.index
                            face: side.index
                            implicitWidth: Theme.px(112)
                            implicitHeight: Theme.px(112)
                        }
                        Text {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: side.index === 0
                                  //: The first face of a counter
                                  //% "Front"
                                  ? qsTrId("app.editor.counter.face_front")
                                  //: Another face of a counter
                                  //% "Back"
                                  : qsTrId("app.editor.counter.face_back")
                            font: Theme.secondary
                            color: Theme.ink2
                        }
                    }
                }
            }
        }
        ColumnLayout {
            spacing: Theme.between
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding

            GroupLabel {
                //: Heading: a counter in the sizes of the map
                //% "At map zoom"
                text: qsTrId("app.editor.counter.at_zoom")
            }
            SegmentedControl {
                objectName: "previewPalette"
                //% "Colours of the preview"
                label: qsTrId("app.editor.counter.palette")
                segments: [
                    //: Colours as a publisher would print them
                    //% "Classic"
                    qsTrId("app.editor.counter.classic"),
                    //% "Colour-blind safe"
                    qsTrId("app.editor.counter.safe")
                ]
                currentIndex: preview.safe ? 1 : 0
                onActivated: index => preview.safe = index === 1
            }
            Row {
                spacing: Theme.px(7)

                Repeater {
                    model: [88, 64, 48, 34, 22]

                    Column {
                        id: zoomed
                        required property int modelData
                        spacing: Theme.px(5)
                        anchors.bottom: parent?.bottom

                        Piece {
                            implicitWidth: zoomed.modelData
                            implicitHeight: zoomed.modelData
                        }
                        Text {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: zoomed.modelData
                            font: Theme.small
                            color: Theme.muted
                        }
                    }
                }
            }
            Part { }
            GroupLabel {
                //: Heading: a counter with what can lie on it
                //% "On the board, with states"
                text: qsTrId("app.editor.counter.with_states")
            }
            Flow {
                Layout.fillWidth: true

                Repeater {
                    model: preview.bench.statuses

                    Column {
                        id: state
                        required property var modelData
                        spacing: Theme.px(6)
                        bottomPadding: Theme.within
                        width: Theme.px(96) // the longest word of a state, in any language

                        Piece {
                            status: state.modelData.status
                            implicitWidth: Theme.px(52)
                            implicitHeight: Theme.px(52)
                            anchors.horizontalCenter: parent.horizontalCenter
                        }
                        Text {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.Wrap
                            text: state.modelData.name
                            font: Theme.small
                            color: Theme.muted
                        }
                    }
                }
            }
            Part { }
            GroupLabel {
                //: Heading: a counter as large as it is printed
                //% "Real size, %1 mm"
                text: qsTrId("app.editor.counter.real_size").arg(preview.counterMillimetres)
            }
            Row {
                spacing: Theme.padding

                Repeater {
                    model: Math.min(preview.faces, 2)

                    Piece {
                        required property int index
                        face: index
                        implicitWidth: preview.counterMillimetres * preview.millimetre
                        implicitHeight: implicitWidth
                    }
                }
            }
            Part { }
            GroupLabel {
                //: Heading: what can be said about a counter
                //% "Findings"
                text: qsTrId("app.editor.counter.findings")
            }
            Column {
                spacing: Theme.within
                Layout.fillWidth: true

                Repeater {
                    model: preview.bench.remarks

                    RemarkLine {
                        required property var modelData
                        good: modelData.good
                        text: modelData.text
                        width: parent?.width ?? 0
                    }
                }
            }
        }
    }
}
