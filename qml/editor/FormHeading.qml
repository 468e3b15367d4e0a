// SPDX-License-Identifier: GPL-3.0-or-later
// A heading of a form with a line under it, and room for a button at its end.
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: heading

    property alias text: words.text
    default property alias body: room.data

    spacing: Theme.within
    Layout.topMargin: Theme.between

    RowLayout {
        id: room
        spacing: Theme.between
        Layout.fillWidth: true

        TitleText {
            id: words
            font: Theme.cardTitle
            Layout.fillWidth: true
        }
    }
    Separator {
        Layout.fillWidth: true
    }
}
