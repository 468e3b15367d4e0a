// SPDX-License-Identifier: GPL-3.0-or-later
// A panel at the foot of the editor: a heading with what belongs to it, a list below.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: panel

    required property string title
    required property string closeLabel // read aloud
    property string empty: "" // what is said instead of a list
    property alias head: room.data
    default property alias body: inside.data
    signal closed()

    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: title

    Separator {
        width: parent.width
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: 1
        spacing: 0

        Rectangle {
            color: Theme.bar
            Layout.fillWidth: true
            implicitHeight: Theme.px(36)

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.padding
                anchors.rightMargin: Theme.within
                spacing: Theme.between

                GroupLabel {
                    text: panel.title
                }
                RowLayout {
                    id: room
                    spacing: Theme.between
                    Layout.fillWidth: true
                }
                IconButton {
                    objectName: "closePanel"
                    glyph: "close"
                    small: true
                    label: panel.closeLabel
                    onClicked: panel.closed()
                }
            }
        }
        Separator {
            Layout.fillWidth: true
        }
        Item {
            id: inside
            Layout.fillWidth: true
            Layout.fillHeight: true

            Paragraph {
                visible: panel.empty !== ""
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - 2 * Theme.padding)
                text: panel.empty
                color: Theme.muted
            }
        }
    }
}
