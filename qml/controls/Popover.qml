// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet above the window, beside what it belongs to: Esc or a click elsewhere closes it.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.Popup {
    id: popover

    property int elevation: 2

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: Theme.padding
    margins: Theme.within
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.popIn; easing.type: Easing.OutCubic }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.popOut; easing.type: Easing.InCubic }
    }
    background: Sheet {
        elevation: popover.elevation
    }
}
