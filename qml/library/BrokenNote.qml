// SPDX-License-Identifier: GPL-3.0-or-later
// Why a package cannot be used, and where it lies.
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: note

    required property string problem
    required property string folder

    spacing: Theme.within

    Chip {
        //% "Cannot be used"
        text: qsTrId("app.library.broken")
    }
    Paragraph {
        text: note.problem
        color: Theme.red
        Layout.fillWidth: true
    }
    Text {
        text: note.folder
        textFormat: Text.PlainText
        font: Theme.secondary
        color: Theme.muted
        elide: Text.ElideMiddle
        Layout.fillWidth: true
    }
}
