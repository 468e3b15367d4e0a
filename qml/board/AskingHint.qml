// SPDX-License-Identifier: GPL-3.0-or-later
// What the next click will do, while it asks instead of acts.
import QtQuick
import Esagono

Sheet {
    property bool shown: false

    visible: shown
    implicitWidth: words.implicitWidth + Theme.px(28)
    implicitHeight: Theme.px(32)

    Text {
        id: words
        anchors.centerIn: parent
        //% "Choose a hex or a unit to learn why it is not possible now. Esc to leave."
        text: qsTrId("app.board.asking")
        font: Theme.plain
        color: Theme.ink
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
