// SPDX-License-Identifier: GPL-3.0-or-later
// All notes by event.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: page

    required property ReplayTable replay
    signal noteRequested(int note) // 0: a new one
    signal exportRequested()
    signal importRequested()

    spacing: 0

    RowLayout {
        spacing: Theme.px(6)
        Layout.margins: Theme.between

        PlainButton {
            objectName: "addNote"
            small: true
            glyph: "plus"
            //% "Add a note"
            text: qsTrId("app.replay.add_note")
            onClicked: page.noteRequested(0)
        }
        Item {
            Layout.fillWidth: true
        }
        IconButton {
            small: true
            glyph: "import"
            //% "Read notes from a file"
            label: qsTrId("app.replay.import_notes")
            onClicked: page.importRequested()
        }
        IconButton {
            small: true
            glyph: "export"
            enabled: page.replay.notes.count > 0
            //% "Write the notes to a file"
            label: qsTrId("app.replay.export_notes")
            onClicked: page.exportRequested()
        }
    }
    Separator {
        Layout.fillWidth: true
    }
    ListView {
        id: list
        objectName: "noteList"
        model: page.replay.notes
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        spacing: 0
        T.ScrollBar.vertical: ScrollRail { }
        Accessible.role: Accessible.List
        Layout.fillWidth: true
        Layout.fillHeight: true

        delegate: T.ItemDelegate {
            id: row

            required property int index
            required property int note
            required property int moment
            required property string number
            required property string author
            required property string sign

            required text
            objectName: "note_" + index
            width: ListView.view.width
            implicitHeight: words.height + Theme.px(14)
            hoverEnabled: true
            onClicked: if (moment >= 0) page.replay.winder.seek(moment)
            Accessible.name: text

            Column {
                id: words
                x: Theme.padding
                y: Theme.px(7)
                width: row.width - 2 * Theme.padding - edit.width

                Text {
                    readonly property var facts: [row.number, row.author, row.sign]

                    text: facts.filter(word => word !== "").join(" · ")
                    textFormat: Text.PlainText
                    font: Theme.small
                    color: Theme.muted
                }
                Text {
                    property bool mayBeCut: true
                    //: A note without words: arrows and marks on the map
                    //% "Drawn on the map"
                    text: row.text !== "" ? row.text : row.sign !== "" ? row.sign : qsTrId("app.replay.note_drawn")
                    textFormat: Text.PlainText
                    width: parent.width
                    font: Theme.secondary
                    color: Theme.ink
                    wrapMode: Text.Wrap
                    maximumLineCount: 4
                    elide: Text.ElideRight
                }
            }
            IconButton {
                id: edit
                objectName: "editNote_" + row.index
                anchors.right: parent.right
                anchors.rightMargin: Theme.between
                anchors.verticalCenter: parent.verticalCenter
                small: true
                glyph: "pencil"
                //% "Change the note"
                label: qsTrId("app.replay.edit_note")
                onClicked: page.noteRequested(row.note)
            }
            background: Rectangle {
                color: row.hovered ? Theme.chosen : "transparent"

                Separator {
                    width: parent.width
                    anchors.bottom: parent.bottom
                }
            }
        }
        Column {
            visible: list.count === 0
            x: Theme.padding
            y: Theme.padding
            width: parent.width - 2 * Theme.padding
            spacing: Theme.between

            Paragraph {
                width: parent.width
                //% "No notes yet. What you write stands beside the record and never changes it."
                text: qsTrId("app.replay.no_notes")
            }
            Paragraph {
                width: parent.width
                //% "The right mouse button draws: a click marks a hex, a drag makes an arrow. Shift: red, Ctrl: blue, Alt: yellow."
                text: qsTrId("app.replay.how_to_draw")
            }
        }
    }
}
