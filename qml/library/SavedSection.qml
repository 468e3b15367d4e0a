// SPDX-License-Identifier: GPL-3.0-or-later
// The saved games as a table, with a filter; on the start page only the first few.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: section

    required property Shell shell
    required property bool whole // all of them, not only the first few
    readonly property SavedGames games: shell.savedGames
    // Not its own width: parts that come and go while a layout arranges them are left where they were.
    readonly property bool narrow: Window.width < Theme.px(1000)

    spacing: Theme.padding

    RowLayout {
        spacing: Theme.between
        Layout.fillHeight: false

        TitleText {
            //% "Saved games"
            text: qsTrId("app.library.saved")
            Layout.fillWidth: true
        }
        PlainButton {
            visible: section.whole && !section.narrow
            objectName: "importGame"
            small: true
            glyph: "import"
            //% "Import…"
            text: qsTrId("app.library.import")
            onClicked: Actions.trigger("file.import")
        }
        TextEntry {
            objectName: "savedFilter"
            visible: section.games.total > 0 && !section.narrow
            glyph: "search"
            //% "Filter"
            placeholderText: qsTrId("app.library.filter")
            label: placeholderText
            text: section.games.filter
            onTextEdited: section.games.filter = text
            Layout.preferredWidth: Theme.px(190)
        }
        SegmentedControl {
            readonly property var parts: ["all", "open", "finished"]

            objectName: "savedPart"
            visible: section.games.total > 0
            //% "Which games"
            label: qsTrId("app.library.which")
            segments: [
                //% "All"
                qsTrId("app.library.part.all"),
                //% "In progress"
                qsTrId("app.library.part.open"),
                //% "Finished"
                qsTrId("app.library.part.finished")
            ]
            currentIndex: parts.indexOf(section.games.part)
            onActivated: index => section.games.part = parts[index]
        }
    }
    Card {
        objectName: section.whole ? "savedWhole" : "savedTable"
        implicitHeight: head.height + (list.visible ? list.contentHeight : empty.height + 2 * Theme.groups) + 2
        Layout.fillWidth: true
        Layout.fillHeight: section.whole
        Layout.maximumHeight: implicitHeight

        SavedHead {
            id: head
            visible: list.visible
            x: 1
            y: 1
            width: parent.width - 2
            height: visible ? implicitHeight : 0
            narrow: section.narrow
        }
        ListView {
            id: list
            objectName: section.whole ? "savedListWhole" : "savedList"
            visible: count > 0
            anchors.fill: parent
            anchors.margins: 1
            anchors.topMargin: head.height + 1
            clip: true
            model: section.games
            interactive: section.whole
            activeFocusOnTab: true
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollRail { }
            Accessible.role: Accessible.Table
            Accessible.name: qsTrId("app.library.saved")
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Home)
                    list.currentIndex = 0
                else if (event.key === Qt.Key_End)
                    list.currentIndex = list.count - 1
                else
                    return
                event.accepted = true
            }
            onCountChanged: currentIndex = Math.max(0, Math.min(currentIndex, count - 1))

            delegate: SavedRow {
                width: ListView.view.width
                shell: section.shell
                narrow: section.narrow
                onMoreRequested: desk.more(this)
                onRenameRequested: desk.rename(path, name)
            }
        }
        Paragraph {
            id: empty
            visible: !list.visible
            x: Theme.groups
            y: Theme.groups
            width: parent.width - 2 * x
            text: section.games.scanning
                  //% "Looking for saved games…"
                  ? qsTrId("app.library.saved_scanning")
                  : section.games.total > 0
                    //% "No saved game fits the filter."
                    ? qsTrId("app.library.saved_none_fit")
                    //% "No game has been begun yet. Choose a scenario; everything you play is saved automatically."
                    : qsTrId("app.library.saved_none")
        }
    }
    Item { // the table stays at the top
        visible: section.whole
        Layout.fillHeight: true
    }
    QuietButton {
        visible: !section.whole && section.games.fitting > section.games.count
        //% "Show all %n saved game(s)"
        text: qsTrId("app.library.show_all", section.games.fitting)
        onClicked: section.shell.show("saved")
    }
    SavedDesk {
        id: desk
        shell: section.shell
    }
}
