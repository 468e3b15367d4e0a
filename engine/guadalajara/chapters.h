// SPDX-License-Identifier: GPL-3.0-or-later
// What the chapters of the rulebook give each other, in its order.
#pragma once

#include "engine/core/verdict.h"
#include "engine/guadalajara/frames.h"
#include "engine/guadalajara/guadalajara.h"
#include "engine/guadalajara/printed.h"
#include "engine/map/hex_set.h"
#include "engine/play/draft.h"

namespace esagono::guadalajara {

// Sequence of play: sequence.cpp
[[nodiscard]] inline int turnNow(const Position& position) {
    return position.track(turn);
}
[[nodiscard]] inline Phase phaseNow(const Position& position) {
    return Phase(position.track(phase));
}
[[nodiscard]] inline bool isExploitation(const Position& position) {
    return phaseNow(position) == NationalistExploitation ||
           phaseNow(position) == RepublicanExploitation;
}
/// 2.8b: whether the Republicans are surprised in this turn.
[[nodiscard]] inline bool isSurprised(const Position& position) {
    return course(position).surprise && turnNow(position) == 1;
}
/// Who moves first in this turn (A3).
[[nodiscard]] SideId firstPlayerOf(const Position& position);
/// Ends the game if it is decided. The last thing a take or a step does.
void endIfDecided(Draft& draft);

// Set-up: setup.cpp, deployment.cpp
void begin(Draft& draft);
/// Why a unit may not be set up in a hex.
[[nodiscard]] Verdict whyNotDeploy(const Position& position, CounterId unit, HexId hex);
[[nodiscard]] Verdict whyNotEndSetup(const Position& position, SideId side);
[[nodiscard]] Verdict whyNotPosition(const Position& position); // position_rules.cpp

// SCS: zones of control: zones.cpp
/// A67, 1.7a, 1.16b, 2.8b: whether it exerts a zone of control now.
[[nodiscard]] bool exertsZone(const Position& position, CounterId unit);
/// The zone of control of a side: the hexes next to its units that exert one, as far as the
/// hexside can be crossed on foot. With a viewer: of the units that it sees whole (A88).
[[nodiscard]] HexSet zoneOf(const Position& position, SideId side, SideId viewer = {});
/// The same without the hexes in which the other side has a unit (negated, for supply, retreats).
[[nodiscard]] HexSet openZoneOf(const Position& position, SideId side);
[[nodiscard]] bool isInZone(const Position& position, HexId hex, SideId of);

// 1.1, 1.11a, 1.11b, 1.12b, 2.6b, 4.1 Stacking: stacking.cpp
[[nodiscard]] int stackedIn(const Position& position, HexId hex, SideId side);
/// Why units may not stay in a hex with those of their side that are there already: too many
/// steps, armour with armour, armour or flamethrower engineers alone, Spaniards with Italians.
[[nodiscard]] Verdict whyNotStack(const Position& position, std::span<const CounterId> units,
                                  HexId hex);
/// Why units may not leave their hex: they would leave armour or flamethrower engineers alone.
[[nodiscard]] Verdict whyNotLeave(const Position& position, std::span<const CounterId> units);
[[nodiscard]] Room room(const Position& position, HexId hex, SideId side);

// 1.3 Movement: movement.cpp (costs), bounds.cpp (where to), march.cpp (the way),
// movement_phase.cpp
/// The movement allowance in half points: DG, lack of supply and surprise halve it.
[[nodiscard]] int allowanceOf(const Position& position, CounterId unit);
/// What the step costs units of a class, in half points, hex and hexside only; nothing: forbidden.
[[nodiscard]] std::optional<int> stepHalves(const Position& position, Class by, HexId from,
                                            HexId to);
/// 1.17a, 2.6a, 3.4, Sc.4, the play area: why a unit may never be in a hex, or go from one to the
/// next.
[[nodiscard]] Verdict whyNotGo(const Position& position, CounterId unit, HexId from, HexId to);
/// 1.3: why a unit on wheels, whatever its face, may not be put into a hex that it could never
/// leave again, away from roads and trails.
[[nodiscard]] Verdict whyNotShutIn(const Position& position, CounterId unit, HexId hex);
/// Moves a unit there and does what entering does: control, Brihuega taken, empty enemy trucks
/// destroyed (1.16e). A truck takes its load with it.
void enterHex(Draft& draft, CounterId unit, HexId hex, const char* section);
/// A39, A72: what units take by ending a phase where they stand. At the end of phases in which
/// units move.
void noteStays(Draft& draft);
[[nodiscard]] std::optional<Ratio> marchCost(const Position& position, CounterId unit,
                                             std::span<const HexId> way);
/// 2.6: which half of the map is forbidden to a unit, as whyNotGo says; for advances and attacks.
[[nodiscard]] Verdict whyNotBeyondLine(const Position& position, CounterId unit, HexId hex);
/// A28: whether a unit is on the wrong side of the line and has to come back.
[[nodiscard]] bool isDrivenOver(const Position& position, CounterId unit);

// 1.4, 1.14, SCS 8: losses.cpp, reconstitution.cpp
enum class Cause : std::uint8_t {
    Combat,
    Overrun,
    Retreat,
    Barrage,
    Attrition,
    Interdiction,
    Compulsory,
    Exhaustion
};
/// Takes one step of a unit: turned, or destroyed. Counts for morale (2.7b).
void loseStep(Draft& draft, CounterId unit, Cause cause, const char* section);
/// Off the map: to the turn track if it comes back (1.14), for good if not; its truck with it, if
/// it was aboard.
void destroy(Draft& draft, CounterId unit, Cause cause, const char* section);
/// Pushes the loss of so many steps among units, as the rules of the cause say: strongest first
/// (SCS 8.0a) with volunteers before that (1.4) in combat, any unarmoured unit in a barrage (1.8f).
/// Whoever owns them is asked where there is a choice. What is left over is seen to (1.11d, 1.11e).
void pushLosses(Draft& draft, std::span<const CounterId> units, int steps, Cause cause,
                const char* section);
/// 1.11d, 1.11e, 1.12b: armour (and flamethrower engineers) that have nobody left with them; if
/// losses were left over, it is disabled.
void seeToStranded(Draft& draft, HexId hex, SideId side, bool lossesLeft, const char* section);
/// 1.11, 1.15
void disable(Draft& draft, CounterId armour, const char* section);

// 1.6 Supply: supply.cpp
/// Whether a unit is in supply as things are now; the marker may say otherwise until the phase.
[[nodiscard]] bool isSupplied(const Position& position, CounterId unit);
/// By counter: 1 if it is on the map and out of supply.
[[nodiscard]] std::vector<std::uint8_t> outOfSupply(const Position& position, SideId side);
[[nodiscard]] std::vector<HexId> trace(const Position& position, CounterId unit);
/// The division whose HQ supplies it, and with which it is attached (A36, A63); None: any HQ.
[[nodiscard]] Division divisionOf(const Position& position, CounterId unit);
/// Sc.4, A36: whether it is one of Fiamme Nere round Brihuega.
[[nodiscard]] bool isRoundBrihuega(const Position& position, CounterId unit);
/// 1.14a: whether a way free of enemies and of open enemy zones leads from the unit to an HQ of
/// its own.
[[nodiscard]] bool hasWayToHq(const Position& position, CounterId unit);

// 1.7 DG
void disorganise(Draft& draft, std::span<const CounterId> units, const char* section);

// 1.10 Air power: air.cpp, interdiction.cpp
[[nodiscard]] int airPointsReady(const Position& position, SideId side);
/// Moves so many air points of a side from the ready box to the used one.
void spendAir(Draft& draft, SideId side, int count, const char* section);
/// 1.10, 2.8b, 4.5: the air points of a side for the time to come, by the die.
void determineAir(Draft& draft, SideId side);
/// 4.5, A79: called when the movement phase of the Nationalists begins.
void beginNationalistAir(Draft& draft);
/// A9: called when the Republicans clean up.
void endRepublicanAir(Draft& draft);
/// 1.10c: whether the road in a hex is interdicted for a side, as far as it knows.
[[nodiscard]] bool isInterdicted(const Position& position, HexId hex, SideId mover);
/// The interdictor in a hex; none. `unused`: only one that has not attacked yet.
[[nodiscard]] CounterId interdictorIn(const Position& position, HexId hex, bool unused);
/// Whether an interdictor may attack the unit.
[[nodiscard]] bool canBeInterdicted(const Position& position, CounterId unit);
/// 1.10c, 4.6a: called when units that move together have entered a hex. Pushes the Republican's
/// decision if he has one; tells whether it did. Units that must stop have afterwards spent their
/// whole allowance (status `spent`).
/// `pays`: whether the interdiction of the way made the step dearer.
[[nodiscard]] bool interruptByAir(Draft& draft, std::span<const CounterId> units, HexId hex,
                                  bool pays = true);
/// 4.6a: the interdictor that leaves the hex is no longer known.
void hideAgain(Draft& draft, HexId hex);
/// One attack on the Interdiction Table against a unit or a loaded truck; tells whether it must
/// stop. `counts`: the interdictor is turned (not in 2.7e).
[[nodiscard]] bool attackByInterdictor(Draft& draft, CounterId unit, HexId hex, bool counts);

// 1.8, SCS.combat The phases: barrage.cpp, combat.cpp
/// Whether a side has anything to fire at, or anybody to attack.
[[nodiscard]] bool canShell(const Position& position, SideId side);
[[nodiscard]] bool canAttackAnybody(const Position& position, SideId side);

// 1.8, 1.20 One combat: battle.cpp
/// Pushes the attack of units on a hex: a combat of the combat phase, or an overrun (1.20). When it
/// is over and the hex is empty, overrunning units have entered it.
void pushBattle(Draft& draft, SideId side, std::span<const CounterId> attackers, HexId hex,
                bool overrun);
/// Clauses that hold for attacks and overruns alike: 1.11a, 1.13b, 2.6a, 2.6b, 2.7d, 4.1.
[[nodiscard]] Verdict whyNotAttackers(const Position& position, SideId side,
                                      std::span<const CounterId> units, HexId target, bool overrun);
/// What the attack would be, before the dice: odds line by line and the exact chances. `from`:
/// where the attackers will have come by then; none: they stand where they attack from.
[[nodiscard]] Preview previewBattle(const Position& now, SideId side,
                                    std::span<const CounterId> attackers, HexId hex, bool overrun,
                                    HexId from = {});
/// 1.16d: loaded trucks in the hex unload; their loads are DG. Tells who they were: a unit, its
/// truck, a unit, its truck …; if such a unit is destroyed, its truck is too (1.16e).
std::vector<CounterId> unloadUnderAttack(Draft& draft, HexId hex, SideId side, const char* section);
/// 1.16e: the trucks of such pairs whose units have been destroyed are destroyed, too.
void loseTrucksOf(Draft& draft, std::span<const CounterId> pairs, Cause cause);

// 1.13 Reserves: reserves.cpp
[[nodiscard]] Verdict whyNotReserve(const Position& position, SideId side,
                                    std::span<const CounterId> units);

// 1.16 Trucks: trucks.cpp
[[nodiscard]] bool isCargo(const Position& position, CounterId unit);
void load(Draft& draft, CounterId unit, CounterId truck, const char* section);
void unload(Draft& draft, CounterId unit, const char* section);

// 2.7 Morale and panic: panic.cpp, compulsory.cpp
/// The message id of the name of a volunteer division.
[[nodiscard]] const char* nameOf(Division division);
/// 2.7e, 1.17d, Sc.4: pushes the retreat of a division.
void beginCompulsoryRetreat(Draft& draft, Division division);
[[nodiscard]] bool isPanicked(const Position& position, CounterId unit);
/// 2.7b: a step lost (+1) or a unit back on the map (-1).
void shiftMorale(Draft& draft, CounterId unit, int change, const char* section);

// 2.2, 3.1, 3.5 Reinforcements: reinforcements.cpp, arrivals.cpp
/// The hexes by which a unit may come (back) onto the map now; the judge has the last word.
[[nodiscard]] std::vector<HexId> returnHexes(const Position& position, CounterId unit);
[[nodiscard]] Verdict whyNotReturn(const Position& position, CounterId unit, HexId hex);
/// Where a unit that waits beside the map in its side's movement may come in.
[[nodiscard]] std::vector<HexId> entryHexes(const Position& position, CounterId unit);
/// Whether it waits beside the map and may come in during this phase.
[[nodiscard]] bool mayEnter(const Position& position, CounterId unit);
/// 3.5a, 3.5d, Sc.1: why a unit may not leave the map by a hex.
[[nodiscard]] Verdict whyNotExit(const Position& position, CounterId unit, HexId hex);
/// Takes a unit off the map, a truck with its load. Whoever calls it asks endIfDecided last.
void leaveMap(Draft& draft, CounterId unit, HexId hex);

// Victory: victory.cpp
/// Sets the tracks that only show what lies on the map.
void score(Draft& draft);
[[nodiscard]] std::vector<Worth> worth(const Position& position);
/// What the code takes for granted of its package.
[[nodiscard]] Contract contract();
[[nodiscard]] Ending ending(const Position& position);

// Whom a refusal is due to: culprits.cpp
Blame enemiesThere;
Blame ownThere;           ///< those who fill the stack
Blame neighboursThere;    ///< enemies beside the hex, and the hex
Blame zoneThere;          ///< likewise, those with a zone of control
Blame republicansInNorth; ///< 4.3a: those who keep the line closed

// For the table as it is shown: layers.cpp, explain.cpp, readings.cpp, seen.cpp
[[nodiscard]] Seen seen(const Position& position, SideId viewer, CounterId counter);
/// 4.6c
[[nodiscard]] bool hidesTrack(const Position& position, SideId viewer, TrackId track);
[[nodiscard]] bool hidesEvent(const Position& before, SideId viewer, const Event& event);
[[nodiscard]] std::vector<Layer> layers();
[[nodiscard]] std::vector<Saying> sayings();
[[nodiscard]] std::vector<std::string_view> untoldFaces();
[[nodiscard]] std::vector<Preview::Part> explain(const Position& position, CounterId unit);
[[nodiscard]] std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice);
[[nodiscard]] std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                                   const DiceRolled* earlier);

// 1.6c, 1.7a, 2.8b What a unit is worth: strength.cpp
[[nodiscard]] Ratio attackOf(const Position& position, CounterId unit);
[[nodiscard]] Ratio defenceOf(const Position& position, CounterId unit);
[[nodiscard]] Ratio barrageOf(const Position& position, CounterId gun);

} // namespace esagono::guadalajara
