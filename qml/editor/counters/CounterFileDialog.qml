// SPDX-License-Identifier: GPL-3.0-or-later
// The system's dialog for a table of counters; opens as soon as it is made.
import QtQuick
import QtQuick.Dialogs

Item {
    id: asking

    required property string what // "import" or "export"
    signal chosen(url file)

    FileDialog {
        title: asking.what === "import" ? qsTrId("app.action.counter_import") : qsTrId("app.action.counter_export")
        fileMode: asking.what === "export" ? FileDialog.SaveFile : FileDialog.OpenFile
        defaultSuffix: "csv"
        nameFilters: [
            //% "Tables (*.csv)"
            qsTrId("app.editor.csv_files"),
            qsTrId("app.dialog.all_files")
        ]
        onAccepted: asking.chosen(selectedFile)
        Component.onCompleted: open()
    }
}
