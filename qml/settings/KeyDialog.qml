// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for a key and gives it to a command, unless another one has it.
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    property AppAction action: null
    property string pressed: "" // as the settings write it
    readonly property AppAction rival: action !== null && pressed !== "" ? Actions.rivalOf(action, pressed) : null

    function ask(asked: AppAction): void {
        action = asked
        pressed = ""
        open()
    }
    function keep(): void {
        if (pressed !== "")
            Actions.changeKeys(action.actionId, [pressed])
        close()
    }

    objectName: "keyDialog"
    title: action ? action.plainText : ""
    onOpened: catcher.forceActiveFocus(Qt.PopupFocusReason)

    Rectangle {
        id: catcher
        objectName: "keyCatcher"
        implicitHeight: Theme.px(56)
        radius: Theme.radiusField
        color: Theme.raise
        border.color: Theme.edge
        activeFocusOnTab: true
        Layout.fillWidth: true
        Accessible.role: Accessible.EditableText
        //% "Press the new key"
        Accessible.name: qsTrId("app.keys.press")
        Keys.onShortcutOverride: event => event.accepted = event.key !== Qt.Key_Escape && event.key !== Qt.Key_Tab
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Escape || event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
                return
            const text = Actions.textOf(event.key, event.modifiers)
            if (text !== "")
                dialog.pressed = text
            event.accepted = true
        }

        KeyCap {
            visible: dialog.pressed !== ""
            anchors.centerIn: parent
            text: Actions.shown(dialog.pressed)
        }
        Text {
            visible: dialog.pressed === ""
            anchors.centerIn: parent
            text: qsTrId("app.keys.press")
            font: Theme.plain
            color: Theme.muted
        }
        FocusRing {
            shown: catcher.activeFocus
        }
    }
    Paragraph {
        visible: dialog.rival !== null
        color: Theme.red
        //: %1 = another command
        //% "“%1” has this key already. Choose another one."
        text: dialog.rival ? qsTrId("app.keys.taken").arg(dialog.rival.plainText) : ""
        Layout.fillWidth: true
    }
    buttons: [
        QuietButton {
            //% "Original key"
            text: qsTrId("app.keys.restore")
            onClicked: {
                Actions.restoreKeys(dialog.action.actionId)
                dialog.close()
            }
        },
        PlainButton {
            //% "No key"
            text: qsTrId("app.keys.clear")
            onClicked: {
                Actions.changeKeys(dialog.action.actionId, [])
                dialog.close()
            }
        },
        MainButton {
            objectName: "keepKey"
            //% "Keep"
            text: qsTrId("app.keys.keep")
            enabled: dialog.pressed !== "" && dialog.rival === null
            onClicked: dialog.keep()
        }
    ]
}
