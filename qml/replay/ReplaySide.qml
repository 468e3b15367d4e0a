// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the board: the story, the notes, the figures, other games; under the story, luck and strength.
import QtQuick
import QtQuick.Layouts
import Esagono

FocusScope {
    id: panel

    required property ReplayTable replay
    required property FilmComparison comparison
    property string page: "events"
    readonly property var pages: ["events", "notes", "figures", "compare"]
    readonly property bool charted: page === "events" || page === "figures"
    signal noteRequested(int note)
    signal exportRequested()
    signal importRequested()
    signal diaryRequested()
    signal diaryDropped(url file)
    signal leaving()
    signal ruleRequested(string rule)

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
                qsTrId("app.replay.tab_figures"),
                //% "Compare"
                qsTrId("app.compare")
            ]
            gap: Theme.px(panel.width < Theme.px(340) ? 12 : 20)
            currentIndex: panel.pages.indexOf(panel.page)
            onActivated: index => panel.page = panel.pages[index]
            Layout.fillWidth: true
        }
        Item { // one of the pages; layouts of Qt 6.4 do not survive their coming and going
            Layout.fillWidth: true
            Layout.fillHeight: true

            EventsPage {
                visible: panel.page === "events"
                replay: panel.replay
                onLeaving: panel.leaving()
                onRuleRequested: rule => panel.ruleRequested(rule)
                anchors.fill: parent
            }
            NotesPage {
                visible: panel.page === "notes"
                replay: panel.replay
                onNoteRequested: note => panel.noteRequested(note)
                onExportRequested: panel.exportRequested()
                onImportRequested: panel.importRequested()
                anchors.fill: parent
            }
            FiguresPage {
                visible: panel.page === "figures"
                replay: panel.replay
                anchors.fill: parent
            }
            ComparePage {
                visible: panel.page === "compare"
                replay: panel.replay
                comparison: panel.comparison
                onDiaryRequested: panel.diaryRequested()
                onDiaryDropped: file => panel.diaryDropped(file)
                anchors.fill: parent
            }
        }
        Separator {
            visible: panel.charted
            Layout.fillWidth: true
        }
        ChartBox {
            visible: panel.charted && panel.replay.figures.counted
            replay: panel.replay
            figure: "luck"
            //% "Luck, net steps"
            title: qsTrId("app.replay.luck")
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
        }
        Separator {
            visible: panel.charted
            Layout.fillWidth: true
        }
        ChartBox {
            visible: panel.charted && panel.replay.figures.counted
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
