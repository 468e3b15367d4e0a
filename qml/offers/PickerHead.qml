// SPDX-License-Identifier: GPL-3.0-or-later
// What is being chosen, and how much of it is still to be.
import QtQuick
import QtQuick.Layouts
import Esagono

Column {
    id: head

    required property PlayTable play
    property bool asTitle: false
    readonly property bool counted: play.hand.openKind === "units" || play.hand.openKind === "hexes"
    readonly property bool shared: play.hand.openKind === "allocation"
    readonly property bool suggests: shared || counted || play.hand.openKind === "order"

    spacing: Theme.px(2)

    TitleText {
        visible: head.asTitle
        width: head.width
        text: head.play.hand.openLabel
        font: Theme.cardTitle
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
    }
    RowLayout {
        visible: !head.asTitle || head.suggests
        width: head.width
        spacing: Theme.between

        GroupLabel {
            visible: !head.asTitle
            text: head.play.hand.openLabel
            wrapMode: Text.WordWrap
            elide: Text.ElideNone
            Layout.fillWidth: true
        }
        Text {
            objectName: "chosenCount"
            visible: head.counted || head.shared
            text: head.shared
                  //: Losses shared out so far; %1 and %2 = numbers
                  //% "%1 of %2 assigned"
                  ? qsTrId("app.play.assigned").arg(head.play.hand.openChosen).arg(head.play.hand.openLeast)
                  : head.play.hand.openLeast === head.play.hand.openMost
                    //: So many are chosen, so many must be; %1 and %2 = numbers
                    //% "%1 of %2 chosen"
                    ? qsTrId("app.play.chosen_of").arg(head.play.hand.openChosen).arg(head.play.hand.openMost)
                    //% "%n chosen"
                    : qsTrId("app.play.chosen", head.play.hand.openChosen)
            font: Theme.secondary
            color: Theme.ink2
            Layout.fillWidth: head.asTitle
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        QuietButton {
            objectName: "suggestButton"
            visible: head.suggests
            small: true
            glyph: "wand"
            //% "Suggest"
            text: qsTrId("app.play.suggest")
            //% "Fills in an answer that is allowed"
            tip: qsTrId("app.play.suggest_tip")
            onClicked: head.play.hand.suggestFilling()
        }
    }
}
