// SPDX-License-Identifier: GPL-3.0-or-later
// What else can be done with a game on the shelf.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Popover {
    id: menu

    signal chosen(string what)

    objectName: "gameMenu"
    padding: Theme.px(5)
    contentWidth: Theme.px(200)
    contentHeight: list.contentHeight
    onOpened: {
        list.currentIndex = 0
        list.forceActiveFocus(Qt.PopupFocusReason)
    }

    ListView {
        id: list
        anchors.fill: parent
        model: [
            //: Opens the package of a game in the editor
            //% "Edit"
            { what: "edit", glyph: "pencil", text: qsTrId("app.library.edit") },
            //% "Edit a copy"
            { what: "copy", glyph: "copy", text: qsTrId("app.library.edit_copy") }
        ]
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
