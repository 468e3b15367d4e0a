// SPDX-License-Identifier: GPL-3.0-or-later
// Earlier states of the package, as they were saved.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property Workbench workbench
    property var found: []

    function ask(): void {
        found = workbench.desk.backups()
        open()
    }

    objectName: "backupDialog"
    //% "Go back to a backup"
    title: qsTrId("app.editor.backups")

    Paragraph {
        text: dialog.found.length === 0
              //% "None yet. Every time the package is saved, the version before is kept."
              ? qsTrId("app.editor.no_backups")
              //% "Undo brings back the present state."
              : qsTrId("app.editor.backups_undo")
        Layout.fillWidth: true
    }
    Column {
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: dialog.found

            ListRow {
                required property var modelData

                objectName: "backup"
                glyph: "history"
                text: Qt.formatDateTime(modelData.when, Qt.locale(), Locale.LongFormat)
                onClicked: {
                    dialog.close()
                    dialog.workbench.desk.revertTo(modelData.folder)
                }
                width: parent.width
            }
        }
    }
    buttons: [
        PlainButton {
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        }
    ]
}
