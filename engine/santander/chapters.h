// SPDX-License-Identifier: GPL-3.0-or-later
// What the chapters of the rulebook give each other, in its order.
#pragma once

#include "engine/map/hex_set.h"
#include "engine/play/draft.h"
#include "engine/santander/frames.h"
#include "engine/santander/printed.h"
#include "engine/santander/santander.h"

namespace esagono::santander {

// 3 Sequence of play: sequence.cpp
/// 14.1: ends the game if it is decided. The last thing a take or a step does.
void endIfDecided(Draft& draft);

// 4 Set-up: setup.cpp, setup_rules.cpp
/// Lays out the boxes and begins the set-up.
void begin(Draft& draft);
/// Why a unit may not be set up in a hex.
[[nodiscard]] Verdict whyNotDeploy(const Position& position, CounterId unit, HexId hex);
/// Why the set-up of a side cannot be left as it is.
[[nodiscard]] Verdict whyNotDeployed(const Position& position, SideId side);

/// position_rules.cpp: why nobody can play on from a position.
[[nodiscard]] Verdict whyNotPosition(const Position& position);
/// frame_rules.cpp: why its pending decision cannot be gone on with.
[[nodiscard]] Verdict whyNotFrames(const Position& position);

// 5 Stacking: stacking.cpp
/// Headquarters, columns and armour have no points, but only one of each may be in a hex.
[[nodiscard]] bool isAloneOfItsType(const Position& position, CounterId unit);
[[nodiscard]] int stackPoints(const Position& position, HexId hex, SideId side);
[[nodiscard]] Room room(const Position& position, HexId hex, SideId side);
[[nodiscard]] bool isOverstacked(const Position& position, HexId hex, SideId side);
/// 5.1: says that a hex is overstacked, unless it was before.
void tellOverstack(Draft& draft, HexId hex, SideId side, bool wasOver);
/// 5.1: remarks that so many points would be too many for a hex.
void noteOverstack(const Position& position, HexId hex, int points, Preview& preview);
/// How strictly the limit of stacking points is kept: where it must be, where a player may exceed
/// it (A7), where he may have had to (10.5.1).
enum class Stacking : std::uint8_t { Limit, TwiceTheLimit, AsRetreatsLeaveIt };
/// How many stacking points of a side a hex then takes.
[[nodiscard]] int mostPoints(const Position& position, HexId hex, SideId side, Stacking kept);
/// Why a unit may not stay in a hex with what else is there.
[[nodiscard]] Verdict whyNotStack(const Position& position, CounterId unit, HexId hex,
                                  Stacking kept);
/// 5.3: how much of a counter a side sees.
[[nodiscard]] Seen seen(const Position& position, SideId viewer, CounterId counter);
/// Whether the viewer sees no more than its back. No side is somebody who sees everything.
[[nodiscard]] bool isHiddenFrom(const Position& position, SideId viewer, CounterId counter);

// 6 Supply: supply.cpp
/// The hexes through which a line of supply can lead, once the units named have gone.
[[nodiscard]] HexSet linesOfSupply(const Position& position, SideId side, const HexSet& enemyZone,
                                   std::span<const CounterId> without = {});
/// The lines of a side as somebody may know them: what he does not see might be any unit.
[[nodiscard]] HexSet linesAsSeen(const Position& position, SideId side, SideId viewer);
/// The line of supply of a unit, from its hex to the source; empty if it has none.
[[nodiscard]] std::vector<HexId> trace(const Position& position, CounterId unit);
/// Where the line of supply of a unit in the hex is cut: of all ways that on which fewest hexes
/// would have to be opened. Nothing if it is not cut, or there is no source left.
[[nodiscard]] std::vector<HexId> cutsInLine(const Position& position, SideId side, HexId hex,
                                            CounterId unit);
/// Whether a unit in the hex would be in supply, given the lines.
[[nodiscard]] bool isSupplied(const Position& position, SideId side, HexId hex,
                              const HexSet& lines);
/// By counter: 1 if it is out of supply now.
[[nodiscard]] std::vector<std::uint8_t> outOfSupply(const Position& position);
/// 6.4: checks these units; those with DSG 2 that are out of supply surrender (9.5.1).
void checkSupply(Draft& draft, std::span<const CounterId> units, const char* section);

// 7 Zones of control: zones.cpp
/// 7.1: whether units of its type exert a zone of control at all.
[[nodiscard]] bool isOfZoneType(const Position& position, CounterId unit);
[[nodiscard]] bool exertsZone(const Position& position, CounterId unit);
void addZone(const Position& position, CounterId unit, HexSet& zone);
/// The zone of control of a side.
[[nodiscard]] HexSet zoneOf(const Position& position, SideId side);
[[nodiscard]] bool isInZone(const Position& position, HexId hex, SideId of);
[[nodiscard]] bool exertsZoneInto(const Position& position, CounterId unit, HexId hex);
/// The zone of control of a side as somebody may know it: what he does not see might exert one.
[[nodiscard]] HexSet zoneAsSeen(const Position& position, SideId side, SideId viewer);

// 8 Movement: movement.cpp
[[nodiscard]] int movementHalves(const Position& position, CounterId unit);
/// What a way costs a unit that moves now, in points; nothing outside of the movement phases.
[[nodiscard]] std::optional<Ratio> marchCost(const Position& position, CounterId unit,
                                             std::span<const HexId> way);

// 9 Bombardment: bombardment.cpp, support.cpp, dsg.cpp
/// One more level of DSG, or elimination; `fromBombardment` as 6.3.1 wants it.
void disorganise(Draft& draft, CounterId unit, int levels, bool fromBombardment,
                 const char* section);
/// Half, or whole: what DSG and lack of supply leave of a unit's factors.
[[nodiscard]] Ratio fitness(const Position& position, CounterId unit);

// 10 Combat: combat.cpp, strength.cpp, losses.cpp, retreat.cpp, advance.cpp, morale.cpp,
// control.cpp
[[nodiscard]] int stepsLeft(const Position& position, CounterId unit);
void loseStep(Draft& draft, CounterId unit, const char* section);
/// Off the map for good; the last combat unit of a hex takes a headquarters with it (9.2).
void eliminate(Draft& draft, CounterId unit, const char* section);
/// How a unit came into a hex: by marching, or into the hex its side has just attacked.
enum class Entry : std::uint8_t { March, Victorious };
/// Moves the unit there and does what entering does: control, columns, trenches, objectives.
void enterHex(Draft& draft, CounterId unit, HexId hex, const char* section,
              Entry entry = Entry::March);
/// 10.6.1
void shiftMorale(Draft& draft, int change);
void removeTrench(Draft& draft, HexId hex, const char* section = "10.7");

// Whom a refusal is due to: culprits.cpp
Blame bothHexes;
Blame enemiesThere;
Blame ownThere;     ///< those who fill the stack
Blame zoneThere;    ///< those in whose zone of control the hex lies, and the hex
Blame cutOffThere;  ///< those who cut the supply of the unit in the hex it names
Blame cutOffHere;   ///< those who cut it where the unit is
Blame gapsInFront;  ///< hexes
Blame basqueStrays; ///< brigades outside their zone

// For the table as it is shown: layers.cpp, explain.cpp, readings.cpp
[[nodiscard]] std::vector<Layer> layers();
[[nodiscard]] std::vector<Saying> sayings();
[[nodiscard]] std::vector<std::string_view> untoldFaces();
[[nodiscard]] std::vector<Preview::Part> explain(const Position& position, CounterId unit);
[[nodiscard]] std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice);

// For the replay: toll.cpp
/// The steps of a combat unit, wherever it lies; 0 for anything else.
[[nodiscard]] int printedSteps(const Position& position, CounterId counter);
/// The steps each side is to lose by a throw of the combat or the morale table.
[[nodiscard]] std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                                   const DiceRolled* earlier);

// 14 Victory: victory.cpp
[[nodiscard]] int victoryPoints(const Position& position);
/// What is worth points, line by line, and who holds it.
[[nodiscard]] std::vector<Worth> worth(const Position& position);
void score(Draft& draft);
/// What the code takes for granted of its package.
[[nodiscard]] Contract contract();
[[nodiscard]] Ending ending(const Position& position);

} // namespace esagono::santander
