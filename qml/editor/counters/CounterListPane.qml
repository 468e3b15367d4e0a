// SPDX-License-Identifier: GPL-3.0-or-later
// All counters under their headings, with a search and filters.
// What the bench tells is a plain map, and parts of this are shown elsewhere.
// qmllint disable unqualified type compiler
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

FocusScope {
    id: pane

    required property CounterBench bench
    readonly property CounterList counters: bench.list
    readonly property var filters: ["all", "units", "markers", "reconstructed"]

    function search(): void {
        field.forceActiveFocus()
        field.selectAll()
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TextEntry {
            id: field
            objectName: "counterSearch"
            glyph: "search"
            //: %1 = how many
            //% "Find among %1 counters"
            label: qsTrId("app.editor.counter.find").arg(pane.counters.counts.all)
            placeholderText: label
            onTextEdited: pane.counters.search = text
            Keys.onEscapePressed: {
                text = ""
                pane.counters.search = ""
            }
            Layout.fillWidth: true
            Layout.margins: Theme.between
        }
        Flow {
            spacing: Theme.px(6)
            Layout.fillWidth: true
            Layout.leftMargin: Theme.between
            Layout.rightMargin: Theme.between
            Layout.bottomMargin: Theme.between

            Repeater {
                model: [
                    //: Filter. %1 = how many
                    //% "All %1"
                    qsTrId("app.editor.counter.filter_all").arg(pane.counters.counts.all),
                    //: Filter. %1 = how many
                    //% "Units %1"
                    qsTrId("app.editor.counter.filter_units").arg(pane.counters.counts.units),
                    //: Filter. %1 = how many
                    //% "Markers %1"
                    qsTrId("app.editor.counter.filter_markers").arg(pane.counters.counts.markers),
                    //: Filter: counters with values that are still ours. %1 = how many
                    //% "Still reconstructed %1"
                    qsTrId("app.editor.counter.filter_reconstructed").arg(pane.counters.counts.reconstructed)
                ]

                ToggleButton {
                    required property int index
                    required property string modelData
                    objectName: "counterFilter_" + pane.filters[index]
                    text: modelData
                    checked: pane.counters.filter === pane.filters[index]
                    onClicked: {
                        pane.counters.filter = pane.filters[index]
                        checked = Qt.binding(() => pane.counters.filter === pane.filters[index])
                    }
                }
            }
        }
        Separator {
            Layout.fillWidth: true
        }
        ListView {
            id: view
            objectName: "counterList"
            clip: true
            model: pane.counters
            boundsBehavior: Flickable.StopAtBounds
            reuseItems: false // a used row has another height, and the list lays itself out while it takes it
            activeFocusOnTab: true
            Accessible.role: Accessible.List
            Accessible.name: qsTrId("app.editor.counters")
            Keys.onUpPressed: pane.bench.step(-1)
            Keys.onDownPressed: pane.bench.step(1)
            T.ScrollBar.vertical: ScrollRail { }
            Layout.fillWidth: true
            Layout.fillHeight: true

            delegate: T.AbstractButton {
                id: row

                required property int index
                required property int counter
                required property string name
                required property string figures
                required property bool reconstructed
                required property int count
                required property bool folded
                required property bool chosen
                required property bool current
                readonly property bool heading: counter < 0

                objectName: heading ? "" : "counterRow_" + counter
                width: view.width
                height: heading ? Math.max(Theme.px(30), words.implicitHeight + Theme.between) : Theme.px(30)
                hoverEnabled: true
                Accessible.role: Accessible.ListItem
                Accessible.name: name
                Accessible.description: heading ? String(count) : figures
                // Later: rows are made in the middle of the list's layout
                onCurrentChanged: if (current) Qt.callLater(view.positionViewAtIndex, index, ListView.Contain)

                background: Rectangle {
                    color: row.chosen && !row.heading ? Theme.chosen : row.hovered && !row.heading ? Theme.sunk : "transparent"

                    Rectangle {
                        visible: row.current
                        width: Theme.px(3)
                        height: parent.height
                        color: Theme.red
                    }
                }
                Item {
                    anchors.fill: parent

                    Glyph {
                        visible: row.heading
                        x: Theme.between
                        name: row.folded ? "chevronRight" : "chevronDown"
                        color: Theme.muted
                        size: Theme.px(13)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Loader { // headings have none
                        active: !row.heading
                        x: Theme.between
                        anchors.verticalCenter: parent.verticalCenter
                        sourceComponent: CounterPicture {
                            source: pane.bench.board
                            counter: row.counter
                            face: 0
                            safePalette: Theme.safePalette
                            badges: false
                            implicitWidth: Theme.px(24)
                            implicitHeight: Theme.px(24)
                        }
                    }
                    Text {
                        id: words
                        x: row.heading ? Theme.px(28) : Theme.px(42)
                        width: parent.width - x - note.width - Theme.px(22)
                        text: row.name
                        font: row.heading ? Theme.groupLabel : row.current ? Theme.strong : Theme.plain
                        color: row.heading ? Theme.muted : Theme.ink
                        wrapMode: row.heading ? Text.Wrap : Text.NoWrap
                        maximumLineCount: row.heading ? 3 : 1
                        elide: Text.ElideRight
                        textFormat: Text.PlainText
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Row {
                        id: note
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.px(6)

                        Rectangle { // a value is still ours
                            visible: row.reconstructed && !row.heading
                            width: Theme.px(6)
                            height: width
                            radius: width / 2
                            color: "transparent"
                            border.color: Theme.gold
                            border.width: Theme.px(1.5)
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        Text {
                            text: row.heading ? String(row.count) : row.figures
                            font: Theme.secondary
                            color: Theme.muted
                        }
                    }
                }
                TapHandler {
                    acceptedModifiers: Qt.ControlModifier
                    enabled: !row.heading
                    onTapped: pane.bench.toggle(row.counter)
                }
                TapHandler {
                    acceptedModifiers: Qt.ShiftModifier
                    enabled: !row.heading
                    onTapped: pane.bench.chooseTo(row.counter)
                }
                TapHandler {
                    acceptedModifiers: Qt.NoModifier
                    onTapped: {
                        if (row.heading)
                            pane.counters.fold(row.name)
                        else
                            pane.bench.counter = row.counter
                    }
                }
            }
        }
    }
}
