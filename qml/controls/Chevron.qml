// SPDX-License-Identifier: GPL-3.0-or-later
// The mark of something that opens downwards, drawn as the other icons are: a box of 16, a round line of 1.5.
import QtQuick
import Esagono

Item {
    implicitWidth: 16
    implicitHeight: 16

    component Stroke: Rectangle {
        y: 7.5
        width: 6.5
        height: 1.5
        radius: 0.75
        antialiasing: true
        color: Theme.ink2
    }

    Stroke {
        x: 2.75
        rotation: 45
    }
    Stroke {
        x: 6.75
        rotation: -45
    }
}
