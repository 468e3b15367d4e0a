// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that belong together, on one sheet.
import QtQuick
import QtQuick.Layouts
import Esagono

Card {
    id: group

    property string title
    default property alias body: inside.data

    implicitHeight: inside.implicitHeight + 2 * Theme.groups
    Layout.fillWidth: true

    ColumnLayout {
        id: inside
        anchors.fill: parent
        anchors.margins: Theme.groups
        spacing: Theme.padding

        TitleText {
            text: group.title
            font: Theme.cardTitle
        }
    }
}
