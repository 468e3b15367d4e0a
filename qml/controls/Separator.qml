// SPDX-License-Identifier: GPL-3.0-or-later
// A thin line between things.
import QtQuick
import Esagono

Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
    Accessible.ignored: true
}
