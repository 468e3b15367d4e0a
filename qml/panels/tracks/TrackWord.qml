// SPDX-License-Identifier: GPL-3.0-or-later
// A track as words.
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: track

    required property string name // empty: it stands elsewhere
    required property string mark
    required property color colour
    required property string text

    spacing: Theme.px(5)

    SideMark {
        visible: !nobody
        mark: track.mark
        tint: track.colour
        Layout.preferredWidth: Theme.px(8)
        Layout.preferredHeight: Theme.px(8)
    }
    Text {
        visible: text !== ""
        text: track.name
        font: Theme.secondary
        color: Theme.muted
    }
    Text {
        text: track.text
        font: Theme.secondaryStrong
        color: Theme.ink
    }
    Item {
        Layout.fillWidth: true
    }
}
