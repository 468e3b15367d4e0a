// SPDX-License-Identifier: GPL-3.0-or-later
// An offer as a line of a menu.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: item

    property OfferRow offer: null

    objectName: offer ? "offer_" + offer.index : ""
    text: offer ? offer.label : ""
    implicitWidth: Math.max(Theme.px(200), implicitContentWidth + Theme.px(16))
    implicitHeight: Theme.row
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.MenuItem
    Accessible.name: text

    contentItem: RowLayout {
        spacing: Theme.between

        Glyph {
            opacity: item.checked ? 1 : 0
            name: "check"
            Layout.leftMargin: Theme.between
            size: Theme.icon
            color: Theme.ink2
        }
        Text {
            text: item.text
            textFormat: Text.PlainText
            font: Theme.plain
            color: Theme.ink
            Layout.fillWidth: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: item.down ? Theme.sunk : item.hovered || item.visualFocus ? Theme.chosen : "transparent"
    }
}
