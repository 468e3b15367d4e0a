// SPDX-License-Identifier: GPL-3.0-or-later
// One page: made when it is first shown, with the keyboard whenever it is shown.
import QtQuick
import Esagono

Loader {
    id: loader

    required property string page // its file
    required property Shell shell
    required property bool shown
    property bool kept: true // stays as it is while another page is shown
    property var given: ({ shell: loader.shell })

    function settle(): void {
        if (shown && status === Loader.Null)
            setSource(page, given)
        else if (!shown && !kept)
            setSource("")
        if (shown)
            forceActiveFocus(Qt.OtherFocusReason)
    }

    anchors.fill: parent
    visible: shown
    focus: shown
    onShownChanged: settle()
    onKeptChanged: settle()
    Component.onCompleted: settle()
}
