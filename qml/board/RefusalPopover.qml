// SPDX-License-Identifier: GPL-3.0-or-later
// "Why not?": what is closed, why, by which rule, who forbids it, what is possible instead. It stands beside the hex it
// speaks of and covers none of those who forbid it.
import QtQuick
import Esagono

Item {
    id: refusal

    required property PlayTable play
    required property Board board
    readonly property Reason reason: play.hand.reason
    property string side: "right" // of the hex, where it stands
    signal ruleRequested(string rule)
    signal leaving()

    function place() {
        if (!reason.shown)
            return
        if (reason.hex < 0) {
            side = ""
            x = Theme.padding
            y = Theme.px(64)
            return
        }
        const at = board.itemPos(reason.hex), radius = board.hexRadiusPx(), gap = radius * 0.9 + Theme.px(12)
        const spots = []
        for (const share of [0.55, 0.92, 0.2]) {
            spots.push({ side: "left", x: at.x - gap - width, y: at.y - height * share })
            spots.push({ side: "right", x: at.x + gap, y: at.y - height * share })
            spots.push({ side: "above", x: at.x - width * share, y: at.y - gap - height })
            spots.push({ side: "below", x: at.x - width * share, y: at.y + gap })
        }
        let best = null
        for (const spot of spots) {
            const x = Math.max(8, Math.min(board.width - width - 8, spot.x))
            const y = Math.max(8, Math.min(board.height - height - 8, spot.y))
            const moved = Math.abs(x - spot.x) * (spot.side === "above" || spot.side === "below" ? 0.2 : 4)
                          + Math.abs(y - spot.y) * (spot.side === "above" || spot.side === "below" ? 4 : 0.2)
            const badness = moved + 1000 * covered(x, y, radius)
            if (!best || badness < best.badness)
                best = { side: spot.side, x: x, y: y, badness: badness }
        }
        side = best.side
        x = Math.round(best.x)
        y = Math.round(best.y)
    }
    /// How many of those who forbid it, and the hex itself, would lie under it there.
    function covered(x: real, y: real, radius: real): int {
        let count = 0
        const hexes = [reason.hex]
        for (const culprit of reason.culprits)
            hexes.push(culprit.hex)
        for (const hex of hexes) {
            if (hex === undefined || hex < 0)
                continue
            const at = board.itemPos(hex)
            if (at.x > x - radius && at.x < x + width + radius && at.y > y - radius && at.y < y + height + radius)
                ++count
        }
        return count
    }
    function leave() {
        play.hand.dismissReason()
        leaving()
    }

    objectName: "refusal"
    width: Math.min(card.implicitWidth, board.width - 16)
    height: card.implicitHeight
    visible: opacity > 0
    opacity: reason.shown ? 1 : 0
    onHeightChanged: place()
    Accessible.role: Accessible.AlertMessage
    Accessible.name: reason.title
    Accessible.description: reason.text
    Keys.onEscapePressed: leave()

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.popIn
            easing.type: Easing.OutCubic
        }
    }
    Connections {
        target: refusal.reason
        function onChanged() {
            refusal.place()
        }
    }
    Connections {
        target: refusal.board
        function onViewMoved() {
            refusal.place()
        }
    }
    Sheet {
        anchors.fill: parent
        elevation: 3
    }
    Item { // the point towards the hex, outside the sheet's edge
        readonly property real hexY: refusal.reason.hex >= 0 && refusal.visible
                                     ? refusal.board.itemPos(refusal.reason.hex).y - refusal.y : 0

        visible: refusal.side === "left" || refusal.side === "right"
        x: refusal.side === "left" ? parent.width - 1 : 1 - width
        y: Math.max(Theme.px(54), Math.min(parent.height - Theme.px(24), hexY)) - height / 2
        width: Theme.px(9)
        height: Theme.px(20)
        clip: true

        Rectangle {
            x: refusal.side === "left" ? -width / 2 : parent.width - width / 2
            y: (parent.height - height) / 2
            width: Theme.px(12)
            height: width
            rotation: 45
            antialiasing: true
            color: Theme.panel
            border.color: Theme.line2
        }
    }
    RefusalCard {
        id: card
        width: parent.width
        play: refusal.play
        onRuleRequested: rule => refusal.ruleRequested(rule)
        onShowOnMap: hex => refusal.board.centreOn(hex)
        onLeaving: refusal.leave()
    }
}
