// SPDX-License-Identifier: GPL-3.0-or-later
// The whole story, searched and narrowed; a click goes there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: page

    required property ReplayTable replay
    readonly property FilmLogFilter log: replay.log
    signal leaving()
    signal ruleRequested(string rule)

    spacing: 0

    RowLayout {
        spacing: Theme.px(6)
        Layout.margins: Theme.padding
        Layout.topMargin: Theme.between
        Layout.bottomMargin: Theme.between

        TextEntry {
            objectName: "eventSearch"
            glyph: "search"
            //% "Find"
            placeholderText: qsTrId("app.replay.find")
            //% "Unit, hex or word"
            label: qsTrId("app.replay.search")
            onTextEdited: page.log.words = text
            Keys.onEscapePressed: {
                text = ""
                page.log.words = ""
                page.leaving()
            }
            onAccepted: page.leaving()
            Layout.fillWidth: true
        }
        ToggleButton {
            objectName: "onlyCombats"
            //: %1 = how many
            //% "Combats %1"
            text: qsTrId("app.replay.only_combats").arg(page.log.combatCount)
            checked: page.log.combats
            focusPolicy: Qt.TabFocus
            onToggled: page.log.combats = checked
        }
        ToggleButton {
            objectName: "onlyMoves"
            //% "Moves"
            text: qsTrId("app.replay.only_moves")
            checked: page.log.moves
            focusPolicy: Qt.TabFocus
            onToggled: page.log.moves = checked
        }
    }
    TakenBackBar {
        visible: page.replay.branching.withdrawn || page.replay.branching.takenBack.length > 0
        replay: page.replay
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding
        Layout.bottomMargin: Theme.px(6)
    }
    Separator {
        Layout.fillWidth: true
    }
    ListView {
        id: list
        objectName: "eventList"
        model: page.log
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        reuseItems: true
        currentIndex: page.log.currentRow
        onCurrentIndexChanged: keep.restart()
        onHeightChanged: keep.restart()
        onCountChanged: keep.restart()
        T.ScrollBar.vertical: ScrollRail { }
        //% "Events"
        Accessible.name: qsTrId("app.replay.events")
        Accessible.role: Accessible.List
        Layout.fillWidth: true
        Layout.fillHeight: true

        Timer {
            id: keep
            interval: 0
            onTriggered: list.positionViewAtIndex(list.currentIndex, ListView.Center)
        }
        delegate: EventRow {
            width: ListView.view.width
            current: index === list.currentIndex
            ahead: index > list.currentIndex
            onChosen: moment => page.replay.winder.seek(moment)
            onRuleRequested: rule => page.ruleRequested(rule)
        }
        Text {
            anchors.centerIn: parent
            visible: list.count === 0
            //% "Nothing found"
            text: page.replay.read ? qsTrId("app.replay.nothing_found")
                                   //% "Reading the game…"
                                   : qsTrId("app.replay.reading")
            font: Theme.plain
            color: Theme.muted
        }
    }
}
