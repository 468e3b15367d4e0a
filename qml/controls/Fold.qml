// SPDX-License-Identifier: GPL-3.0-or-later
// A heading that folds away what stands under it.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: fold

    property string title
    property string note: ""
    property bool open: false
    default property alias body: inside.data

    spacing: Theme.between

    T.AbstractButton {
        id: head
        implicitHeight: Theme.control
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        onClicked: fold.open = !fold.open
        Keys.onReturnPressed: head.clicked()
        Accessible.role: Accessible.Button
        Accessible.name: fold.title
        Accessible.description: fold.note
        Accessible.checkable: true
        Accessible.checked: fold.open
        Layout.fillWidth: true

        contentItem: RowLayout {
            spacing: Theme.between

            Glyph {
                name: fold.open ? "chevronDown" : "chevronRight"
                color: Theme.ink2
                size: Theme.icon
                Accessible.ignored: true
            }
            TitleText {
                text: fold.title
                font: Theme.cardTitle
            }
            Text {
                text: fold.note
                font: Theme.secondary
                color: Theme.muted
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }
        background: Rectangle {
            radius: Theme.radiusField
            color: head.hovered ? Theme.chosen : "transparent"

            FocusRing {
                shown: head.visualFocus
                gap: 0
            }
        }
    }
    ColumnLayout {
        id: inside
        visible: fold.open
        spacing: Theme.padding
        Layout.fillWidth: true
    }
}
