// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for another name of a saved game.
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property string oldName
    signal renamed(string newName)

    function accept(): void {
        close()
        dialog.renamed(entry.text)
    }

    objectName: "renameDialog"
    //% "Rename the game"
    title: qsTrId("app.library.rename_title")
    onAboutToShow: entry.text = oldName
    onOpened: {
        entry.selectAll()
        entry.forceActiveFocus(Qt.PopupFocusReason)
    }

    TextEntry {
        id: entry
        objectName: "newName"
        //% "New name"
        label: qsTrId("app.library.new_name")
        maximumLength: 80
        onAccepted: dialog.accept()
        Layout.fillWidth: true
    }
    buttons: [
        PlainButton {
            //% "Cancel"
            text: qsTrId("app.library.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            //% "Rename"
            text: qsTrId("app.library.rename")
            enabled: entry.text.trim() !== ""
            onClicked: dialog.accept()
        }
    ]
}
