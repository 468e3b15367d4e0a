// SPDX-License-Identifier: GPL-3.0-or-later
// A button that winds the film: it does what its action does.
import QtQuick
import Esagono

IconButton {
    id: button

    required property string modelData // the action, without "replay."
    readonly property AppAction command: Actions.count > 0 ? Actions.find("replay." + modelData) : null
    readonly property var glyphs: ({ first: "first", turnBack: "previous", back: "chevronLeft", on: "chevronRight",
                                     turnOn: "next", last: "last" })
    signal pressedFor(string id)

    objectName: "transport_" + modelData
    implicitHeight: Theme.controlMain
    glyph: glyphs[modelData]
    label: command ? command.plainText : ""
    keyHint: ""
    enabled: command !== null && command.enabled
    focusPolicy: Qt.TabFocus
    autoRepeat: true
    onClicked: button.pressedFor(modelData)
}
