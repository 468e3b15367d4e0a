// SPDX-License-Identifier: GPL-3.0-or-later
// A button of one glyph, for undo, zoom and transport; its tip says what it does and by which key.
import QtQuick
import Esagono

PlainButton {
    property string label // what it does

    tone: PlainButton.Quiet
    implicitWidth: implicitHeight
    leftPadding: 0
    rightPadding: 0
    tip: label
    Accessible.name: label
    Accessible.description: ""
}
