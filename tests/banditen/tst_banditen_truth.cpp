// SPDX-License-Identifier: GPL-3.0-or-later
// What previews foretell of fire and close combat is what happens.
#include "engine/banditen/fighting/melee.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/shown/prospect_messages.h"
#include "tests/banditen/rule_rows.h"
#include "tests/rows/truthful_previews.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono::banditen::truth_tests {

namespace {

bool isOfFire(const Deed& deed) {
    return deed.verb == "fire" || deed.verb == "fire_move" || deed.verb == "op_fire";
}

/// 9.1: every unit throws its own dice.
std::optional<Text> outcomeOfFire(const Deed& deed) {
    const auto firing = static_cast<std::size_t>(
        std::ranges::count_if(deed.preview->parts, [](const Preview::Part& part) {
            return part.label.id == say::partUnitDice;
        }));
    std::int64_t hits = 0;
    std::size_t units = 0;
    for (const ReadThrow& each : deed.throws)
        if (each.dice.purpose == say::diceFire && units < firing) {
            hits += std::get<std::int64_t>(each.reading.effect.arguments.front());
            ++units;
        }
    return units == firing ? std::optional(Text(say::prospectHits, hits)) : std::nullopt;
}

const Tally& partOf(const Preview& preview, std::string_view label) {
    const auto part = std::ranges::find_if(
        preview.parts, [&](const Preview::Part& each) { return each.label.id == label; });
    REQUIRE(part != preview.parts.end());
    return part->tally;
}

int totalOf(const ReadThrow& dice) {
    return sumOf(dice.reading.modifiers) + dice.dice.faces.front();
}

/// Where in what was said; nothing if it was not.
std::optional<std::size_t> placeOf(const Deed& deed, std::string_view id) {
    const auto found = std::ranges::find(deed.said, id, &Text::id);
    return found == deed.said.end() ? std::nullopt
                                    : std::optional<std::size_t>(found - deed.said.begin());
}

std::size_t whenStormed(const Deed& deed) {
    const auto when =
        placeOf(deed, deed.verb == "op_assault" ? say::opportunityAssault : say::assaultOn);
    return when.value_or(deed.said.size());
}

/// 11.1, 15.6
std::optional<Text> outcomeOfMelee(const Position& now, const Deed& deed) {
    if (const auto when = placeOf(deed, say::mineGoesOff))
        return when < whenStormed(deed) ? Text() : Text(say::prospectMine);
    if (deed.hasSaid(say::carBreaksDown))
        return Text();
    const ReadThrow* const assault = deed.find(say::diceAssault);
    const ReadThrow* const defence = deed.find(say::diceDefence);
    const ReadThrow* const surrender = deed.find(say::diceSurrender);
    if (assault == nullptr || defence == nullptr)
        return surrender != nullptr ? std::optional(Text(say::prospectSurrender)) : std::nullopt;
    if (!deed.hasSaid(say::germansSurrender)) // A47: then fewer fight
        CHECK(partOf(*deed.preview, say::partDefenders) == defence->reading.modifiers);
    const int attacker = totalOf(*assault);
    const int defender = totalOf(*defence);
    const SideId loser = attacker < defender ? assault->reading.side : defence->reading.side;
    switch (bandOf(now, std::max(attacker, defender), std::min(attacker, defender))) {
    case Band::Test:
        return Text(say::prospectTest, loser);
    case Band::Loss:
        return Text(say::prospectLoss, loser);
    case Band::Elimination:
        return Text(say::prospectElimination, loser);
    case Band::Tie:
        break;
    }
    return Text(say::prospectTie);
}

std::optional<Text> outcome(const Position& now, const Deed& deed) {
    return isOfFire(deed) ? outcomeOfFire(deed) : outcomeOfMelee(now, deed);
}

std::string_view foretold(std::string_view verb) {
    return verb.find("fire") != std::string_view::npos ? say::diceFire : say::diceAssault;
}

} // namespace

TEST_CASE("previews of Banditen! tell the truth") {
    checkPreviews({&banditenGame(), {"gravellona", "tarnova"}, 2000, 1, outcome, foretold});
}

} // namespace esagono::banditen::truth_tests
