// SPDX-License-Identifier: GPL-3.0-or-later
// Opens what lies beside the board on demand: losses, withdrawn units, further tracks.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

PlainButton {
    id: button

    required property PlayController play
    property bool labelled: true
    property int from: 0 // the tracks from this on found no room in the strip

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
        height: Math.min(Theme.px(420), list.contentHeight + Theme.px(36)
                                        + (wanted.visible ? wanted.height + Theme.between : 0))
        onClosed: wanted.text = ""

        TextEntry { // worth its room where there is much to look through
            id: wanted
            objectName: "drawerFilter"
            visible: list.count > 6
            glyph: "search"
            //% "Look for units or chits"
            label: qsTrId("app.play.box_filter")
            placeholderText: label
            width: parent.width
        }
        ListView {
            id: list
            objectName: "trackDrawer"
            anchors.top: wanted.visible ? wanted.bottom : parent.top
            anchors.topMargin: wanted.visible ? Theme.between : 0
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            spacing: Theme.padding
            boundsBehavior: Flickable.StopAtBounds
            model: popup.visible ? button.play.tracks.drawer : null
            T.ScrollBar.vertical: ScrollRail { }
            // Columns, not layouts: the height of the sheet follows from what is in it.
            header: Column {
                id: sideTracks
                visible: wanted.text === ""
                width: list.width
                height: visible ? implicitHeight : 0
                spacing: Theme.between
                bottomPadding: Theme.padding

                Repeater {
                    model: popup.visible ? button.play.tracks.bar : null

                    TrackLine {
                        required property int index
                        visible: shown && style !== "marker" && index >= button.from
                        width: sideTracks.width
                    }
                }
                Repeater {
                    model: popup.visible ? button.play.tracks.side : null

                    TrackLine {
                        width: sideTracks.width
                    }
                }
            }
            delegate: BoxGrid {
                width: ListView.view.width
                play: button.play
                sought: wanted.text.trim().toLowerCase()
            }
        }
    }
}
