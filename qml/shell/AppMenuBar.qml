// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above everything: emblem, menus, what is open, and the door to all commands.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: bar

    required property list<FileWork> works // go on beside everything else
    property string caption
    property string detail
    property bool saved: false // what is open is written down, as always
    property bool testing: false // a game is played while a package is being edited
    property bool changed: false // what is open has changed since it was saved
    property date kept: new Date(NaN) // when what changed was last kept, in case the program ends
    property real now: Date.now()
    readonly property int keptSeconds: isNaN(kept.getTime()) ? -1 : Math.max(0, Math.round((now - kept.getTime()) / 1000))
    property DiaryState diary: null // of the game on the table
    readonly property bool troubled: diary !== null && diary.text !== "" // about its file
    signal paletteRequested()
    signal diaryRequested()
    readonly property bool tight: width < Theme.px(900)

    readonly property var menus: [
        //% "&File"
        { category: "file", text: qsTrId("app.menu.file") },
        //% "&Edit"
        { category: "edit", text: qsTrId("app.menu.edit") },
        //% "&View"
        { category: "view", text: qsTrId("app.menu.view") },
        //% "&Game"
        { category: "game", text: qsTrId("app.menu.game") },
        //% "&Replay"
        { category: "replay", text: qsTrId("app.menu.replay") },
        //% "E&ditor"
        { category: "editor", text: qsTrId("app.menu.editor") },
        //% "R&ules"
        { category: "rules", text: qsTrId("app.menu.rules") },
        //% "&Help"
        { category: "help", text: qsTrId("app.menu.help") }
    ]

    function openMenu(index: int): void {
        const title = titles.itemAt(index) as MenuTitle
        if (!title)
            return
        menu.openIndex = index
        menu.parent = title
        menu.category = menus[index].category
        menu.open()
    }
    /// The next menu that has something in it.
    function step(direction: int): void {
        let index = menu.openIndex
        do
            index = (index + direction + menus.length) % menus.length
        while (!titles.itemAt(index).visible && index !== menu.openIndex)
        openMenu(index)
    }

    implicitHeight: Theme.menuBar
    color: Theme.bar
    objectName: "menuBar"
    Accessible.role: Accessible.MenuBar
    //% "Menus"
    Accessible.name: qsTrId("app.menu")

    Shortcut {
        sequences: ["F10"]
        onActivated: bar.openMenu(0)
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(10)
        anchors.rightMargin: Theme.px(10)
        spacing: Theme.px(2)

        Emblem {
            implicitWidth: Theme.px(18)
            implicitHeight: Theme.px(18)
            Accessible.ignored: true
        }
        Text {
            text: "Esagono"
            font.family: Theme.serif
            font.pixelSize: Theme.px(15)
            font.weight: Font.Bold
            color: Theme.ink
            Layout.leftMargin: Theme.px(5)
            Layout.rightMargin: Theme.between
        }
        Row {
            spacing: parent.spacing

            Repeater {
                id: titles
                model: bar.menus

                MenuTitle {
                    required property int index
                    required property var modelData

                    objectName: "menu_" + modelData.category
                    text: modelData.text
                    width: Math.ceil(implicitWidth)
                    visible: Actions.count > 0 && Actions.inCategory(modelData.category).length > 0
                    open: menu.visible && menu.openIndex === index
                    onPressed: open ? menu.close() : bar.openMenu(index)
                    onHoveredOver: if (menu.visible && !open) bar.openMenu(index)
                }
            }
        }
        Item {
            id: middle
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        Row {
            visible: { // else it would take its margins
                for (let i = 0; i < bar.works.length; ++i)
                    if (bar.works[i].running)
                        return true
                return false
            }
            spacing: Theme.between
            Layout.rightMargin: Theme.between

            Repeater {
                model: bar.works

                ExportProgress {
                    required property FileWork modelData

                    work: modelData
                    tight: bar.width < Theme.px(1200)
                }
            }
        }
        QuietButton {
            objectName: "backToEditor"
            visible: bar.testing && !bar.tight
            small: true
            glyph: "pencil"
            //: Leads from a game that is tried out to the package it is played with
            //% "Back to the editor"
            text: qsTrId("app.menu.to_editor")
            onClicked: Actions.trigger("editor.back")
            Layout.rightMargin: Theme.between
        }
        Glyph {
            visible: bar.keptSeconds >= 0 && !bar.tight
            name: "clock"
            color: Theme.muted
            size: Theme.icon
            Accessible.ignored: true
            Layout.rightMargin: Theme.px(3)
        }
        Text {
            objectName: "keptAgo"
            visible: bar.keptSeconds >= 0 && !bar.tight
            text: bar.keptSeconds < 60
                  //: What was changed is in the recovery file; %1 = seconds
                  //% "Autosaved %1 s ago"
                  ? qsTrId("app.menu.kept_seconds").arg(bar.keptSeconds)
                  //: %1 = minutes
                  //% "Autosaved %1 min ago"
                  : qsTrId("app.menu.kept_minutes").arg(Math.floor(bar.keptSeconds / 60))
            font: Theme.secondary
            color: Theme.muted
            Layout.rightMargin: Theme.between
        }
        Timer {
            interval: 1000
            repeat: true
            triggeredOnStart: true
            running: bar.changed && bar.visible
            onTriggered: bar.now = Date.now()
        }
        QuietButton {
            objectName: "diaryState"
            visible: bar.troubled
            small: true
            glyph: bar.diary?.good ? "warning" : "lock"
            text: bar.diary?.word ?? ""
            tip: bar.diary?.text ?? ""
            onClicked: bar.diaryRequested()
            Layout.rightMargin: Theme.between
        }
        Glyph {
            visible: bar.saved && !bar.troubled && !bar.tight
            name: "check"
            color: Theme.muted
            size: Theme.icon
            Accessible.ignored: true
        }
        Text {
            objectName: "savedWord"
            visible: bar.saved && !bar.troubled && !bar.tight
            //: Everything that was played is already in the file
            //% "Saved"
            text: qsTrId("app.menu.saved")
            font: Theme.secondary
            color: Theme.muted
            Layout.rightMargin: Theme.between
        }
        QuietButton {
            objectName: "commands"
            small: true
            glyph: "search"
            //% "Commands"
            text: bar.tight ? "" : qsTrId("app.menu.commands")
            keyHint: Actions.count > 0 ? (Actions.find("view.commands")?.keyText ?? "") : ""
            focusPolicy: Qt.NoFocus
            onClicked: bar.paletteRequested()
        }
    }
    Row { // what is open, in the middle as far as menus and commands leave room
        id: subject

        readonly property real from: middle.x + Theme.px(22)
        readonly property real room: middle.width - Theme.px(36)

        visible: room > Theme.px(90)
        x: Math.round(Math.max(from, Math.min(from + room - width, (bar.width - width) / 2)))
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        Text {
            id: caption
            property bool mayBeCut: true // it stands in the title of the window, too
            text: bar.caption
            font: Theme.medium
            color: Theme.ink2
            textFormat: Text.PlainText
            elide: Text.ElideRight
            width: Math.min(Math.ceil(implicitWidth), subject.room)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Rectangle { // changed since it was saved
            objectName: "changedMark"
            visible: bar.changed
            width: Theme.px(7)
            height: width
            radius: width / 2
            color: Theme.red
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.Indicator
            //% "Changed since it was saved"
            Accessible.name: qsTrId("app.menu.changed")
        }
        Text {
            readonly property real rest: subject.room - caption.width - subject.spacing

            property bool mayBeCut: true
            visible: bar.detail !== "" && rest >= Math.min(implicitWidth, Theme.px(120))
            text: "— " + bar.detail
            font: Theme.plain
            color: Theme.muted
            textFormat: Text.PlainText
            elide: Text.ElideRight
            width: Math.min(Math.ceil(implicitWidth), rest)
        }
    }
    Separator {
        width: parent.width
        anchors.bottom: parent.bottom
    }
    ActionMenu {
        id: menu

        property int openIndex: 0

        y: parent ? parent.height : 0
        onStepRequested: direction => bar.step(direction)
    }
}
