// SPDX-License-Identifier: GPL-3.0-or-later
// The units that may be chosen now: those that can act first asked for, the others with the reason.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: panel

    required property PlayTable play
    property bool onlyAble: true

    objectName: "unitsPanel"
    spacing: 0

    CheckField {
        objectName: "onlyAble"
        //% "Only units that can act"
        text: qsTrId("app.play.only_able")
        checked: panel.onlyAble
        onToggled: panel.onlyAble = checked
        Layout.margins: Theme.between
        Layout.leftMargin: Theme.padding
    }
    Separator {
        Layout.fillWidth: true
    }
    ListView {
        id: list
        objectName: "unitList"
        model: panel.visible ? panel.play.units : null // nobody pays for rows that are not seen
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        T.ScrollBar.vertical: ScrollRail { }
        Keys.onReturnPressed: (currentItem as UnitRow)?.clicked()
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("app.play.tab_units")
        Layout.fillWidth: true
        Layout.fillHeight: true
        delegate: UnitRow {
            width: ListView.view.width
            play: panel.play
            onlyAble: panel.onlyAble
        }
    }
}
