// SPDX-License-Identifier: GPL-3.0-or-later
// How something is printed: paper, sizes in millimetres, and what comes of it.
// The wishes are a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: wishes

    required property string kind
    required property PrintDesk desk
    required property var maps // their titles
    readonly property bool mapped: kind === "map" || kind === "picture"
    readonly property var papers: ["A4", "A3", "Letter"]
    readonly property var all: ({
        paper: papers[paper.currentIndex],
        map: Math.max(0, map.currentIndex),
        hex: hex.value,
        overlap: overlap.value,
        counter: counter.value,
        gap: gap.value,
        legend: legend.checked,
        numbers: numbers.checked
    })

    spacing: Theme.padding

    component Length: Item {
        id: length

        property string label
        property alias value: box.value
        property alias from: box.from
        property alias to: box.to

        implicitHeight: Math.max(words.height, box.height)
        Layout.fillWidth: true

        Text {
            id: words
            width: box.x - Theme.between
            text: length.label
            font: Theme.plain
            color: Theme.ink2
            wrapMode: Text.Wrap
            anchors.verticalCenter: parent.verticalCenter
        }
        NumberEntry {
            id: box
            label: length.label
            anchors.right: unit.left
            anchors.rightMargin: Theme.between
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            id: unit
            //: Millimetres
            //% "mm"
            text: qsTrId("app.print.mm")
            font: Theme.secondary
            color: Theme.muted
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    RowLayout {
        visible: wishes.kind !== "picture"
        spacing: Theme.between

        Text {
            //% "Paper"
            text: qsTrId("app.print.paper")
            font: Theme.plain
            color: Theme.ink2
            Layout.fillWidth: true
        }
        SegmentedControl {
            id: paper
            objectName: "printPaper"
            label: qsTrId("app.print.paper")
            segments: wishes.papers
            onActivated: index => currentIndex = index
        }
    }
    ChoiceBox {
        id: map
        visible: wishes.mapped && count > 1
        label: qsTrId("app.editor.map.choice")
        model: wishes.maps
        Layout.fillWidth: true
    }
    Length {
        id: hex
        objectName: "printHex"
        visible: wishes.mapped
        //% "Width of a hex"
        label: qsTrId("app.print.hex")
        from: 4
        to: 80
        value: 18
    }
    Length {
        id: overlap
        visible: wishes.kind === "map"
        //% "Overlap of the pages"
        label: qsTrId("app.print.overlap")
        from: 0
        to: 40
        value: 8
    }
    Length {
        id: counter
        visible: wishes.kind === "counters"
        //% "Width of a counter"
        label: qsTrId("app.print.counter")
        from: 6
        to: 60
        value: 15
    }
    Length {
        id: gap
        visible: wishes.kind === "counters"
        //% "Gap between counters"
        label: qsTrId("app.print.gap")
        from: 0
        to: 20
        value: 0
    }
    CheckField {
        id: legend
        visible: wishes.mapped
        checked: true
        //% "Title and legend"
        text: qsTrId("app.print.legend")
    }
    CheckField {
        id: numbers
        visible: wishes.mapped
        checked: true
        text: qsTrId("app.editor.layer.numbers")
    }
    Paragraph {
        objectName: "printSummary"
        text: wishes.desk.summary(wishes.kind, wishes.all)
        color: Theme.muted
        font: Theme.secondary
        Layout.fillWidth: true
    }
}
