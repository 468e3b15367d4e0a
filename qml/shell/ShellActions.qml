// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done wherever one is: files, pages, how the program looks, help.
import QtQuick
import Esagono

Item {
    id: actions

    required property Shell shell
    required property Window window
    readonly property bool inGame: shell.inGame
    signal paletteRequested()
    signal tourRequested()

    AppAction {
        actionId: "file.new"
        category: "file"
        glyph: "plus"
        keys: ["Ctrl+N"]
        //% "&New game…"
        text: qsTrId("app.action.new")
        enabled: actions.shell.library.count > actions.shell.library.problemCount
        onTriggered: actions.shell.prepareGame()
    }
    AppAction {
        actionId: "file.open"
        category: "file"
        glyph: "folder"
        keys: ["Ctrl+O"]
        //% "&Open a saved game…"
        text: qsTrId("app.action.open")
        onTriggered: dialogs.ask("open", "")
    }
    AppAction {
        actionId: "file.import"
        category: "file"
        glyph: "import"
        //% "&Import into the library…"
        text: qsTrId("app.action.import")
        onTriggered: dialogs.ask("import", "")
    }
    AppAction {
        actionId: "file.export"
        category: "file"
        glyph: "export"
        //% "&Export a copy…"
        text: qsTrId("app.action.export")
        enabled: actions.inGame && actions.shell.play.open
        onTriggered: dialogs.ask("export", actions.shell.play.diaryPath)
    }
    AppAction {
        actionId: "file.close"
        category: "file"
        glyph: "chevronLeft"
        separated: true
        keys: ["Ctrl+W"]
        //% "&Back to the library"
        text: qsTrId("app.action.close")
        enabled: actions.shell.page !== "library"
        onTriggered: actions.inGame ? actions.shell.closeGame()
                     : actions.shell.inReplay ? actions.shell.closeReplay()
                     : actions.shell.inEditor ? actions.shell.leave() : actions.shell.show("library")
    }
    AppAction {
        actionId: "file.watch"
        category: "replay"
        glyph: "film"
        //% "&Watch this game from the beginning"
        text: qsTrId("app.action.watch")
        enabled: actions.inGame && actions.shell.play.open
        onTriggered: actions.shell.watch(actions.shell.play.diaryPath, 0)
    }
    AppAction {
        actionId: "file.watchOther"
        category: "replay"
        glyph: "folder"
        //% "Watch a &saved game…"
        text: qsTrId("app.action.watch_other")
        onTriggered: dialogs.ask("watch", "")
    }
    AppAction {
        actionId: "editor.edit"
        category: "editor"
        glyph: "pencil"
        //% "&Edit this game’s package"
        text: qsTrId("app.action.edit_package")
        enabled: actions.shell.newGame.packageId !== ""
        onTriggered: actions.shell.editPackage(actions.shell.newGame.packageId)
    }
    AppAction {
        actionId: "file.quit"
        category: "file"
        keys: ["Ctrl+Q"]
        //% "&Quit"
        text: qsTrId("app.action.quit")
        onTriggered: actions.window.close()
    }
    AppAction {
        actionId: "edit.settings"
        category: "edit"
        glyph: "settings"
        separated: true
        keys: ["Ctrl+,"]
        //% "&Settings…"
        text: qsTrId("app.action.settings")
        onTriggered: actions.shell.show("settings")
    }
    AppAction {
        actionId: "view.commands"
        category: "view"
        glyph: "search"
        keys: ["Ctrl+K"]
        //% "All &commands…"
        text: qsTrId("app.action.commands")
        onTriggered: actions.paletteRequested()
    }
    AppAction {
        actionId: "view.saved"
        category: "view"
        glyph: "save"
        //% "&Saved games"
        text: qsTrId("app.action.saved")
        enabled: !actions.inGame
        onTriggered: actions.shell.show("saved")
    }
    AppAction {
        actionId: "view.refresh"
        category: "view"
        keys: ["F5"]
        //% "&Look for games again"
        text: qsTrId("app.action.refresh")
        enabled: !actions.inGame
        onTriggered: {
            actions.shell.library.lookAgain()
            actions.shell.savedGames.lookAgain()
        }
    }
    AppAction {
        actionId: "view.dark"
        category: "view"
        glyph: "moon"
        separated: true
        checkable: true
        checked: Theme.dark
        //% "&Dark colours"
        text: qsTrId("app.action.dark")
        onTriggered: actions.shell.settings.theme = Theme.dark ? "light" : "dark"
    }
    AppAction {
        actionId: "view.fullScreen"
        category: "view"
        keys: ["F11"]
        checkable: true
        checked: actions.window.visibility === Window.FullScreen
        //% "&Full screen"
        text: qsTrId("app.action.full_screen")
        onTriggered: checked ? actions.window.showNormal() : actions.window.showFullScreen()
    }
    AppAction {
        actionId: "rules.read"
        category: "rules"
        glyph: "book"
        keys: ["F2"]
        //% "&Read the rules"
        text: qsTrId("app.action.rules")
        onTriggered: actions.shell.show("rules")
    }
    AppAction {
        actionId: "help.guide"
        category: "help"
        glyph: "book"
        //% "&User guide"
        text: qsTrId("app.action.guide")
        onTriggered: actions.shell.show("guide")
    }
    AppAction {
        actionId: "help.shortcuts"
        category: "help"
        glyph: "list"
        keys: ["F1"]
        //% "&Keys"
        text: qsTrId("app.action.shortcuts")
        onTriggered: actions.shell.show("shortcuts")
    }
    AppAction {
        actionId: "help.tour"
        category: "help"
        glyph: "wand"
        //% "First game, &guided"
        text: qsTrId("app.action.tour")
        enabled: actions.shell.tour.available
        onTriggered: actions.tourRequested()
    }
    AppAction {
        actionId: "help.about"
        category: "help"
        glyph: "info"
        separated: true
        //% "&About Esagono"
        text: qsTrId("app.action.about")
        onTriggered: actions.shell.show("about")
    }

    function ask(what: string, path: string): void {
        dialogs.ask(what, path)
    }

    DiaryDialogs {
        id: dialogs
        shell: actions.shell
    }
}
