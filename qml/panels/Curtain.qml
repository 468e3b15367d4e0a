// SPDX-License-Identifier: GPL-3.0-or-later
// Between two players at one screen: nothing of the board is seen until the next one is ready.
import QtQuick
import Esagono

FocusScope {
    id: curtain

    required property PlayController play

    objectName: "curtain"
    visible: play.curtain
    onVisibleChanged: if (visible) ready.forceActiveFocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: words.text

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(460))
        spacing: Theme.groups

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(64)
            height: Theme.px(4)
            color: curtain.play.sideColour
        }
        TitleText {
            id: words
            objectName: "curtainText"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            //: Between two players at one screen; %1 = the name of the next player or side
            //% "Over to: %1"
            text: qsTrId("app.play.curtain").arg(curtain.play.curtainName)
        }
        Paragraph {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            //% "Hand over the seat. The board stays covered until you are ready."
            text: qsTrId("app.play.curtain_note")
        }
        MainButton {
            id: ready
            objectName: "liftCurtain"
            anchors.horizontalCenter: parent.horizontalCenter
            focus: true
            implicitHeight: Theme.controlMain
            //% "I am ready"
            text: qsTrId("app.play.curtain_ready")
            keyHint: qsTrId("app.play.key_act")
            onClicked: curtain.play.liftCurtain()
        }
    }
}
