// SPDX-License-Identifier: GPL-3.0-or-later
// What the corrections are called and who made them; they are kept for one's own games, or in a file for others.
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property CorrectionDesk desk
    readonly property bool named: name.text.trim() !== ""
    signal fileWanted()

    function ask(): void {
        open()
        name.forceActiveFocus()
        name.selectAll()
    }
    function save(file: url): void {
        close()
        desk.save(name.text, author.text, file)
    }

    objectName: "correctionsDialog"
    //% "Save as corrections"
    title: qsTrId("app.corrections.save_title")

    Paragraph {
        //: %1 = title of a game
        //% "Only what is different from “%1” is kept. Whoever begins a game of it can choose these corrections; the game itself stays as it is."
        text: qsTrId("app.corrections.save_lead").arg(dialog.desk.original)
        Layout.fillWidth: true
    }
    Text {
        //% "Name"
        text: qsTrId("app.corrections.name")
        font: Theme.secondary
        color: Theme.ink2
    }
    TextEntry {
        id: name
        objectName: "correctionsName"
        label: qsTrId("app.corrections.name")
        //% "Values of my copy"
        placeholderText: qsTrId("app.corrections.name_example")
        maximumLength: 60
        onAccepted: if (dialog.named) dialog.save("")
        Layout.fillWidth: true
    }
    Text {
        //% "Author (may be left empty)"
        text: qsTrId("app.corrections.author")
        font: Theme.secondary
        color: Theme.ink2
    }
    TextEntry {
        id: author
        objectName: "correctionsAuthor"
        label: qsTrId("app.corrections.author")
        maximumLength: 60
        onAccepted: if (dialog.named) dialog.save("")
        Layout.fillWidth: true
    }
    buttons: [
        PlainButton {
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        },
        PlainButton {
            objectName: "correctionsToFile"
            glyph: "export"
            //% "In a file…"
            text: qsTrId("app.corrections.to_file")
            enabled: dialog.named
            onClicked: dialog.fileWanted()
        },
        MainButton {
            objectName: "correctionsKeep"
            //% "For my games"
            text: qsTrId("app.corrections.keep")
            enabled: dialog.named
            onClicked: dialog.save("")
        }
    ]
}
