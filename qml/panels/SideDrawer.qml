// SPDX-License-Identifier: GPL-3.0-or-later
// Where the side panel stands: in its room beside the board, or, where there is none, as a drawer over it.
import QtQuick
import Esagono

Item {
    id: frame

    required property Item room
    property bool drawer: false
    property bool opened: false
    property real topEdge: 0
    default property alias content: holder.data
    signal closeRequested()

    anchors.fill: parent

    MouseArea { // a click beside the drawer closes it
        visible: frame.drawer && frame.opened
        y: frame.topEdge
        width: parent.width - holder.width
        height: parent.height - y
        onClicked: frame.closeRequested()
    }
    Item {
        id: holder

        readonly property point at: frame.drawer ? Qt.point(frame.width - width, frame.topEdge)
                                                 : frame.room.mapToItem(frame, 0, 0)

        visible: frame.drawer ? frame.opened : frame.room.visible
        x: frame.drawer ? frame.width - width : frame.width - frame.room.width
        y: frame.topEdge
        width: frame.drawer ? Math.min(Theme.px(400), frame.width) : frame.room.width
        height: frame.drawer ? frame.height - y : frame.room.height

        Shadow {
            visible: frame.drawer
            z: -1
            anchors.fill: parent
            anchors.margins: -reach
            elevation: 3
            dark: Theme.dark
        }
    }
}
