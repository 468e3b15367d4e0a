// SPDX-License-Identifier: GPL-3.0-or-later
// The system's dialogs for packages: a folder, or a package in one file. Opens as soon as it is made.
import QtQuick
import QtQuick.Dialogs

Item {
    id: asking

    required property string what // "folder", "pack", "unpack" or "corrections"
    signal chosen(url file)

    FolderDialog {
        id: folder
        //% "Open the folder of a package"
        title: qsTrId("app.editor.open_folder")
        onAccepted: asking.chosen(selectedFolder)
    }
    FileDialog {
        id: file
        title: asking.what === "corrections" ? qsTrId("app.corrections.save_title")
               : asking.what === "pack"
               //% "Pack the package into one file"
               ? qsTrId("app.editor.pack")
               //% "Unpack a package"
               : qsTrId("app.editor.unpack")
        fileMode: asking.what === "unpack" ? FileDialog.OpenFile : FileDialog.SaveFile
        defaultSuffix: asking.what === "corrections" ? "esafix" : "esapack"
        nameFilters: [
            asking.what === "corrections"
            //% "Corrections (*.esafix)"
            ? qsTrId("app.editor.fixes")
            //% "Packed games (*.esapack)"
            : qsTrId("app.editor.packs"),
            qsTrId("app.dialog.all_files")
        ]
        onAccepted: asking.chosen(selectedFile)
    }
    Component.onCompleted: asking.what === "folder" ? folder.open() : file.open()
}
