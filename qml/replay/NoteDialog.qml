// SPDX-License-Identifier: GPL-3.0-or-later
// A note is written, changed or taken away.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

DialogBox {
    id: dialog

    required property Notebook notes
    property string author: ""
    property int note: 0 // 0: a new one
    property var old: ({}) // as it was
    readonly property var signWords: notes.signs

    function ask(which: int): void {
        note = which
        old = notes.find(which)
        words.text = old.text ?? ""
        writer.text = old.author ?? dialog.author
        signs.currentIndex = Math.max(0, signWords.indexOf(old.sign ?? ""))
        open()
        words.forceActiveFocus()
    }
    function keep(): void {
        dialog.author = writer.text
        if (notes.keep(note, writer.text, signWords[signs.currentIndex], words.text) >= 0)
            close()
    }

    objectName: "noteDialog"
    //% "Change the note"
    title: note > 0 ? qsTrId("app.replay.edit_note")
                    //% "A note on this event"
                    : qsTrId("app.replay.new_note")

    SegmentedControl {
        id: signs
        objectName: "noteSigns"
        //% "Sign"
        label: qsTrId("app.replay.note_sign")
        //: No sign is put before a note
        //% "none"
        segments: dialog.signWords.map(sign => sign === "" ? qsTrId("app.replay.no_sign") : sign)
        onActivated: index => currentIndex = index
    }
    T.TextArea {
        id: words
        objectName: "noteWords"
        padding: Theme.px(8)
        font.family: Theme.serif
        font.pixelSize: Theme.px(15)
        color: Theme.ink
        selectionColor: Theme.blue
        selectedTextColor: Theme.blueInk
        wrapMode: TextEdit.Wrap
        //% "What is worth saying about it"
        Accessible.name: qsTrId("app.replay.note_words")
        Accessible.role: Accessible.EditableText
        Keys.onTabPressed: writer.forceActiveFocus(Qt.TabFocusReason)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Return && (event.modifiers & Qt.ControlModifier)) {
                dialog.keep()
                event.accepted = true
            }
        }
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.px(110)
        background: Rectangle {
            radius: Theme.radiusField
            color: Theme.raise
            border.color: words.activeFocus ? Theme.blue : Theme.edge
        }
    }
    TextEntry {
        id: writer
        objectName: "noteAuthor"
        //% "Written by"
        placeholderText: qsTrId("app.replay.note_author")
        label: placeholderText
        onAccepted: dialog.keep()
        Layout.fillWidth: true
    }
    buttons: [
        QuietButton {
            visible: dialog.note > 0
            objectName: "removeNote"
            glyph: "trash"
            //% "Remove"
            text: qsTrId("app.replay.remove_note")
            onClicked: {
                dialog.notes.remove(dialog.note)
                dialog.close()
            }
        },
        PlainButton {
            //% "Cancel"
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            objectName: "keepNote"
            //% "Keep the note"
            text: qsTrId("app.replay.keep_note")
            onClicked: dialog.keep()
        }
    ]
}
