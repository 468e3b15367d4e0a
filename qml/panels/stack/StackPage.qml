// SPDX-License-Identifier: GPL-3.0-or-later
// The first page of the side panel: the selected stack, the way being shown, and the end of the log.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: page

    required property PlayTable play
    signal ruleRequested(string rule)
    signal centreRequested(int hex)
    signal logRequested()

    function pick(place: int) {
        stack.pick(place)
    }

    spacing: 0

    Flickable {
        id: flick
        objectName: "stackScroll"
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: content.height + 2 * Theme.px(10)
        T.ScrollBar.vertical: ScrollRail { }
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, page.height * (path.shown ? 0.86 : 0.62) - wayFlick.height)

        Column {
            id: content
            x: Theme.padding
            y: Theme.px(10)
            width: flick.width - 2 * Theme.padding
            spacing: Theme.padding

            StackPanel {
                id: stack
                width: content.width
                play: page.play
                onRuleRequested: rule => page.ruleRequested(rule)
            }
            Repeater {
                model: page.play.stack.title === "" ? page.play.tracks.side : null

                TrackLine {
                    width: content.width
                }
            }
        }
    }
    Flickable {
        id: wayFlick
        visible: path.shown
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: path.implicitHeight
        T.ScrollBar.vertical: ScrollRail { }
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, page.height * 0.5)

        PathPicker {
            id: path
            width: wayFlick.width
            play: page.play
            onRuleRequested: rule => page.ruleRequested(rule)
            onCentreRequested: hex => page.centreRequested(hex)
        }
    }
    Separator {
        Layout.fillWidth: true
    }
    Text { // beside the heading, above it where words are long
        objectName: "ableUnits"
        visible: page.play.units.ableCount > 0 && !heading.holdsAble
        text: able.text
        font: Theme.secondary
        color: Theme.ink2
        wrapMode: Text.WordWrap
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding
        Layout.topMargin: Theme.px(6)
    }
    RowLayout {
        id: heading

        readonly property bool holdsAble: word.implicitWidth + able.implicitWidth + whole.implicitWidth + 2 * spacing
                                          <= page.width - Theme.padding - Theme.px(6)

        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.px(6)
        Layout.topMargin: Theme.px(6)

        GroupLabel {
            id: word
            text: qsTrId("app.play.log")
            Layout.minimumWidth: Math.ceil(implicitWidth)
        }
        Text {
            id: able
            visible: page.play.units.ableCount > 0 && heading.holdsAble
            horizontalAlignment: Text.AlignRight
            //% "%n unit(s) can still act"
            text: qsTrId("app.play.able_units", page.play.units.ableCount)
            font: Theme.secondary
            color: Theme.ink2
            Layout.fillWidth: true
        }
        Item {
            visible: !able.visible
            Layout.fillWidth: true
        }
        QuietButton {
            id: whole
            small: true
            //% "All"
            text: qsTrId("app.play.whole_log")
            onClicked: page.logRequested()
        }
    }
    LogPanel {
        objectName: "logTail"
        log: page.play.log
        onCentreRequested: hex => page.centreRequested(hex)
        onRuleRequested: rule => page.ruleRequested(rule)
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
}
