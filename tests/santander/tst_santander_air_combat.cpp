// SPDX-License-Identifier: GPL-3.0-or-later
// Section 15.1 (optional): air combat.
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

namespace esagono::santander::air_combat_tests {

namespace {

const Units plain = {{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX"}};
const std::string twoToOne =
    "attack target=2008 with=NI_1; support with=AL_1,AL_2; support with=RAF_1";
const std::string twoToTwo =
    "attack target=2008 with=NI_1; support with=AL_1,AL_2; support with=RAF_1,RAF_2";

Board withOption(Choices more = {}) {
    more["air_combat"] = "on";
    return fair(plain, std::move(more));
}

const RuleRows airCombatRows(
    "air combat",
    {
        row("15.1", "without the option nobody fights in the air: 2 points against 1",
            fair(plain, {{"air_combat", "off"}}), twoToOne + " | 6 2 2 2 3",
            "R_CLXX dsg 1; AL_1 at nationalist_used; RAF_1 at republican_used"),
        row("15.1 Δ2", "D49: 6 and 2 against 6: both lose one, the attacker must choose",
            withOption(), twoToOne + " | 6 2 6",
            "RAF_1 at eliminated; decision air_loss nationalist"),
        row("15.1 9.4.1", "D49: for good; what is left is one point, and rolls for attrition",
            withOption({{"A32", "no_roll"}}), twoToOne + " | 6 2 6; lose_air units=AL_2 | 6 2 3",
            "AL_2 at eliminated; RAF_1 at eliminated; AL_1 at nationalist_used; R_CLXX dsg 1"),
        row("15.1 9.4.1", "D49: one point, not two: a 5 does nothing", withOption(),
            twoToOne + " | 6 2 6; lose_air units=AL_2 | 5 2 3", "R_CLXX dsg 0"),
        row("15.1", "a 5 is no hit", withOption(), twoToOne + " | 5 5 5 6 2 2 2 3",
            "AL_1 at nationalist_used; AL_2 at nationalist_used; RAF_1 at republican_used; "
            "R_CLXX dsg 1"),
        row("15.1", "one die for each air unit", withOption(), twoToTwo + " | 1 6 1 1",
            "decision air_loss republican"),
        row("15.1", "the owner chooses which is lost", withOption({{"A20", "owner"}}),
            twoToTwo + " | 1 6 1 1; lose_air units=RAF_2 | 6 2 2 2 3",
            "RAF_2 at eliminated; RAF_1 at republican_used; R_CLXX dsg 1"),
        row("15.1", "only among those that fly here", withOption(),
            "attack target=2008 with=NI_1; support with=AL_1; support with=RAF_1,RAF_2 | 6 1 1; "
            "lose_air units=AL_1",
            "refused 15.1"),
        row("15.1", "as many as were hit", withOption(),
            twoToTwo + " | 1 6 1 1; lose_air units=RAF_1,RAF_2", "refused 15.1"),
        row("15.1", "each for itself", withOption(),
            "attack target=2008 with=NI_1; support with=AL_1,AL_2,AL_3; "
            "support with=RAF_1,RAF_2 | 1 1 1 6 6; lose_air units=AL_1,AL_1",
            "refused 15.1"),
        row("15.1", "both sides choose: the defender", withOption(), twoToTwo + " | 6 2 6 3",
            "decision air_loss republican"),
        row("15.1", "both sides choose: then the attacker", withOption(),
            twoToTwo + " | 6 2 6 3; lose_air units=RAF_1", "decision air_loss nationalist"),
        row("15.1 9.4.2", "both sides choose: then 1 against 1, and nobody bombards", withOption(),
            twoToTwo + " | 6 2 6 3; lose_air units=RAF_1; lose_air units=AL_1 | 2 2 3",
            "AL_1 at eliminated; RAF_1 at eliminated; AL_2 at nationalist_used; "
            "RAF_2 at republican_used; R_CLXX dsg 0; NI_1 face 1"),
        row("15.1", "simultaneous: both fall, and nothing is left to bombard", withOption(),
            "attack target=2008 with=NI_1; support with=AL_1; support with=RAF_1 | 6 6 3",
            "AL_1 at eliminated; RAF_1 at eliminated; R_CLXX dsg 0; NI_1 face 1"),
        row("15.1", "more hits than air units", withOption(), twoToOne + " | 6 6 1 5 2 2 3",
            "RAF_1 at eliminated; AL_1 at nationalist_used; AL_2 at nationalist_used; "
            "R_CLXX dsg 1"),
        row("15.1", "only one side has air units there", withOption(),
            "attack target=2008 with=NI_1; support with=AL_1; no_support | 6 2 3",
            "R_CLXX dsg 1; AL_1 at nationalist_used"),
        row("15.1", "headquarters are no air units", withOption(),
            "attack target=2008 with=NI_1; support with=HQ_CTV; support with=RAF_1 | 6 2 3",
            "R_CLXX dsg 1; RAF_1 at republican_used"),
        row("15.1 9.1.1", "attrition is another matter", withOption(),
            twoToOne + " | 5 5 5 6 1 2 1 3",
            "AL_1 at turn_4; AL_2 at nationalist_used; RAF_1 at turn_4"),
    });

} // namespace

TEST_CASE("15.1 air combat") {
    airCombatRows.check();
}

} // namespace esagono::santander::air_combat_tests
