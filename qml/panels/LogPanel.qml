// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened, sentence by sentence, newest last and in view; a click goes to where it happened.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

ListView {
    id: list

    required property LogModel log
    property bool twoLines: false
    property bool follows: true // until somebody looks further up
    property bool filled: false // nobody pays for rows that have never been seen
    signal centreRequested(int hex)
    signal ruleRequested(string rule)

    objectName: "logPanel"
    model: filled ? log : null
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    reuseItems: true
    //% "Log"
    Accessible.name: qsTrId("app.play.log")
    Accessible.role: Accessible.List
    T.ScrollBar.vertical: ScrollRail { }
    Keys.onReturnPressed: (currentItem as LogRow)?.clicked()
    onCountChanged: if (follows) toEnd.restart()
    onHeightChanged: if (follows) toEnd.restart()
    onMovementEnded: follows = atYEnd
    onVisibleChanged: filling.restart()
    Component.onCompleted: filling.restart()

    Timer { // once what is shown with it is there
        id: filling
        interval: 0
        onTriggered: list.filled = list.filled || list.visible
    }
    Timer {
        id: toEnd
        interval: 0
        onTriggered: list.positionViewAtEnd()
    }
    delegate: LogRow {
        width: ListView.view.width
        twoLines: list.twoLines
        onCentreRequested: hex => list.centreRequested(hex)
        onRuleRequested: rule => list.ruleRequested(rule)
    }
}
