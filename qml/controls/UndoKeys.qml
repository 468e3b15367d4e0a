// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo while a line of text has the keyboard: first what is being written there; then, as anywhere else in the
// editor, what was done before. A line of text would keep both keys for itself. Give it as Keys.forwardTo.
import QtQuick
import Esagono

Item {
    id: keys

    required property TextInput field
    property string settled: ""  // what was not written just now, or is taken over already
    property string before: ""

    Component.onCompleted: settled = field.text
    Keys.onPressed: event => {
        const undoes = event.matches(StandardKey.Undo)
        if (!undoes && !event.matches(StandardKey.Redo) || field.text !== settled)
            return
        event.accepted = Actions.trigger(undoes ? "editor.undo" : "editor.redo")
    }

    Connections {
        target: keys.field
        function onTextChanged(): void {
            keys.before = keys.settled
            keys.settled = keys.field.text
        }
        function onTextEdited(): void { // told after the change, if somebody wrote
            keys.settled = keys.before
        }
        function onEditingFinished(): void {
            keys.settled = keys.field.text
        }
    }
}
