// SPDX-License-Identifier: GPL-3.0-or-later
// The system's dialogs for files of notes, made when they are asked for.
import QtQuick
import Esagono

Loader {
    id: files

    required property Shell shell
    property string what

    /// "import" or "export".
    function ask(task: string): void {
        what = task
        setSource("")
        setSource("NoteFileDialog.qml", { what: task })
    }

    Connections {
        target: files.item // as with the dialogs of saved games
        ignoreUnknownSignals: true
        function onChosen(file: url): void {
            const path = files.shell.savedGames.pathOf(file)
            if (files.what === "import")
                files.shell.replay.notes.importFrom(path)
            else
                files.shell.replay.notes.exportTo(path)
        }
    }
}
