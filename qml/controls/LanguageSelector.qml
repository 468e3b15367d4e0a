// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the language; each stands there under its own name.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: selector

    required property Languages languages
    property bool labelled: true
    property bool opensUpwards: false

    spacing: Theme.within

    Text {
        id: label
        visible: selector.labelled
        //% "Language"
        text: qsTrId("app.language")
        font: Theme.groupLabel
        color: Theme.muted
    }
    ComboBox {
        id: box
        objectName: "language"
        implicitHeight: Theme.control
        Layout.fillWidth: true
        font: Theme.plain
        model: selector.languages.names
        currentIndex: selector.languages.index
        onActivated: index => selector.languages.index = index
        Accessible.name: label.text

        contentItem: Text {
            leftPadding: Theme.padding
            text: box.displayText
            font: box.font
            color: Theme.ink
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }
        indicator: Chevron {
            x: box.width - width - Theme.between
            y: (box.height - height) / 2
        }
        background: Rectangle {
            radius: 4
            color: box.down ? Theme.sunk : box.hovered ? Theme.chosen : Theme.raise
            border.color: Theme.edge

            FocusRing {
                shown: box.visualFocus
                radius: 6
            }
        }
        popup: Popup {
            y: selector.opensUpwards ? -height - Theme.between : box.height + Theme.between
            width: box.width
            padding: Theme.within
            contentItem: ListView {
                implicitHeight: contentHeight
                model: box.delegateModel
                currentIndex: box.highlightedIndex
            }
            background: Rectangle {
                radius: 6
                color: Theme.panel
                border.color: Theme.line2
            }
        }
        delegate: ItemDelegate {
            id: choice

            required property string modelData

            width: ListView.view.width
            implicitHeight: Theme.control
            highlighted: ListView.isCurrentItem
            contentItem: Text {
                leftPadding: Theme.within
                text: choice.modelData
                font: Theme.plain
                color: Theme.ink
                verticalAlignment: Text.AlignVCenter
            }
            background: Rectangle {
                radius: 4
                color: choice.highlighted ? Theme.chosen : "transparent"
            }
        }
    }
}
