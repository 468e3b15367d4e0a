// SPDX-License-Identifier: GPL-3.0-or-later
// Work that was not saved when the program ended: take it up again, or throw it away?
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: question

    required property Workbench workbench
    property var found: []

    function ask(): void {
        found = workbench.unfinished()
        if (found.length > 0)
            open()
    }
    function look(): void {
        found = workbench.unfinished()
        if (found.length === 0)
            close()
    }

    objectName: "restoreQuestion"
    //% "Unsaved work was found"
    title: qsTrId("app.editor.restore")

    Paragraph {
        //% "The program ended while packages were being edited. Everything that was done is still here."
        text: qsTrId("app.editor.restore_why")
        Layout.fillWidth: true
    }
    Column {
        spacing: Theme.between
        Layout.fillWidth: true

        Repeater {
            model: question.found

            RowLayout {
                id: entry

                required property var modelData
                spacing: Theme.between
                width: parent.width

                ColumnLayout {
                    spacing: 0
                    Layout.fillWidth: true

                    Text {
                        property bool mayBeCut: true
                        text: entry.modelData.title ?? entry.modelData.problem
                        font: Theme.strong
                        color: Theme.ink
                        elide: Text.ElideRight
                        textFormat: Text.PlainText
                        Layout.fillWidth: true
                    }
                    Text {
                        text: Qt.formatDateTime(entry.modelData.when, Qt.locale(), Locale.ShortFormat)
                        font: Theme.secondary
                        color: Theme.muted
                    }
                }
                PlainButton {
                    objectName: "throwAway"
                    //% "Discard"
                    text: qsTrId("app.editor.throw_away")
                    onClicked: {
                        question.workbench.throwAway(entry.modelData.file)
                        question.look()
                    }
                }
                MainButton {
                    objectName: "takeUp"
                    visible: entry.modelData.problem === undefined
                    //% "Restore"
                    text: qsTrId("app.editor.take_up")
                    onClicked: {
                        question.close()
                        question.workbench.takeUp(entry.modelData.file)
                    }
                }
            }
        }
    }
    buttons: [
        PlainButton {
            objectName: "restoreLater"
            //% "Later"
            text: qsTrId("app.editor.later")
            onClicked: question.close()
        }
    ]
}
