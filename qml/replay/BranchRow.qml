// SPDX-License-Identifier: GPL-3.0-or-later
// A branch in the tree: whether it is watched, where it leaves; it can be watched, or compared with what is.
import QtQuick
import Esagono

Item {
    id: row

    required property var modelData
    required property int index
    property bool mayCompare: true
    readonly property bool shown: modelData.shown
    signal watchRequested(int branch)
    signal compareRequested(int branch)

    height: Theme.row
    Accessible.role: Accessible.ListItem
    Accessible.name: name.text

    Rectangle {
        anchors.fill: parent
        visible: row.shown
        color: Theme.chosen

        Rectangle {
            width: Theme.px(3)
            height: parent.height
            color: Theme.ink
        }
    }
    Glyph {
        id: knot
        x: Theme.between + row.modelData.depth * Theme.px(14)
        name: row.modelData.depth > 0 ? "branch" : "film"
        color: row.shown ? Theme.ink : Theme.ink2
        size: Theme.icon
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    Text {
        id: name
        property bool mayBeCut: true
        x: knot.x + knot.width + Theme.between
        width: leaves.x - x - Theme.within
        height: parent.height
        text: row.modelData.name
        font: row.shown ? Theme.secondaryStrong : Theme.secondary
        color: Theme.ink
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
    }
    Text {
        id: leaves
        anchors.right: buttons.left
        anchors.rightMargin: Theme.within
        height: parent.height
        text: row.modelData.number
        font: Theme.key
        color: Theme.muted
        verticalAlignment: Text.AlignVCenter
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            objectName: "watchBranch_" + row.modelData.branch
            small: true
            glyph: "eye"
            checked: row.shown
            enabled: !row.shown
            //% "Watch this branch"
            label: qsTrId("app.compare.watch")
            onClicked: row.watchRequested(row.modelData.branch)
        }
        IconButton {
            objectName: "compareBranch_" + row.modelData.branch
            small: true
            glyph: "compare"
            enabled: row.mayCompare && !row.shown
            //% "Compare with what is watched"
            label: qsTrId("app.compare.with")
            onClicked: row.compareRequested(row.modelData.branch)
        }
    }
}
