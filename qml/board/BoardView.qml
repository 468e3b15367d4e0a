// SPDX-License-Identifier: GPL-3.0-or-later
// The board of any table and what lies on its margins: layers, small map, zoom, what the pointer rests on, going to a hex.
import QtQuick
import Esagono

FocusScope {
    id: view

    required property Table table
    property alias board: board
    property alias minimap: minimapBox
    property alias overlays: overlays
    property real animationSpeed: 1
    property bool keyboardUsed: false
    property bool muted: false       // something more important is shown than what the pointer rests on
    property bool wayShown: false    // a way is being shown: empty hexes need no glance
    readonly property bool small: width < Theme.px(760)
    /// While the board has the keyboard; whoever wants the key accepts it.
    signal keyPressed(var event)
    /// Below what stands in the upper right corner.
    readonly property real cornerEnd: zoomBox.y + zoomBox.height + Theme.between

    /// Moves the map only if the hex could not be seen.
    function keepVisible(hex: int) {
        if (hex < 0)
            return
        const at = board.itemPos(hex), edge = board.hexRadiusPx()
        if (at.x < edge || at.y < edge || at.x > width - edge || at.y > height - edge)
            board.centreOn(hex)
    }
    function goTo(hex: int) {
        board.cursorHex = hex
        board.centreOn(hex)
        board.forceActiveFocus()
    }
    /// Spreads the stack under the cursor, the pointer or the selection, or gathers it again.
    function fan() {
        const hex = board.cursorHex >= 0 ? board.cursorHex : board.hoveredHex >= 0 ? board.hoveredHex : table.selectedHex
        board.fannedHex = board.fannedHex === hex ? -1 : hex
    }
    function askForHex(first: string) {
        goToHex.ask(first)
    }

    clip: true
    Accessible.role: Accessible.Grouping

    Rectangle {
        anchors.fill: parent
        color: Theme.boardGround
    }
    Board {
        id: board
        objectName: "board"
        anchors.fill: parent
        focus: true
        activeFocusOnTab: true
        source: view.table
        dark: Theme.dark
        safePalette: Theme.safePalette
        animationSpeed: view.animationSpeed
        Keys.onPressed: event => view.keyPressed(event)

        FocusRing {
            shown: board.activeFocus && board.cursorHex < 0 && view.keyboardUsed
            gap: -1
            radius: 0
        }
    }
    HexGlance {
        board: board
        table: view.table
        muted: view.muted
        wayShown: view.wayShown
    }
    OverlayBar {
        id: overlays
        x: Theme.padding
        y: Theme.padding
        table: view.table
        board: board
        room: view.width - 2 * Theme.padding - (view.small ? 0 : minimapBox.width + Theme.padding)
    }
    Sheet {
        id: minimapBox
        objectName: "minimap"
        anchors.right: parent.right
        anchors.rightMargin: Theme.padding
        y: view.small ? overlays.y + overlays.height + Theme.between : Theme.padding
        width: Theme.px(view.width < 1100 ? 168 : 204)
        height: Math.round(width * 0.7)
        visible: view.height > Theme.px(360)

        Shield { }
        Minimap {
            board: board
            anchors.fill: parent
            anchors.margins: Theme.px(4)
        }
    }
    ZoomBox {
        id: zoomBox
        board: board
        anchors.right: parent.right
        anchors.rightMargin: Theme.padding
        y: minimapBox.visible ? minimapBox.y + minimapBox.height + Theme.between : Theme.padding
    }
    GoToHex {
        id: goToHex
        anchors.horizontalCenter: parent.horizontalCenter
        y: overlays.y + overlays.height + Theme.between
        table: view.table
        onChosen: hex => view.goTo(hex)
        onLeaving: board.forceActiveFocus()
    }
    Connections {
        target: view.table
        function onCentreOn(hex: int) {
            board.centreOn(hex)
        }
    }
}
