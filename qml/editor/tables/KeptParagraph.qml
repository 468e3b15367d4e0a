// SPDX-License-Identifier: GPL-3.0-or-later
// Some sentences that stand in the package until something else is written: Return or leaving them hands that over,
// Escape brings back what stands there.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.TextArea {
    id: entry

    required property string label // what is asked; read aloud
    required property string kept
    signal written(string words)

    function hand(): void {
        if (text !== kept)
            written(text)
    }
    function restore(): void {
        text = Qt.binding(() => entry.kept)
    }

    implicitHeight: Math.max(Theme.control, contentHeight + topPadding + bottomPadding)
    leftPadding: Theme.px(8)
    rightPadding: Theme.px(8)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    text: kept
    font: Theme.plain
    color: Theme.ink
    selectionColor: Theme.blue
    selectedTextColor: Theme.blueInk
    wrapMode: TextEdit.Wrap
    textFormat: TextEdit.PlainText
    selectByMouse: true
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    onActiveFocusChanged: {
        if (!activeFocus)
            hand()
    }
    Keys.onPressed: event => { // nothing is half written: what was done before
        const undoes = event.matches(StandardKey.Undo)
        if (text === kept && (undoes || event.matches(StandardKey.Redo)))
            event.accepted = Actions.trigger(undoes ? "editor.undo" : "editor.redo")
    }
    Keys.onReturnPressed: hand()
    Keys.onEnterPressed: hand()
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onEscapePressed: event => {
        event.accepted = text !== kept
        restore()
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: Theme.raise
        border.color: entry.activeFocus ? Theme.blue : Theme.edge
    }
}
