// SPDX-License-Identifier: GPL-3.0-or-later
// One attack from its declaration to the pursuit (15.6): what its steps hand to each other.
#pragma once

#include "engine/play/asking/tally.h"
#include "engine/play/decisions/battle.h"
#include "engine/tscw/chapters.h"

#include <optional>

namespace esagono::tscw {

/// The locals of the battle's frame.
struct Battle : Stepwise<Battle> {
    /// What becomes of it.
    enum class Way : std::uint8_t {
        Fought,
        Automatic, ///< 12.1.3: only an HQ stands there
        Void       ///< nothing is fought
    };
    /// What the column roll says if it forbids the attack.
    static constexpr int insubordinate = -100;

    SideId side; ///< who attacks
    HexId target;
    std::vector<CounterId> attackers;
    std::vector<HexId> hexes;        ///< where the attackers stood
    std::vector<CounterId> reserves; ///< 12.1.4: defenders that were in reserve
    std::vector<CounterId> hqs;      ///< that support, of both sides
    std::vector<CounterId> guns;     ///< those of them whose artillery fires
    std::vector<CounterId> air;      ///< of both sides
    std::vector<CounterId> halved;   ///< 12.2.7: those of them under anti-aircraft fire
    std::vector<CounterId> ships;    ///< of both sides
    std::vector<ChitId> chits;       ///< 15.12: played by both sides
    std::vector<Pool> paid;          ///< 12.1.2: the pools that gave a point
    bool announces = false;          ///< 15.4: support is announced, combat follows later
    Way way = Way::Fought;
    bool rolled = false; ///< 15.25.1: the column roll is made
    int column = 0;      ///< what it says
    int attackerLoss = 0, defenderLoss = 0;
    bool isAll = false; ///< the defenders' result is E
    int extra = 0;      ///< 15.23: MP for a breakthrough

    static constexpr auto named() {
        return std::tuple(Local("step", &Battle::step), Local("side", &Battle::side),
                          Local("target", &Battle::target), Local("attackers", &Battle::attackers),
                          Local("hexes", &Battle::hexes), Local("reserves", &Battle::reserves),
                          Local("hqs", &Battle::hqs), Local("guns", &Battle::guns),
                          Local("air", &Battle::air), Local("halved", &Battle::halved),
                          Local("ships", &Battle::ships), Local("chits", &Battle::chits),
                          Local("paid", &Battle::paid), Local("announces", &Battle::announces),
                          Local("way", &Battle::way), Local("rolled", &Battle::rolled),
                          Local("column", &Battle::column),
                          Local("attacker_loss", &Battle::attackerLoss),
                          Local("defender_loss", &Battle::defenderLoss),
                          Local("all", &Battle::isAll), Local("extra", &Battle::extra));
    }
    [[nodiscard]] SideId defender() const { return other(side); }
    /// The attackers that are still there.
    [[nodiscard]] std::vector<CounterId> attackersLeft(const Position& position) const {
        return stillOnMap(position, attackers);
    }
    /// Units and HQs in the attacked hex.
    [[nodiscard]] std::vector<CounterId> defendersLeft(const Position& position) const {
        return unitsIn(position, target, defender());
    }
    /// The combat units of a side that take part.
    [[nodiscard]] std::vector<CounterId> unitsOf(const Position& position, SideId whose) const;
    /// The HQ that supports a side; none.
    [[nodiscard]] CounterId hqOf(const Position& position, SideId whose) const;
};

[[nodiscard]] Battle battleOf(const Position& position, SideId side,
                              std::span<const CounterId> attackers, HexId target);
/// The battle that a decision on top of it belongs to.
[[nodiscard]] inline Battle battleBelow(const Position& position) {
    return Battle::from(position.locals(1));
}
/// The battle that is fought, however deep its frame lies; nothing if there is none.
[[nodiscard]] std::optional<Battle> battleNow(const Position& position);

/// 15.4: keeps an attack that waits for its combat in the combat decision that lies so deep.
void keepDeclared(Draft& draft, const Battle& battle, std::size_t depth);

// What a side brings: strength.cpp
[[nodiscard]] int attackFactor(const Position& position, CounterId unit);
[[nodiscard]] int defenceFactor(const Position& position, CounterId unit);
[[nodiscard]] int supportFactor(const Position& position, CounterId hq);
[[nodiscard]] int artilleryFactor(const Position& position, CounterId hq);
/// The combat units of the attack, those out of supply halved together (9.3, 15.11).
[[nodiscard]] Tally groundAttack(const Position& position, std::span<const CounterId> units);
/// The combat units of the attacked hex, halved together for lack of supply (9.3), because they
/// were in reserve (12.1.4) or have landed (11.8).
[[nodiscard]] Tally groundDefence(const Position& position, const Battle& battle);
/// Adds the HQ and the air units of a side, as far as its ground units let them count (12.2.4).
void addSupport(const Position& position, const Battle& battle, SideId side, Tally& tally);
/// Why the ground units alone do not reach the least odds (15.6, 15.7).
[[nodiscard]] Verdict whyNotLeastOdds(const Position& position, const Battle& battle);

// Odds: odds.cpp, modifiers.cpp
/// Strengths, column and die modifiers of a battle as things stand.
struct Fight {
    Tally attack;
    Tally defence;
    Tally shift;     ///< of the column
    Tally modifiers; ///< of the die
    std::size_t column = 0;
    int dice = 1; ///< 15.9

    [[nodiscard]] int drm() const { return static_cast<int>(modifiers.total().roundedDown()); }
};
/// What a cell of the Combat Results Table says.
struct CombatResult {
    int attacker = 0;
    int defender = 0;
    bool isAll = false; ///< E

    [[nodiscard]] static CombatResult from(std::string_view cell);
    [[nodiscard]] std::string cell() const;
    friend CombatResult operator+(const CombatResult& a, const CombatResult& b) {
        return {a.attacker + b.attacker, a.defender + b.defender, a.isAll || b.isAll};
    }
    friend bool operator==(const CombatResult&, const CombatResult&) = default;
};
[[nodiscard]] Fight fightOf(const Position& position, const Battle& battle);
[[nodiscard]] Tally shiftTally(const Position& position, const Battle& battle);
[[nodiscard]] Tally modifierTally(const Position& position, const Battle& battle);
/// How the column was found.
[[nodiscard]] Text oddsOf(const Position& position, const Fight& fight);
/// 15.13: the row of a die; `more` is added to its modifiers.
[[nodiscard]] std::size_t rowOf(const Position& position, const Fight& fight, int die,
                                int more = 0);
[[nodiscard]] CombatResult resultOf(const Position& position, const Fight& fight, int die,
                                    int more = 0);
/// 15.9: whether two dice are thrown.
[[nodiscard]] bool isBigBattle(const Position& position, const Battle& battle);
/// What the battle would come to, with the chances of its results.
[[nodiscard]] Preview previewBattle(const Position& position, const Battle& battle, SideId asker);

// Republican columns: columns.cpp
/// 15.25.1: whether the column roll is to be made.
[[nodiscard]] bool needsColumnRoll(const Position& position, const Battle& battle);
[[nodiscard]] Tally columnRollModifiers(const Position& position);
/// What the die does to the attack; Battle::insubordinate: it does not take place.
[[nodiscard]] int columnOutcome(const Position& position, int die);
void rollColumns(Draft& draft, Battle& battle);

// Support: support.cpp, air.cpp, naval.cpp, battle_chits.cpp. They ask only if there is anything to
// decide.
void askForHq(Draft& draft, Battle& battle, SideId side);
/// 12.1.3: adds the HQ of the attacked hex, which has to support, to a battle that is previewed.
void addObligedHq(const Position& position, Battle& battle);
void askForArtillery(Draft& draft, const Battle& battle, SideId side);
/// 12.2.4: both at once, or one side alone.
void askForAir(Draft& draft, const Battle& battle, Sides sides);
void askForAntiAir(Draft& draft, Battle& battle, SideId side);
void askForShips(Draft& draft, const Battle& battle, SideId side);
/// When chits are played in a battle.
enum class ChitTime : std::uint8_t { BeforeDice, BeforeColumns, AfterColumns };
void askForChits(Draft& draft, const Battle& battle, SideId side, ChitTime time);
[[nodiscard]] bool hasPlayed(const Position& position, const Battle& battle, Op op);
/// Takes support, chits and points back that were given to an attack that is void.
void giveBack(Draft& draft, const Battle& battle);

// Losses: losses.cpp
/// 15.8: a side loses so many steps; asks its owner if there is a choice.
void pushLosses(Draft& draft, const Battle& battle, SideId side, int steps);
/// The steps of the units and HQs in the attacked hex.
[[nodiscard]] int stepsInTarget(const Position& position, const Battle& battle);

// Advance and pursuit: advance.cpp, pursuit.cpp, ways.cpp
void askForAdvance(Draft& draft, const Battle& battle);
void askForPursuit(Draft& draft, const Battle& battle);

} // namespace esagono::tscw
