// SPDX-License-Identifier: GPL-3.0-or-later
// What Esagono is, how far it has come, and which language it speaks.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: about

    required property Languages languages
    required property bool narrow // lies along the top instead of standing at the left

    implicitHeight: grid.implicitHeight + 2 * grid.anchors.margins
    color: Theme.bar

    GridLayout {
        id: grid
        anchors.fill: parent
        anchors.margins: about.narrow ? Theme.padding : Theme.groups
        anchors.leftMargin: about.narrow ? Theme.margin : Theme.groups
        anchors.rightMargin: anchors.leftMargin
        columns: 2
        columnSpacing: Theme.groups
        rowSpacing: about.narrow ? Theme.between : Theme.padding

        RowLayout {
            spacing: Theme.padding
            Layout.row: 0
            Layout.column: 0
            Layout.columnSpan: about.narrow ? 1 : 2
            Layout.fillWidth: true

            Emblem {
                implicitWidth: 40
                implicitHeight: 40
                Accessible.ignored: true
            }
            Text {
                text: "Esagono"
                font: Theme.pageTitle
                color: Theme.ink
                Accessible.role: Accessible.Heading
                Accessible.name: text
                Layout.fillWidth: true
            }
        }
        Paragraph {
            //% "Plays, edits and replays hex-and-counter wargames with every rule enforced."
            text: qsTrId("app.about.what_it_is")
            Layout.row: 1
            Layout.column: 0
            Layout.columnSpan: 2
            Layout.fillWidth: true
        }
        Rectangle {
            color: Theme.goldGround
            radius: 4
            implicitHeight: state.implicitHeight + 2 * Theme.between
            Layout.row: 2
            Layout.column: 0
            Layout.columnSpan: 2
            Layout.fillWidth: true

            Paragraph {
                id: state
                anchors.fill: parent
                anchors.margins: Theme.between
                anchors.leftMargin: Theme.padding
                color: Theme.amber
                //: %1 = the program's version
                //% "Version %1 is an early one: it lists the games on this computer, but cannot yet play, edit or replay them."
                text: qsTrId("app.about.state").arg(Qt.application.version)
            }
        }
        Item {
            visible: !about.narrow
            Layout.row: 3
            Layout.column: 0
            Layout.columnSpan: 2
            Layout.fillHeight: true
        }
        LanguageSelector {
            languages: about.languages
            opensUpwards: !about.narrow
            Layout.row: about.narrow ? 0 : 4
            Layout.column: about.narrow ? 1 : 0
            Layout.columnSpan: about.narrow ? 1 : 2
            Layout.fillWidth: !about.narrow
            Layout.preferredWidth: about.narrow ? 140 : -1
        }
    }
    Rectangle {
        color: Theme.line
        width: about.narrow ? parent.width : 1
        height: about.narrow ? 1 : parent.height
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
}
