// SPDX-License-Identifier: GPL-3.0-or-later
// How far an export has come, in the menu bar: whatever is on the page goes on meanwhile.
import QtQuick
import Esagono

Row {
    id: progress

    required property FileWork work
    property bool tight: false

    objectName: "exportProgress"
    visible: work.running
    spacing: Theme.px(6)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Text {
        id: words
        visible: !progress.tight
        text: progress.work.what
        font: Theme.secondary
        color: Theme.muted
        anchors.verticalCenter: parent.verticalCenter
    }
    ProgressLine {
        width: Theme.px(progress.tight ? 40 : 90)
        value: progress.work.progress
        label: words.text
        anchors.verticalCenter: parent.verticalCenter
    }
    Text {
        objectName: "exportPercent"
        //: How much is done
        //% "%1%"
        text: qsTrId("app.export.percent").arg(Math.floor(100 * progress.work.progress))
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
        onClicked: progress.work.cancel()
    }
}
