// SPDX-License-Identifier: GPL-3.0-or-later
// What the program has to say, one notice under the other; good news go away by themselves.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: column

    required property Messages messages

    objectName: "messages"
    spacing: Theme.between

    Repeater {
        model: column.messages

        Notice {
            id: notice

            required property int index
            required property string key

            required text
            required tone
            required action
            width: column.width
            onClosed: column.messages.dismiss(index)
            onActionChosen: column.messages.take(index)

            HoverHandler {
                id: hover
            }
            Timer {
                interval: notice.action !== "" ? 12000 : 6000
                running: notice.tone === Notice.Fine && !hover.hovered
                onTriggered: column.messages.dismiss(notice.index)
            }
        }
    }
}
