// SPDX-License-Identifier: GPL-3.0-or-later
// One unit in the list of units: where it stands, whether it can act.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.ItemDelegate {
    id: row

    required property PlayTable play
    required property int index
    required property int counter
    required property string name
    required property int hex
    required property string summary
    required property bool canAct
    property bool onlyAble: false

    visible: canAct || !onlyAble
    implicitHeight: visible ? Theme.px(42) : 0
    hoverEnabled: true
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    onClicked: {
        ListView.view.currentIndex = index
        play.selectCounter(counter, false)
        play.centreOn(hex)
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.description: summary

    contentItem: RowLayout {
        spacing: Theme.px(10)
        opacity: row.canAct ? 1 : 0.6

        UnitPicture {
            source: row.play
            counter: row.counter
            Layout.leftMargin: Theme.padding
            Layout.preferredWidth: Theme.px(32)
            Layout.preferredHeight: Theme.px(32)
        }
        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            Text {
                text: row.name
                textFormat: Text.PlainText
                font: Theme.secondaryStrong
                color: Theme.ink
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            Text {
                text: row.summary
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.muted
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }
        Text {
            text: row.hex >= 0 ? row.play.hexLabel(row.hex) : ""
            font: Theme.mono
            color: Theme.ink2
            Layout.rightMargin: Theme.padding
        }
    }
    background: Rectangle {
        color: row.highlighted || row.hovered ? Theme.chosen : "transparent"

        Separator {
            x: Theme.padding
            y: parent.height - 1
            width: parent.width - 2 * Theme.padding
        }
        FocusRing {
            shown: row.highlighted
            gap: -1
            radius: 2
        }
    }
}
