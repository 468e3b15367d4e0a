// SPDX-License-Identifier: GPL-3.0-or-later
// Back, and on: the one main action, with the reason while it is not possible.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: foot

    required property PlayTable play
    signal ruleRequested(string rule)

    readonly property bool stacked: width < Theme.px(470) // the note stands above the buttons
    readonly property string reason: play.hand.canConfirm ? "" : play.hand.confirmWhyNot
    readonly property real room: width - 2 * Theme.padding - cancel.implicitWidth - Theme.between // for the way on
    readonly property bool labelFits: letters.advanceWidth(play.hand.confirmLabel) + Theme.px(24) <= room
    readonly property string wayOn: labelFits ? play.hand.confirmLabel : qsTrId("app.play.confirm") // the title above says what
    readonly property bool keyFits: letters.advanceWidth(wayOn) + key.implicitWidth + Theme.px(40) <= room

    implicitHeight: grid.implicitHeight + 2 * Theme.px(10)
    color: Theme.bar

    FontMetrics {
        id: letters
        font: Theme.strong
    }
    KeyCap {
        id: key
        visible: false
        text: qsTrId("app.play.key_act")
    }
    Separator {
        width: parent.width
        color: Theme.line2
    }
    GridLayout {
        id: grid
        anchors.fill: parent
        anchors.margins: Theme.padding
        anchors.topMargin: Theme.px(10)
        anchors.bottomMargin: Theme.px(10)
        columns: foot.stacked ? 2 : 3
        columnSpacing: Theme.between
        rowSpacing: Theme.px(6)

        PlainButton {
            id: cancel
            objectName: "cancelButton"
            //% "Cancel"
            text: qsTrId("app.play.cancel")
            keyHint: qsTrId("app.play.key_leave")
            onClicked: foot.play.gestures.clearSelection()
            Layout.row: foot.stacked ? 1 : 0
            Layout.column: 0
        }
        RowLayout {
            visible: !foot.stacked || foot.reason !== ""
            spacing: Theme.px(6)
            Layout.fillWidth: true
            Layout.row: 0
            Layout.column: foot.stacked ? 0 : 1
            Layout.columnSpan: foot.stacked ? 2 : 1

            Text {
                objectName: "confirmNote"
                text: foot.reason
                textFormat: Text.PlainText
                font: Theme.secondary
                color: Theme.ink2
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            RuleLink {
                visible: rule !== "" && foot.reason !== ""
                rule: foot.play.hand.confirmRule
                onOpened: rule => foot.ruleRequested(rule)
            }
        }
        OfferButton {
            objectName: "confirmButton"
            tone: PlainButton.Primary
            implicitHeight: Theme.controlMain
            text: foot.wayOn
            Accessible.name: foot.play.hand.confirmLabel
            //: A key
            //% "Enter"
            keyHint: foot.keyFits ? qsTrId("app.play.key_act") : ""
            whyNot: foot.play.hand.canConfirm ? "" : foot.play.hand.confirmWhyNot !== "" ? foot.play.hand.confirmWhyNot
                    //% "The choice is not complete yet."
                    : qsTrId("app.play.incomplete")
            onChosen: foot.play.hand.confirm()
            Layout.row: foot.stacked ? 1 : 0
            Layout.column: foot.stacked ? 1 : 2
            Layout.fillWidth: foot.stacked
            Layout.maximumWidth: implicitWidth
            Layout.alignment: Qt.AlignRight
        }
    }
}
