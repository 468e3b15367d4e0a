// SPDX-License-Identifier: GPL-3.0-or-later
// Takes down the dice the players have rolled themselves.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: entry

    required property PlayTable play

    objectName: "diceEntry"
    spacing: Theme.padding

    TitleText {
        //: Title while the players tell what they drew from a cup
        //% "A draw"
        text: entry.play.realDice.dicePurpose !== "" ? entry.play.realDice.dicePurpose : qsTrId("app.play.draw")
        font: Theme.cardTitle
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Layout.topMargin: Theme.px(10)
    }
    Paragraph {
        //% "Roll the die and choose what it shows."
        text: qsTrId("app.play.roll_and_tell")
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.between
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.padding

        Repeater {
            model: entry.play.realDice.diceWanted

            PlainButton {
                id: face

                required property int index

                objectName: "face_" + (index + 1)
                implicitWidth: Theme.px(50)
                implicitHeight: Theme.px(50)
                Accessible.name: String(index + 1)
                onClicked: entry.play.realDice.tellDice([index + 1])
                contentItem: Item {
                    DieFace {
                        anchors.centerIn: parent
                        width: Theme.px(36)
                        height: width
                        face: face.index + 1
                        sides: entry.play.realDice.diceWanted
                    }
                }
            }
        }
    }
}
