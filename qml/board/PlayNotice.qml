// SPDX-License-Identifier: GPL-3.0-or-later
// A message of the game that needs no answer: it leaves after six seconds, unless the pointer is on it.
import QtQuick
import Esagono

Notice {
    id: notice

    required property PlayTable play
    property string shownText: ""

    function dismiss() {
        shownText = ""
        play.dismissNotice()
    }

    objectName: "notice"
    visible: opacity > 0
    opacity: shownText !== "" ? 1 : 0
    implicitWidth: Theme.px(340)
    text: shownText
    onClosed: dismiss()

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.popIn
        }
    }
    Connections {
        target: notice.play
        function onNoticeChanged() {
            notice.shownText = notice.play.notice
        }
    }
    Timer {
        running: notice.shownText !== "" && !pointing.hovered
        interval: 6000
        onTriggered: notice.dismiss()
    }
    HoverHandler {
        id: pointing
    }
}
