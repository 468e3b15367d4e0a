// SPDX-License-Identifier: GPL-3.0-or-later
// A unit or a hex that forbids something: pressed, the map goes there.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: culprit

    required property var modelData // {counter, hex, label}
    required property PlayTable play
    readonly property bool isUnit: modelData.counter >= 0
    signal shown(int hex)

    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight
    focusPolicy: Qt.TabFocus
    onClicked: culprit.shown(modelData.hex)
    Keys.onReturnPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: modelData.label

    contentItem: Row {
        spacing: Theme.px(6)

        UnitPicture {
            visible: culprit.isUnit
            source: culprit.play
            counter: culprit.modelData.counter
            width: Theme.px(30)
            height: width
        }
        Glyph {
            visible: !culprit.isUnit
            name: "hex"
            color: Theme.red
            size: Theme.px(22)
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter

            Text {
                text: culprit.modelData.label
                textFormat: Text.PlainText
                font: Theme.secondaryStrong
                color: Theme.ink
            }
            Text {
                visible: culprit.isUnit && culprit.modelData.hex >= 0
                text: visible ? culprit.play.hexLabel(culprit.modelData.hex) : ""
                font: Theme.secondary
                color: Theme.muted
            }
        }
    }
    background: Item {
        FocusRing {
            shown: culprit.visualFocus
            gap: 2
        }
    }
}
