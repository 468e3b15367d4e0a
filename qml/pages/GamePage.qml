// SPDX-License-Identifier: GPL-3.0-or-later
// The table at which one plays: prompt above, board in the middle, panels beside it, tracks below.
import QtQuick
import QtQuick.Layouts
import Esagono

FocusScope {
    id: page

    required property PlayTable play
    required property var settings // what the player has set: animationSpeed, safePalette, confirmEndPhase …
    readonly property bool narrow: width < Theme.px(1200)
    readonly property bool placing: play.tray.active
    property bool panelOpen: false // the side panel while it is a drawer
    readonly property alias mapView: map
    signal closeRequested()
    signal replayRequested(string diary)
    signal ruleRequested(string rule)

    function pressMain() {
        if (!offers.main)
            return
        if (offers.main.confirm && settings.confirmEndPhase)
            endQuestion.ask(offers.main)
        else
            play.hand.pressOffer(offers.main.index)
    }

    /// Board, what is beside it, prompt bar, and round again.
    function nextArea(): void {
        ring.next()
    }

    objectName: "gamePage"
    focus: true
    //% "Game table"
    Accessible.name: qsTrId("app.play.page")
    Accessible.role: Accessible.Pane

    OfferRows {
        id: offers
        play: page.play
    }
    PlayActions {
        free: page.visible && !page.play.viewpoint.curtain
        play: page.play
        view: map
        offers: offers
        onEndRequested: page.pressMain()
        onAreaRequested: page.nextArea()
    }
    OpponentActions {
        free: page.visible && !page.play.viewpoint.curtain
        play: page.play
        onSeatsRequested: seats.open()
    }
    AreaRing {
        id: ring
        areas: [map, tray, side, prompt]
        onEntering: area => {
            if (page.narrow)
                page.panelOpen = area === side && (!page.placing || side.deciding || side.advised)
        }
        onEntered: area => map.keyboardUsed = map.keyboardUsed || area === map
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        visible: !page.play.viewpoint.curtain // nor is it told to who cannot see

        PromptBar {
            id: prompt
            z: 1 // above whatever of the board is drawn beyond its edge
            play: page.play
            offers: offers
            calm: side.deciding
            panelHidden: page.narrow
            panelOpen: page.panelOpen
            onPanelToggled: page.panelOpen = !page.panelOpen
            onWhyNotAsked: map.askWhyNot()
            onMainPressed: page.pressMain()
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: 0

            SetupTray {
                id: tray
                z: 1
                visible: page.placing
                play: page.play
                dragLayer: dragLayer
                onRuleRequested: rule => page.ruleRequested(rule)
                onCentreRequested: hex => map.goTo(hex)
                onDropped: (counter, x, y) => map.dropAt(counter, dragLayer.mapToItem(map.board, x, y))
                Layout.preferredWidth: Theme.px(page.narrow ? 300 : 352)
                Layout.fillHeight: true
            }
            MapView {
                id: map
                focus: true
                play: page.play
                animationSpeed: page.settings.animationSpeed
                onRuleRequested: rule => page.ruleRequested(rule)
                onSeatsRequested: seats.open()
                onUnitPicked: place => side.pick(place)
                Layout.fillWidth: true
                Layout.fillHeight: true

                DiceStack {
                    cards: page.play.dice
                    board: map.board
                    bar: map.opponentBar
                    onRuleRequested: rule => page.ruleRequested(rule)
                    onCentreRequested: hex => map.goTo(hex)
                }
            }
            Item {
                id: sideRoom
                visible: !page.narrow && (!page.placing || side.deciding || side.advised)
                Layout.preferredWidth: side.wide ? Theme.px(page.width < 1360 ? 380 : 404)
                                       : Theme.px(page.width < 1360 ? 312 : page.width < 1800 ? 320 : 360)
                Layout.fillHeight: true
            }
        }
        TrackBar {
            z: 1
            visible: !page.placing
            play: page.play
            Layout.fillWidth: true
        }
        SetupFoot {
            z: 1
            visible: page.placing
            play: page.play
            Layout.fillWidth: true
        }
    }
    SideDrawer {
        id: drawer
        visible: !page.play.viewpoint.curtain
        drawer: page.narrow
        opened: page.panelOpen
        room: sideRoom
        topEdge: prompt.height
        onCloseRequested: page.panelOpen = false

        SidePanel {
            id: side
            anchors.fill: parent
            play: page.play
            onDecidingChanged: if (page.narrow) page.panelOpen = deciding
            onAdvisedChanged: if (page.narrow) page.panelOpen = advised || deciding
            onRuleRequested: rule => page.ruleRequested(rule)
            onCentreRequested: hex => map.goTo(hex)
        }
    }
    Item {
        id: dragLayer
        anchors.fill: parent
    }
    EndQuestion {
        id: endQuestion
        able: page.play.units.ableCount
        onConfirmed: row => page.play.hand.pressOffer(row)
    }
    SeatsDialog {
        id: seats
        opponents: page.play.turn.opponents
        usualProgram: page.settings.botProgram
        onProgramChosen: program => page.settings.botProgram = program
    }
    GameOver {
        id: gameOver
        anchors.fill: parent
        play: page.play
        onReplayRequested: page.replayRequested(page.play.diaryPath)
        onCloseRequested: page.closeRequested()
    }
    Curtain {
        anchors.fill: parent
        visible: page.play.viewpoint.curtain
        play: page.play
        onLifted: lifted.start()
        onCloseRequested: page.closeRequested()
    }
    Timer { // once the board is seen again
        id: lifted
        interval: 0
        onTriggered: map.board.forceActiveFocus()
    }
    Connections {
        target: page.play
        function onGameOver() {
            gameOver.shown = true
        }
    }
}
