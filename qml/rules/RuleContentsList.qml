// SPDX-License-Identifier: GPL-3.0-or-later
// The table of contents, or what a search has found of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

Rectangle {
    id: contents

    required property RuleBrowser rules
    signal chosen()

    color: Theme.panel

    ListView {
        id: list
        objectName: "ruleContents"
        anchors.fill: parent
        clip: true
        model: contents.rules.contents
        currentIndex: contents.rules.row
        highlightFollowsCurrentItem: false
        boundsBehavior: Flickable.StopAtBounds
        topMargin: Theme.px(6)
        bottomMargin: Theme.px(6)
        activeFocusOnTab: true
        T.ScrollBar.vertical: ScrollRail { }
        Accessible.role: Accessible.List
        //% "Contents"
        Accessible.name: qsTrId("app.rules.contents")
        Keys.onUpPressed: contents.rules.step(-1)
        Keys.onDownPressed: contents.rules.step(1)
        Keys.onReturnPressed: contents.chosen()
        onCurrentIndexChanged: settle.restart()
        onVisibleChanged: settle.restart()

        delegate: RuleRow {
            required property int index

            width: ListView.view.width
            current: index === contents.rules.row
            onClicked: {
                contents.rules.open(section)
                contents.chosen()
            }
        }
        Timer { // once the rows lie where they belong
            id: settle
            interval: 0
            onTriggered: if (list.currentIndex >= 0) list.positionViewAtIndex(list.currentIndex, ListView.Contain)
        }
    }
    Paragraph {
        visible: contents.rules.search !== "" && list.count === 0
        x: Theme.px(14)
        y: Theme.px(14)
        width: parent.width - 2 * x
        //% "Nothing found. All words must occur in the same section."
        text: qsTrId("app.rules.nothing_found")
    }
    FocusRing {
        shown: list.activeFocus
        gap: -2
        radius: 0
    }
    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line2
    }
}
