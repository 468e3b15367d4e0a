// SPDX-License-Identifier: GPL-3.0-or-later
// Opens what lies beside the board on demand: losses, withdrawn units, further tracks.
import QtQuick
import QtQuick.Templates as T
import Esagono

PlainButton {
    id: button

    required property PlayController play
    property bool safePalette: false
    property bool labelled: true

    objectName: "drawerButton"
    tone: PlainButton.Quiet
    glyph: "up"
    //% "Boxes"
    text: labelled ? qsTrId("app.play.boxes") : ""
    tip: qsTrId("app.play.boxes")
    Accessible.name: qsTrId("app.play.boxes")
    checked: popup.opened
    onClicked: popup.opened ? popup.close() : popup.open()

    Popover {
        id: popup
        x: button.width - width
        y: -height - Theme.between
        width: Theme.px(460)
        height: Math.min(Theme.px(420), list.contentHeight + Theme.px(24))
        contentItem: ListView {
            id: list
            objectName: "trackDrawer"
            clip: true
            spacing: Theme.padding
            boundsBehavior: Flickable.StopAtBounds
            model: button.play.tracks.drawer
            T.ScrollBar.vertical: ScrollRail { }
            header: Column {
                width: list.width
                spacing: Theme.between
                bottomPadding: Theme.padding

                Repeater {
                    model: button.play.tracks.side

                    TrackLine {
                        width: list.width
                    }
                }
            }
            delegate: BoxGrid {
                width: ListView.view.width
                play: button.play
            }
        }
    }
}
