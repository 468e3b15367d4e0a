// SPDX-License-Identifier: GPL-3.0-or-later
// How the game ended: the result, what it was worth place by place, and how it went.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Item {
    id: over

    required property PlayTable play
    readonly property Statistics statistics: play.statistics
    property bool shown: false
    property bool asTables: false
    signal replayRequested()
    signal closeRequested()

    objectName: "gameOver"
    visible: shown

    Cover {
        host: over
        visible: over.visible
        label: over.statistics.result
        partName: "gameOverCover"
        onOpened: replay.forceActiveFocus()
        onEscaped: over.shown = false

        Rectangle {
            anchors.fill: parent
            color: Theme.veil
        }
        Sheet {
            elevation: 3
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.margin, Theme.px(860))
            height: Math.min(parent.height - 2 * Theme.margin, Theme.px(640))

            ColumnLayout {
                anchors.fill: parent
                spacing: 0

                GameOverHead {
                    statistics: over.statistics
                    title: over.play.title
                    asTables: over.asTables
                    onTablesToggled: over.asTables = !over.asTables
                    Layout.fillWidth: true
                }
                Flickable {
                    id: flick
                    clip: true
                    boundsBehavior: Flickable.StopAtBounds
                    contentHeight: body.implicitHeight + 2 * Theme.groups
                    T.ScrollBar.vertical: ScrollRail { }
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    Column {
                        id: body
                        x: Theme.groups
                        y: Theme.groups
                        width: flick.width - 2 * Theme.groups

                        Repeater {
                            model: over.shown && !over.asTables ? 1 : 0

                            GameOverCharts {
                                width: body.width
                                statistics: over.statistics
                            }
                        }
                        Repeater {
                            model: over.shown && over.asTables ? 1 : 0

                            StatisticsTables {
                                width: body.width
                                tables: over.statistics.tables
                            }
                        }
                    }
                }
                Separator {
                    Layout.fillWidth: true
                }
                RowLayout {
                    spacing: Theme.between
                    Layout.margins: Theme.padding

                    QuietButton {
                        objectName: "gameOverBoard"
                        //% "Look at the board"
                        text: qsTrId("app.play.look_at_board")
                        glyph: "eye"
                        onClicked: over.shown = false
                    }
                    Item {
                        Layout.fillWidth: true
                    }
                    PlainButton {
                        objectName: "gameOverLibrary"
                        //% "Back to the library"
                        text: qsTrId("app.play.back_to_library")
                        onClicked: over.closeRequested()
                    }
                    MainButton {
                        id: replay
                        objectName: "watchReplay"
                        focus: true
                        //% "Watch the replay"
                        text: qsTrId("app.play.watch_replay")
                        glyph: "film"
                        onClicked: over.replayRequested()
                    }
                }
            }
        }
    }
}
