// SPDX-License-Identifier: GPL-3.0-or-later
// The room of a line icon.
import QtQuick
import Esagono

Item {
    property string name
    property color color: Theme.ink
    property real size: Theme.icon

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true
}
