// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on an event chit (6.0), as the rules ask for it.
#pragma once

#include "engine/kit/package.h"
#include "engine/tscw/names.h"

#include <algorithm>
#include <vector>

namespace esagono::tscw {

/// 6.4: the dot says when it is played.
enum class Dot : std::uint8_t { None, Blue, Yellow };

/// What one sentence of a chit does.
enum class Op : std::uint8_t {
    NoEvent,        ///< nothing; the chit goes back into the cup
    Morale,         ///< amount
    Points,         ///< amount, pool
    RebuildNear,    ///< so many points to rebuild units of the sizes around a hex
    MustAttack,     ///< hex; failMorale
    Wager,          ///< an attack with amount units: morale if it takes its hex, or failMorale
    AirAvailable,   ///< units come into the air box at once
    SetUsed,        ///< units are used for this turn
    RemoveUnits,    ///< units leave the game
    RemoveArmy,     ///< units of the army outside of the area leave the game
    Withdraw,       ///< units
    WithdrawChoice, ///< amount units of army and size
    Roll,           ///< a die; on six the morale changes by amount
    RailLimit,      ///< amount units of the side
    SeaLimit,       ///< amount units of the side
    RepairSteps,    ///< amount steps of the owner, free
    HqAvailable,    ///< amount HQs of the owner in supply
    HqUsed,         ///< amount HQs of the owner in or above a row
    FreeTransfer,   ///< amount units of the army, from hexes to hexes
    InspectStack,   ///< amount enemy stacks are shown
    CombatDrm,      ///< 15.12: amount to the die of one attack
    ColumnRollSet,  ///< 15.25.1: one column roll has no effect
    ArtilleryFree,  ///< 12.1.5: the artillery of one HQ costs nothing
    BreakthroughMf, ///< 15.23: amount more in one breakthrough
};

struct Effect {
    Op op = Op::NoEvent;
    int amount = 0;
    int morale = 0;     ///< what success is worth
    int failMorale = 0; ///< what failure costs, below 0
    SideId side;        ///< whom it concerns
    Pool pool = Pool::Republican;
    HexId hex; ///< the attacked hex, or the middle of the area; none: any
    int within = 0;
    int minRow = 0;
    AreaId area;
    bool byAttacker = false;      ///< of CombatDrm: the owner attacks; else it defends
    bool inTown = false;          ///< the attacked hex is a town; with inCity: or a city
    bool inCity = false;          ///< the attacked hex is a city
    Army army = Army::None;       ///< who attacks, or moves, or leaves; None: anybody
    Army defenders = Army::None;  ///< one of the attacked units; None: anybody
    std::vector<Size> sizes;      ///< none: any
    std::vector<CounterId> units; ///< of CombatDrm: one of them attacks; none: anybody
    std::vector<HexId> from, to;  ///< of FreeTransfer
};

/// What must be so, or the chit is void (6.2).
struct Condition {
    enum class Test : std::uint8_t { Control, OnMapAndSupplied, NoHexControlled, MoraleAtMost };
    Test test = Test::Control;
    SideId side;
    HexId hex;
    CounterId unit;
    AreaId area;
    int value = 0;
};

struct Chit {
    SideId owner;
    int turn = 1; ///< when it is put into the cup
    Dot dot = Dot::None;
    std::vector<Condition> conditions;
    std::vector<Effect> effects;

    /// Its first sentence of that kind; null if there is none.
    [[nodiscard]] const Effect* effect(Op op) const {
        const auto found = std::ranges::find(effects, op, &Effect::op);
        return found == effects.end() ? nullptr : &*found;
    }
    /// 15.12: played in the course of a combat.
    [[nodiscard]] bool isForCombat() const {
        return !effects.empty() && effects.front().op >= Op::CombatDrm;
    }
};

/// By ChitId. Throws Fault(Mismatch) for an effect or a condition no rule knows.
[[nodiscard]] std::vector<Chit> readChits(const GamePackage& package);

} // namespace esagono::tscw
