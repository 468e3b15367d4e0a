// SPDX-License-Identifier: GPL-3.0-or-later
// The editor: what is edited above, the page of it below, one at a time.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

FocusScope {
    id: page

    required property Shell shell
    readonly property Workbench workbench: shell.workbench
    property string panel: "" // below: "findings" or "differences"
    property bool playtesting: false // random games instead of a page

    function toggle(which: string): void {
        panel = panel === which ? "" : which
    }
    function saveCorrections(): void {
        panel = "differences"
        corrections.ask()
    }

    objectName: "editorPage"
    focus: true
    Accessible.role: Accessible.Pane
    //% "Editor"
    Accessible.name: qsTrId("app.page.editor")

    EditorActions {
        workbench: page.workbench
        free: page.visible && page.workbench.open
        comparable: page.shell.corrections.available
        onPlayRequested: page.shell.playtest()
        onGamesRequested: page.playtesting = !page.playtesting
        onCompareRequested: page.toggle("differences")
        onCorrectionsRequested: page.saveCorrections()
        onPrintRequested: printing.ask()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    EditorBar {
        id: bar
        z: 1
        width: parent.width
        workbench: page.workbench
        comparable: page.shell.corrections.available
        onCheckRequested: page.toggle("findings")
        onPlaytestRequested: page.shell.playtest()
        onGamesRequested: page.playtesting = !page.playtesting
        onCompareRequested: page.toggle("differences")
        onPrintRequested: printing.ask()
        tools: Loader { // what the page adds
            sourceComponent: (loader.item as EditorPane)?.tools ?? null
            onLoaded: (item as EditorTools).wide = Qt.binding(() => !bar.tight)
        }
    }
    Item { // what the page has at its foot
        id: foot
        z: 1
        visible: page.panel !== "" && !page.playtesting
        width: parent.width
        height: Math.min(Theme.px(230), parent.height * 0.4)
        anchors.bottom: parent.bottom

        FindingsPanel {
            visible: page.panel === "findings"
            anchors.fill: parent
            workbench: page.workbench
            onClosed: page.panel = ""
        }
        DifferencesPanel {
            visible: page.panel === "differences"
            anchors.fill: parent
            desk: page.shell.corrections
            onClosed: page.panel = ""
            onSaveRequested: corrections.ask()
        }
    }
    Binding {
        target: page.shell.corrections
        property: "watched"
        value: page.visible && page.panel === "differences"
    }
    CorrectionsDialog {
        id: corrections
        desk: page.shell.corrections
        onFileWanted: {
            fileDialog.setSource("")
            fileDialog.setSource("../editor/files/PackageFileDialog.qml", { what: "corrections" })
        }
    }
    PrintDialog {
        id: printing
        shell: page.shell
    }
    Loader { // brings the system's dialog in when it is asked for
        id: fileDialog
        visible: false

        Connections {
            target: fileDialog.item
            ignoreUnknownSignals: true
            function onChosen(file: url): void {
                corrections.save(file)
            }
        }
    }
    Loader { // made when it is asked for: it has a map of its own
        id: games
        visible: page.playtesting
        focus: visible
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width

        Connections {
            target: page
            function onPlaytestingChanged(): void {
                games.setSource(page.playtesting ? "../editor/files/PlaytestPanel.qml" : "", { bench: page.shell.playtests })
            }
        }
        Connections {
            target: games.item
            ignoreUnknownSignals: true
            function onClosed(): void {
                page.playtesting = false
            }
        }
    }
    Loader { // each page is made when it is first shown, and again when it is shown again
        id: loader

        readonly property var files: ({
            map: "../editor/maps/MapEditor.qml",
            counters: "../editor/counters/CounterEditor.qml",
            tables: "../editor/tables/TableEditor.qml",
            scenarios: "../editor/scenarios/ScenarioEditor.qml",
            texts: "../editor/tables/TextEditor.qml"
        })

        function settle(): void {
            setSource(files[page.workbench.page], { shell: page.shell })
        }

        anchors.top: bar.bottom
        anchors.bottom: foot.visible ? foot.top : parent.bottom
        width: parent.width
        visible: !page.playtesting
        focus: visible
        Component.onCompleted: settle()

        Connections {
            target: page.workbench
            function onPageChanged(): void {
                page.playtesting = false
                loader.settle()
            }
        }
    }
}
