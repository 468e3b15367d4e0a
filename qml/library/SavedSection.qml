// SPDX-License-Identifier: GPL-3.0-or-later
// The saved games as a table, with a filter; on the start page only the first few.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: section

    required property Shell shell
    required property bool whole // all of them, not only the first few
    readonly property SavedGames games: shell.savedGames
    readonly property bool narrow: width < Theme.px(620)
    property string current: "" // the path of the row with the keyboard

    spacing: Theme.padding
    onWholeChanged: if (!whole) games.part = "all"

    RowLayout {
        spacing: Theme.between

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
        objectName: "savedTable"
        implicitHeight: table.implicitHeight + 2
        Accessible.role: Accessible.Table
        Accessible.name: qsTrId("app.library.saved")
        Layout.fillWidth: true

        ColumnLayout {
            id: table
            anchors.fill: parent
            anchors.margins: 1
            spacing: 0

            SavedHead {
                visible: section.games.count > 0
                narrow: section.narrow
                Layout.fillWidth: true
            }
            Repeater {
                model: section.games

                SavedRow {
                    visible: section.whole || index < 6
                    shell: section.shell
                    narrow: section.narrow
                    Layout.fillWidth: true
                }
            }
            Paragraph {
                visible: section.games.count === 0
                text: section.games.scanning
                      //% "Looking for saved games…"
                      ? qsTrId("app.library.saved_scanning")
                      : section.games.total > 0
                        //% "No saved game fits the filter."
                        ? qsTrId("app.library.saved_none_fit")
                        //% "No game has been begun yet. Choose a scenario above; everything you play is saved by itself."
                        : qsTrId("app.library.saved_none")
                Layout.fillWidth: true
                Layout.margins: Theme.groups
            }
        }
    }
    QuietButton {
        visible: !section.whole && section.games.count > 6
        //% "Show all %n saved game(s)"
        text: qsTrId("app.library.show_all", section.games.count)
        onClicked: section.shell.show("saved")
    }
}
