// SPDX-License-Identifier: GPL-3.0-or-later
// The way that is being shown: what it costs, hex by hex, and why where the rules say it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: picker

    required property PlayTable play
    readonly property var way: play.hand.way
    readonly property bool shown: way.length > 0
    readonly property bool itemised: play.hand.odds.shown && play.hand.openKind === "path"
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    objectName: "pathPicker"
    visible: shown
    spacing: 0

    Separator {
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: Theme.between
        Layout.margins: Theme.padding
        Layout.topMargin: Theme.px(9)
        Layout.bottomMargin: Theme.px(5)

        GroupLabel {
            //: The way a unit takes; %1 = the hex it ends in
            //% "Path to %1"
            text: qsTrId("app.play.path_to").arg(picker.shown ? picker.way[picker.way.length - 1].label : "")
            Layout.fillWidth: true
        }
        Text {
            objectName: "pathCost"
            text: picker.shown ? picker.way[picker.way.length - 1].total : ""
            font: Theme.figure
            color: Theme.ink
        }
    }
    PathBar {
        way: picker.way
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding
        Layout.bottomMargin: Theme.px(6)
    }
    Column {
        id: steps
        visible: !picker.itemised
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding

        Repeater {
            model: picker.itemised ? [] : picker.way

            TallyLine {
                required property var modelData

                width: steps.width
                lead: modelData.label
                label: modelData.stop
                       //: At the end of a way: whoever enters the hex must stop; %1 = the place there, may be empty
                       //% "%1 must stop"
                       ? qsTrId("app.play.must_stop").arg(picker.play.placeNameAt(modelData.hex)).trim()
                       : picker.play.placeNameAt(modelData.hex)
                value: modelData.cost
            }
        }
    }
    TallyTable {
        visible: picker.itemised
        parts: picker.itemised ? picker.play.hand.odds.parts : []
        onRuleRequested: rule => picker.ruleRequested(rule)
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding
    }
    Item {
        Layout.preferredHeight: Theme.between
    }
}
