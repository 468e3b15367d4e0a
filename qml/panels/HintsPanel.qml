// SPDX-License-Identifier: GPL-3.0-or-later
// Advice: a few commands the computer would consider, each with its reasons, to be looked at on the board or to be done.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Item {
    id: panel

    required property PlayTable play
    readonly property Hints hints: play.turn.hints
    readonly property var rows: hints.rows

    objectName: "hintsPanel"

    Flickable {
        id: scroll
        anchors.fill: parent
        anchors.bottomMargin: foot.height
        clip: true
        contentHeight: list.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollRail { }

        Column {
            id: list
            x: Theme.padding
            width: scroll.width - 2 * Theme.padding
            topPadding: Theme.padding
            bottomPadding: Theme.padding
            spacing: Theme.padding

            Paragraph {
                objectName: "hintsThinking"
                visible: panel.hints.thinking
                width: list.width
                //% "The computer is thinking it over…"
                text: qsTrId("app.hint.thinking")
            }
            Paragraph {
                visible: !panel.hints.thinking
                width: list.width
                text: panel.rows.length > 0
                      //% "What the computer would consider, the best first. The figures say how much better or worse you would stand, in steps of an ordinary unit."
                      ? qsTrId("app.hint.lead")
                      //% "The computer has no advice for this."
                      : qsTrId("app.hint.none")
            }
            Repeater {
                model: panel.rows

                HintCard {
                    width: list.width
                    shownOnBoard: panel.hints.current === index
                    onShowRequested: panel.hints.show(index)
                    onTaken: panel.play.turn.takeHint(index)
                }
            }
        }
    }
    Rectangle {
        id: foot
        width: parent.width
        height: closing.height + 2 * Theme.px(10)
        anchors.bottom: parent.bottom
        color: Theme.bar

        Separator {
            width: parent.width
            color: Theme.line2
        }
        PlainButton {
            id: closing
            objectName: "hintsClose"
            x: Theme.padding
            anchors.verticalCenter: parent.verticalCenter
            text: panel.hints.thinking ? qsTrId("app.play.cancel")
                  //: Leaves the advice
                  //% "Close"
                  : qsTrId("app.hint.close")
            onClicked: panel.hints.close()
        }
    }
}
