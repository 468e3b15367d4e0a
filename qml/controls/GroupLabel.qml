// SPDX-License-Identifier: GPL-3.0-or-later
// The small capitals above a group.
import QtQuick
import Esagono

Text {
    font: Theme.groupLabel
    color: Theme.muted
    textFormat: Text.PlainText
    elide: Text.ElideRight
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
