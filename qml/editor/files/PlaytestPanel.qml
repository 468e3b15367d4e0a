// SPDX-License-Identifier: GPL-3.0-or-later
// The package tried out by many random games: what is asked at the left with what came of it, the map tinted by where
// the counters went at the right.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

FocusScope {
    id: panel

    required property PlaytestBench bench
    signal closed()

    objectName: "playtestPanel"
    Accessible.role: Accessible.Pane
    //% "Random games"
    Accessible.name: qsTrId("app.playtest.title")
    Keys.onEscapePressed: panel.closed()
    Component.onCompleted: bench.shown = true
    Component.onDestruction: {
        board.source = null // it goes with the last who looks
        bench.shown = false
    }

    Rectangle {
        anchors.fill: side
        color: Theme.panel
    }
    Flickable {
        id: side
        width: Theme.px(panel.width < Theme.px(1100) ? 340 : 400)
        height: parent.height
        clip: true
        contentWidth: width
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollRail { }

        ColumnLayout {
            id: column
            x: Theme.groups
            width: side.width - 2 * Theme.groups
            spacing: Theme.padding

            RowLayout {
                spacing: Theme.between
                Layout.topMargin: Theme.groups

                IconButton {
                    objectName: "closePlaytest"
                    glyph: "chevronLeft"
                    //% "Back to editing"
                    label: qsTrId("app.playtest.close")
                    onClicked: panel.closed()
                }
                TitleText {
                    text: qsTrId("app.playtest.title")
                    Layout.fillWidth: true
                }
            }
            Paragraph {
                //% "The package is played as it is now, saved or not, by players who choose at random. You can go on editing meanwhile."
                text: qsTrId("app.playtest.lead")
                font: Theme.secondary
                Layout.fillWidth: true
            }
            PlaytestWishes {
                bench: panel.bench
                Layout.fillWidth: true
            }
            PlaytestFigures {
                visible: (panel.bench.result.played ?? 0) > 0
                bench: panel.bench
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.groups
            }
        }
    }
    Separator {
        x: side.width
        width: 1
        height: parent.height
    }
    Rectangle {
        anchors.left: side.right
        anchors.leftMargin: 1
        anchors.right: parent.right
        height: parent.height
        color: Theme.boardGround
        clip: true

        Board {
            id: board
            objectName: "playtestBoard"
            anchors.fill: parent
            activeFocusOnTab: true
            source: panel.bench.board
            dark: Theme.dark
            safePalette: Theme.safePalette
            animationSpeed: Theme.animationSpeed
            onHoverChanged: panel.bench.point(board.hoveredHex)
        }
        HeatLegend {
            visible: (panel.bench.result.played ?? 0) > 0
            bench: panel.bench
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: Theme.padding
        }
        ZoomBox {
            board: board
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.padding
        }
    }
}
