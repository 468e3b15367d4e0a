// SPDX-License-Identifier: GPL-3.0-or-later
// What the chapters of the rulebook give each other, in its order.
#pragma once

#include "engine/core/verdict.h"
#include "engine/map/hex_set.h"
#include "engine/play/draft.h"
#include "engine/tscw/frames.h"
#include "engine/tscw/printed.h"
#include "engine/tscw/tscw.h"

namespace esagono::tscw {

// 3 Set-up: setup.cpp, position_rules.cpp
void begin(Draft& draft);
[[nodiscard]] Verdict whyNotPosition(const Position& position);

// 4 Morale and control: morale.cpp
/// 4.2: the Republican morale changes; never below 0.
void changeMorale(Draft& draft, int by, const char* section);
/// 10.7: the hex becomes the side's. What that does: morale of the place (4.2.1), fortified lines
/// (15.14.2, 15.14.3), the Alcázar relieved, the north fallen (7.12, 12.2.3).
void takeHex(Draft& draft, HexId hex, SideId side, const char* section);

// 4 Victory: victory.cpp
/// Ends the game if it is decided at once. The last thing a take or a step does.
void endIfDecided(Draft& draft);
/// 4.1, 5.2 D.I: the check at the end of a turn; ends the game after the last.
/// Tells whether the game is over.
bool checkVictory(Draft& draft);
[[nodiscard]] std::vector<Worth> worth(const Position& position);
/// What the code takes for granted of its package.
[[nodiscard]] Contract contract();
[[nodiscard]] Ending ending(const Position& position);

// 5 Sequence of play: sequence.cpp
[[nodiscard]] inline int turnNow(const Position& position) {
    return position.track(turnTrack);
}
[[nodiscard]] inline Phase phaseNow(const Position& position) {
    return Phase(position.track(phaseTrack));
}
/// Exploitation movement or combat.
[[nodiscard]] inline bool isExploitation(const Position& position) {
    switch (phaseNow(position)) {
    case NationalistExploitation:
    case NationalistExploitationCombat:
    case RepublicanExploitation:
    case RepublicanExploitationCombat:
        return true;
    default:
        return false;
    }
}
/// 6.4: whether the side has said that it plays no event in this phase (5.2 A to C).
[[nodiscard]] bool declinesEvents(const Position& position, SideId side);
void declineEvents(Draft& draft, SideId side);
/// The take of verbs that only end their decision: done, hold, none.
inline void takeDone(Draft& draft, const Command&) {
    draft.pop();
}

// 6 Events: events.cpp, effects.cpp, event_choices.cpp
/// When a chit that is held is played outside of combat.
enum class Moment : std::uint8_t {
    Mobilisation, ///< 5.2 A.II, of the Republicans; and whatever can be played at any time
    Rebuilding,   ///< A.III
    Strategic,    ///< A.IV
    Reserves,     ///< A.V
    Movement,     ///< at the beginning of the own operational movement: nobody has moved yet
    Combat,       ///< in the own combat segments, between attacks
    Exploitation, ///< in the own exploitation movement
    Enemy,        ///< when a segment of the enemy begins
};
/// Why a chit may not be played now. Decisions that take chits have the eventVerb of their moment,
/// after it the declineVerb, and add offerChits to their offers.
[[nodiscard]] Verdict whyNotPlay(const Position& position, SideId side, ChitId chit, Moment moment);
/// The offer to play one of the chits in hand, added to the others if there is any; and to be asked
/// no more in this phase, if whoever holds chits in secret is asked.
void offerChits(const Position& position, SideId side, Moment moment, VerbId verb,
                std::vector<Offer>& offers);
/// Takes it out of the hand and does what it says; may push a decision of its owner.
void playChit(Draft& draft, SideId side, ChitId chit);
template <Moment moment>
[[nodiscard]] Verb eventVerb() {
    return {"event",
            {{"chit", FieldKind::Chit}},
            [](const Position& position, const Command& command) {
                return whyNotPlay(position, command.side, command.arguments.id<ChitId>(0), moment);
            },
            [](Draft& draft, const Command& command) {
                playChit(draft, command.side, command.arguments.id<ChitId>(0));
            }};
}
/// "No event in this phase": who has said so is asked no more for the sake of its hand.
[[nodiscard]] Verb declineVerb();
/// Takes a chit out of the hand and out of the game: it has had its effect (15.12).
void discard(Draft& draft, SideId side, ChitId chit, const char* section);
/// R1, R20: what an event made the side owe, when its turn ends (called at the end of turn).
void settleObligations(Draft& draft);
/// Told of every attack as it is declared and of its end: who attacked, what, with how many units,
/// and whether the hex was taken. For events that ask for attacks.
void noteAttack(Draft& draft, SideId side, HexId target, int units);
void noteCapture(Draft& draft, SideId side, HexId target);

// 7 Resource points: resource_points.cpp
[[nodiscard]] inline int pointsIn(const Position& position, Pool pool) {
    return position.track(pointsTrack[static_cast<std::size_t>(pool)]);
}
/// 7.2, 7.3, 7.12: the pools that may pay for a step of the unit, the one to be used first in
/// front; none for white dots.
[[nodiscard]] std::vector<Pool> poolsFor(const Position& position, CounterId unit);
/// 12.1.2 (ruling hq_payment): the pool that pays for an HQ now; nothing if none can.
[[nodiscard]] std::optional<Pool> payingPool(const Position& position, CounterId hq);
void addPoints(Draft& draft, Pool pool, int points, const char* section);

// 7.4, 7.5 Withdrawals and conversions: withdrawals.cpp
/// Why the unit cannot be withdrawn now: it has no line of supply to a USS.
[[nodiscard]] Verdict whyNotWithdraw(const Position& position, CounterId unit);
/// Withdraws it for good; if it stood in a hex, a place is free there for another (a credit).
/// If it cannot be withdrawn now it is overdue.
void withdraw(Draft& draft, CounterId unit, bool givesCredit, const char* section);

// 7.8, 7.12 Reinforcements: reinforcements.cpp
[[nodiscard]] Verdict whyNotPlace(const Position& position, CounterId unit, HexId hex);

// 8 Stacking: stacking.cpp
/// 8.2, 8.3, 15.25.3: why the units may not stay in a hex with those of their side that are there
/// already. Units that are there count once.
[[nodiscard]] Verdict whyNotStack(const Position& position, std::span<const CounterId> units,
                                  HexId hex);
/// The same for these alone, whoever else is there.
[[nodiscard]] Verdict whyNotAll(const Position& position, std::span<const CounterId> all,
                                HexId hex);
/// 15.25.3: why they may not stack or attack together.
[[nodiscard]] Verdict whyNotTogether(const Position& position, std::span<const CounterId> units);
[[nodiscard]] bool isOverstacked(const Position& position, HexId hex, SideId side);
/// Pushes the choice of who is eliminated in overstacked hexes of the side (8.1), hex by hex.
void pushOverstacked(Draft& draft, SideId side);
[[nodiscard]] Room room(const Position& position, HexId hex, SideId side);

// 9 Supply: supply.cpp, supply_check.cpp
/// Whom a line of supply serves: sources and control differ (9.7, 9.8).
enum class Network : std::uint8_t { Nationalist, Republican, North };
[[nodiscard]] Network networkOf(const Position& position, CounterId unit);
/// All there is to know about the supply of one network now; made once, asked often.
class SupplyNet;
/// As things are now: in supply, out of it, or in town supply (9.6).
[[nodiscard]] Supply supplyOf(const Position& position, CounterId unit);
/// The same for every unit and HQ on the map, by counter; others InSupply.
[[nodiscard]] std::vector<std::uint8_t> suppliesOf(const Position& position, SideId side);
/// As it would be in another hex, all other things being equal.
[[nodiscard]] Supply supplyIn(const Position& position, CounterId unit, HexId hex);
/// 9.4: whether a line of supply leads from the unit to a USS of its own (directly or by a
/// secondary source).
[[nodiscard]] inline bool isSupplied(const Position& position, CounterId unit) {
    return supplyOf(position, unit) == InSupply;
}
/// Whether the hex is fully supplied for a network: a unit that stood there would be.
[[nodiscard]] bool isSuppliedHex(const Position& position, HexId hex, Network network);
/// 12.2.2: fully supplied sources of a side (towns, cities, HQs, USS), from which air units fly.
[[nodiscard]] HexSet airBasesOf(const Position& position, SideId side);
/// Whether a line of supply of the Nationalists leads by land from one hex to another (15.16, 17).
[[nodiscard]] bool isLinked(const Position& position, HexId from, HexId to, SideId side);
/// 9.2: sets the status of all units of both sides, and says what changed.
void checkSupply(Draft& draft, const char* section);
[[nodiscard]] std::vector<HexId> trace(const Position& position, CounterId unit);

// 10 Zones of control: zones.cpp
/// 10.1, 10.6, 11.8: whether it exerts a full zone of control now.
[[nodiscard]] bool exertsZone(const Position& position, CounterId unit);
[[nodiscard]] HexSet zoneOf(const Position& position, SideId side);
/// The hexes a line of supply of the other side may not enter unless it has a unit there: full and
/// limited zones (10.3, 10.6).
[[nodiscard]] HexSet supplyZoneOf(const Position& position, SideId side);
[[nodiscard]] bool isInZone(const Position& position, HexId hex, SideId of);

// 11 Strategic movement: strategic.cpp, rail.cpp, sea.cpp, air_drops.cpp
/// 11.2: what is left of the capacity, in halves.
[[nodiscard]] int railLeft(const Position& position, SideId side);
[[nodiscard]] int seaLeft(const Position& position, SideId side);
/// 11.4: the hexes a unit could go to by rail now, whatever the capacity.
[[nodiscard]] HexSet railReach(const Position& position, CounterId unit);
/// 11.8 (ruling landing_lasts): whether it is in supply, without zone of control and at half
/// defence because it has landed.
[[nodiscard]] bool landingHolds(const Position& position, CounterId unit);
/// 11.8: whether it landed in this turn: it does not attack.
[[nodiscard]] inline bool hasLanded(const Position& position, CounterId unit) {
    return position.status(unit, landed) == ByShip && position.status(unit, strategic) == BySea;
}
/// 13.9: whether it landed or was dropped in this turn: it does not move.
[[nodiscard]] inline bool hasJustArrived(const Position& position, CounterId unit) {
    return hasLanded(position, unit) || (position.status(unit, landed) == ByParachute &&
                                         position.status(unit, strategic) == ByAir);
}
/// 10.1: whether it is without zone of control because it was dropped.
[[nodiscard]] inline bool dropHolds(const Position& position, CounterId unit) {
    return position.status(unit, landed) == ByParachute;
}
/// Whether it needs no line of supply because it has come by sea or air.
[[nodiscard]] bool bringsSupply(const Position& position, CounterId unit);
/// 12.1.4: whether a line of railway leads from the hex to a USS of the network, through hexes of
/// the side; enemy zones do not matter.
[[nodiscard]] bool isOnRailToUss(const Position& position, HexId hex, Network network);

// 12.1 HQs and reserves: reserves.cpp
[[nodiscard]] Verdict whyNotReserve(const Position& position, CounterId hq,
                                    std::span<const CounterId> units);
/// 12.1.4: units that are attacked leave the reserve; the HQ as well.
void leaveReserve(Draft& draft, HexId hex, SideId side);

// 13 Movement: movement.cpp, march.cpp, northern_limits.cpp, evacuation.cpp
/// 9.3, 13.11, 14.1.1: what a unit may spend in this segment, by kind of movement.
[[nodiscard]] int allowanceOf(const Position& position, CounterId unit, Moved kind);
/// 13.12 to 13.14: what the step costs; nothing: forbidden. `kind` March: bridges (13.11.2).
[[nodiscard]] std::optional<int> stepCost(const Position& position, CounterId unit, HexId from,
                                          HexId to, Moved kind);
/// 13.2, 13.10: why a unit may not enter a hex from the next, whatever it costs.
[[nodiscard]] Verdict whyNotEnter(const Position& position, CounterId unit, HexId from, HexId to);
/// 9.2: why units may not end a move in the hex: they would be out of supply there.
[[nodiscard]] Verdict whyNotStayUnsupplied(const Position& position,
                                           std::span<const CounterId> units, HexId hex);
/// 13.10: why northern units may not be in a hex of another region.
[[nodiscard]] Verdict whyNotBeyondLimit(const Position& position, std::span<const CounterId> units,
                                        HexId hex);
/// Moves a unit there and does what entering does: a lone enemy HQ is eliminated (12.1.3), the hex
/// is taken.
void enterHex(Draft& draft, CounterId unit, HexId hex, const char* section);
[[nodiscard]] std::optional<Ratio> marchCost(const Position& position, CounterId unit,
                                             std::span<const HexId> way);

// 14 Exploitation: exploitation.cpp
/// 14.2: whether it may attack in the exploitation combat segment.
[[nodiscard]] inline bool mayExploit(const Position& position, CounterId unit) {
    return position.status(unit, exploits) != 0;
}

// 15 Combat: losses.cpp, fortifications.cpp, battle.cpp
/// 2.12, 15.8: takes one step of a unit: turned, or eliminated.
void loseStep(Draft& draft, CounterId unit, const char* section);
/// 2.12, 15.6D: into the box of the eliminated; out of the game if its withdrawal is overdue.
void eliminate(Draft& draft, CounterId unit, const char* section);
/// 15.14: whether the hex is fortified against a side: by a line that is active and not destroyed
/// there, or by a marker of its enemy.
[[nodiscard]] bool isActiveFortification(const Position& position, HexId hex, SideId against);
/// 15.14.1, 15.14.4 (ruling fortified_sides): whether attacks of a side from one hex into the other
/// cross an active fortified side.
[[nodiscard]] bool isFortifiedSide(const Position& position, HexId from, HexId into,
                                   SideId attacker);
/// 13.13.6 (ruling fortified_intact)
[[nodiscard]] bool isDearToEnter(const Position& position, HexId hex, SideId side);
/// 15.14.1: lines whose turn has come become active, unless neutralised.
void activateLines(Draft& draft);
/// 15.14.2, 15.14.3: a unit of the side has entered the hex.
void breakFortification(Draft& draft, HexId hex, SideId by);
[[nodiscard]] std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice);
[[nodiscard]] std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                                   const DiceRolled* earlier);

// Whom a refusal is due to: culprits.cpp
Blame enemiesThere;
Blame ownThere;        ///< those who fill the hex
Blame neighboursThere; ///< enemies beside the hex or the unit, and the hex
Blame zoneThere;       ///< likewise, those with a zone of control

// For the table as it is shown: layers.cpp, explain.cpp, seen.cpp
[[nodiscard]] Seen seen(const Position& position, SideId viewer, CounterId counter);
[[nodiscard]] bool hidesPool(const Position& position, SideId viewer, PoolId pool);
[[nodiscard]] std::vector<Layer> layers();
[[nodiscard]] std::vector<Saying> sayings();
[[nodiscard]] std::vector<std::string_view> untoldFaces();
[[nodiscard]] std::vector<Preview::Part> explain(const Position& position, CounterId unit);

} // namespace esagono::tscw
