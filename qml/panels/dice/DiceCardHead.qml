// SPDX-License-Identifier: GPL-3.0-or-later
// The title of a dice card, and the ways to put it away.
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: head

    required property string title
    property int waiting: 0
    signal closed()
    signal allClosed()
    signal shown()

    implicitHeight: Theme.px(36)

    Separator {
        y: parent.height - 1
        width: parent.width
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.px(5)
        spacing: Theme.between

        Glyph {
            name: "dice"
            size: Theme.icon
            color: Theme.ink2
        }
        TitleText {
            text: head.title
            font: Theme.cardTitle
            Layout.fillWidth: true

            TapHandler {
                onTapped: head.shown()
            }
        }
        QuietButton {
            visible: head.waiting > 0
            objectName: "diceCloseAll"
            small: true
            //: So many more dice cards wait; %n = a number
            //% "%n more"
            text: qsTrId("app.play.more_dice", head.waiting)
            //% "Close all"
            tip: qsTrId("app.play.close_all")
            onClicked: head.allClosed()
        }
        IconButton {
            objectName: "diceClose"
            small: true
            glyph: "close"
            //% "Close"
            label: qsTrId("app.play.close")
            onClicked: head.closed()
        }
    }
}
