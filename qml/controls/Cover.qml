// SPDX-License-Identifier: GPL-3.0-or-later
// Lies over a page, or over the window below the menus, and holds the keyboard as long as it is there: Tab stays in it,
// neither keys nor clicks reach what is behind.
import QtQuick
import QtQuick.Templates as T

T.Popup {
    id: cover

    required property Item host
    required property string label // read aloud when it comes
    property string partName
    default property alias body: holder.data
    signal escaped()
    /// A key nothing in it has taken.
    signal keyed(var event)

    parent: host
    width: host.width
    height: host.height
    padding: 0
    modal: true
    focus: true
    closePolicy: T.Popup.NoAutoClose
    T.Overlay.modal: Item { }

    FocusScope {
        id: holder
        anchors.fill: parent
        objectName: cover.partName
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: cover.label
        Keys.onEscapePressed: cover.escaped()
        Keys.onPressed: event => cover.keyed(event)

        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            hoverEnabled: true
            onWheel: wheel => wheel.accepted = true
        }
    }
}
