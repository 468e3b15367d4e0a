// SPDX-License-Identifier: GPL-3.0-or-later
// Back, and on: the one main action, with the reason while it is not possible.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: foot

    required property PlayController play
    signal ruleRequested(string rule)

    implicitHeight: Math.max(Theme.px(54), note.implicitHeight + Theme.px(20))
    color: Theme.bar

    Separator {
        width: parent.width
        color: Theme.line2
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.between

        PlainButton {
            objectName: "cancelButton"
            //% "Cancel"
            text: qsTrId("app.play.cancel")
            keyHint: qsTrId("app.play.key_leave")
            onClicked: foot.play.clearSelection()
        }
        Text {
            id: note
            objectName: "confirmNote"
            text: foot.play.canConfirm ? "" : foot.play.confirmWhyNot
            textFormat: Text.StyledText
            font: Theme.secondary
            color: Theme.ink2
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        RuleLink {
            visible: rule !== "" && !foot.play.canConfirm
            rule: foot.play.confirmRule
            onOpened: rule => foot.ruleRequested(rule)
        }
        OfferButton {
            objectName: "confirmButton"
            tone: PlainButton.Primary
            implicitHeight: Theme.controlMain
            text: foot.play.confirmLabel
            //: A key
            //% "Enter"
            keyHint: qsTrId("app.play.key_act")
            whyNot: foot.play.canConfirm ? "" : foot.play.confirmWhyNot !== "" ? foot.play.confirmWhyNot
                    //% "The choice is not complete yet."
                    : qsTrId("app.play.incomplete")
            onChosen: foot.play.confirm()
        }
    }
}
