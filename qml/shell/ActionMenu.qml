// SPDX-License-Identifier: GPL-3.0-or-later
// A menu of the registered actions of one category. Arrows walk, a letter or Enter chooses, left and right go on
// to the next menu.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Popover {
    id: menu

    property string category
    property var rows: []
    /// Of the longest words with their keys.
    readonly property real widest: {
        let widest = 0
        for (const action of rows)
            if (action)
                widest = Math.max(widest, words.advanceWidth(Theme.bare(action.text)) + keys.advanceWidth(action.keyText))
        return Math.ceil(widest)
    }
    signal stepRequested(int direction)

    function fill(): void {
        const all = Actions.inCategory(category)
        const leaves = all.filter(action => action.actionId === "file.quit") // last, whoever came to the menu since
        rows = [...all.filter(action => action.actionId !== "file.quit"), ...leaves]
        list.currentIndex = -1
        walk(1)
    }
    function walk(direction: int): void {
        let index = list.currentIndex
        for (let n = 0; n < rows.length; ++n) {
            index = (index + direction + rows.length) % rows.length
            if (rows[index].enabled)
                break
        }
        list.currentIndex = index
    }
    function choose(index: int): void {
        const action = rows[index] as AppAction
        if (!action || !action.enabled)
            return
        close()
        action.trigger()
    }
    function letter(text: string): bool {
        for (let i = 0; i < rows.length; ++i)
            if (text !== "" && (/&(\w)/.exec(rows[i].text)?.[1] ?? "").toLowerCase() === text.toLowerCase()) {
                choose(i)
                return true
            }
        return false
    }

    padding: Theme.px(5)
    contentWidth: Math.max(Theme.px(240), widest + Theme.px(84))
    contentHeight: list.contentHeight
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
    onCategoryChanged: if (visible) fill()
    onAboutToShow: fill()
    onOpened: list.forceActiveFocus(Qt.PopupFocusReason)

    FontMetrics {
        id: words
        font: Theme.plain
    }
    FontMetrics {
        id: keys
        font: Theme.key
    }
    ListView {
        id: list
        anchors.fill: parent
        objectName: "menuRows"
        model: menu.rows
        interactive: false
        keyNavigationEnabled: false
        Accessible.role: Accessible.PopupMenu

        Keys.onDownPressed: menu.walk(1)
        Keys.onUpPressed: menu.walk(-1)
        Keys.onLeftPressed: menu.stepRequested(-1)
        Keys.onRightPressed: menu.stepRequested(1)
        Keys.onReturnPressed: menu.choose(list.currentIndex)
        Keys.onEnterPressed: menu.choose(list.currentIndex)
        Keys.onSpacePressed: menu.choose(list.currentIndex)
        Keys.onPressed: event => event.accepted = menu.letter(event.text)

        delegate: Column {
            id: row

            required property int index
            required property AppAction modelData

            width: ListView.view.width

            Item {
                visible: (row.modelData?.separated ?? false) && row.index > 0 // commands leave with their page
                width: parent.width
                height: Theme.px(9)

                Separator {
                    width: parent.width
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            ListRow {
                width: parent.width
                text: row.modelData?.text ?? ""
                enabled: row.modelData?.enabled ?? false
                glyph: row.modelData?.checkable ? (row.modelData.checked ? "check" : "blank")
                     : row.modelData?.glyph ? row.modelData.glyph : "blank"
                keyHint: row.modelData?.keyText ?? ""
                highlighted: ListView.isCurrentItem || row.index === list.currentIndex
                focusPolicy: Qt.NoFocus
                onHoveredChanged: if (hovered) list.currentIndex = row.index
                onClicked: menu.choose(row.index)
                Accessible.role: Accessible.MenuItem
                Accessible.description: row.modelData?.whyNot ?? ""
            }
        }
    }
}
