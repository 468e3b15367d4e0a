// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game: where one is above, the board in the middle, the story beside it, the whole of it in time below.
import QtQuick
import QtQuick.Layouts
import Esagono

FocusScope {
    id: page

    required property Shell shell
    readonly property ReplayTable replay: shell.replay
    readonly property FilmComparison comparison: shell.comparison
    readonly property bool narrow: width < Theme.px(1100)
    property bool panelOpen: false

    /// Board, story, head, what winds the film, and round again.
    function nextArea(): void {
        ring.next()
    }
    function playOn(): void {
        replay.winder.playing = false
        //: The name of a game that goes another way: %1 = name of the game, %2 = where it leaves it: "3.27"
        //% "%1 from %2"
        playOnDialog.ask(qsTrId("app.replay.what_if").arg(replay.title).arg(replay.winder.number))
    }
    function share(): void {
        replay.winder.playing = false
        exportDialog.ask()
    }
    function compare(): void {
        side.page = "compare"
        panelOpen = true
    }
    function writeNote(note: int): void {
        replay.winder.playing = false
        noteDialog.ask(note)
    }

    objectName: "replayPage"
    focus: true
    Accessible.name: qsTrId("app.replay.page")
    Accessible.role: Accessible.Pane
    Keys.onPressed: event => event.accepted = actions.press(event.key, event.modifiers)

    ReplayActions {
        id: actions
        free: page.visible && page.replay.open
        replay: page.replay
        comparison: page.comparison
        view: map
        onNoteRequested: page.writeNote(0)
        onPlayOnRequested: page.playOn()
        onExportRequested: page.share()
        onCompareRequested: page.compare()
        onKeysRequested: page.shell.show("shortcuts")
        onAreaRequested: page.nextArea()
        onCaptionsToggled: map.captions = !map.captions
        onNotesToggled: map.notes = !map.notes
    }
    AreaRing {
        id: ring
        areas: [map, side, head, winding]
        onEntering: area => {
            if (page.narrow)
                page.panelOpen = area === side
        }
        onEntered: area => map.keyboardUsed = map.keyboardUsed || area === map
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        ReplayHead {
            id: head
            z: 1
            replay: page.replay
            panelHidden: page.narrow
            panelOpen: page.panelOpen
            onPanelToggled: page.panelOpen = !page.panelOpen
            onPlayOnRequested: page.playOn()
            onExportRequested: page.share()
            onLeaving: page.shell.closeReplay()
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: 0

            ColumnLayout {
                spacing: 0

                BesideHead {
                    visible: page.comparison.beside
                    replay: page.replay
                    comparison: page.comparison
                    Layout.fillWidth: true
                }
                RowLayout {
                    spacing: 0

                    ReplayMap {
                        id: map
                        focus: true
                        replay: page.replay
                        minimap.visible: height > Theme.px(360) && !page.comparison.beside
                        animationSpeed: page.replay.winder.speed >= 8 ? 0 : page.shell.settings.animationSpeed * page.replay.winder.speed
                        onRuleRequested: rule => page.shell.tellRule(rule)
                        onNoteRequested: note => page.writeNote(note)
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                    }
                    SecondBoard {
                        visible: page.comparison.beside
                        replay: page.comparison.other
                        leader: map.board
                        captions: map.captions
                        notes: map.notes
                        onRuleRequested: rule => page.shell.tellRule(rule)
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                    }
                }
            }
            Item {
                id: sideRoom
                visible: !page.narrow
                Layout.preferredWidth: Theme.px(page.width < 1360 ? 312 : page.width < 1800 ? 348 : 400)
                Layout.fillHeight: true
            }
        }
        Rectangle {
            id: winding
            objectName: "replayFoot"
            z: 1
            color: Theme.bar
            implicitHeight: foot.implicitHeight + Theme.px(16)
            Layout.fillWidth: true

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line2
            }
            ColumnLayout {
                id: foot
                anchors.fill: parent
                anchors.leftMargin: Theme.padding
                anchors.rightMargin: Theme.padding
                anchors.topMargin: Theme.px(8)
                anchors.bottomMargin: Theme.px(6)
                spacing: Theme.px(6)

                TransportBar {
                    replay: page.replay
                    captions: map.captions
                    onCaptionsToggled: map.captions = !map.captions
                    onNoteRequested: page.writeNote(0)
                    Layout.fillWidth: true
                }
                TimelineBar {
                    replay: page.replay
                    legend: page.height > Theme.px(740)
                    Layout.fillWidth: true
                }
            }
        }
    }
    SideDrawer {
        drawer: page.narrow
        opened: page.panelOpen
        room: sideRoom
        topEdge: head.height
        onCloseRequested: page.panelOpen = false

        ReplaySide {
            id: side
            anchors.fill: parent
            replay: page.replay
            comparison: page.comparison
            onDiaryRequested: diaries.ask("compare", "")
            onDiaryDropped: file => page.comparison.compareDiary(page.shell.savedGames.pathOf(file))
            onNoteRequested: note => page.writeNote(note)
            onExportRequested: files.ask("export")
            onImportRequested: files.ask("import")
            onLeaving: map.board.forceActiveFocus()
            onRuleRequested: rule => page.shell.tellRule(rule)
        }
    }
    DiaryDialogs {
        id: diaries
        shell: page.shell
    }
    NoteFiles {
        id: files
        shell: page.shell
    }
    NoteDialog {
        id: noteDialog
        notes: page.replay.notes
        onClosed: map.board.forceActiveFocus()
    }
    ExportDialog {
        id: exportDialog
        shell: page.shell
        onClosed: map.board.forceActiveFocus()
    }
    PlayOnDialog {
        id: playOnDialog
        onChosen: (name, asBranch, fresh) => page.shell.playOn(name, asBranch, fresh)
        onClosed: map.board.forceActiveFocus()
    }
}
