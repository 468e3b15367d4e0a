// SPDX-License-Identifier: GPL-3.0-or-later
// The guided tour: first a greeting that asks for language and colours, then a prepared game with one thing lit up
// after the other. Arrows and Enter walk, Esc leaves.
import QtQuick
import Esagono

Item {
    id: guide

    required property Shell shell
    property bool running: false
    property bool opening: false // its own game is being opened
    property int step: -1 // -1: the greeting
    readonly property var steps: shell.tour.steps
    readonly property var now: step >= 0 && step < steps.length ? steps[step] : null
    property rect spot: Qt.rect(0, 0, 0, 0)
    readonly property Item holder: Window.activeFocusItem // of the keyboard

    function greet(): void {
        step = -1
        running = true
    }
    function begin(): void {
        greet()
    }
    function walk(direction: int): void {
        if (step === -1 && direction > 0) {
            if (shell.tour.available)
                shell.tour.prepare()
            else
                finish()
        } else if (step + direction >= steps.length) {
            finish()
        } else {
            step = Math.max(0, step + direction)
        }
    }
    function finish(): void {
        const atTable = step >= 0
        running = false
        step = -1
        shell.settings.tourSeen = true
        if (atTable)
            shell.closeGame()
    }
    /// The table that is being laid behind it takes the keyboard when it is there.
    function hold(): void {
        if (running && step >= 0 && !cover.activeFocus)
            cover.forceActiveFocus(Qt.OtherFocusReason)
    }
    /// Does what this step shows, on a table that is thrown away afterwards.
    function act(): void {
        const play = shell.play
        play.hand.dismissReason()
        if (now && now.click !== "")
            play.gestures.clickHex(play.hexNumbered(now.click), -1, 0)
        if (now && now.whyNot !== "")
            play.gestures.askWhyNot(play.hexNumbered(now.whyNot), -1)
    }
    /// Where the thing is that this step is about.
    function aim(): void {
        spot = now ? shell.placeOf(now.target, now.hex, guide) : Qt.rect(0, 0, 0, 0)
    }

    visible: running
    objectName: "tour"
    onStepChanged: {
        if (step >= 0)
            act()
        settle.restart()
    }
    onHolderChanged: later.restart()
    onWidthChanged: settle.restart()
    onHeightChanged: settle.restart()

    Connections {
        target: guide.shell.tour
        enabled: guide.running
        function onPrepared(diary: string): void {
            guide.opening = true
            guide.shell.openGame(diary)
        }
        function onFailed(): void {
            guide.finish()
        }
    }
    Connections {
        target: guide.shell
        enabled: guide.running && guide.step === -1
        function onGameOpened(): void {
            if (guide.opening)
                guide.step = 0
            else
                guide.running = false // a saved game that was opened meanwhile is no tour
            guide.opening = false
        }
        function onGameFailed(): void {
            guide.opening = false
            guide.finish()
        }
    }
    Timer { // once everybody who wanted the keyboard has had it
        id: later
        interval: 0
        onTriggered: guide.hold()
    }
    Timer { // until the table is laid out
        id: settle
        interval: 120
        onTriggered: guide.aim()
    }
    Cover {
        id: cover
        host: guide
        visible: guide.running
        //% "Guided tour"
        label: qsTrId("app.tour")
        partName: "tourCover"
        onEscaped: guide.finish()
        onKeyed: event => {
            event.accepted = true
            if (event.key === Qt.Key_Right || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                guide.walk(1)
            else if (event.key === Qt.Key_Left && guide.step > 0)
                guide.walk(-1)
            else
                event.accepted = false
        }

        Spotlight {
            anchors.fill: parent
            spot: guide.spot
        }
        TourGreeting {
            visible: guide.step === -1
            anchors.centerIn: parent
            width: Math.min(Theme.px(520), parent.width - Theme.margin)
            shell: guide.shell
            onContinued: guide.walk(1)
            onSkipped: guide.finish()
        }
        TourCard {
            id: card
            visible: guide.now !== null
            title: guide.now ? guide.now.title : ""
            text: guide.now ? guide.now.text : ""
            number: guide.step + 1
            count: guide.steps.length
            width: Math.min(Theme.px(360), parent.width - Theme.margin)
            x: guide.besideX()
            y: guide.besideY()
            onWalked: direction => guide.walk(direction)
            onSkipped: guide.finish()
        }
    }

    /// Beside what is lit up, inside the window.
    function besideX(): real {
        if (spot.width === 0)
            return (width - card.width) / 2
        const gap = Theme.groups
        const right = spot.x + spot.width + gap
        const left = spot.x - card.width - gap
        const x = right + card.width < width ? right : left > 0 ? left : spot.x
        return Math.max(gap, Math.min(x, width - card.width - gap))
    }
    function besideY(): real {
        if (spot.width === 0)
            return (height - card.height) / 2
        const gap = Theme.groups
        const aside = spot.x + spot.width + gap + card.width < width || spot.x - card.width - gap > 0
        const y = aside ? spot.y : spot.y + spot.height + gap + card.height < height ? spot.y + spot.height + gap
                                                                                     : spot.y - card.height - gap
        return Math.max(gap, Math.min(y, height - card.height - gap))
    }
}
