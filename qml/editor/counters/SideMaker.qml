// SPDX-License-Identifier: GPL-3.0-or-later
// The sides of a new package: two to four, each with a name and a colour.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

ColumnLayout {
    id: maker

    /// [{name, colour}]
    property var sides: []
    readonly property int least: 2
    readonly property int most: 4
    readonly property var colours: ["#3a5a8c", "#a3372c", "#4d6b34", "#b98a1f", "#6b4a7a", "#3d7f86", "#7a5638", "#5a5f66"]
    readonly property var usual: [
        //: The name of a side nobody has named yet
        //% "Blue"
        qsTrId("app.editor.new_blue"),
        //: The name of a side nobody has named yet
        //% "Red"
        qsTrId("app.editor.new_red"),
        //: The name of a side nobody has named yet
        //% "Green"
        qsTrId("app.editor.new_green"),
        //: The name of a side nobody has named yet
        //% "Yellow"
        qsTrId("app.editor.new_yellow")
    ]

    function reset(): void {
        sides = usual.slice(0, least).map((name, i) => ({ name: name, colour: colours[i] }))
    }
    function change(row: int, what: var): void {
        sides = sides.map((side, i) => i === row ? Object.assign({}, side, what) : side)
    }
    function add(): void {
        const free = colours.filter(colour => !sides.some(side => side.colour === colour))
        sides = sides.concat([{ name: usual[sides.length], colour: free[0] }])
    }
    function remove(row: int): void {
        sides = sides.filter((side, i) => i !== row)
    }

    spacing: Theme.within
    Component.onCompleted: reset()

    component Swatch: T.AbstractButton {
        id: swatch

        required property color colour
        property bool chosen: false

        implicitWidth: Theme.control
        implicitHeight: Theme.control
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        Keys.onReturnPressed: clicked()
        Accessible.role: Accessible.Button

        background: Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(3)
            radius: Theme.radiusField
            color: swatch.colour
            border.color: swatch.chosen || swatch.hovered ? Theme.ink : Theme.edge
            border.width: swatch.chosen ? Theme.px(2) : 1

            FocusRing {
                shown: swatch.visualFocus
            }
        }
    }

    Column {
        spacing: Theme.within
        Layout.fillWidth: true

        Repeater {
            model: maker.sides.length

            RowLayout {
                id: line

                required property int index
                readonly property var side: maker.sides[index] ?? { name: "", colour: "#000000" }

                spacing: Theme.within
                width: parent.width

                Swatch {
                    id: swatch
                    objectName: "newColour_" + line.index
                    colour: line.side.colour
                    //: Read aloud. %1 = a side
                    //% "Colour of %1"
                    Accessible.name: qsTrId("app.editor.new_colour").arg(line.side.name)
                    onClicked: paper.open()

                    Popover {
                        id: paper
                        y: swatch.height
                        padding: Theme.between

                        contentItem: Grid {
                            columns: 4
                            spacing: Theme.within

                            Repeater {
                                model: maker.colours

                                Swatch {
                                    required property string modelData
                                    required property int index

                                    objectName: "colour_" + index
                                    colour: modelData
                                    chosen: modelData === line.side.colour
                                    Accessible.name: modelData
                                    onClicked: {
                                        paper.close()
                                        maker.change(line.index, { colour: modelData })
                                    }
                                }
                            }
                        }
                    }
                }
                TextEntry {
                    objectName: "newSide_" + line.index
                    label: qsTrId("app.editor.new_sides")
                    text: line.side.name
                    onTextEdited: maker.change(line.index, { name: text })
                    Layout.fillWidth: true
                }
                IconButton {
                    objectName: "removeSide_" + line.index
                    glyph: "close"
                    //: %1 = a side
                    //% "Remove %1"
                    label: qsTrId("app.editor.new_remove_side").arg(line.side.name)
                    enabled: maker.sides.length > maker.least
                    onClicked: maker.remove(line.index)
                }
            }
        }
    }
    QuietButton {
        objectName: "addSide"
        glyph: "plus"
        small: true
        //: One more side of a new game
        //% "Add a side"
        text: qsTrId("app.editor.new_add_side")
        enabled: maker.sides.length < maker.most
        onClicked: maker.add()
    }
}
