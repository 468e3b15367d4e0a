// SPDX-License-Identifier: GPL-3.0-or-later
// A word beside what is pointed at or has the keyboard, after a moment. It is made when it is first wanted: most never
// are, and there are hundreds.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Item {
    id: tip

    property string text: ""
    property bool shown: false
    readonly property bool wanted: shown && text !== ""
    property T.ToolTip slip: null

    visible: false // no layout leaves room for it
    onWantedChanged: if (wanted && !slip) slip = paper.createObject(parent) as T.ToolTip

    Component {
        id: paper

        T.ToolTip {
            id: word
            x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
            y: parent ? parent.height + Theme.px(6) : 0
            implicitWidth: Math.min(Theme.px(320), implicitContentWidth + leftPadding + rightPadding)
            implicitHeight: implicitContentHeight + topPadding + bottomPadding
            text: tip.text
            visible: tip.wanted
            delay: 500
            margins: Theme.within
            horizontalPadding: Theme.px(9)
            verticalPadding: Theme.px(5)
            closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
                         | T.Popup.CloseOnReleaseOutsideParent

            enter: Transition {
                NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.popIn }
            }
            contentItem: Text {
                text: word.text
                font: Theme.secondary
                color: Theme.ink
                wrapMode: Text.Wrap
            }
            background: Sheet { }
        }
    }
}
