// SPDX-License-Identifier: GPL-3.0-or-later
// The system's dialog for a picture of a printed map; opens as soon as it is made.
import QtQuick
import QtQuick.Dialogs

Item {
    id: asking

    signal chosen(url file)

    FileDialog {
        //% "Choose a picture of the map"
        title: qsTrId("app.editor.scan.choose_title")
        fileMode: FileDialog.OpenFile
        nameFilters: [
            //% "Pictures (*.png *.jpg *.jpeg *.webp)"
            qsTrId("app.editor.scan.pictures"),
            qsTrId("app.dialog.all_files")
        ]
        onAccepted: asking.chosen(selectedFile)
        Component.onCompleted: open()
    }
}
