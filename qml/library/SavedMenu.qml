// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a saved game.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Popover {
    id: menu

    property bool broken: false
    property bool damaged: false
    signal chosen(string what)
    readonly property var rows: all.filter(row => row.on)
    readonly property var all: [
        //% "Open"
        { what: "open", glyph: "play", text: qsTrId("app.library.menu.open"), on: !broken, key: "" },
        { what: "watch", glyph: "film", text: qsTrId("app.play.watch_replay"), on: true, key: "" },
        //% "Save what can be saved"
        { what: "salvage", glyph: "save", text: qsTrId("app.library.menu.salvage"), on: damaged, key: "" },
        //% "Rename…"
        { what: "rename", glyph: "rename", text: qsTrId("app.library.menu.rename"), on: true, key: "F2" },
        //% "Duplicate"
        { what: "duplicate", glyph: "copy", text: qsTrId("app.library.menu.duplicate"), on: !broken, key: "" },
        //% "Export a copy…"
        { what: "export", glyph: "export", text: qsTrId("app.library.menu.export"), on: !broken, key: "" },
        //% "Show in its folder"
        { what: "folder", glyph: "folder", text: qsTrId("app.library.menu.folder"), on: true, key: "" },
        //% "Move to the trash"
        { what: "trash", glyph: "trash", text: qsTrId("app.library.menu.trash"), on: true, key: "Del" }
    ]

    objectName: "savedMenu"
    padding: Theme.px(5)
    contentWidth: Theme.px(230)
    contentHeight: list.contentHeight
    onOpened: {
        list.currentIndex = 0
        list.forceActiveFocus(Qt.PopupFocusReason)
    }

    ListView {
        id: list
        anchors.fill: parent
        model: menu.rows
        interactive: false
        keyNavigationWraps: true
        Accessible.role: Accessible.PopupMenu
        Keys.onReturnPressed: (list.currentItem as ListRow)?.clicked()
        Keys.onEnterPressed: (list.currentItem as ListRow)?.clicked()

        delegate: ListRow {
            required property int index
            required property var modelData

            objectName: modelData.what
            width: ListView.view.width
            text: modelData.text
            glyph: modelData.glyph
            keyHint: modelData.key
            highlighted: ListView.isCurrentItem
            Accessible.role: Accessible.MenuItem
            onHoveredChanged: if (hovered) list.currentIndex = index
            onClicked: {
                menu.close()
                menu.chosen(modelData.what)
            }
        }
    }
}
