// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a track, in one line or two, standing on what is below it.
import QtQuick
import Esagono

Item {
    id: head

    required property string mark
    required property color colour
    required property string text
    readonly property bool marked: mark !== "dot" && mark !== ""
    readonly property real indent: marked ? side.width + Theme.px(5) : 0
    /// In one line.
    readonly property real widest: indent + Math.ceil(name.implicitWidth) + 1
    /// In two, broken where both are shortest.
    readonly property real narrowest: {
        const words = text.toUpperCase().split(" ")
        let best = letters.advanceWidth(words.join(" "))
        for (let at = 1; at < words.length; ++at)
            best = Math.min(best, Math.max(letters.advanceWidth(words.slice(0, at).join(" ")),
                                           letters.advanceWidth(words.slice(at).join(" "))))
        return indent + Math.ceil(best) + Theme.px(3)
    }

    implicitHeight: Theme.px(26)

    FontMetrics {
        id: letters
        font: Theme.groupLabel
    }
    SideMark {
        id: side
        visible: head.marked
        mark: head.mark
        tint: head.colour
        width: Theme.px(8)
        height: width
        y: name.y + Math.round((name.height / Math.max(1, name.lineCount) - height) / 2)
    }
    GroupLabel {
        id: name
        x: head.indent
        width: Math.max(0, head.width - x)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 1
        text: head.text
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.px(12)
    }
}
