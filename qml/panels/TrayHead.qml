// SPDX-License-Identifier: GPL-3.0-or-later
// Whose forces, how many stand on the map, and what else the set-up asks for.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: head

    required property TrayModel tray
    property color colour: Theme.redSide
    signal ruleRequested(string rule)
    signal centreRequested(int hex)

    spacing: Theme.between

    RowLayout {
        Layout.fillWidth: true
        Layout.margins: Theme.px(14)
        Layout.bottomMargin: 0

        TitleText {
            text: head.tray.title
            font: Theme.cardTitle
            Layout.fillWidth: true
        }
        Text {
            objectName: "traySummary"
            text: head.tray.summary
            font: Theme.secondary
            color: Theme.ink2
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    ProgressLine {
        value: head.tray.total > 0 ? head.tray.placed / head.tray.total : 0
        colour: head.colour
        label: head.tray.summary
        implicitHeight: Theme.px(6)
        Layout.fillWidth: true
        Layout.leftMargin: Theme.px(14)
        Layout.rightMargin: Theme.px(14)
    }
    Column {
        id: tasks
        visible: head.tray.progress.length > 0
        spacing: Theme.between
        Layout.fillWidth: true
        Layout.leftMargin: Theme.px(14)
        Layout.rightMargin: Theme.px(14)

        Repeater {
            model: head.tray.progress.length // not the list: its rows stay while units are placed

            ColumnLayout {
                id: task

                required property int index
                readonly property var goal: head.tray.progress[index] ?? ({ label: "", rule: "", ruleTitle: "", text: "",
                                                                                 covered: [], open: [] })
                readonly property int cells: goal.covered.length + goal.open.length

                spacing: Theme.px(5)
                width: tasks.width

                RowLayout {
                    spacing: Theme.between

                    Text {
                        text: task.goal.label
                        textFormat: Text.PlainText
                        font: Theme.secondary
                        color: Theme.ink
                        elide: Text.ElideRight
                        Layout.fillWidth: true
                    }
                    RuleLink {
                        rule: task.goal.rule
                        title: task.goal.ruleTitle
                        onOpened: rule => head.ruleRequested(rule)
                    }
                    Text {
                        text: task.goal.text
                        font: Theme.secondaryStrong
                        color: Theme.ink
                    }
                }
                FrontStrip {
                    visible: task.cells > 0
                    covered: task.goal.covered
                    open: task.goal.open
                    onCentreRequested: hex => head.centreRequested(hex)
                    Layout.fillWidth: true
                }
            }
        }
    }
    Separator {
        Layout.fillWidth: true
        Layout.topMargin: Theme.within
    }
}
