// SPDX-License-Identifier: GPL-3.0-or-later
// The system's dialog for the file something is exported to; opens as soon as it is made.
import QtQuick
import QtQuick.Dialogs

Item {
    id: asking

    required property string kind
    required property string proposed // a path
    signal chosen(url file)

    FileDialog {
        title: qsTrId("app.export.title")
        fileMode: FileDialog.SaveFile
        defaultSuffix: asking.kind === "position" ? "json" : asking.kind === "log" ? "txt" : asking.kind
        selectedFile: Qt.resolvedUrl("file:" + asking.proposed)
        nameFilters: ["*." + defaultSuffix, qsTrId("app.dialog.all_files")]
        onAccepted: asking.chosen(selectedFile)
        Component.onCompleted: open()
    }
}
