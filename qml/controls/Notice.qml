// SPDX-License-Identifier: GPL-3.0-or-later
// A message at the edge of a view, never modal: a coloured bar, a glyph, words, and what can be done about it.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: notice

    enum Tone { Fine, Warning, Trouble }

    property int tone: Notice.Warning
    property string text
    property string action: "" // the words of a way on
    property bool closable: true
    signal actionChosen()
    signal closed()
    readonly property color tint: [Theme.green, Theme.gold, Theme.red][tone]

    implicitWidth: Theme.px(420)
    implicitHeight: content.implicitHeight + 2 * Theme.between
    radius: Theme.radiusPanel
    color: Theme.panel
    border.color: Theme.line2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Shadow {
        id: shadow
        z: -1
        anchors.fill: parent
        anchors.margins: -shadow.reach
        radius: notice.radius
        dark: Theme.dark
    }
    Rectangle {
        width: Theme.px(4)
        height: parent.height
        radius: Theme.px(2)
        color: notice.tint
    }
    RowLayout {
        id: content
        anchors.fill: parent
        anchors.margins: Theme.between
        anchors.leftMargin: Theme.groups
        spacing: Theme.between

        Glyph {
            name: ["check", "warning", "lock"][notice.tone]
            color: notice.tone === Notice.Fine ? Theme.green : Theme.ink2
            size: Theme.icon
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 1
            Accessible.ignored: true
        }
        Paragraph {
            text: notice.text
            color: Theme.ink
            Layout.fillWidth: true
        }
        QuietButton {
            visible: notice.action !== ""
            small: true
            text: notice.action
            onClicked: notice.actionChosen()
        }
        IconButton {
            visible: notice.closable
            small: true
            glyph: "close"
            //% "Close this message"
            label: qsTrId("app.notice.close")
            onClicked: notice.closed()
        }
    }
}
