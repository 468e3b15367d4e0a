// SPDX-License-Identifier: GPL-3.0-or-later
// Above two boards: which shows what, and where each of them is.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Rectangle {
    id: head

    required property ReplayTable replay
    required property FilmComparison comparison

    component Half: Item {
        id: half

        property string name
        property string number

        width: head.width / 2
        height: head.height

        Text {
            property bool mayBeCut: true
            x: Theme.padding
            width: Math.min(Math.ceil(implicitWidth), parent.width - 2 * Theme.padding - where.width - Theme.px(36))
            height: parent.height
            text: half.name
            font: Theme.secondaryStrong
            color: Theme.ink
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText

            Text {
                id: where
                x: parent.width + Theme.between
                height: parent.height
                text: half.number
                font: Theme.key
                color: Theme.muted
                verticalAlignment: Text.AlignVCenter
            }
        }
    }

    objectName: "besideHead"
    implicitHeight: Theme.px(30)
    color: Theme.bar
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTrId("app.compare.beside")

    Half {
        name: head.comparison.leftName
        number: head.replay.winder.number
    }
    Half {
        objectName: "besideRight"
        x: parent.width / 2
        name: head.comparison.rightName
        number: head.comparison.other.winder.number
    }
    IconButton {
        objectName: "oneBoard"
        anchors.right: parent.right
        anchors.rightMargin: Theme.within
        anchors.verticalCenter: parent.verticalCenter
        small: true
        glyph: "close"
        //% "Only one board"
        label: qsTrId("app.compare.one")
        focusPolicy: Qt.TabFocus
        onClicked: head.comparison.beside = false
    }
    Separator {
        width: parent.width
        anchors.bottom: parent.bottom
    }
}
