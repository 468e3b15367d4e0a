// SPDX-License-Identifier: GPL-3.0-or-later
// A word beside what is pointed at or has the keyboard, after a moment.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.ToolTip {
    id: tip

    property bool shown: false

    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: parent ? parent.height + Theme.px(6) : 0
    implicitWidth: Math.min(Theme.px(320), implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    visible: shown && text !== ""
    delay: 500
    margins: Theme.within
    horizontalPadding: Theme.px(9)
    verticalPadding: Theme.px(5)
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.popIn }
    }
    contentItem: Text {
        text: tip.text
        font: Theme.secondary
        color: Theme.ink
        wrapMode: Text.Wrap
    }
    background: Sheet { }
}
