// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf: one row per game package, or where was looked in vain.
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: page

    required property Library library
    readonly property bool empty: library.count === 0 && !library.scanning

    spacing: Theme.padding

    RowLayout {
        spacing: Theme.between
        Layout.topMargin: Theme.groups
        Layout.leftMargin: Theme.margin
        Layout.rightMargin: Theme.margin

        Text {
            //% "Games"
            text: qsTrId("app.library.games")
            font: Theme.section
            color: Theme.ink
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Layout.fillWidth: true
        }
        PlainButton {
            objectName: "lookAgain"
            //% "Look again"
            text: qsTrId("app.library.look_again")
            keyHint: "F5"
            onClicked: page.library.lookAgain()
        }
    }
    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.leftMargin: Theme.margin
        Layout.rightMargin: Theme.margin
        Layout.bottomMargin: Theme.groups

        Rectangle { // as much paper as is written on
            visible: page.empty || packages.visible
            width: parent.width
            height: page.empty ? noGames.height + 2 * Theme.groups
                               : Math.min(parent.height, packages.contentHeight + 2)
            radius: 6
            color: Theme.panel
            border.color: Theme.line2
        }
        PackageList {
            id: packages
            anchors.fill: parent
            anchors.margins: 1
            visible: page.library.count > 0
            library: page.library
        }
        NoGames {
            id: noGames
            objectName: "noGames"
            x: Theme.groups
            y: Theme.groups
            width: parent.width - 2 * Theme.groups
            visible: page.empty
            library: page.library
        }
    }
}
