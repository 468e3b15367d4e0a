// SPDX-License-Identifier: GPL-3.0-or-later
// The branches of the diary as a tree, and this game beside another: where they part, how both ended, what differs.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

FocusScope {
    id: page

    required property ReplayTable replay
    required property FilmComparison comparison
    signal diaryRequested()
    signal diaryDropped(url file)

    readonly property bool hidden: replay.viewer >= 0

    objectName: "comparePage"

    Flickable {
        id: top
        width: parent.width
        height: Math.min(head.height, page.height - (list.visible ? Math.max(Theme.px(150), page.height * 0.3) : 0))
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: head.height
        T.ScrollBar.vertical: ScrollRail { }

        Column {
            id: head

            readonly property real room: width - 2 * Theme.padding

            width: top.width
            padding: Theme.padding
            spacing: Theme.between

            GroupLabel {
                //% "Branches"
                text: qsTrId("app.replay.branches")
            }
            Column {
                width: head.room

                Repeater {
                    model: page.replay.branching.branches

                    BranchRow {
                        width: head.room
                        mayCompare: !page.hidden
                        onWatchRequested: branch => page.replay.branching.follow(branch)
                        onCompareRequested: branch => page.comparison.compareBranch(branch)
                    }
                }
            }
            Paragraph {
                visible: page.hidden
                width: head.room
                font: Theme.secondary
                //% "A comparison reveals everything: it is shown only in the view “Everything”."
                text: qsTrId("app.compare.hidden")
            }
            Item {
                visible: !page.hidden
                width: head.room
                height: other.height

                PlainButton {
                    id: other
                    objectName: "compareOther"
                    small: true
                    glyph: "folder"
                    //% "Another game…"
                    text: qsTrId("app.compare.other")
                    onClicked: page.diaryRequested()
                }
                Text {
                    property bool mayBeCut: true
                    x: other.width + Theme.between
                    width: parent.width - x
                    height: parent.height
                    //% "or drop one here"
                    text: qsTrId("app.compare.drop")
                    font: Theme.secondary
                    color: Theme.muted
                    elide: Text.ElideRight
                    verticalAlignment: Text.AlignVCenter
                }
            }
            Paragraph {
                visible: page.comparison.chosen && !page.comparison.ready && !page.hidden
                width: head.room
                //% "Comparing…"
                text: qsTrId("app.compare.busy")
            }
            CompareCard {
                visible: page.comparison.ready
                width: head.room
                replay: page.replay
                comparison: page.comparison
            }
        }
    }
    Rectangle {
        id: count
        visible: list.visible
        y: top.height
        width: parent.width
        height: Theme.px(24)
        color: Theme.bar

        GroupLabel {
            x: Theme.padding
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            //: %1 = how many
            //% "What differs: %1"
            text: qsTrId("app.compare.count").arg(page.comparison.lines.count)
        }
    }
    ListView {
        id: list
        objectName: "differingLines"
        visible: page.comparison.lines.count > 0
        y: top.height + count.height
        width: parent.width
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: page.comparison.lines
        T.ScrollBar.vertical: ScrollRail { }
        Accessible.role: Accessible.List
        //% "What differs"
        Accessible.name: qsTrId("app.compare.lines")

        delegate: DifferingRow {
            width: list.width
            onChosen: row => page.comparison.goTo(row)
        }
    }
    DropArea {
        id: drop
        objectName: "compareDrop"
        anchors.fill: parent
        enabled: page.visible && !page.hidden
        keys: ["text/uri-list"]
        onDropped: drop => {
            if (drop.hasUrls)
                page.diaryDropped(drop.urls[0])
        }

        Rectangle {
            visible: drop.containsDrag
            anchors.fill: parent
            anchors.margins: Theme.within
            radius: Theme.radiusPanel
            color: "transparent"
            border.width: Theme.px(2)
            border.color: Theme.blue
        }
    }
}
