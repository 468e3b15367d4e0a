// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs above a panel; the open one is underlined in red.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

FocusScope {
    id: strip

    required property var tabs // their texts
    property int currentIndex: 0
    readonly property real words: tabs.reduce((sum, word) => sum + measure.advanceWidth(word), 0)
    /// Between two words: less where there is little room.
    property real gap: width > 0 ? Math.max(Theme.px(7), Math.min(Theme.px(20), (width - Theme.between - words) / tabs.length))
                                 : Theme.px(20)
    property string label // what they belong to; read aloud
    signal activated(int index)

    implicitWidth: words + tabs.length * Theme.px(20) + Theme.groups
    implicitHeight: Theme.px(32)
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: label

    function choose(index: int): void {
        if (index >= 0 && index < repeater.count && index !== currentIndex)
            strip.activated(index)
    }
    Keys.onLeftPressed: choose(currentIndex - 1)
    Keys.onRightPressed: choose(currentIndex + 1)

    FontMetrics {
        id: measure
        font: Theme.secondaryStrong
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.bar
    }
    Separator {
        anchors.bottom: parent.bottom
        width: parent.width
    }
    Row {
        id: row
        x: Theme.between
        height: parent.height

        Repeater {
            id: repeater
            model: strip.tabs

            Item {
                id: tab

                required property int index
                required property string modelData
                readonly property bool on: index === strip.currentIndex

                implicitWidth: word.implicitWidth + strip.gap
                height: parent.height
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: strip.choose(index)

                Text {
                    id: word
                    anchors.centerIn: parent
                    text: tab.modelData
                    font: tab.on ? Theme.secondaryStrong : Theme.secondary
                    color: tab.on || area.containsMouse ? Theme.ink : Theme.muted
                }
                Rectangle {
                    visible: tab.on
                    width: parent.width
                    height: Theme.px(2)
                    anchors.bottom: parent.bottom
                    color: Theme.red
                }
                FocusRing {
                    shown: strip.activeFocus && tab.on
                    gap: -Theme.px(2)
                }
                MouseArea {
                    id: area
                    anchors.fill: parent
                    hoverEnabled: true
                    onClicked: strip.choose(tab.index)
                }
            }
        }
    }
}
