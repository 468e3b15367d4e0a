// SPDX-License-Identifier: GPL-3.0-or-later
// What the menu Editor does with packages as a whole, from whatever page; and the questions that go with it.
import QtQuick
import Esagono

Item {
    id: actions

    required property Shell shell
    readonly property Workbench workbench: shell.workbench
    readonly property bool open: workbench.open && shell.inEditor

    /// Does it when nothing unsaved would be lost.
    function before(what: var): void {
        unsaved.before(what)
    }

    AppAction {
        actionId: "editor.new"
        category: "editor"
        glyph: "plus"
        //% "&New package…"
        text: qsTrId("app.action.editor_new")
        onTriggered: actions.before(() => wizard.ask())
    }
    AppAction {
        actionId: "editor.openFolder"
        category: "editor"
        glyph: "folder"
        //% "&Open a package folder…"
        text: qsTrId("app.action.editor_open")
        onTriggered: files.ask("folder")
    }
    AppAction {
        actionId: "editor.unpack"
        category: "editor"
        glyph: "import"
        //% "&Unpack an .esapack…"
        text: qsTrId("app.action.editor_unpack")
        onTriggered: files.ask("unpack")
    }
    AppAction {
        actionId: "editor.back"
        category: "editor"
        glyph: "pencil"
        //% "&Back to the package being edited"
        text: qsTrId("app.action.editor_back")
        enabled: actions.workbench.open && !actions.shell.inEditor
        onTriggered: actions.shell.show("editor")
    }
    AppAction {
        actionId: "editor.saveCopy"
        category: "editor"
        glyph: "copy"
        separated: true
        keys: ["Ctrl+Shift+S"]
        //% "Save a &copy…"
        text: qsTrId("app.action.editor_save_copy")
        enabled: actions.open
        onTriggered: copy.ask()
    }
    AppAction {
        actionId: "editor.revert"
        category: "editor"
        glyph: "history"
        //% "&Go back to a backup…"
        text: qsTrId("app.action.editor_revert")
        enabled: actions.open && actions.workbench.folder !== ""
        onTriggered: backups.ask()
    }
    AppAction {
        actionId: "editor.pack"
        category: "editor"
        glyph: "export"
        //% "&Pack as .esapack…"
        text: qsTrId("app.action.editor_pack")
        enabled: actions.open && actions.workbench.saved
        onTriggered: files.ask("pack")
    }
    AppAction {
        actionId: "editor.close"
        category: "editor"
        glyph: "close"
        separated: true
        //% "C&lose the package"
        text: qsTrId("app.action.editor_close")
        enabled: actions.workbench.open
        onTriggered: actions.before(() => {
            actions.workbench.close()
            if (actions.shell.inEditor)
                actions.shell.show("library")
        })
    }

    Connections {
        target: actions.shell
        function onWorkInTheWay(idOrFolder: string, asCopy: bool): void {
            actions.before(() => actions.shell.editPackage(idOrFolder, asCopy))
        }
    }
    UnsavedQuestion {
        id: unsaved
        workbench: actions.workbench
    }
    RestoreQuestion {
        id: restore
        workbench: actions.workbench
    }
    NewPackageDialog {
        id: wizard
        workbench: actions.workbench
        onWished: wish => actions.workbench.desk.begin(wish)
        onClosed: { // nothing is left to edit
            if (!actions.workbench.open && actions.shell.inEditor)
                actions.shell.show("library")
        }
    }
    BackupDialog {
        id: backups
        workbench: actions.workbench
    }
    CopyDialog {
        id: copy
        workbench: actions.workbench
    }
    Loader { // brings the system's dialogs in when they are asked for
        id: files

        property string what

        function ask(task: string): void {
            what = task
            setSource("")
            setSource("files/PackageFileDialog.qml", { what: task })
        }

        Connections {
            target: files.item
            ignoreUnknownSignals: true
            function onChosen(file: url): void {
                const desk = actions.workbench.desk
                if (files.what === "folder")
                    actions.shell.editPackage(desk.pathOf(file), false)
                else if (files.what === "pack")
                    desk.pack(file)
                else
                    actions.before(() => desk.unpack(file))
            }
        }
    }
    Timer { // once the first page stands
        interval: 1
        running: !actions.shell.unattended
        onTriggered: restore.ask()
    }
}
