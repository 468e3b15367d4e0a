// SPDX-License-Identifier: GPL-3.0-or-later
// Opens what lies beside the board on demand: losses, withdrawn units, further tracks.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

PlainButton {
    id: button

    required property PlayTable play
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
        height: Math.min(Theme.px(420), list.topMargin + list.contentHeight + list.bottomMargin + Theme.px(36)
                                        + (wanted.visible ? wanted.height + Theme.between : 0))
        onOpened: list.contentY = list.originY - list.topMargin
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

            readonly property real room: width - rail.width // the scroll bar covers nothing

            objectName: "trackDrawer"
            anchors.top: wanted.visible ? wanted.bottom : parent.top
            anchors.topMargin: wanted.visible ? Theme.between : 0
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            spacing: Theme.padding
            boundsBehavior: Flickable.StopAtBounds
            topMargin: sideTracks.height
            bottomMargin: points.height
            model: popup.visible ? button.play.tracks.drawer : null
            T.ScrollBar.vertical: ScrollRail {
                id: rail
            }
            delegate: BoxGrid {
                width: list.room
                play: button.play
                sought: wanted.text.trim().toLowerCase()
            }

            // Not as its header and footer: Qt 6.4 does not make these where components are bound.
            Column { // no layout: the height of the sheet follows from what is in it
                id: sideTracks
                parent: list.contentItem
                visible: wanted.text === ""
                y: list.originY - height
                width: list.room
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
            VictoryLines {
                id: points
                parent: list.contentItem
                visible: wanted.text === "" && (statistics.victory.length > 0 || statistics.scores.length > 0)
                y: list.originY + list.contentHeight
                height: visible ? implicitHeight : 0
                topPadding: Theme.padding
                looked: popup.visible
                statistics: button.play.statistics
                width: list.room
            }
        }
    }
}
