// SPDX-License-Identifier: GPL-3.0-or-later
// A new area or line, or the end of one.
import QtQuick
import Esagono

Column {
    id: maker

    required property MapBench bench
    readonly property bool sound: word.text.trim() !== ""

    function make(line: bool): void {
        bench.addArea(word.text, line)
        word.text = ""
    }

    spacing: Theme.within
    topPadding: Theme.between

    TextEntry {
        id: word
        objectName: "areaName"
        x: Theme.within
        width: parent.width - 2 * Theme.within
        //% "Name of a new area"
        label: qsTrId("app.editor.map.area_name")
        placeholderText: label
    }
    Flow {
        x: Theme.within
        width: parent.width - 2 * Theme.within
        spacing: Theme.within

        PlainButton {
            objectName: "newArea"
            small: true
            glyph: "plus"
            //% "Area"
            text: qsTrId("app.editor.map.new_area")
            enabled: maker.sound
            onClicked: maker.make(false)
        }
        PlainButton {
            objectName: "newLine"
            small: true
            glyph: "plus"
            //: A named line on the map: a front
            //% "Line"
            text: qsTrId("app.editor.map.new_line")
            enabled: maker.sound
            onClicked: maker.make(true)
        }
        PlainButton {
            objectName: "removeArea"
            small: true
            glyph: "trash"
            //% "Remove"
            text: qsTrId("app.editor.map.remove_area")
            enabled: maker.bench.hand.area !== ""
            onClicked: maker.bench.removeArea(maker.bench.hand.area)
        }
    }
}
