// SPDX-License-Identifier: GPL-3.0-or-later
// An activation that the other side interrupts, through the window: the move stops where it is seen, the device changes
// hands behind the curtain, somebody fires, and the move goes on. Whoever wants no such questions is not asked again.
import QtQuick
import QtTest

StageCase {
    id: test
    name: "interruption"

    readonly property string unit: "t-3_btg-infantry-3"

    function liftCurtainFor(side) {
        verify(isShown("curtain"))
        verify(part("curtainText").text.includes(side), part("curtainText").text)
        press("liftCurtain")
    }

    function test_1_bothSidesSetUpAsSuggested() {
        start()
        press("newGame_banditen")
        press("scenario_tarnova")
        press("diceTold")
        press("begin")
        settle()
        compare(stage.decision, "banditen.deploy")
        for (const side of ["Axis", "Partisans"]) {
            liftCurtainFor(side) // what the mines are worth is secret
            mouseClick(stage.firstPart("offer_")) // as suggested
            press("mainOffer")
        }
        compare(stage.decision, "banditen.act")
        compare(play.turn.side, 1)
        compare(play.turn.interruptions, "harm")
    }

    function test_2_aMoveIsInterrupted() {
        clickHex("04.18")
        press("choice_0")
        press("confirmButton")
        verify(stage.reach().includes("07.17"))
        clickHex("07.17")
        compare(stage.decision, "banditen.react")
        compare(stage.place(unit), "06.17") // nobody knows where it would have gone
        liftCurtainFor("Axis")
        compare(stage.targets(), [])
        clickHex("08.17")
        press("choice_0")
        verify(isShown("outcomes")) // the chances of the fire
        press("confirmButton")
        roll([1])
        compare(stage.decision, "banditen.go_on")
        compare(stage.place(unit), "06.17")
    }

    function test_3_whoeverWantsNoQuestionsIsNotAsked() {
        liftCurtainFor("Partisans")
        play.turn.interruptions = "never"
        clickHex("07.17")
        compare(stage.place(unit), "07.17")
        compare(stage.decision, "banditen.act") // the enemy beside it let it go on
        compare(play.turn.side, 0)
        restart()
        press("continue")
        settle()
        compare(play.turn.interruptions, "never")
    }

    function test_4_whatIsSeenFromAHex() {
        if (isShown("curtain"))
            press("liftCurtain")
        clickHex("08.17")
        press("layer_sight")
        verify(play.describeHex(play.hexNumbered("07.17")).indexOf("not seen") < 0)
        const hidden = play.describeHex(play.hexNumbered("04.19"))
        verify(hidden.includes("not seen, in the way: "), hidden)
    }
}
