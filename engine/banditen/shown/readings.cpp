// SPDX-License-Identifier: GPL-3.0-or-later
// What a throw of dice meant: where on which table, with which modifiers.
#include "engine/banditen/fighting/firing.h"
#include "engine/banditen/fighting/melee.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// A throw that is read on a table of bands.
struct Read {
    const char* purpose;
    Charts chart;
    const char* section;
    const char* code; ///< the cell that means something happens
    const char* yes;  ///< what happens then
    const char* no;   ///< and else
    SideId side = SideId();
};
constexpr std::array<Read, 6> bands = {{
    {say::diceArrival,
     ReinforcementsChart,
     "15.3",
     "arrive",
     say::effectArrives,
     say::effectDelayed,
     {}},
    {say::diceSurrender, SurrenderChart, "15.6", "surrender", say::effectSurrender,
     say::effectFights, axis},
    {say::diceBreakdown, BreakdownChart, "13.3.1", "breakdown", say::effectBreakdown,
     say::effectDrivesOn, partisan},
    {say::diceFrost, FrostChart, "16.6.1", "frost", say::frostComes, say::noFrost, partisan},
    {say::diceHasten, ThirdBattalionChart, "16.3.2", "closer", say::thirdCloser, say::thirdWaits,
     partisan},
    {say::diceMine, MineHitsChart, "16.9.1", "", "", "", partisan},
}};

DiceReading readBand(const Position& position, const Read& read, int die) {
    DiceReading reading;
    reading.side = read.side;
    reading.rule = read.section;
    if (read.purpose == std::string_view(say::diceFrost) && hourOf(position).isDark)
        reading.modifiers.add(say::tallyDark, 1, "16.6.1");
    if (read.purpose == std::string_view(say::diceMine)) {
        if (position.track(frost) != 0)
            reading.modifiers.add(say::tallyFrost, -1, "16.6.1");
        return reading;
    }
    const Chart& chart = position.chart(read.chart);
    const int total = die + static_cast<int>(reading.modifiers.total().roundedDown());
    reading.chart = chart.id;
    reading.row = chart.rowHeld(total);
    reading.column = 0;
    reading.effect = chart.cell(*reading.row) == read.code ? read.yes : read.no;
    return reading;
}

/// Several dice, each of which hits or not by itself.
DiceReading readHits(const Position& position, Charts chart, const char* section) {
    DiceReading reading;
    reading.chart = position.chart(chart).id;
    reading.rule = section;
    return reading;
}

/// 9.1: the dice of one unit, with its own modifiers.
DiceReading readFire(const Position& position, std::span<const int> dice) {
    DiceReading reading = readHits(position, HitsChart, "9.1");
    if (position.frame().name != frame(firingKind))
        return reading;
    const Firing firing = Firing::from(position.locals());
    reading.side = position.side(firing.unit());
    reading.hex = firing.volley.target;
    reading.modifiers = fireModifiers(position, firing.unit(), firing.volley);
    reading.effect =
        Text(say::prospectHits, hitsOf(position, firing.unit(), firing.volley, dice).all);
    return reading;
}

/// 16.9.1
DiceReading readMineHits(const Position& position, std::span<const int> dice) {
    DiceReading reading = readHits(position, MineHitsChart, "16.9.1");
    reading.side = axis;
    reading.effect = Text(say::prospectHits, mineHits(position, dice));
    return reading;
}

/// 10.1: whose morale it is, where the casualties say so.
DiceReading readMorale(const Position& position) {
    DiceReading reading;
    reading.rule = "10.1";
    if (position.frame().name != frame(casualtiesKind))
        return reading;
    if (const auto units = testedNow(position); !units.empty()) {
        reading.side = position.side(units.front());
        reading.hex = position.hex(units.front());
    }
    return reading;
}

DiceReading readPoints(const Position& position, SideId side, int die) {
    DiceReading reading;
    reading.side = side;
    reading.rule = isTarnova(position) ? "16.2" : "15.2";
    if (side == axis) {
        const Chart& chart = position.chart(AxisPointsGravellonaChart);
        reading.chart = chart.id;
        reading.row = chart.rows.find(position.track(turn));
        reading.column = chart.columns.find(die);
    }
    return reading;
}

/// 11.1: a die of a close combat, with all that is added to it.
DiceReading readMelee(const Position& position, bool isAssaulter) {
    DiceReading reading;
    reading.rule = "11.1";
    if (position.frame().name != frame(meleeKind))
        return reading;
    const Melee melee = Melee::from(position.locals());
    Odds odds = meleeOdds(position, melee.side, melee.cameFrom, melee.hex,
                          melee.assaulters(position), melee.defenders(position));
    reading.side = isAssaulter ? melee.side : other(melee.side);
    reading.hex = melee.hex;
    reading.modifiers = std::move(isAssaulter ? odds.assaulters : odds.defenders);
    return reading;
}

} // namespace

std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice) {
    if (dice.faces.empty() || position.isOver())
        return std::nullopt;
    const int die = dice.faces.front();
    const auto isFor = [&](const char* purpose) { return dice.purpose == purpose; };
    for (const Read& read : bands)
        if (isFor(read.purpose))
            return readBand(position, read, die);
    const std::vector<int> faces(dice.faces.begin(), dice.faces.end());
    if (isFor(say::diceFire))
        return readFire(position, faces);
    if (isFor(say::diceMineHits))
        return readMineHits(position, faces);
    if (isFor(say::diceMorale))
        return readMorale(position);
    if (isFor(say::dicePartisanPoints) || isFor(say::diceAxisPoints))
        return readPoints(position, isFor(say::diceAxisPoints) ? axis : partisan, die);
    if (isFor(say::diceAssault) || isFor(say::diceDefence))
        return readMelee(position, isFor(say::diceAssault));
    DiceReading plain;
    plain.rule = isFor(say::diceInfirmary)    ? "16.11.2"
                 : isFor(say::diceAmmunition) ? (isTarnova(position) ? "16.7.2" : "15.7")
                                              : "11.1";
    return plain;
}

} // namespace esagono::banditen
