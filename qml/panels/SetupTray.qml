// SPDX-License-Identifier: GPL-3.0-or-later
// The forces that are being placed, formation by formation: press a counter and then a hex, or drag it there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Rectangle {
    id: panel

    required property PlayTable play
    readonly property TrayModel model: play.tray
    property Item dragLayer: null // over which counters are dragged
    signal ruleRequested(string rule)
    signal centreRequested(int hex)
    /// A counter was let go there, in the coordinates of the drag layer.
    signal dropped(int counter, real x, real y)

    objectName: "setupTray"
    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: model.title

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line2
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.rightMargin: 1
        spacing: 0

        TrayHead {
            tray: panel.model
            colour: panel.play.turn.sideColour
            onRuleRequested: rule => panel.ruleRequested(rule)
            onCentreRequested: hex => panel.centreRequested(hex)
            Layout.fillWidth: true
        }
        ListView {
            objectName: "trayGroups"
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: panel.model
            T.ScrollBar.vertical: ScrollRail { }
            Layout.fillWidth: true
            Layout.fillHeight: true
            delegate: TrayGroup {
                width: ListView.view.width
                play: panel.play
                dragLayer: panel.dragLayer
                onCentreRequested: hex => panel.centreRequested(hex)
                onDropped: (counter, x, y) => panel.dropped(counter, x, y)
            }
        }
    }
}
