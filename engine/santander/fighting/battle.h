// SPDX-License-Identifier: GPL-3.0-or-later
// One attack from its announcement to the advance: what the steps of 10.2 hand to each other.
#pragma once

#include "engine/play/asking/tally.h"
#include "engine/play/decisions/battle.h"
#include "engine/santander/chapters.h"

namespace esagono::santander {

/// The locals of the battle's frame.
struct Battle : Stepwise<Battle> {
    SideId side; ///< who attacks
    HexId target;
    std::vector<CounterId> attackers;
    std::vector<CounterId> attackerSupport, defenderSupport; ///< air units and headquarters
    std::vector<CounterId> attackerColumns, defenderColumns;
    int defenderLoss = 0;
    int attackerLoss = 0;
    HexId retreatTo;
    int forced = 0; ///< the MoraleResult that compels the defender
    bool breakthrough = false;
    bool noAdvance = false;
    int airHits = 0;              ///< 15.1: air units the attacker still has to choose and lose
    std::vector<CounterId> shown; ///< in the open for this battle only (5.3)

    static constexpr auto named() {
        return std::tuple(Local("step", &Battle::step), Local("side", &Battle::side),
                          Local("target", &Battle::target), Local("attackers", &Battle::attackers),
                          Local("attacker_support", &Battle::attackerSupport),
                          Local("defender_support", &Battle::defenderSupport),
                          Local("attacker_columns", &Battle::attackerColumns),
                          Local("defender_columns", &Battle::defenderColumns),
                          Local("defender_loss", &Battle::defenderLoss),
                          Local("attacker_loss", &Battle::attackerLoss),
                          Local("retreat_to", &Battle::retreatTo), Local("forced", &Battle::forced),
                          Local("breakthrough", &Battle::breakthrough),
                          Local("no_advance", &Battle::noAdvance),
                          Local("air_hits", &Battle::airHits), Local("revealed", &Battle::shown));
    }
    [[nodiscard]] SideId defender() const { return other(side); }
    [[nodiscard]] std::vector<CounterId>& support(SideId of) {
        return of == side ? attackerSupport : defenderSupport;
    }
    [[nodiscard]] const std::vector<CounterId>& support(SideId of) const {
        return of == side ? attackerSupport : defenderSupport;
    }
    [[nodiscard]] std::vector<CounterId>& columns(SideId of) {
        return of == side ? attackerColumns : defenderColumns;
    }
    [[nodiscard]] const std::vector<CounterId>& columns(SideId of) const {
        return of == side ? attackerColumns : defenderColumns;
    }
    /// The attackers that are still there.
    [[nodiscard]] std::vector<CounterId> attackersLeft(const Position& position) const {
        return stillOnMap(position, attackers);
    }
    [[nodiscard]] std::vector<CounterId> defendersLeft(const Position& position) const {
        return combatUnits(position, target, defender());
    }
    /// The units of a side that take part.
    [[nodiscard]] std::vector<CounterId> involved(const Position& position, SideId of) const {
        return of == side ? attackersLeft(position) : defendersLeft(position);
    }
};

/// The battle that a decision on top of it belongs to.
[[nodiscard]] inline Battle battleBelow(const Position& position) {
    return Battle::from(position.locals(1));
}

inline constexpr std::size_t stepsOfBattle = 17;
// The steps, in order; each may ask for a decision.
void announce(Draft& draft, Battle& battle);         // Δ1, battle.cpp
void attackerSupports(Draft& draft, Battle& battle); // Δ2, support.cpp
void defenderSupports(Draft& draft, Battle& battle);
void attackerSpends(Draft& draft, Battle& battle); // columns.cpp
void defenderSpends(Draft& draft, Battle& battle);
void fightInTheAir(Draft& draft, Battle& battle); // 15.1, air_combat.cpp
void attackerLosesAir(Draft& draft, Battle& battle);
void bombard(Draft& draft, Battle& battle);             // 9.4, bombardment.cpp
void testAttackersMorale(Draft& draft, Battle& battle); // A15, morale.cpp
void fight(Draft& draft, Battle& battle);               // Δ3, Δ4, battle.cpp
void testMorale(Draft& draft, Battle& battle);          // 10.6, morale.cpp
void chooseRetreat(Draft& draft, Battle& battle);       // Δ5, retreat.cpp
void defenderLoses(Draft& draft, Battle& battle);       // 10.3
void retreat(Draft& draft, Battle& battle);             // 10.5, retreat.cpp
void attackerLoses(Draft& draft, Battle& battle);       // 10.3
void advance(Draft& draft, Battle& battle);             // 10.4, advance.cpp
void finish(Draft& draft, Battle& battle);              // battle.cpp

/// Δ1: the supply of those who fight, and of the headquarters that could bombard (6.3.1).
void checkSupplyFor(Draft& draft, const Battle& battle);
/// 5.3, 9.4.1: brings counters into the open for the rest of the battle.
void expose(Draft& draft, Battle& battle, std::span<const CounterId> counters);
/// 10.3: takes what leaves no choice, or asks the owner.
void shareLosses(Draft& draft, Battle& battle, SideId owner, int steps);

// strength.cpp
/// Δ3: strengths, odds, column and die modifiers of an attack as things stand.
struct Fight {
    Tally attack;
    Tally defence;
    Tally shift;     ///< of the column
    Tally modifiers; ///< of the die
    std::size_t column = 0;

    [[nodiscard]] int drm() const { return static_cast<int>(modifiers.total().roundedDown()); }
};
[[nodiscard]] Fight fightOf(const Position& position, SideId attacker, HexId target,
                            std::span<const CounterId> attackers);
[[nodiscard]] Tally attackStrength(const Position& position, SideId side,
                                   std::span<const CounterId> attackers);
[[nodiscard]] CombatResult resultOf(const Position& position, const Fight& fight, int die);
/// The cell as it is printed.
[[nodiscard]] const std::string& cellOf(const Position& position, const Fight& fight, int die);
/// The row of the table for a die as it fell.
[[nodiscard]] std::size_t rowOf(const Position& position, const Fight& fight, int die);
/// How the column was found.
[[nodiscard]] Text oddsOf(const Position& position, const Fight& fight);
/// 10.2.1
[[nodiscard]] bool isConcentric(const Position& position, SideId attacker, HexId target,
                                std::span<const CounterId> attackers);
// bombardment.cpp
[[nodiscard]] Tally bombardmentPoints(const Position& position, const Battle& battle, SideId side);
/// Who rolls, in which column, with what modifiers.
struct Barrage {
    SideId side; ///< none: nobody
    int difference = 0;
    Tally modifiers;
};
/// How many points more the attacker has.
[[nodiscard]] int bombardmentDifference(const Position& position, const Battle& battle);
[[nodiscard]] Barrage barrageOf(const Position& position, const Battle& battle, int difference);
/// Where on its table a bombardment falls, and the levels of DSG it brings.
struct Salvo {
    std::size_t row = 0;
    std::size_t column = 0;
    int levels = 0;
};
[[nodiscard]] Salvo salvoOf(const Position& position, const Barrage& barrage, int die);

// previews.cpp
/// An attack as Δ1 will find it: with the supply of those who fight checked.
[[nodiscard]] Preview previewAttackOf(const Position& position, const Battle& battle);
/// A bombardment, after the air combat if there is one.
[[nodiscard]] Preview previewBombardment(const Position& position, const Battle& battle);

// morale.cpp
[[nodiscard]] Tally moraleModifiers(const Position& position, std::span<const CounterId> units);
[[nodiscard]] MoraleResult moraleOf(const Position& position, int total);
[[nodiscard]] Word wordOf(MoraleResult result);

} // namespace esagono::santander
