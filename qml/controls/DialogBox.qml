// SPDX-License-Identifier: GPL-3.0-or-later
// A question in the middle of the window: title, what is asked, buttons at the lower right with the main one last.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.Popup {
    id: dialog

    property string title
    default property alias body: column.data
    property alias buttons: foot.data

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2.4) : 0
    width: Math.min(Theme.px(480), (parent ? parent.width : 480) - Theme.margin)
    implicitHeight: contentHeight + topPadding + bottomPadding
    height: Math.min(implicitHeight, (parent ? parent.height : 480) - Theme.margin)
    padding: Theme.groups
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.popIn; easing.type: Easing.OutCubic }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.popOut; easing.type: Easing.InCubic }
    }
    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }
    contentHeight: layout.implicitHeight

    ColumnLayout {
        id: layout
        anchors.fill: parent
        spacing: Theme.padding
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title

        TitleText {
            text: dialog.title
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        ColumnLayout {
            id: column
            spacing: Theme.between
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        RowLayout {
            id: foot
            spacing: Theme.between
            Layout.alignment: Qt.AlignRight
            Layout.topMargin: Theme.within
        }
    }
    background: Sheet {
        elevation: 3
    }
}
