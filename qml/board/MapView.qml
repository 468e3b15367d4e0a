// SPDX-License-Identifier: GPL-3.0-or-later
// The board and what lies on its margins: layers, small map, zoom, notices, and whatever a page puts upon it. Mouse,
// touch and keyboard all end at the same door of the game.
import QtQuick
import Esagono

FocusScope {
    id: view

    required property PlayController play
    property alias board: board
    property real animationSpeed: 1
    property bool keyboardUsed: false
    property bool asking: false // the next click asks "why not?"
    readonly property var openHexes: { // still to be covered
        let all = []
        for (const task of play.tray.progress)
            all = all.concat(task.open)
        return all
    }
    property int openAt: -1
    readonly property bool small: width < Theme.px(760)
    signal ruleRequested(string rule)
    /// The n-th unit of the stack that is shown, from 0.
    signal unitPicked(int place)

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
    /// Asks why the hex or counter under the cursor or the pointer is not possible now.
    function askWhyNot() {
        if (board.activeFocus && board.cursorHex >= 0)
            play.askWhyNot(board.cursorHex, -1)
        else if (board.hoveredHex >= 0)
            play.askWhyNot(board.hoveredHex, board.hoveredCounter)
        else
            asking = true
    }
    /// A counter from a tray was let go at a point of the board.
    function dropAt(counter: int, at: point) {
        if (at.x < 0 || at.y < 0 || at.x > board.width || at.y > board.height)
            return
        const hex = board.hexAt(at.x, at.y)
        if (hex >= 0)
            play.dropCounter(counter, hex)
    }
    function selectNext(backwards: bool) {
        board.forceActiveFocus()
        keys.selectNext(backwards)
    }
    /// Spreads the stack under the cursor, the pointer or the selection, or gathers it again.
    function fan() {
        const hex = board.cursorHex >= 0 ? board.cursorHex : board.hoveredHex >= 0 ? board.hoveredHex : play.selectedHex
        board.fannedHex = board.fannedHex === hex ? -1 : hex
    }
    function nextOpenHex() {
        openAt = (openAt + 1) % openHexes.length
        goTo(openHexes[openAt])
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
        source: view.play
        dark: Theme.dark
        safePalette: Theme.safePalette
        animationSpeed: view.animationSpeed
        onHexClicked: (hex, counter, button, modifiers) => {
            forceActiveFocus()
            view.keyboardUsed = false
            finishAnimations()
            if (view.asking || button === Qt.RightButton) {
                view.asking = false
                view.play.askWhyNot(hex, counter)
            } else {
                cursorHex = -1
                view.play.clickHex(hex, counter, modifiers)
            }
        }
        onHexPressedLong: (hex, counter) => view.play.askWhyNot(hex, counter)
        onCounterDropped: (counter, hex) => hex < 0 ? view.play.returnToTray(counter) : view.play.dropCounter(counter, hex)
        onHoverChanged: view.play.hoverHex(hoveredHex)
        Keys.onPressed: event => keys.press(event)

        FocusRing {
            shown: board.activeFocus && board.cursorHex < 0 && view.keyboardUsed
            gap: -1
            radius: 0
        }
    }
    BoardKeys {
        id: keys
        board: board
        play: view.play
        asking: view.asking
        onUsed: view.keyboardUsed = true
        onMoved: hex => view.keepVisible(hex)
        onHexAsked: goToHex.ask("")
        onUnitPicked: place => view.unitPicked(place)
        onAskingLeft: view.asking = false
    }
    HexGlance {
        board: board
        play: view.play
        muted: view.play.reason.shown || view.play.curtain
    }
    OverlayBar {
        id: overlays
        x: Theme.padding
        y: Theme.padding
        play: view.play
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
    PlayNotice {
        play: view.play
        anchors.right: parent.right
        anchors.rightMargin: Theme.padding
        y: zoomBox.y + zoomBox.height + Theme.between
    }
    GoToHex {
        id: goToHex
        anchors.horizontalCenter: parent.horizontalCenter
        y: overlays.y + overlays.height + Theme.between
        play: view.play
        onChosen: hex => view.goTo(hex)
        onLeaving: board.forceActiveFocus()
    }
    RefusalPopover {
        play: view.play
        board: board
        onRuleRequested: rule => view.ruleRequested(rule)
        onLeaving: board.forceActiveFocus()
    }
    AskingHint {
        shown: view.asking
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.groups
    }
    Connections {
        target: view.play
        function onCentreOn(hex: int) {
            board.centreOn(hex)
        }
    }
}
