// SPDX-License-Identifier: GPL-3.0-or-later
// Where a group of counters may be, in the words its kind of place needs.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

ColumnLayout {
    id: form

    required property SetupBench bench
    required property int row
    required property var group // null: it is gone
    readonly property string kind: group?.kind ?? ""
    readonly property var boxes: bench.boxes
    readonly property var areas: kind === "area" || kind === "within" ? bench.areas : []

    readonly property var within: group?.in ?? []

    function surround(range: int, of: string): bool {
        return form.bench.setGroupWithin(form.row, range, of, form.within)
    }
    /// One of the areas it has to be in becomes another, or none; after the last there is room for one more.
    function keepTo(number: int, area: string): void {
        const areas = [...form.within]
        areas.splice(number, 1, ...(area === "" ? [] : [area]))
        form.bench.setGroupWithin(form.row, form.group.within, form.group.of, areas)
    }

    spacing: Theme.within

    ChoiceBox {
        objectName: "groupBox"
        mayBeCut: true
        visible: form.kind === "box"
        //: A holding box beside the map
        //% "Box"
        label: qsTrId("app.editor.setup.box")
        model: form.boxes.map(box => box.name)
        currentIndex: form.boxes.findIndex(box => box.id === form.group?.at)
        onActivated: index => form.bench.setGroupPlace(form.row, form.boxes[index].id)
        Layout.fillWidth: true
    }
    ChoiceBox {
        objectName: "groupArea"
        mayBeCut: true
        visible: form.kind === "area"
        label: qsTrId("app.editor.map.new_area")
        model: form.areas.map(area => area.name)
        currentIndex: form.areas.findIndex(area => area.id === form.group?.area)
        onActivated: index => form.bench.setGroupArea(form.row, form.areas[index].id)
        Layout.fillWidth: true
    }
    KeptEntry {
        objectName: "groupHex"
        visible: form.kind === "hex"
        //% "Number of the hex"
        label: qsTrId("app.editor.setup.hex_number")
        kept: form.group?.at ?? ""
        font: Theme.mono
        onWritten: words => {
            if (!form.bench.setGroupPlace(form.row, words))
                refuse()
        }
        Layout.fillWidth: true
    }
    RowLayout {
        visible: form.kind === "hexes"
        spacing: Theme.between
        Layout.fillWidth: true

        Text {
            text: qsTrId("app.editor.map.hexes", form.group?.hexes ?? 0)
            font: Theme.plain
            color: Theme.ink2
            Layout.fillWidth: true
        }
        PlainButton {
            objectName: "paintGroup"
            small: true
            glyph: "brush"
            checked: form.bench.tool === SetupBench.Area && form.bench.group === form.row
            //: The hexes of a group
            //% "Paint"
            text: qsTrId("app.editor.setup.paint")
            onClicked: {
                const on = checked
                form.bench.group = form.row
                form.bench.tool = on ? SetupBench.Counters : SetupBench.Area
            }
        }
    }
    RowLayout {
        visible: form.kind === "within"
        spacing: Theme.between
        Layout.fillWidth: true

        NumberEntry {
            id: range
            objectName: "groupRange"
            //% "Not farther than"
            label: qsTrId("app.editor.setup.range")
            from: 0
            to: 99
            value: form.group?.within ?? 0
            onValueModified: form.surround(value, form.group.of)
        }
        Text {
            //: Between a number and the number of a hex: 2 hexes from 1712
            //% "from hex"
            text: qsTrId("app.editor.setup.from_hex")
            font: Theme.plain
            color: Theme.ink2
        }
        KeptEntry {
            objectName: "groupCentre"
            label: qsTrId("app.editor.setup.hex_number")
            kept: form.group?.of ?? ""
            font: Theme.mono
            onWritten: words => {
                if (!form.surround(form.group.within, words))
                    refuse()
            }
            Layout.fillWidth: true
        }
    }
    Column {
        id: bounds
        visible: form.kind === "within" && form.areas.length > 0
        spacing: form.spacing
        Layout.fillWidth: true

        Repeater {
            model: form.kind === "within" && form.areas.length > 0 ? form.within.length + 1 : 0

            ChoiceBox {
                required property int index

                objectName: "groupIn_" + index
                mayBeCut: true
                //% "Only within"
                label: qsTrId("app.editor.setup.only_in")
                //: No area: a group may stand anywhere near the hex
                //% "Anywhere there"
                model: [index === 0 ? qsTrId("app.editor.setup.anywhere")
                        //: No further area a group has to be in
                        //% "In no other area"
                                    : qsTrId("app.editor.setup.no_other"), ...form.areas.map(area => area.name)]
                currentIndex: form.areas.findIndex(area => area.id === form.within[index]) + 1
                onActivated: choice => form.keepTo(index, choice === 0 ? "" : form.areas[choice - 1].id)
                width: bounds.width
            }
        }
    }
}
