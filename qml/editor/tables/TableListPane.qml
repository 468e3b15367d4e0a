// SPDX-License-Identifier: GPL-3.0-or-later
// All tables: those the dice are rolled on, and those that are looked up; what the codes of the one that is shown mean.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Item {
    id: pane

    required property TableBench bench

    component Entries: Column {
        id: entries
        required property string title
        required property bool rolled

        GroupLabel {
            text: entries.title
            leftPadding: Theme.padding
            topPadding: Theme.between
            bottomPadding: Theme.within
        }
        Repeater {
            model: pane.bench.charts

            ListRow {
                id: row
                required property var modelData
                required property int index
                objectName: "tableRow_" + index
                visible: modelData.rolled === entries.rolled
                height: visible ? implicitHeight : 0
                width: entries.width
                barred: true
                lines: 2
                highlighted: pane.bench.chart === index
                glyph: modelData.rolled ? "dice" : "list"
                text: modelData.title
                note: modelData.size
                rightPadding: Theme.padding + Theme.between
                onClicked: pane.bench.chart = index

                Rectangle { // reconstructed; filled: changed since it was opened
                    visible: row.modelData.reconstructed || row.modelData.changed
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.between + Theme.px(3) // the rail stands beside it
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(6)
                    height: width
                    radius: width / 2
                    color: row.modelData.changed ? Theme.blue : "transparent"
                    border.color: row.modelData.changed ? Theme.blue : Theme.gold
                    border.width: Theme.px(1.5)
                }
            }
        }
    }

    Flickable {
        anchors.top: parent.top
        anchors.bottom: codes.top
        width: parent.width
        clip: true
        contentHeight: groups.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollRail { }

        Column {
            id: groups
            width: parent.width

            Entries {
                width: parent.width
                //: Heading: tables that dice are rolled on
                //% "Rolled on"
                title: qsTrId("app.editor.table.rolled")
                rolled: true
            }
            Entries {
                width: parent.width
                //: Heading: tables that are looked up without dice
                //% "Looked up"
                title: qsTrId("app.editor.table.looked_up")
                rolled: false
            }
        }
    }
    Rectangle {
        id: codes
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.min(meanings.implicitHeight + 2 * Theme.between, pane.height * 0.42)
        visible: pane.bench.legend.length > 0
        color: Theme.panel

        Separator {
            width: parent.width
        }
        Flickable {
            anchors.fill: parent
            anchors.margins: Theme.between
            clip: true
            contentHeight: meanings.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollRail { }

            ColumnLayout {
                id: meanings
                width: parent.width - Theme.padding
                spacing: Theme.within

                GroupLabel {
                    //: Heading: what the codes in a table mean
                    //% "Codes"
                    text: qsTrId("app.editor.table.codes")
                }
                Column {
                    spacing: Theme.within
                    Layout.fillWidth: true

                    Repeater {
                        model: pane.bench.legend

                        RowLayout {
                            id: code
                            required property var modelData
                            width: parent?.width ?? 0
                            spacing: Theme.between

                            Text {
                                text: code.modelData.code
                                font: Theme.secondaryStrong
                                color: Theme.ink
                                wrapMode: Text.WrapAnywhere
                                Layout.preferredWidth: Theme.px(58)
                                Layout.alignment: Qt.AlignTop
                            }
                            Paragraph {
                                text: code.modelData.words
                                font: Theme.secondary
                                Layout.fillWidth: true
                            }
                        }
                    }
                }
            }
        }
    }
}
