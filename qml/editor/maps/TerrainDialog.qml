// SPDX-License-Identifier: GPL-3.0-or-later
// A kind of terrain: its name in four languages, what covers it, its colour. A new one is made when it is confirmed; one that
// is there changes at once.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

DialogBox {
    id: dialog

    required property MapBench bench
    readonly property LookBench looks: bench.looks
    property string terrain // empty: a new one
    property var form: ({})
    property var names: ({})
    property string cover: "plain"
    property string colour: "" // of a new one; empty: that of the cover
    property string like: ""
    property string refusal: ""
    readonly property bool fresh: terrain === ""
    readonly property bool named: Object.values(names).some(name => name.trim() !== "")
    readonly property color shown: fresh ? (colour !== "" ? colour : colourOf(cover)) : (form.colour ?? "white")

    function colourOf(id: string): color {
        return looks.covers.find(each => each.id === id)?.colour ?? "white"
    }
    function show(id: string): void {
        terrain = id
        refusal = ""
        colour = ""
        like = bench.hand.terrain
        read()
        open()
    }
    function read(): void {
        form = looks.terrain(terrain)
        names = Object.assign({}, form.name)
        cover = form.cover
    }
    function setName(code: string, name: string): void {
        if (!fresh && name !== form.name[code])
            looks.nameTerrain(terrain, code, name)
        names = Object.assign({}, names, { [code]: name })
    }
    function setCover(id: string): void {
        cover = id
        if (!fresh)
            looks.setCover(terrain, id)
    }
    function setColour(code: string): void {
        colour = code
        if (!fresh)
            looks.setColour(terrain, code)
    }
    function make(): void {
        const id = looks.addTerrain({ name: names, cover: cover, colour: colour, like: like })
        if (id === "")
            return
        bench.hand.take(MapHand.Terrains, id)
        close()
    }

    objectName: "terrainDialog"
    title: fresh
           //% "New terrain"
           ? qsTrId("app.editor.look.new")
           //: %1 = a terrain
           //% "Terrain: %1"
           : qsTrId("app.editor.look.terrain").arg(bench.terrains.find(each => each.id === terrain)?.name ?? terrain)

    Connections {
        target: dialog.looks
        enabled: dialog.visible && !dialog.fresh
        function onChanged(): void {
            dialog.read()
        }
    }
    GridLayout {
        columns: 2
        columnSpacing: Theme.padding
        rowSpacing: Theme.within
        Layout.fillWidth: true

        GroupLabel {
            text: qsTrId("app.editor.hex.name")
            Layout.columnSpan: 2
        }
        Column {
            Layout.columnSpan: 2
            Layout.fillWidth: true
            spacing: Theme.within

            Repeater {
                model: dialog.looks.languages

                RowLayout {
                    id: line

                    required property var modelData

                    width: parent?.width ?? 0
                    spacing: Theme.padding

                    Text {
                        text: line.modelData.name
                        font: Theme.secondary
                        color: Theme.muted
                        Layout.preferredWidth: Theme.px(96)
                    }
                    TextEntry {
                        objectName: "terrainName_" + line.modelData.code
                        Layout.fillWidth: true
                        label: line.modelData.name
                        text: dialog.names[line.modelData.code] ?? ""
                        onEditingFinished: dialog.setName(line.modelData.code, text)
                        onTextEdited: {
                            if (dialog.fresh)
                                dialog.setName(line.modelData.code, text)
                        }
                    }
                }
            }
        }
        Text {
            //: What a terrain is drawn with: hills, woods
            //% "Drawn as"
            text: qsTrId("app.editor.look.cover")
            font: Theme.secondary
            color: Theme.muted
            Layout.preferredWidth: Theme.px(96)
        }
        ChoiceBox {
            objectName: "terrainCover"
            Layout.fillWidth: true
            label: qsTrId("app.editor.look.cover")
            model: dialog.looks.covers
            textRole: "name"
            valueRole: "id"
            currentIndex: dialog.looks.covers.findIndex(each => each.id === dialog.cover)
            onActivated: index => dialog.setCover(dialog.looks.covers[index].id)
        }
        Text {
            //% "Colour"
            text: qsTrId("app.editor.look.colour")
            font: Theme.secondary
            color: Theme.muted
        }
        RowLayout {
            spacing: Theme.between

            ColourEntry {
                objectName: "terrainColour"
                Layout.fillWidth: true
                looks: dialog.looks
                label: qsTrId("app.editor.look.colour")
                colour: dialog.shown
                onPicked: code => dialog.setColour(code)
            }
            PlainButton {
                visible: dialog.fresh ? dialog.colour !== "" : dialog.form.own ?? false
                small: true
                //: A terrain gets the colour that goes with how it is drawn
                //% "As drawn"
                text: qsTrId("app.editor.look.own_colour")
                onClicked: dialog.setColour("")
            }
        }
        Text {
            visible: dialog.fresh
            //: Which terrain a new one resembles in the rules
            //% "Costs as"
            text: qsTrId("app.editor.look.like")
            font: Theme.secondary
            color: Theme.muted
        }
        ChoiceBox {
            objectName: "terrainLike"
            visible: dialog.fresh
            Layout.fillWidth: true
            label: qsTrId("app.editor.look.like")
            model: dialog.bench.terrains
            textRole: "name"
            valueRole: "id"
            currentIndex: dialog.bench.terrains.findIndex(each => each.id === dialog.like)
            onActivated: index => dialog.like = dialog.bench.terrains[index].id
        }
    }
    Paragraph {
        visible: dialog.fresh
        Layout.fillWidth: true
        //% "The row of that terrain in the terrain chart is copied; change it on the page of the tables."
        text: qsTrId("app.editor.look.like_hint")
        font: Theme.secondary
        color: Theme.muted
    }
    Paragraph {
        objectName: "terrainRefusal"
        visible: text !== ""
        Layout.fillWidth: true
        text: dialog.refusal
        color: Theme.red
    }

    buttons: [
        PlainButton {
            objectName: "removeTerrain"
            visible: !dialog.fresh
            glyph: "trash"
            text: qsTrId("app.editor.map.remove_area")
            onClicked: {
                dialog.refusal = dialog.looks.removeTerrain(dialog.terrain)
                if (dialog.refusal === "")
                    dialog.close()
            }
        },
        PlainButton {
            visible: dialog.fresh
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            objectName: "makeTerrain"
            enabled: !dialog.fresh || dialog.named
            text: dialog.fresh
                  //: A new terrain is made
                  //% "Make it"
                  ? qsTrId("app.editor.look.make")
                  //% "Done"
                  : qsTrId("app.editor.look.done")
            onClicked: {
                if (dialog.fresh)
                    dialog.make()
                else
                    dialog.close()
            }
        }
    ]
}
