// SPDX-License-Identifier: GPL-3.0-or-later
// Between two players at one screen: nothing of the board is seen, told or reached until the next one is ready.
import QtQuick
import Esagono

Item {
    id: curtain

    required property PlayTable play
    signal lifted()
    signal closeRequested()

    objectName: "curtain"

    Cover {
        host: curtain
        visible: curtain.visible
        label: words.text
        partName: "curtainCover"
        onOpened: ready.forceActiveFocus()
        onClosed: curtain.lifted()

        Rectangle {
            anchors.fill: parent
            color: Theme.paper
        }
        Column {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.margin, Theme.px(460))
            spacing: Theme.groups

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(64)
                height: Theme.px(4)
                color: curtain.play.turn.sideColour
            }
            TitleText {
                id: words
                objectName: "curtainText"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                //: Between two players at one screen; %1 = the name of the next player or side
                //% "Over to: %1"
                text: qsTrId("app.play.curtain").arg(curtain.play.viewpoint.curtainName)
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
                onClicked: curtain.play.viewpoint.liftCurtain()
            }
            QuietButton {
                objectName: "curtainLibrary"
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTrId("app.play.back_to_library")
                onClicked: curtain.closeRequested()
            }
        }
    }
}
