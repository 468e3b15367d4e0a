// SPDX-License-Identifier: GPL-3.0-or-later
// A button of the table. What cannot be pressed now is dim, and says why when pointed at or pressed.
import QtQuick
import Esagono

PlainButton {
    id: button

    property string whyNot: "" // not empty: it cannot be pressed now
    readonly property bool barred: whyNot !== ""
    /// Pressed, and it may be.
    signal chosen()

    opacity: barred ? 0.5 : 1
    tip: whyNot
    onClicked: if (!barred) chosen()
}
