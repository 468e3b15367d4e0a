// SPDX-License-Identifier: GPL-3.0-or-later
// A line icon in the colours and sizes of the theme.
import QtQuick
import Esagono

Glyph {
    color: Theme.ink
    size: Theme.icon
    Accessible.ignored: true
}
