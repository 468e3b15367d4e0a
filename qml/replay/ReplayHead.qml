// SPDX-License-Identifier: GPL-3.0-or-later
// Where in the game one is, through whose eyes one looks, and what can be made of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: head

    required property ReplayTable replay
    property bool panelHidden: false
    property bool panelOpen: false
    readonly property var sides: replay.sides
    readonly property var eyes: [{ text: everything, glyph: "eye" }, ...sides.map(side => ({ text: side.name }))]
    readonly property bool tight: width < Theme.px(1180)
    signal playOnRequested()
    signal exportRequested()
    signal leaving()
    signal panelToggled()

    //% "Everything"
    readonly property string everything: qsTrId("app.replay.view_everything")

    objectName: "replayHead"
    implicitHeight: Theme.px(44)
    color: Theme.panel
    Accessible.role: Accessible.ToolBar
    //% "Replay"
    Accessible.name: qsTrId("app.replay.page")

    Rectangle {
        width: parent.width
        height: 1
        anchors.bottom: parent.bottom
        color: Theme.line2
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.between
        anchors.rightMargin: Theme.px(14)
        spacing: Theme.between

        IconButton {
            objectName: "leaveReplay"
            glyph: "chevronLeft"
            //% "Leave the replay"
            label: qsTrId("app.replay.leave")
            focusPolicy: Qt.TabFocus
            onClicked: head.leaving()
        }
        Breadcrumb {
            objectName: "replayCrumb"
            steps: head.replay.breadcrumb.length > 0 ? head.replay.breadcrumb : [head.replay.scenario]
            Layout.fillWidth: true
        }
        Text {
            text: head.replay.winder.number
            font: Theme.key
            color: Theme.muted
            Layout.rightMargin: Theme.between
        }
        Chip {
            visible: head.replay.damage !== ""
            objectName: "damageChip"
            tone: Chip.Red
            glyph: "warning"
            //% "Damaged"
            text: head.replay.ruled ? qsTrId("app.replay.damaged")
                                    //% "Without rules"
                                    : qsTrId("app.replay.without_rules")

            HoverHandler {
                id: overDamage
            }
            Tip {
                text: head.replay.damage
                shown: overDamage.hovered
            }
        }
        QuietButton {
            objectName: "verify"
            small: true
            visible: !head.tight || head.replay.verifier.verdict !== 0
            glyph: head.replay.verifier.verdict < 0 ? "warning" : "check"
            enabled: !head.replay.verifier.verifying
            //% "Verifying…"
            text: head.replay.verifier.verifying ? qsTrId("app.replay.verifying")
                  : head.replay.verifier.verdict > 0 ? head.replay.verifier.verdictText
                  //% "Not as recorded"
                  : head.replay.verifier.verdict < 0 ? qsTrId("app.replay.differs")
                  //% "Verify"
                  : qsTrId("app.replay.verify")
            tip: head.replay.verifier.verdictText
            focusPolicy: Qt.TabFocus
            onClicked: head.replay.verifier.verify()
        }
        Text {
            visible: !head.tight
            //% "View as"
            text: qsTrId("app.replay.view_as")
            font: Theme.secondary
            color: Theme.muted
        }
        SegmentedControl {
            objectName: "viewAs"
            enabled: head.replay.ruled && !head.replay.branching.withdrawn
            takesKeyboard: false
            label: qsTrId("app.replay.view_as")
            segments: head.eyes
            currentIndex: head.replay.viewer + 1
            onActivated: index => head.replay.setViewer(index - 1)
        }
        PlainButton {
            objectName: "playOn"
            glyph: "branch"
            //% "Play on from here"
            text: head.tight ? "" : qsTrId("app.replay.play_on")
            tip: head.tight ? qsTrId("app.replay.play_on") : ""
            Accessible.name: qsTrId("app.replay.play_on")
            enabled: head.replay.ruled
            focusPolicy: Qt.TabFocus
            onClicked: head.playOnRequested()
        }
        PlainButton {
            objectName: "exportReplay"
            glyph: "export"
            //% "Export…"
            text: head.tight ? "" : qsTrId("app.export")
            tip: head.tight ? qsTrId("app.export") : ""
            Accessible.name: qsTrId("app.export")
            focusPolicy: Qt.TabFocus
            onClicked: head.exportRequested()
        }
        IconButton {
            visible: head.panelHidden
            objectName: "replayPanelButton"
            glyph: "list"
            checked: head.panelOpen
            label: qsTrId("app.play.side_panel")
            onClicked: head.panelToggled()
        }
    }
}
