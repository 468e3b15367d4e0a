// SPDX-License-Identifier: GPL-3.0-or-later
// How large the map is drawn.
import QtQuick
import Esagono

Sheet {
    id: box

    required property Board board

    objectName: "zoomBox"
    implicitWidth: row.width + Theme.px(4)
    implicitHeight: Theme.control + Theme.px(2)

    Shield { }
    Row {
        id: row
        anchors.centerIn: parent

        IconButton {
            objectName: "zoomOut"
            glyph: "minus"
            //% "Zoom out"
            label: qsTrId("app.board.zoom_out")
            onClicked: box.board.zoomBy(1 / 1.25, Qt.point(box.board.width / 2, box.board.height / 2))
        }
        Text {
            width: Theme.px(48)
            height: parent.height
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            //: Zoom of the map; %1 = a number
            //% "%1%"
            text: qsTrId("app.board.zoom").arg(Math.round(box.board.zoom * 100))
            font: Theme.secondary
            color: Theme.ink
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        IconButton {
            objectName: "zoomIn"
            glyph: "plus"
            //% "Zoom in"
            label: qsTrId("app.board.zoom_in")
            onClicked: box.board.zoomBy(1.25, Qt.point(box.board.width / 2, box.board.height / 2))
        }
        IconButton {
            objectName: "zoomFit"
            glyph: "fit"
            //% "Show the whole map"
            label: qsTrId("app.board.fit")
            onClicked: box.board.fit()
        }
    }
}
