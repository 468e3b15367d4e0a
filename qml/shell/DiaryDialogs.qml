// SPDX-License-Identifier: GPL-3.0-or-later
// The system's dialogs for files of saved games, made when they are asked for.
import QtQuick
import Esagono

Loader {
    id: dialogs

    required property Shell shell
    property string what
    property string path

    /// "open", "watch", "compare", "import" or "export"; the path says which game is exported.
    function ask(task: string, game: string): void {
        what = task
        path = game
        setSource("")
        setSource("DiaryDialog.qml", { what: task })
    }

    Connections {
        target: dialogs.item // its type would bring the system's dialogs in at the start
        ignoreUnknownSignals: true
        function onChosen(file: url): void {
            const games = dialogs.shell.savedGames
            if (dialogs.what === "open")
                dialogs.shell.openGame(games.pathOf(file))
            else if (dialogs.what === "watch")
                dialogs.shell.watch(games.pathOf(file))
            else if (dialogs.what === "compare")
                dialogs.shell.comparison.compareDiary(games.pathOf(file))
            else if (dialogs.what === "export")
                games.exportTo(dialogs.path, file)
            else if (!dialogs.shell.take(games.pathOf(file)))
                games.importFrom(file)
        }
    }
}
