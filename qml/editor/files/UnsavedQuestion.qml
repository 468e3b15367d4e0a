// SPDX-License-Identifier: GPL-3.0-or-later
// Before something else comes onto the workbench, or the window closes: what about the changes?
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: question

    required property Workbench workbench
    property var next: null // what was wanted, once the answer is there
    property bool saving: false

    /// Does it at once if nothing would be lost; otherwise when the author has decided.
    function before(what: var): void {
        if (!workbench.open || workbench.saved) {
            what()
            return
        }
        next = what
        open()
    }
    function go(): void {
        const what = next
        next = null
        saving = false
        close()
        if (what)
            what()
    }

    objectName: "unsavedQuestion"
    //: %1 = title of a package
    //% "Save the changes to %1?"
    title: qsTrId("app.editor.unsaved").arg(workbench.title)
    onClosed: {
        next = null
        saving = false
    }

    Connections {
        target: question.workbench
        enabled: question.saving
        function onSavedTo(): void {
            question.go()
        }
        function onFailed(): void {
            question.close()
        }
    }
    Paragraph {
        text: question.workbench.original || question.workbench.folder === ""
              //% "They will be saved as a package of your own."
              ? qsTrId("app.editor.unsaved_copy")
              //% "What is not saved now will be lost."
              : qsTrId("app.editor.unsaved_lost")
        Layout.fillWidth: true
    }
    buttons: [
        PlainButton {
            objectName: "discardChanges"
            //% "Discard"
            text: qsTrId("app.editor.discard")
            onClicked: {
                question.workbench.close()
                question.go()
            }
        },
        PlainButton {
            objectName: "keepEditing"
            text: qsTrId("app.replay.cancel")
            onClicked: question.close()
        },
        MainButton {
            objectName: "saveChanges"
            //% "Save"
            text: qsTrId("app.editor.save")
            enabled: !question.saving
            onClicked: {
                question.saving = true
                question.workbench.save()
            }
        }
    ]
}
