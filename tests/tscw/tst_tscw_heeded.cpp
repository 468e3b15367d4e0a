// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fold.h"
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/moving/movement.h"
#include "engine/tscw/victory_messages.h"
#include "tests/rows/noticed_charts.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

#include <map>

namespace esagono::tscw::heeded_tests {

namespace {

/// Combats in every column and columns that obey or not, with every total there could be.
std::string battlesOf(const Position& position) {
    std::string read;
    for (int total = -3; total <= 12; ++total) {
        Fight fight;
        for (; fight.column < position.chart(CombatChart).columns.entries.size(); ++fight.column)
            read += resultOf(position, fight, total).cell() + " ";
        read += std::to_string(columnOutcome(position, total)) + " ";
    }
    for (std::uint8_t die = 0; die <= 9; ++die)
        if (const auto fate = alcazarReading(position, {say::diceAlcazar, 6, {die}}))
            read += fate->effect.id + " ";
    return read;
}

/// Who goes with whom: a column of every party with one of every other.
std::string partiesOf(const Position& position) {
    std::map<Affiliation, CounterId> columns;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.side(unit) == republican && isColumn(position, unit))
            columns.try_emplace(piece(position, unit).affiliation, unit);
    std::string read;
    for (const auto& [one, first] : columns)
        for (const auto& [two, second] : columns)
            read += whyNotTogether(position, std::vector{first, second}) ? "no " : "yes ";
    return read;
}

/// What a turn gives: points, strategic movement, fortified lines, the columns' modifier.
std::string turnOf(const Position& position) {
    std::string read = " " + std::to_string(columnRollModifiers(position).total().roundedDown());
    for (const Pool pool : {Pool::Republican, Pool::North, Pool::Nationalist, Pool::Italian})
        read += " " + std::to_string(incomeOf(position, pool));
    for (const SideId side : {nationalist, republican})
        read += " " + std::to_string(railLeft(position, side)) + " " +
                std::to_string(seaLeft(position, side));
    for (std::size_t i = 0; i < position.map().size(); ++i)
        if (isActiveFortification(position, HexId(i), nationalist))
            read += " " + std::to_string(i);
    return read;
}

/// What one unit of each class pays for every hex, from a neighbour and across a bridge.
std::string tollsOf(const Position& position) {
    std::map<Class, CounterId> units;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); isCombatUnit(position, unit))
            units.try_emplace(classOf(position, unit), unit);
    std::string read;
    for (std::size_t i = 0; i < position.map().size(); ++i)
        for (const HexId from : position.map().neighbours(HexId(i)))
            for (const auto& [by, unit] : units)
                read += static_cast<char>(
                    '0' + tollOf(position, unit, from, HexId(i), from.value % 2 == 0).points());
    return read;
}

/// What a battle with all that supports would have in every hex.
std::string talliesOf(const Position& position) {
    Battle battle;
    battle.side = nationalist;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (isHq(position, unit) && battle.guns.empty() && artilleryFactor(position, unit) > 0)
            battle.guns.push_back(unit);
        if (typeOf(position, unit) == Type::Air)
            battle.air.push_back(unit);
    }
    std::string read;
    for (std::size_t i = 0; i < position.map().size(); ++i) {
        battle.target = HexId(i);
        if (isLand(position, battle.target))
            read += std::to_string(shiftTally(position, battle).total().roundedDown()) + " " +
                    std::to_string(modifierTally(position, battle).total().roundedDown()) + " ";
    }
    return read;
}

std::string probe(const Position& position) {
    std::string read = battlesOf(position) + partiesOf(position) + talliesOf(position);
    State state = position.state();
    for (int turn = 1; turn <= static_cast<int>(turnBoxes); ++turn) {
        fold(state, {TrackSet{turnTrack, turn}, {}});
        read += turnOf(Position(state, position.setting()));
    }
    read += tollsOf(Position(state, position.setting()));
    return read;
}

} // namespace

TEST_CASE("every cell of the charts of The Spanish Civil War is heeded, or for reading only") {
    checkChartsAreHeeded({&tscwGame(),
                          {"1936", "1937", "1938"},
                          4,
                          3,
                          probe,
                          {{"combat_modifiers/colonial_defence", ""}, // tst_tscw_odds, 15.18
                           {"hexsides/fortified/foot", "13.13.6"},
                           {"hexsides/fortified/motorised", "13.13.6"},
                           {"alcazar/<=1", "PB16.1.1"},
                           {"limits/breakthrough_most", "15.23"},
                           {"limits/evacuation", "13.8"},
                           {"limits/ammunition_last", "15.16"},
                           {"limits/naval_republican", "12.2.6"}}});
}

} // namespace esagono::tscw::heeded_tests
