// SPDX-License-Identifier: GPL-3.0-or-later
// A new package: what it is called, whose rules it is for, its sheet of hexes with a preview of the numbers, its sides
// and kinds of terrain.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

DialogBox {
    id: dialog

    required property Workbench workbench
    readonly property PackageDesk desk: workbench.desk
    readonly property var games: desk.games
    readonly property var game: rules.currentIndex > 0 ? games[rules.currentIndex - 1] : null
    readonly property var sets: desk.terrainSets()
    readonly property var patterns: ["RRCC", "CCRR", "CC.RR", "RR.CC", "RRRCCC", "CCCRRR"]
    readonly property var wish: ({
        title: name.text,
        folder: game ? game.folder : "",
        flat: orientation.currentIndex === 1,
        even: shift.currentIndex === 1,
        pattern: patterns[Math.max(0, pattern.currentIndex)],
        rows: rows.value,
        columns: columns.value,
        turns: turns.value,
        north: direction.currentIndex === 1,
        sides: sides.sides,
        terrains: sets[terrain.currentIndex]?.id ?? ""
    })
    readonly property string problem: visible ? desk.whyNotNew(wish) : ""
    signal wished(var wish)

    function ask(): void {
        name.text = ""
        sides.reset()
        open()
        name.forceActiveFocus()
    }
    function make(): void {
        if (problem !== "")
            return
        const wanted = wish
        close()
        dialog.wished(wanted)
    }

    objectName: "newPackageDialog"
    width: Math.min(Theme.px(820), (parent ? parent.width : 820) - Theme.margin)
    //% "New package"
    title: qsTrId("app.editor.new")

    component Asked: Text {
        font: Theme.plain
        color: Theme.ink2
        Layout.alignment: Qt.AlignVCenter
    }

    Flickable { // all of it does not fit everywhere
        id: scroll
        clip: contentHeight > height
        contentHeight: questions.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollRail { }
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: questions.implicitHeight

        RowLayout {
            id: questions
            spacing: Theme.groups
            width: scroll.width

            GridLayout {
                columns: 2
                columnSpacing: Theme.padding
                rowSpacing: Theme.between
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true

                Asked {
                    //: Of a new package
                    //% "Title"
                    text: qsTrId("app.editor.new_title")
                }
                TextEntry {
                    id: name
                    objectName: "newTitle"
                    label: qsTrId("app.editor.new_title")
                    onAccepted: dialog.make()
                    Layout.fillWidth: true
                }
                Asked {
                    //: Whose rules a new package is for
                    //% "Rules"
                    text: qsTrId("app.editor.new_rules")
                }
                ChoiceBox {
                    id: rules
                    objectName: "newRules"
                    label: qsTrId("app.editor.new_rules")
                    //: No rules of the program play the new package
                    //% "None yet"
                    model: [qsTrId("app.editor.new_no_rules"), ...dialog.games.map(game => game.title)]
                    Layout.fillWidth: true
                }
                Asked {
                    //% "Hexes"
                    text: qsTrId("app.editor.new_hexes")
                }
                SegmentedControl {
                    id: orientation
                    objectName: "newOrientation"
                    label: qsTrId("app.editor.new_hexes")
                    segments: [
                        //: Hexes with a corner on top
                        //% "Corner up"
                        qsTrId("app.editor.new_pointy"),
                        //: Hexes with a side on top
                        //% "Side up"
                        qsTrId("app.editor.new_flat")
                    ]
                    onActivated: index => currentIndex = index
                }
                Asked {
                    //: Which rows or columns of hexes lie half a hex further
                    //% "Shifted"
                    text: qsTrId("app.editor.new_shift")
                }
                SegmentedControl {
                    id: shift
                    objectName: "newShift"
                    label: qsTrId("app.editor.new_shift")
                    segments: [
                        //: Rows or columns with odd numbers
                        //% "odd ones"
                        qsTrId("app.editor.new_odd"),
                        //: Rows or columns with even numbers
                        //% "even ones"
                        qsTrId("app.editor.new_even")
                    ]
                    onActivated: index => currentIndex = index
                }
                Asked {
                    //: Which way the numbers of the rows grow
                    //% "Rows run"
                    text: qsTrId("app.editor.new_direction")
                }
                SegmentedControl {
                    id: direction
                    objectName: "newDirection"
                    label: qsTrId("app.editor.new_direction")
                    segments: [
                        //: Row numbers grow towards the bottom of the map
                        //% "downwards"
                        qsTrId("app.editor.new_down"),
                        //: Row numbers grow towards the top of the map
                        //% "upwards"
                        qsTrId("app.editor.new_up")
                    ]
                    onActivated: index => currentIndex = index
                }
                Asked {
                    //: How hexes are numbered
                    //% "Numbers"
                    text: qsTrId("app.editor.new_numbers")
                }
                ChoiceBox {
                    id: pattern
                    objectName: "newPattern"
                    label: qsTrId("app.editor.new_numbers")
                    model: dialog.patterns.map(each => {
                        const sample = each.replace("RRR", "002").replace("CCC", "003").replace("RR", "02").replace("CC", "03")
                        return {
                            pattern: each,
                            //: How hexes are numbered; %1 = the number of the one in row 2 and column 3
                            //% "%1: row 2, column 3"
                            name: each.startsWith("R") ? qsTrId("app.editor.new_row_first").arg(sample)
                                  //: How hexes are numbered; %1 = the number of the one in row 2 and column 3
                                  //% "%1: column 3, row 2"
                                                       : qsTrId("app.editor.new_column_first").arg(sample)
                        }
                    })
                    textRole: "name"
                    Layout.fillWidth: true
                }
                Asked {
                    //: Rows and columns of hexes
                    //% "Rows, columns"
                    text: qsTrId("app.editor.new_size")
                }
                RowLayout {
                    spacing: Theme.between

                    NumberEntry {
                        id: rows
                        objectName: "newRows"
                        //% "Rows"
                        label: qsTrId("app.editor.new_rows")
                        from: 1
                        to: 200
                        value: 20
                    }
                    NumberEntry {
                        id: columns
                        objectName: "newColumns"
                        //% "Columns"
                        label: qsTrId("app.editor.new_columns")
                        from: 1
                        to: 200
                        value: 25
                    }
                }
                Asked {
                    //: How many turns a game has
                    //% "Turns"
                    text: qsTrId("app.editor.new_turns")
                }
                NumberEntry {
                    id: turns
                    objectName: "newTurns"
                    label: qsTrId("app.editor.new_turns")
                    from: 1
                    to: 200
                    value: 10
                }
                Asked {
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: Theme.within
                    //% "Sides"
                    text: qsTrId("app.editor.new_sides")
                }
                SideMaker {
                    id: sides
                    enabled: !dialog.game
                    Layout.fillWidth: true
                }
                Asked {
                    //% "Terrain"
                    text: qsTrId("app.editor.new_terrain")
                }
                ChoiceBox {
                    id: terrain
                    objectName: "newTerrain"
                    label: qsTrId("app.editor.new_terrain")
                    enabled: !dialog.game
                    model: dialog.sets.map(set => set.names)
                    Layout.fillWidth: true
                }
            }
            ColumnLayout {
                spacing: Theme.between
                Layout.alignment: Qt.AlignTop

                NumberingPreview {
                    desk: dialog.desk
                    wish: dialog.wish
                    Layout.preferredWidth: Theme.px(260)
                    Layout.preferredHeight: Theme.px(260)
                }
                Text {
                    text: qsTrId("app.editor.map.hexes", rows.value * columns.value)
                    font: Theme.secondary
                    color: Theme.muted
                    Layout.alignment: Qt.AlignHCenter
                }
            }
        }
    }
    Paragraph {
        text: dialog.problem !== "" ? dialog.problem : dialog.game
              //: What a new package takes from a game whose rules it is for
              //% "Sides, terrain, counters and tables are those of the game; map and scenarios are yours."
              ? qsTrId("app.editor.new_for_rules")
              //% "It is saved in your own folder when you save it for the first time."
              : qsTrId("app.editor.new_saved")
        color: dialog.problem !== "" && name.text !== "" ? Theme.red : Theme.muted
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.px(36)
    }
    buttons: [
        PlainButton {
            text: qsTrId("app.replay.cancel")
            onClicked: dialog.close()
        },
        MainButton {
            objectName: "makePackage"
            //% "Make the package"
            text: qsTrId("app.editor.new_make")
            enabled: dialog.problem === ""
            onClicked: dialog.make()
        }
    ]
}
