// SPDX-License-Identifier: GPL-3.0-or-later
// How to play on from the moment shown.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    property bool asBranch: false
    property bool fresh: true
    signal chosen(string name, bool asBranch, bool fresh)

    function ask(suggestion: string): void {
        name.text = suggestion
        open()
        name.forceActiveFocus()
        name.selectAll()
    }
    function go(): void {
        if (name.text.trim() === "")
            return
        close()
        dialog.chosen(name.text.trim(), asBranch, fresh)
    }

    objectName: "playOnDialog"
    title: qsTrId("app.replay.play_on")

    TextEntry {
        id: name
        objectName: "playOnName"
        //% "What it is called"
        label: qsTrId("app.replay.play_on_name")
        placeholderText: label
        onAccepted: dialog.go()
        Layout.fillWidth: true
    }
    RadioField {
        objectName: "playOnDiary"
        //% "As a game of its own"
        text: qsTrId("app.replay.as_diary")
        checked: !dialog.asBranch
        onClicked: dialog.asBranch = false
        Layout.fillWidth: true
    }
    RadioField {
        objectName: "playOnBranch"
        //% "As a branch of this game, with its dice"
        text: qsTrId("app.replay.as_branch")
        checked: dialog.asBranch
        onClicked: dialog.asBranch = true
        Layout.fillWidth: true
    }
    CheckField {
        objectName: "playOnFresh"
        //% "Fresh dice from here on"
        text: qsTrId("app.replay.fresh_dice")
        enabled: !dialog.asBranch
        checked: dialog.fresh && !dialog.asBranch
        onToggled: dialog.fresh = checked
        Layout.fillWidth: true
    }
    buttons: [
        PlainButton {
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            objectName: "playOnGo"
            text: qsTrId("app.replay.play_on")
            enabled: name.text.trim() !== ""
            onClicked: dialog.go()
        }
    ]
}
