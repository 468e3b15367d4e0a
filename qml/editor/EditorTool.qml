// SPDX-License-Identifier: GPL-3.0-or-later
// A tool in the bar above the editor: glyph and words, or the glyph alone where there is little room.
import QtQuick
import Esagono

PlainButton {
    property string label
    property bool wide: true

    tone: PlainButton.Quiet
    text: wide ? label : ""
    tip: wide ? "" : label
    Accessible.name: label
}
