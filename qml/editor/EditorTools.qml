// SPDX-License-Identifier: GPL-3.0-or-later
// What a page of the editor adds to the bar above it.
import QtQuick
import Esagono

Row {
    property bool wide: true // there is room for words

    spacing: Theme.within
}
