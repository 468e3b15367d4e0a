// SPDX-License-Identifier: GPL-3.0-or-later
// How far an export has come, in the menu bar: whatever is on the page goes on meanwhile.
import QtQuick
import Esagono

Row {
    id: progress

    required property Sharing sharing
    property bool tight: false

    objectName: "exportProgress"
    visible: sharing.running
    spacing: Theme.px(6)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Text {
        id: words
        visible: !progress.tight
        text: progress.sharing.what
        font: Theme.secondary
        color: Theme.muted
        anchors.verticalCenter: parent.verticalCenter
    }
    ProgressLine {
        width: Theme.px(progress.tight ? 40 : 90)
        value: progress.sharing.progress
        label: words.text
        anchors.verticalCenter: parent.verticalCenter
    }
    Text {
        objectName: "exportPercent"
        //: How much is done
        //% "%1%"
        text: qsTrId("app.export.percent").arg(Math.floor(100 * progress.sharing.progress))
        width: Theme.px(38)
        horizontalAlignment: Text.AlignRight
        font: Theme.secondaryStrong
        color: Theme.ink
        anchors.verticalCenter: parent.verticalCenter
    }
    IconButton {
        objectName: "cancelExport"
        small: true
        glyph: "close"
        //% "Stop exporting"
        label: qsTrId("app.export.stop")
        focusPolicy: Qt.TabFocus
        onClicked: progress.sharing.cancel()
    }
}
