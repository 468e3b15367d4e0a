// SPDX-License-Identifier: GPL-3.0-or-later
// A line that shows what stands in the package until something else is written: Return or leaving it hands that over,
// Escape brings back what stands there. What is half written is not lost when the package is read again.
import QtQuick
import Esagono

TextEntry {
    id: entry

    required property string kept
    signal written(string words)

    /// What was written cannot be taken over.
    function refuse(): void {
        text = Qt.binding(() => entry.kept)
    }

    text: kept
    onEditingFinished: {
        if (text !== kept)
            written(text)
    }
    Keys.onEscapePressed: event => {
        event.accepted = text !== kept
        refuse()
    }
}
