// SPDX-License-Identifier: GPL-3.0-or-later
// What the chapters of the rulebook give each other, in its order.
#pragma once

#include "engine/banditen/banditen.h"
#include "engine/banditen/frames.h"
#include "engine/banditen/printed.h"
#include "engine/core/verdict.h"
#include "engine/play/draft.h"

namespace esagono::banditen {

/// What a unit can be asked to do (5.1, 5.2), in the order of the actions table.
enum class Action : std::uint8_t {
    Move,
    Fire,
    MoveFire,
    Assault,
    Reform,
    Recover,
    OpFire,
    OpAssault,
};

// 2.1, 6 Commands: command.cpp
/// Whether a hex is within the radius of a Command on the map.
[[nodiscard]] bool isInRadius(const Position& position, CounterId command, HexId hex);
/// Whether a Command within so many hexes may command the unit.
[[nodiscard]] bool hasCommandWithin(const Position& position, CounterId unit, int range);
/// Whether a Command that may command the unit is on the map.
[[nodiscard]] bool hasCommand(const Position& position, CounterId unit);
[[nodiscard]] bool isInCommand(const Position& position, CounterId unit);
/// The Command of the Garibaldi brigades (15.5.1); none if it is not on the map.
[[nodiscard]] CounterId garibaldiCommand(const Position& position);
/// 2.1.3: asks for the place of a Command that was lost, if there is one. Whether it did.
bool askForReplacement(Draft& draft);

// 3, 4: sequence.cpp, action_points.cpp, activation.cpp
/// 15.8, 16.11: ends the game if it is decided. The last thing a take or a step does.
void endIfDecided(Draft& draft);
void endGame(Draft& draft, const char* section);
void pay(Draft& draft, SideId side, int cost, const char* section);

// 5 Actions: actions.cpp, judges.cpp
[[nodiscard]] int costOf(const Position& position, Action action, std::span<const CounterId> units);
/// Why a side cannot pay so many points.
[[nodiscard]] Verdict whyNotPay(const Position& position, SideId side, int cost, Cited rule);
/// Why a unit may not take part in an action, whatever the place and the others.
[[nodiscard]] Verdict whyNotUnit(const Position& position, CounterId unit, Action action);
/// Why these units of a hex may not be activated together for an action (5, 6.1).
[[nodiscard]] Verdict whyNotActivate(const Position& position, SideId side, HexId from,
                                     std::span<const CounterId> units, Action action);
/// Notes the Out of Command markers and pays.
void activate(Draft& draft, SideId side, std::span<const CounterId> units, Action action,
              const char* section);

// 5 Actions: choosing.cpp
/// The hexes with units of a side, by id.
[[nodiscard]] std::vector<HexId> hexesOf(const Position& position, SideId side);

// 7 Stacking: stacking.cpp
[[nodiscard]] Verdict whyNotStack(const Position& position, std::span<const CounterId> units,
                                  HexId hex);
/// Why these units may not be in a hex together, whoever else is there.
[[nodiscard]] Verdict whyNotGather(const Position& position, std::span<const CounterId> units,
                                   HexId hex);
[[nodiscard]] Room room(const Position& position, HexId hex, SideId side);
/// Why units may not share a hex, however many they are (15.5, 16.5).
[[nodiscard]] Verdict whyNotTogether(const Position& position, std::span<const CounterId> units,
                                     HexId hex);
[[nodiscard]] int stackingStrength(const Position& position, CounterId unit);

// 8 Movement: movement.cpp
/// The points a stack has to spend (5, 8.1): those of its slowest unit.
[[nodiscard]] int pointsOf(const Position& position, std::span<const CounterId> units,
                           Action action);
/// What entering a hex costs them; from none: from off the map (14).
[[nodiscard]] int costOfStep(const Position& position, std::span<const CounterId> units, HexId from,
                             HexId to);
/// Likewise, across a hexside; none: from off the map.
[[nodiscard]] int costOfStep(const Position& position, std::span<const CounterId> units, HexId to,
                             HexsideId across);
/// Why they may not go from one hex into the next, whatever they have left to spend. Enemies there
/// are no reason.
[[nodiscard]] Verdict whyNotCross(const Position& position, std::span<const CounterId> units,
                                    HexId from, HexId to);
/// Likewise, across the hexside between them; none: from off the map.
[[nodiscard]] Verdict whyNotCross(const Position& position, std::span<const CounterId> units,
                                    HexId to, HexsideId across);
/// 8.1.2: why they may not move through a hex.
[[nodiscard]] Verdict whyNotThrough(const Position& position, std::span<const CounterId> units,
                                    HexId hex);
/// Why they may not go this way, with so many points. An assault ends among enemies.
[[nodiscard]] Verdict whyNotWay(const Position& position, std::span<const CounterId> units,
                                HexId from, std::span<const HexId> path, int points, bool assault);
/// The ways they may go; no targets if there are none.
[[nodiscard]] Offer offerWays(const Position& position, std::span<const CounterId> units,
                              HexId from, int points, bool assault);
/// Whether there is such a way at all, an assault to one of these hexes with enemies.
[[nodiscard]] bool canGo(const Position& position, std::span<const CounterId> units, HexId from,
                         int points);
[[nodiscard]] bool canStorm(const Position& position, std::span<const CounterId> units, HexId from,
                            int points, std::span<const HexId> enemies);
[[nodiscard]] std::optional<Ratio> marchCost(const Position& position, CounterId unit,
                                             std::span<const HexId> way);

// 8.3, 9 Fire: sight.cpp, fire.cpp, firing.cpp
/// Whether the line of sight from one hex to another is clear (8.3).
[[nodiscard]] bool sees(const Position& position, HexId from, HexId to);
/// The hexes that block it.
[[nodiscard]] std::vector<HexId> blockersOf(const Position& position, HexId from, HexId to);
[[nodiscard]] int rangeOf(const Position& position, CounterId unit);
/// Why these units may not fire from one hex at another.
[[nodiscard]] Verdict whyNotFireAt(const Position& position, std::span<const CounterId> units,
                                   HexId from, HexId target);
/// Whether a unit sees and reaches one of these hexes with enemies.
[[nodiscard]] bool canFire(const Position& position, CounterId unit, std::span<const HexId> at);
/// How fire is given.
struct Volley {
    HexId from;
    HexId target;
    bool moving = false;      ///< with Movement and Fire (5.1.3)
    bool opportunity = false; ///< at the units that move alone (12.1.2)
};
/// The modifiers of a unit's dice.
[[nodiscard]] Tally fireModifiers(const Position& position, CounterId unit, const Volley& volley);
/// They fire: dice, Fire markers, and what the others suffer come as soon as this is on the stack.
void shoot(Draft& draft, std::span<const CounterId> units, const Volley& volley);
[[nodiscard]] Preview previewVolley(const Position& position, std::span<const CounterId> units,
                                    const Volley& volley);
[[nodiscard]] bool isHit(const Position& position, int modified);
/// Whether a hex counts as a building, fort or bunker for weapons (13.2).
[[nodiscard]] bool isFortified(const Position& position, HexId hex);
[[nodiscard]] bool isOpenGround(const Position& position, HexId hex);
/// The best single effect of the terrain of a hex for a side that defends it (8.2.1).
[[nodiscard]] int fireTerrain(const Position& position, HexId hex, SideId defender);
[[nodiscard]] int assaultTerrain(const Position& position, HexId hex, SideId defender);
/// 8.2, or 8.2.1 where there are two terrains to choose from.
[[nodiscard]] const char* sectionOfTerrain(const Position& position, HexId hex, SideId defender);

// 2.2.1, 9.2, 10 Losses and morale: casualties.cpp, morale.cpp
/// Takes strength from a unit; the counter is exchanged for a smaller one, or it is eliminated.
/// What is left of it; none if nothing is.
CounterId weaken(Draft& draft, CounterId unit, int strength, const char* section,
                 bool counts = true);
void eliminate(Draft& draft, CounterId unit, const char* section, bool counts = true);
/// Takes a counter off and leaves no marks on it.
void putAway(Draft& draft, CounterId unit, Place place, const char* section);
/// Puts another counter in the place of one, with all its marks.
void exchange(Draft& draft, CounterId unit, CounterId with, const char* section);
/// A counter of the same kind with that strength that is not in play; none if there is none left.
[[nodiscard]] CounterId spare(const Position& position, CounterId unit, int strength,
                              std::span<const CounterId> without = {});
/// What the units of a side in a hex suffer: strength lost, and whether they test morale then.
void suffer(Draft& draft, SideId side, HexId hex, int losses, bool actingOnly, bool test);
/// 9.2: what so many hits bring.
struct Effect {
    int losses = 0;
    bool test = false;
};
[[nodiscard]] Effect effectOf(const Position& position, int hits);
/// The units of a side in a hex suffer so many hits. Whether that is more than nothing.
bool sufferHits(Draft& draft, SideId side, HexId hex, int hits, bool actingOnly);
inline constexpr int alwaysFails = 0;
inline constexpr int alwaysPasses = 7;
/// What a unit throws against.
[[nodiscard]] int moraleOf(const Position& position, CounterId unit);
[[nodiscard]] int rsiMorale(const Position& position);
/// Whether a die passes against such a value.
[[nodiscard]] bool passes(int morale, int die);
/// Whom the check concerns that the casualties on top bring.
[[nodiscard]] std::vector<CounterId> testedNow(const Position& position);
struct MoraleCheck {
    bool passed = true;            ///< by all
    std::vector<CounterId> failed; ///< what is left of those who did not
};
/// Tests them with one die (10.1), and marks those who fail.
MoraleCheck testMorale(Draft& draft, std::span<const CounterId> units, const char* section);

// 11 Assault: assault.cpp, retreat.cpp
/// The units go into the hex and fight there.
void storm(Draft& draft, std::span<const CounterId> units, HexId from, HexId hex, Place box,
           bool opportunity);
struct Odds {
    Tally assaulters; ///< strength and modifiers
    Tally defenders;
};
[[nodiscard]] Odds meleeOdds(const Position& position, SideId side, HexId from, HexId hex,
                             std::span<const CounterId> assaulters,
                             std::span<const CounterId> defenders);
/// The exact chances of a close combat of these units in the hex.
[[nodiscard]] Preview previewMelee(const Position& position, SideId side, HexId from, HexId hex,
                                   std::span<const CounterId> assaulters,
                                   std::span<const CounterId> defenders);
/// What a pair of totals brings (11.1).
enum class Band : std::uint8_t { Tie, Test, Loss, Elimination };
[[nodiscard]] Band bandOf(const Position& position, int winner, int loser);
/// Where units may retreat to together.
[[nodiscard]] std::vector<HexId>
retreatHexes(const Position& position, std::span<const CounterId> units, HexId hex, HexId notInto);
/// Whether one of them may retreat at all.
[[nodiscard]] bool canRetreat(const Position& position, std::span<const CounterId> units, HexId hex,
                              HexId notInto);

// 12 Reaction: reaction.cpp
/// Whether the inactive side can do anything about those who move.
[[nodiscard]] bool canReact(const Position& position, SideId side);

// 14 Reinforcements: reinforcements.cpp
/// Whether units that wait in a box may come onto the map.
[[nodiscard]] bool mayEnter(const Position& position, CounterId unit);
[[nodiscard]] Verdict whyNotEnter(const Position& position, SideId side,
                                  std::span<const CounterId> units, HexId hex);
[[nodiscard]] std::vector<HexId> entryHexes(const Position& position, CounterId unit);
[[nodiscard]] bool hasEntry(const Position& position, SideId side);
/// 15.1: whether a unit of the III company that waits has a place to stand.
[[nodiscard]] bool canPlaceThird(const Position& position);
/// A71: the unit that must enter and can; none if nobody must.
[[nodiscard]] CounterId mustEnter(const Position& position, SideId side);

// 15.8, 16.9, 16.10: places.cpp, mines.cpp
/// What a hex is called: like the first place in it, else by its number.
[[nodiscard]] std::string nameOfHex(const Position& position, HexId hex);
/// What the presence of a side in a hex brings: objectives, bunkers.
void occupy(Draft& draft, HexId hex, SideId side);
/// 15.8: partisans have entered an objective.
void capture(Draft& draft, HexId hex, SideId side);
/// Whether the side would take an objective or a bunker there.
[[nodiscard]] bool wouldTake(const Position& position, HexId hex, SideId side);
/// The hex of the mine that lies in a hex or beside it; none.
[[nodiscard]] HexId mineNear(const Position& position, HexId hex);
/// What a mine did to units that came near it.
struct Blast {
    bool went = false; ///< off, and was not of value zero
    int hits = 0;
};
[[nodiscard]] int mineHits(const Position& position, std::span<const int> dice);
/// On how many faces units that enter a hex set off a mine there or beside it.
[[nodiscard]] int facesSettingOff(const Position& position, HexId hex,
                                  std::span<const CounterId> units);
Blast springMine(Draft& draft, HexId hex, std::span<const CounterId> units);
[[nodiscard]] int fortsHeld(const Position& position);
[[nodiscard]] int objectivesCaptured(const Position& position);
[[nodiscard]] int objectiveCount(const Position& position);
/// Sets the tracks that only show what lies on the map.
void refresh(Draft& draft);
void removeMarker(Draft& draft, MarkerId marker, Place place, const char* section);
[[nodiscard]] bool hasBunker(const Position& position, HexId hex);
/// 16.3.1: whether a hex lies beyond the line for a unit of the 3rd battalion.
[[nodiscard]] bool isBeyondLine(const Position& position, CounterId unit, HexId hex);
[[nodiscard]] bool isThirdActive(const Position& position);

// Set-up: setup.cpp
void begin(Draft& draft);

// Whom a refusal is due to: culprits.cpp
Blame everybodyThere;
Blame blockersBetween; ///< hexes

// For the table as it is shown
[[nodiscard]] Verdict whyNotPosition(const Position& position);
[[nodiscard]] std::vector<Layer> layers();
[[nodiscard]] std::vector<Saying> sayings();
[[nodiscard]] std::vector<Preview::Part> explain(const Position& position, CounterId unit);
[[nodiscard]] std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice);
/// What a throw costs: fire, mines, morale of those who are pinned, the second die of a close
/// combat.
[[nodiscard]] std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                                   const DiceRolled* earlier);
[[nodiscard]] int stepsOfUnit(const Position& position, CounterId counter);
[[nodiscard]] std::vector<Worth> worth(const Position& position);
/// What the code takes for granted of its package.
[[nodiscard]] Contract contract();
[[nodiscard]] Ending ending(const Position& position);

} // namespace esagono::banditen
