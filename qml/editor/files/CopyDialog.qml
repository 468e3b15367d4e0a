// SPDX-License-Identifier: GPL-3.0-or-later
// What a copy of the package is called.
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property Workbench workbench

    function ask(): void {
        name.text = qsTrId("app.editor.copy_title").arg(workbench.title)
        open()
        name.forceActiveFocus()
        name.selectAll()
    }
    function save(): void {
        if (name.text.trim() === "")
            return
        close()
        workbench.saveCopy(name.text.trim())
    }

    objectName: "copyDialog"
    //% "Save a copy"
    title: qsTrId("app.editor.save_copy")

    TextEntry {
        id: name
        objectName: "copyTitle"
        label: qsTrId("app.editor.new_title")
        onAccepted: dialog.save()
        Layout.fillWidth: true
    }
    buttons: [
        PlainButton {
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            objectName: "saveCopy"
            text: qsTrId("app.editor.save")
            enabled: name.text.trim() !== ""
            onClicked: dialog.save()
        }
    ]
}
