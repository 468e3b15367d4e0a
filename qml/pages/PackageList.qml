// SPDX-License-Identifier: GPL-3.0-or-later
// The table of packages: a head that stays, and rows to walk through with the arrow keys.
import QtQuick
import QtQuick.Controls
import Esagono

ListView {
    id: list

    required property Library library

    objectName: "packages"
    model: library
    clip: true
    focus: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    headerPositioning: ListView.OverlayHeader
    header: PackageHead {
        width: ListView.view.width
        z: 2
    }
    delegate: PackageRow {
        width: ListView.view.width
    }
    ScrollBar.vertical: ScrollBar {
        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home)
            list.currentIndex = 0
        else if (event.key === Qt.Key_End)
            list.currentIndex = list.count - 1
        else
            return
        event.accepted = true
    }
    onCountChanged: currentIndex = Math.max(0, currentIndex) // the keyboard always stands on a row

    //% "Game packages"
    Accessible.name: qsTrId("app.library.packages")
    Accessible.role: Accessible.List
}
