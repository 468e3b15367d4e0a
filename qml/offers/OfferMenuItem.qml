// SPDX-License-Identifier: GPL-3.0-or-later
// An offer as a line of a menu.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: item

    property OfferRow offer: null

    objectName: offer ? "offer_" + offer.index : ""
    text: offer ? offer.label : ""
    implicitWidth: Math.max(Theme.px(200), label.implicitWidth + Theme.px(48))
    implicitHeight: Theme.row
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.MenuItem
    Accessible.name: text

    contentItem: Item {
        Icon {
            visible: item.checked
            x: Theme.between
            anchors.verticalCenter: parent.verticalCenter
            name: "check"
            size: Theme.icon
            color: Theme.ink2
        }
        Text {
            id: label
            x: Theme.px(32)
            anchors.verticalCenter: parent.verticalCenter
            text: item.text
            textFormat: Text.PlainText
            font: Theme.plain
            color: Theme.ink
        }
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: item.down ? Theme.sunk : item.hovered || item.visualFocus ? Theme.chosen : "transparent"
    }
}
