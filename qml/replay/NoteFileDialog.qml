// SPDX-License-Identifier: GPL-3.0-or-later
// The system's dialog for a file of notes; opens as soon as it is made.
import QtQuick
import QtQuick.Dialogs

Item {
    id: asking

    required property string what // "import" or "export"
    signal chosen(url file)

    FileDialog {
        title: asking.what === "import" ? qsTrId("app.replay.import_notes") : qsTrId("app.replay.export_notes")
        fileMode: asking.what === "export" ? FileDialog.SaveFile : FileDialog.OpenFile
        defaultSuffix: "json"
        nameFilters: [
            //% "Notes (*.json)"
            qsTrId("app.replay.note_files"),
            qsTrId("app.dialog.all_files")
        ]
        onAccepted: asking.chosen(selectedFile)
        Component.onCompleted: open()
    }
}
