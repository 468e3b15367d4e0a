// SPDX-License-Identifier: GPL-3.0-or-later
// One combat or overrun from its announcement to the advance: what its steps hand to each other.
#pragma once

#include "engine/guadalajara/chapters.h"
#include "engine/play/asking/tally.h"
#include "engine/play/decisions/battle.h"

namespace esagono::guadalajara {

/// The locals of the battle's frame.
struct Battle : Stepwise<Battle> {
    SideId side; ///< who attacks
    HexId target;
    std::vector<CounterId> attackers;
    bool overrun = false;
    bool intensive = false;               ///< 4.7
    int attackerAir = 0, defenderAir = 0; ///< air points spent
    std::vector<CounterId> flames;        ///< flamethrowers that are used, of both sides
    std::vector<CounterId> unloaded;      ///< 1.16d: a unit, its truck, a unit, its truck …
    std::vector<HexId> hexes;             ///< where the attackers stood
    std::vector<CounterId> armour;        ///< that took part, of both sides
    bool antiTank = false;                ///< whether it attacked a stack with anti-tank weapons
    int attackerLoss = 0, attackerRetreat = 0;
    int defenderLoss = 0, defenderRetreat = 0;

    static constexpr auto named() {
        return std::tuple(
            Local("step", &Battle::step), Local("side", &Battle::side),
            Local("target", &Battle::target), Local("attackers", &Battle::attackers),
            Local("overrun", &Battle::overrun), Local("intensive", &Battle::intensive),
            Local("attacker_air", &Battle::attackerAir),
            Local("defender_air", &Battle::defenderAir), Local("flames", &Battle::flames),
            Local("unloaded", &Battle::unloaded), Local("hexes", &Battle::hexes),
            Local("armour", &Battle::armour), Local("anti_tank", &Battle::antiTank),
            Local("attacker_loss", &Battle::attackerLoss),
            Local("attacker_retreat", &Battle::attackerRetreat),
            Local("defender_loss", &Battle::defenderLoss),
            Local("defender_retreat", &Battle::defenderRetreat));
    }
    [[nodiscard]] SideId defender() const { return other(side); }
    [[nodiscard]] int& air(SideId of) { return of == side ? attackerAir : defenderAir; }
    [[nodiscard]] int air(SideId of) const { return of == side ? attackerAir : defenderAir; }
    [[nodiscard]] Cause cause() const { return overrun ? Cause::Overrun : Cause::Combat; }
    [[nodiscard]] bool usesFlames(CounterId unit) const;
    /// The attackers that are still there.
    [[nodiscard]] std::vector<CounterId> attackersLeft(const Position& position) const {
        return stillOnMap(position, attackers);
    }
    [[nodiscard]] std::vector<CounterId> defendersLeft(const Position& position) const {
        return unitsIn(position, target, defender());
    }
};

/// A battle that is about to be fought: whoever attacks with flamethrowers uses them (1.12f).
[[nodiscard]] Battle battleOf(const Position& position, SideId side,
                              std::span<const CounterId> attackers, HexId hex, bool overrun);
/// The battle that a decision on top of it belongs to.
[[nodiscard]] inline Battle battleBelow(const Position& position) {
    return Battle::from(position.locals(1));
}

// What a unit is worth: strength.cpp
/// What DG and lack of supply leave of it.
[[nodiscard]] Ratio fitness(const Position& position, CounterId unit);
[[nodiscard]] int printedAttack(const Position& position, CounterId unit);
[[nodiscard]] int printedDefence(const Position& position, CounterId unit);
/// 1.7a: the modifier of armour or flamethrowers, nearer to 0 if they are DG.
[[nodiscard]] int attackModifier(const Position& position, CounterId unit);
[[nodiscard]] int defenceModifier(const Position& position, CounterId unit);
/// 1.9, A11
[[nodiscard]] bool isAntiTank(const Position& position, CounterId unit);
/// Whether a unit is of a kind that can take part in attacks.
[[nodiscard]] bool canAttack(const Position& position, CounterId unit);
/// 1.11b, 1.12b: armour and flamethrower engineers, which are never alone.
[[nodiscard]] inline bool isDependent(const Position& position, CounterId unit) {
    return isArmoured(position, unit) || isFlameEngineers(position, unit);
}

// Odds: odds.cpp
/// Strengths, column and die modifiers of a battle as things stand.
struct Fight {
    Tally attack;
    Tally defence;
    Tally shift;     ///< of the column
    Tally modifiers; ///< of the dice
    Odds odds;
    bool isAutomatic = false; ///< 1.18a: A2r2 without dice
    std::size_t column = 0;

    [[nodiscard]] int drm() const { return static_cast<int>(modifiers.total().roundedDown()); }
};
/// What a cell of the Combat Results Table says.
struct CombatResult {
    int attackerLoss = 0, attackerRetreat = 0;
    int defenderLoss = 0, defenderRetreat = 0;

    [[nodiscard]] static CombatResult from(std::string_view cell);
    [[nodiscard]] bool isNone() const {
        return attackerLoss + attackerRetreat + defenderLoss + defenderRetreat == 0;
    }
    [[nodiscard]] std::string cell() const;
};
inline constexpr CombatResult automaticResult = {2, 2, 0, 0}; ///< 1.18a
inline constexpr CombatResult intensiveResult = {1, 1, 1, 1}; ///< 4.7a
[[nodiscard]] Fight fightOf(const Position& position, const Battle& battle);
/// The armour of a side that takes part; none. 1.12f: a flamethrower tank that spares its flames
/// only fights tanks.
[[nodiscard]] CounterId armourOf(const Position& position, const Battle& battle, SideId side);
/// How the column was found.
[[nodiscard]] Text oddsOf(const Position& position, const Fight& fight);
[[nodiscard]] std::size_t rowOf(const Position& position, const Fight& fight, int dice);
/// 4.7a: NE is something else in intensive combat.
[[nodiscard]] CombatResult resultOf(const Position& position, const Battle& battle,
                                    const Fight& fight, int dice);
/// 1.6c, 2.7d: how far the units of a hex retreat by a result for their side.
[[nodiscard]] int retreatOf(const Position& position, std::span<const CounterId> units, int loss,
                            int printed);

// Tank against tank: tank_combat.cpp
/// What the modifiers of a die come to.
[[nodiscard]] int drmOf(const Tally& modifiers);
/// Whether both sides have armour, and their fight is rolled for (A13).
[[nodiscard]] bool areTanksRolledFor(const Position& position, const Battle& battle);
[[nodiscard]] Tally tankModifiers(const Position& position, const Battle& battle);
[[nodiscard]] Tally afterCombatModifiers(const Position& position, const Battle& battle,
                                         CounterId armour);
/// Notes the armour that takes part; if both sides have some, it fights apart.
void meetTanks(Draft& draft, Battle& battle);
void rollAfterCombat(Draft& draft, const Battle& battle);

// Retreats: retreat.cpp
/// Pushes the retreat of units, each as many hexes as those of its hex must go.
void pushRetreat(Draft& draft, SideId side, std::span<const CounterId> units,
                 std::span<const int> distances, std::span<const HexId> awayFrom);

// Support: support.cpp; advance: advance.cpp. They ask only if there is
// anything to decide.
void askForSupport(Draft& draft, const Battle& battle, SideId side);
void askForAdvance(Draft& draft, const Battle& battle);

// reconstitution.cpp
/// 1.14b
[[nodiscard]] int reconstitutionModifier(const Position& position, CounterId unit);
/// 2.7b, A41
void countForMorale(Draft& draft, CounterId unit, int steps, Cause cause);

} // namespace esagono::guadalajara
