// SPDX-License-Identifier: GPL-3.0-or-later
// Whole turns by mouse: whatever is asked is answered, the dice are told by the players.
import QtQuick

StageCase {
    property var asked: [] // the decisions that were answered, each once
    property int thrown: 0

    /// The step of the turn that is played, as the list above the map has it.
    function stepNow() {
        return play.tracks.sequence.filter(step => step.current).map(step => step.label).join()
    }
    function liftCurtain() {
        if (isShown("curtain"))
            press("liftCurtain")
    }
    function pressFirst(prefix) {
        tryVerify(() => stage.firstPart(prefix) !== null, patience, prefix)
        stage.polished()
        mouseClick(stage.firstPart(prefix))
    }
    function nextDie() {
        const faces = [3, 4, 5, 2, 4, 3, 1, 6]
        return Math.min(faces[thrown++ % faces.length], play.realDice.diceWanted)
    }
    /// One answer to whatever is asked: on with it, else as suggested or in the nearest hex.
    function answerOnce() {
        liftCurtain()
        if (!asked.includes(stage.decision))
            asked.push(stage.decision)
        const hexes = stage.reach().concat(stage.targets())
        if (play.realDice.wantsDice)
            roll([nextDie()])
        else if (isShown("mainOffer"))
            press("mainOffer")
        else if (stage.firstPart("offer_"))
            pressFirst("offer_")
        else if (play.hand.openKind === "hexes" || play.hand.openKind === "path")
            clickHex(mostVisible(hexes))
        else if (play.hand.openKind === "units" || play.hand.openKind === "choice") {
            press("suggestButton")
            press("confirmButton")
        } else if (play.hand.openKind === "allocation")
            shareOut()
        else
            clickHex(mostVisible(hexes))
        settle()
    }
    function answerUntil(done) {
        const isDone = () => !play.realDice.wantsDice && done()
        for (let i = 0; i < 200 && !isDone(); ++i)
            answerOnce()
        verify(isDone(), "stuck at " + stage.decision)
        liftCurtain()
    }
    function shareOut() {
        for (let i = 0; play.hand.openChosen < play.hand.openLeast; i = (i + 1) % play.hand.choices.count) {
            part("amount_" + i).forceActiveFocus()
            keyClick(Qt.Key_Up)
        }
        press("confirmButton")
    }
}
