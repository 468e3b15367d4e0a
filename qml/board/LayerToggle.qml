// SPDX-License-Identifier: GPL-3.0-or-later
// Switches something on the map on and off; without room for its label, a tip tells it.
import QtQuick
import Esagono

ToggleButton {
    required property string label
    property bool labelled: true

    small: false
    font: Theme.secondary
    text: labelled ? label : ""
    tip: labelled && keyLetter !== "" ? "" : label
    Accessible.name: label
}
