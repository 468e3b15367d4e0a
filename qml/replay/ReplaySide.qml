// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the board: the story, the notes, the figures; under the story, luck and strength.
import QtQuick
import QtQuick.Layouts
import Esagono

FocusScope {
    id: panel

    required property ReplayController replay
    property string page: "events" // "events", "notes", "figures"
    readonly property var pages: ["events", "notes", "figures"]
    signal noteRequested(int note)
    signal exportRequested()
    signal importRequested()
    signal leaving()

    objectName: "replaySide"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTrId("app.play.side_panel")

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Rectangle {
        width: 1
        height: parent.height
        z: 1
        color: Theme.line2
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: 1
        spacing: 0

        TabStrip {
            objectName: "replayTabs"
            label: qsTrId("app.play.side_panel")
            tabs: [
                qsTrId("app.replay.events"),
                //: %1 = how many
                //% "Notes %1"
                qsTrId("app.replay.tab_notes").arg(panel.replay.notes.count),
                //% "Figures"
                qsTrId("app.replay.tab_figures")
            ]
            currentIndex: panel.pages.indexOf(panel.page)
            onActivated: index => panel.page = panel.pages[index]
            Layout.fillWidth: true
        }
        EventsPage {
            visible: panel.page === "events"
            replay: panel.replay
            onLeaving: panel.leaving()
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        NotesPage {
            visible: panel.page === "notes"
            replay: panel.replay
            onNoteRequested: note => panel.noteRequested(note)
            onExportRequested: panel.exportRequested()
            onImportRequested: panel.importRequested()
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        FiguresPage {
            visible: panel.page === "figures"
            replay: panel.replay
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        Separator {
            visible: panel.page !== "notes"
            Layout.fillWidth: true
        }
        ChartBox {
            visible: panel.page !== "notes" && panel.replay.counted
            replay: panel.replay
            figure: "luck"
            //% "Luck, net steps"
            title: qsTrId("app.replay.luck")
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
        }
        Separator {
            visible: panel.page !== "notes"
            Layout.fillWidth: true
        }
        ChartBox {
            visible: panel.page !== "notes" && panel.replay.counted
            replay: panel.replay
            figure: "strength"
            //% "Strength, steps"
            title: qsTrId("app.replay.strength")
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
        }
    }
}
