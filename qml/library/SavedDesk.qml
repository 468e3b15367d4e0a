// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked about one saved game: its menu, another name, a place for a copy.
import QtQuick
import Esagono

Item {
    id: desk

    required property Shell shell
    property string path
    property string name

    function more(row: SavedRow): void {
        path = row.path
        name = row.name
        menu.broken = row.broken
        menu.damaged = row.damaged
        menu.parent = row
        menu.open()
    }
    function rename(game: string, oldName: string): void {
        path = game
        name = oldName
        dialog.open()
    }

    SavedMenu {
        id: menu
        x: parent ? parent.width - width - Theme.between : 0
        y: parent ? parent.height - Theme.between : 0
        onChosen: what => {
            const games = desk.shell.savedGames
            if (what === "open")
                desk.shell.openGame(desk.path)
            else if (what === "watch")
                desk.shell.watch(desk.path)
            else if (what === "rename")
                dialog.open()
            else if (what === "duplicate")
                games.duplicate(desk.path)
            else if (what === "export")
                copies.ask("export", desk.path)
            else if (what === "salvage")
                games.salvage(desk.path)
            else if (what === "folder")
                games.showInFolder(desk.path)
            else if (what === "trash")
                games.moveToTrash(desk.path)
        }
    }
    RenameDialog {
        id: dialog
        oldName: desk.name
        onRenamed: newName => desk.shell.savedGames.rename(desk.path, newName)
    }
    DiaryDialogs {
        id: copies
        shell: desk.shell
    }
}
