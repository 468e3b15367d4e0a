// SPDX-License-Identifier: GPL-3.0-or-later
// Under the parts of something that lies on the board: the board hears nothing of clicks and wheels upon it.
import QtQuick

MouseArea {
    anchors.fill: parent
    acceptedButtons: Qt.AllButtons
    hoverEnabled: true
    onWheel: wheel => wheel.accepted = true
}
