// SPDX-License-Identifier: GPL-3.0-or-later
// The map, and what paints it: tools at the left, layers and the chosen hex at the right, where the pointer is below.
// What the bench tells is a plain map, and parts of this are shown elsewhere.
// qmllint disable unqualified type compiler
import QtQuick
import Esagono

EditorPane {
    id: editor

    readonly property MapBench bench: workbench.map
    readonly property bool narrow: width < Theme.px(1100)
    property bool gripped: false // Space is held: the hand moves the map
    readonly property MapHand hand: bench.hand
    readonly property bool scanning: hand.uses & MapHand.Scan && bench.scan.there
    // Until the grid is found, the picture alone is to be seen.
    readonly property bool bare: scanning && !bench.scan.found
    readonly property bool raises: hand.uses & MapHand.Heights

    /// What takes a new painting of the whole map follows the hand as fast as the map can be painted.
    function follow(): void {
        if (board.busyTiles)
            return
        board.underlay = bench.scan.underlay
        board.underlayStrength = bare ? 1 : layers.scanStrength
        board.groundStrength = bare ? 0 : layers.groundStrength
    }
    /// Its dialog; an empty id: that of a new one.
    function showTerrain(id: string): void {
        terrainDialog.show(id)
    }
    function showSides(): void {
        sideColours.open()
    }
    function choosePicture(): void {
        hand.tool = "scan"
        files.active = false
        files.active = true
    }

    onBareChanged: follow()
    tools: EditorTools {
        id: tools

        EditorTool {
            objectName: "calibrateGrid"
            glyph: "picture"
            //: Lays the grid over a picture of a printed map
            //% "Calibrate grid"
            label: qsTrId("app.editor.scan.tool")
            wide: tools.wide
            checked: editor.hand.uses & MapHand.Scan
            onClicked: editor.hand.tool = "scan"
        }
    }

    objectName: "mapEditor"
    Accessible.name: qsTrId("app.editor.map")

    MapActions {
        bench: editor.bench
        board: board
        free: editor.visible && editor.workbench.open
        onPictureWanted: editor.choosePicture()
        onTerrainWanted: id => editor.showTerrain(id)
        onSidesWanted: editor.showSides()
    }
    Loader { // the system's dialog costs something: not before it is asked for
        id: files
        active: false
        source: "../counters/PictureFileDialog.qml"

        Connections {
            target: files.item
            ignoreUnknownSignals: true
            function onChosen(file: url): void {
                editor.bench.scan.choose(file)
            }
        }
    }
    Connections {
        target: editor.bench.scan
        function onLaid(): void {
            editor.follow()
        }
        function onSolved(): void { // the eye stays where it was on the picture
            const centre = editor.bench.scan.followed(board.centre)
            board.zoom /= editor.bench.scan.growth()
            board.centre = centre
        }
    }
    Connections {
        target: layers
        function onScanStrengthChanged(): void {
            editor.follow()
        }
        function onGroundStrengthChanged(): void {
            editor.follow()
        }
    }
    TerrainDialog {
        id: terrainDialog
        bench: editor.bench
    }
    SideColours {
        id: sideColours
        looks: editor.bench.looks
    }
    MapPalette {
        id: palette
        bench: editor.bench
        width: Theme.px(editor.narrow ? 172 : 192)
        onPictureWanted: editor.choosePicture()
        onTerrainWanted: id => editor.showTerrain(id)
        onSidesWanted: editor.showSides()
        anchors.top: parent.top
        anchors.bottom: status.top
    }
    Rectangle {
        anchors.fill: desk
        color: Theme.boardGround
    }
    Item {
        id: desk
        anchors.left: palette.right
        anchors.right: beside.left
        anchors.top: parent.top
        anchors.bottom: status.top
        clip: true

        Board {
            id: board
            objectName: "board"
            anchors.fill: parent
            focus: true
            activeFocusOnTab: true
            source: editor.bench.board
            dark: Theme.dark
            safePalette: Theme.safePalette
            animationSpeed: Theme.animationSpeed
            drawing: !(editor.hand.uses & MapHand.Eye) && !editor.gripped
            hiddenParts: editor.bare ? ["places", "lines", "roads", "rails", "hexsides", "grid", "legend"] : layers.hidden
            showNumbers: layers.numbers && !editor.bare
            showHeights: layers.heights || editor.raises
            showCounters: editor.bench.showsCounters && !editor.bare
            counterStrength: layers.counterPart
            onDrawBegun: (hex, neighbour, modifiers, at) => {
                board.forceActiveFocus()
                board.cursorHex = -1
                keys.letGo()
                if (editor.scanning)
                    scanPoints.ask(at)
                else
                    editor.hand.begin(hex, neighbour, modifiers)
            }
            onDrawMoved: (hex, neighbour, modifiers) => editor.hand.move(hex, neighbour, modifiers)
            onDrawEnded: (hex, neighbour, modifiers) => editor.hand.end(hex, neighbour, modifiers)
            onDrawLeft: editor.hand.leave()
            onHoverChanged: editor.hand.hover(board.hoveredHex, board.hoveredNeighbour)
            onBusyTilesChanged: {
                if (!board.busyTiles) {
                    editor.bench.drawn()
                    editor.follow()
                }
            }
            Component.onCompleted: editor.follow()
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Space && !event.isAutoRepeat) {
                    editor.gripped = true
                    event.accepted = true
                } else if (editor.scanning && event.key === Qt.Key_Backspace) {
                    editor.bench.scan.undo()
                    event.accepted = true
                } else if (editor.scanning && [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key)) {
                    const step = event.modifiers & Qt.ShiftModifier ? 0.1 : 0.02 // of a hex
                    editor.bench.scan.nudge(event.key === Qt.Key_Left ? -step : event.key === Qt.Key_Right ? step : 0,
                                            event.key === Qt.Key_Up ? -step : event.key === Qt.Key_Down ? step : 0)
                    event.accepted = true
                } else if (!editor.scanning && keys.handle(event.key, event.modifiers)) {
                    event.accepted = true
                } else if (event.key === Qt.Key_Escape) {
                    editor.hand.leave()
                    if (!keys.letGo())
                        editor.bench.clearSelection()
                    event.accepted = true
                }
            }
            Keys.onReleased: event => {
                if (event.key === Qt.Key_Space && !event.isAutoRepeat) {
                    editor.gripped = false
                    event.accepted = true
                }
            }

            HoverHandler {
                id: pointer
                cursorShape: board.drawing ? Qt.CrossCursor : Qt.OpenHandCursor
            }
            FocusRing {
                shown: board.activeFocus && board.cursorHex >= 0
                gap: -1
                radius: 0
            }
        }
        MapKeys {
            id: keys
            board: board
            bench: editor.bench
        }
        Connections {
            target: editor.hand
            function onChanged(): void {
                keys.letGo()
            }
        }
        ScanPoints {
            id: scanPoints
            anchors.fill: parent
            visible: editor.scanning
            scan: editor.bench.scan
            board: board
        }
        Sheet { // what a click would paint
            visible: words.text !== "" && pointer.hovered
            x: Math.min(pointer.point.position.x + Theme.px(18), desk.width - width - Theme.between)
            y: Math.max(Theme.between, pointer.point.position.y - height - Theme.px(14))
            width: words.implicitWidth + 2 * Theme.between
            height: words.implicitHeight + 2 * Theme.within

            Text {
                id: words
                objectName: "paintPreview"
                anchors.centerIn: parent
                text: editor.hand.preview
                font: Theme.secondary
                color: Theme.ink
                textFormat: Text.PlainText
            }
        }
        ChoiceBox {
            objectName: "mapChoice"
            visible: editor.bench.maps.length > 1
            x: Theme.padding
            y: Theme.padding
            //% "Map that is edited"
            label: qsTrId("app.editor.map.choice")
            model: editor.bench.maps
            currentIndex: editor.bench.map
            onActivated: index => editor.bench.map = index
        }
        ZoomBox {
            board: board
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.padding
        }
    }
    Rectangle {
        id: beside
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: status.top
        width: Theme.px(editor.narrow ? 252 : 288)
        color: Theme.panel

        MapLayers {
            id: layers
            bench: editor.bench
            width: parent.width
            height: implicitHeight
            mostHeight: parent.height / 2
        }
        HexForm {
            bench: editor.bench
            anchors.top: layers.bottom
            anchors.bottom: parent.bottom
            width: parent.width
        }
        Separator {
            height: parent.height
            width: 1
        }
    }
    Rectangle {
        id: status
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.statusBar
        color: Theme.bar

        Text {
            objectName: "mapStatus"
            x: Theme.padding
            anchors.verticalCenter: parent.verticalCenter
            text: editor.hand.pointed
            font: Theme.small
            color: Theme.muted
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            objectName: "mapHint"
            anchors.right: parent.right
            anchors.rightMargin: Theme.padding
            anchors.verticalCenter: parent.verticalCenter
            //: How many hexes the map has
            //% "%n hex(es)"
            text: !board.activeFocus || board.cursorHex < 0 ? qsTrId("app.editor.map.hexes", editor.bench.counts.terrain ?? 0)
                  //: Of keys, while rivers and other hexsides are drawn
                  //% "A direction draws that side · Enter ends · Esc takes it back"
                : keys.down && keys.alongSides ? qsTrId("app.editor.map.keys_side")
                  //: Of keys, while a road, a line or a rectangle is drawn
                  //% "Arrows lead on · Enter ends · Esc takes it back"
                : keys.down ? qsTrId("app.editor.map.keys_on")
                  //: Of keys, while a cursor is led over the map
                  //% "Enter draws · Delete takes away"
                            : qsTrId("app.editor.map.keys")
            font: Theme.small
            color: Theme.muted
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Separator {
            width: parent.width
        }
    }
}
