// SPDX-License-Identifier: GPL-3.0-or-later
// The system's dialog for a file of a saved game; opens as soon as it is made.
import QtQuick
import QtQuick.Dialogs
import Esagono

Item {
    id: asking

    required property string what // "open", "watch", "compare", "import" or "export"
    signal chosen(url file)

    FileDialog {
        id: dialog
        title: asking.what === "open" || asking.what === "watch" || asking.what === "compare"
               //% "Open a saved game"
               ? qsTrId("app.dialog.open")
               : asking.what === "import"
                 //% "Import a saved game, a packed game or corrections"
                 ? qsTrId("app.dialog.import")
                 //% "Export a copy of the game"
                 : qsTrId("app.dialog.export")
        fileMode: asking.what === "export" ? FileDialog.SaveFile : FileDialog.OpenFile
        defaultSuffix: "esagono"
        nameFilters: [
            asking.what === "import"
            //% "Saved games, packed games and corrections (*.esagono *.esapack *.esafix)"
            ? qsTrId("app.dialog.shared")
            //% "Saved games (*.esagono)"
            : qsTrId("app.dialog.diaries"),
            //% "All files (*)"
            qsTrId("app.dialog.all_files")
        ]
        onAccepted: asking.chosen(selectedFile)
        Component.onCompleted: open()
    }
}
