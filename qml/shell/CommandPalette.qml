// SPDX-License-Identifier: GPL-3.0-or-later
// Every command by its name: type a few letters, Enter does the first.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Popover {
    id: palette

    readonly property var rows: visible ? Actions.matching(entry.text) : []

    function choose(index: int): void {
        const action = rows[index] as AppAction
        if (!action || !action.enabled)
            return
        close()
        action.trigger()
    }

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: Theme.menuBar + Theme.between
    width: Math.min(Theme.px(560), (parent ? parent.width : 560) - Theme.margin)
    height: Math.min(implicitHeight, (parent ? parent.height : 400) - y - Theme.margin)
    contentHeight: entry.height + Theme.between + Math.min(rows.length * Theme.row, Theme.px(420))
    padding: Theme.between
    elevation: 3
    modal: false
    objectName: "commandPalette"
    onAboutToShow: {
        entry.clear()
        list.currentIndex = 0
    }
    onOpened: entry.forceActiveFocus(Qt.PopupFocusReason)

    TextEntry {
        id: entry
        objectName: "commandEntry"
        width: parent.width
        glyph: "search"
        //% "Type a command"
        placeholderText: qsTrId("app.palette.hint")
        label: placeholderText
        onTextChanged: list.currentIndex = 0
        onAccepted: palette.choose(list.currentIndex)
        Keys.onDownPressed: list.currentIndex = Math.min(list.count - 1, list.currentIndex + 1)
        Keys.onUpPressed: list.currentIndex = Math.max(0, list.currentIndex - 1)
    }
    ListView {
        id: list
        objectName: "commandRows"
        anchors.top: entry.bottom
        anchors.topMargin: Theme.between
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        model: palette.rows
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        T.ScrollBar.vertical: ScrollRail { }

        delegate: ListRow {
            required property int index
            required property AppAction modelData

            width: ListView.view.width - Theme.px(10)
            text: modelData.plainText
            glyph: modelData.glyph !== "" ? modelData.glyph : "blank"
            note: modelData.enabled ? "" : modelData.whyNot
            keyHint: modelData.keyText
            enabled: modelData.enabled
            highlighted: ListView.isCurrentItem
            focusPolicy: Qt.NoFocus
            onClicked: palette.choose(index)
        }
    }
    Paragraph {
        visible: list.count === 0
        anchors.top: entry.bottom
        anchors.topMargin: Theme.padding
        x: Theme.between
        //% "No command is called that."
        text: qsTrId("app.palette.nothing")
    }
}
