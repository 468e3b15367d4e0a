// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: where to go at the left; the game to go on with, the games, and the saved games.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

FocusScope {
    id: page

    required property Shell shell
    readonly property bool narrow: width < Theme.px(840)
    readonly property bool onlySaved: shell.page === "saved"
    readonly property bool empty: shell.library.count === 0 && !shell.library.scanning

    objectName: "libraryPage"
    focus: true
    Accessible.role: Accessible.Pane
    //% "Library"
    Accessible.name: qsTrId("app.page.library")

    RowLayout {
        anchors.fill: parent
        spacing: 0

        Rail {
            shell: page.shell
            narrow: page.narrow
            Layout.fillHeight: true
        }
        ColumnLayout {
            spacing: 0

            Flickable {
                id: scroll
                objectName: "libraryScroll"
                clip: true
                contentWidth: width
                contentHeight: column.implicitHeight + 2 * Theme.px(19)
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: ScrollRail { }
                Layout.fillWidth: true
                Layout.fillHeight: true

                ColumnLayout {
                    id: column
                    x: page.narrow ? Theme.groups : Theme.px(22)
                    y: Theme.px(19)
                    width: scroll.width - 2 * x
                    spacing: Theme.groups

                    ContinueCard {
                        visible: !page.onlySaved && game.path !== undefined
                        shell: page.shell
                        game: page.shell.savedGames.latest
                        Layout.fillWidth: true
                    }
                    GamesSection {
                        visible: !page.onlySaved
                        shell: page.shell
                        empty: page.empty
                        Layout.fillWidth: true
                    }
                    SavedSection {
                        shell: page.shell
                        whole: page.onlySaved
                        Layout.fillWidth: true
                    }
                }
            }
            LibraryStatus {
                shell: page.shell
                Layout.fillWidth: true
            }
        }
    }
}
