// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be said about one thing, and the way to the next.
import QtQuick
import QtQuick.Layouts
import Esagono

Sheet {
    id: card

    required property string title
    required property string text
    required property int number
    required property int count
    signal walked(int direction)
    signal skipped()

    elevation: 3
    height: layout.implicitHeight + 2 * Theme.groups

    ColumnLayout {
        id: layout
        anchors.fill: parent
        anchors.margins: Theme.groups
        spacing: Theme.between

        TitleText {
            text: card.title
            font: Theme.cardTitle
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        Paragraph {
            text: card.text
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: Theme.between
            Layout.topMargin: Theme.within

            Text {
                //: A step of the tour: %1 = its number, %2 = how many there are
                //% "%1 of %2"
                text: qsTrId("app.tour.number").arg(card.number).arg(card.count)
                font: Theme.secondary
                color: Theme.muted
                Layout.fillWidth: true
            }
            QuietButton {
                objectName: "tourSkip"
                small: true
                //% "Leave the tour"
                text: qsTrId("app.tour.leave")
                onClicked: card.skipped()
            }
            PlainButton {
                objectName: "tourBack"
                small: true
                enabled: card.number > 1
                //% "Back"
                text: qsTrId("app.tour.back")
                onClicked: card.walked(-1)
            }
            MainButton {
                objectName: "tourNext"
                small: true
                text: card.number < card.count
                      //% "Next"
                      ? qsTrId("app.tour.next")
                      //% "Done"
                      : qsTrId("app.tour.done")
                onClicked: card.walked(1)
            }
        }
    }
}
