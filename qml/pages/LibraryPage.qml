// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: where to go at the left; the game to go on with, the games, and the saved games; or the saved
// games alone.
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
    readonly property int margin: narrow ? Theme.groups : Theme.px(22)

    objectName: "libraryPage"
    focus: true
    Accessible.role: Accessible.Pane
    //% "Library"
    Accessible.name: qsTrId("app.page.library")

    Binding {
        target: page.shell.savedGames
        property: "limit"
        value: page.onlySaved ? 0 : page.height > Theme.px(1000) ? 6 : 4
    }
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
                visible: !page.onlySaved
                clip: true
                contentWidth: width
                contentHeight: column.implicitHeight + 2 * Theme.px(19)
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: ScrollRail { }
                Layout.fillWidth: true
                Layout.fillHeight: true

                ColumnLayout {
                    id: column
                    x: page.margin
                    y: Theme.px(19)
                    width: scroll.width - 2 * x
                    spacing: Theme.groups

                    ContinueCard {
                        visible: game.path !== undefined
                        shell: page.shell
                        game: page.shell.savedGames.latest
                        Layout.fillWidth: true
                    }
                    GamesSection {
                        shell: page.shell
                        empty: page.empty
                        Layout.fillWidth: true
                    }
                    SavedSection {
                        shell: page.shell
                        whole: false
                        Layout.fillWidth: true
                    }
                }
            }
            Loader {
                active: page.onlySaved || item !== null
                visible: page.onlySaved
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.margins: page.margin
                Component.onCompleted: setSource("../library/SavedSection.qml", { shell: page.shell, whole: true })
            }
            LibraryStatus {
                shell: page.shell
                Layout.fillWidth: true
            }
        }
    }
}
