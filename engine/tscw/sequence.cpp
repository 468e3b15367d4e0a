// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play.
#include "engine/tscw/sequence.h"

#include "engine/play/sequence.h"
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/sequence_messages.h"

#include <algorithm>
#include <array>

namespace esagono::tscw {

namespace {

namespace sequencing {
enum Locals : std::size_t { Next, DeclinedNationalist, DeclinedRepublican };
} // namespace sequencing

/// A stage, the phase it belongs to, and the decision it leads to if that is not its own frame.
struct Segment {
    Phase phase;
    Stage stage;
    std::string_view word;
};

using StageCondition = bool (*)(const Position&);
constexpr Stage both(FrameId what, SideId side, const char* title, const char* section,
                     StageCondition when = nullptr) {
    return {what, side, title, section, Milestone::Phase, when};
}
constexpr Stage ask(FrameId what, SideId side, const char* title, const char* section,
                    StageCondition when = nullptr) {
    return {what, side, title, section, Milestone::Phase, when, side};
}
/// 6.4: the other side may play an event as well. In combat it may with every attack.
constexpr Stage interrupt(SideId side, StageCondition when) {
    return {frame(eventsKind), side, "", "6.4", Milestone::None, when, side};
}
constexpr Stage silent(FrameId what, SideId side, const char* section) {
    return {what, side, "", section, Milestone::None};
}

// Nobody is asked who could only say that he is done.
constexpr SideId sideOf(std::size_t number) {
    return SideId(number);
}
template <std::size_t Number>
bool isAnythingDue(const Position& position) {
    return hasDue(position, sideOf(Number));
}
/// Whether there is more to do in a decision than to end it. Chits do not show in that if hands are
/// hidden: events are offered as choices, and nothing else is.
template <FrameId What, std::size_t Number>
bool isWorthAsking(const Position& position) {
    const SideId side = sideOf(Number);
    const bool isHidden = is(position, ruling::hiddenHands);
    return hasHiddenHand(position, side) ||
           std::ranges::any_of(position.setting().kind(What).offers(position, side),
                               [&](const Offer& offer) {
                                   return offer.kind != OfferKind::Button &&
                                          !(isHidden && offer.kind == OfferKind::Choice);
                               });
}
template <std::size_t Number>
bool mayInterrupt(const Position& position) {
    return mayPlayEvent(position, sideOf(Number), Moment::Enemy);
}
template <std::size_t Number>
bool isAnybodyArriving(const Position& position) {
    return hasArrivals(position, sideOf(Number));
}

/// 5.2: in every segment of the mutual administrative phase the Nationalists go first.
const std::array segments = {
    Segment{Events, both(frame(drawKind), nationalist, say::titleEvents, "6.2"), "draw"},
    Segment{Events, both(frame(drawKind), republican, say::titleEvents, "6.2"), "draw"},
    Segment{Events, silent(frame(newChitsKind), {}, "6.1"), "new_chits"},
    Segment{Mobilisation,
            ask(frame(mobilisationKind), republican, say::titleMobilisation, "7.10", mayMobilise),
            "mobilisation"},
    Segment{
        Withdrawals,
        both(frame(withdrawalsKind), nationalist, say::titleWithdrawals, "7.4", isAnythingDue<0>),
        "withdrawals"},
    Segment{
        Withdrawals,
        both(frame(withdrawalsKind), republican, say::titleWithdrawals, "7.4", isAnythingDue<1>),
        "withdrawals"},
    Segment{ResourcePoints, silent(frame(incomeKind), nationalist, "7.2"), "income"},
    Segment{ResourcePoints,
            ask(frame(rebuildKind), nationalist, say::titleRebuilding, "7.6",
                isWorthAsking<frame(rebuildKind), 0>),
            "rebuild"},
    Segment{ResourcePoints, silent(frame(incomeKind), republican, "7.2"), "income"},
    Segment{ResourcePoints,
            ask(frame(rebuildKind), republican, say::titleRebuilding, "7.6",
                isWorthAsking<frame(rebuildKind), 1>),
            "rebuild"},
    Segment{Reinforcements,
            both(frame(reinforcementsKind), nationalist, say::titleReinforcements, "7.8",
                 isAnybodyArriving<0>),
            "place"},
    Segment{Reinforcements,
            both(frame(reinforcementsKind), republican, say::titleReinforcements, "7.8",
                 isAnybodyArriving<1>),
            "place"},
    Segment{SeaMovement, silent(frame(strategicKind), {}, "9.2"), "strategic"},
    Segment{
        SeaMovement,
        ask(frame(seaKind), nationalist, say::titleSea, "11.5", isWorthAsking<frame(seaKind), 0>),
        "sea"},
    Segment{
        SeaMovement,
        ask(frame(seaKind), republican, say::titleSea, "11.5", isWorthAsking<frame(seaKind), 1>),
        "sea"},
    Segment{RailMovement,
            ask(frame(railKind), nationalist, say::titleRail, "11.4",
                isWorthAsking<frame(railKind), 0>),
            "rail"},
    Segment{
        RailMovement,
        ask(frame(railKind), republican, say::titleRail, "11.4", isWorthAsking<frame(railKind), 1>),
        "rail"},
    Segment{HqsAndReserves, silent(frame(flipHqsKind), nationalist, "12.1"), "flip_hqs"},
    Segment{HqsAndReserves,
            ask(frame(reservesKind), nationalist, say::titleReserves, "12.1.4",
                isWorthAsking<frame(reservesKind), 0>),
            "reserves"},
    Segment{HqsAndReserves, silent(frame(flipHqsKind), republican, "12.1"), "flip_hqs"},
    Segment{HqsAndReserves,
            ask(frame(reservesKind), republican, say::titleReserves, "12.1.4",
                isWorthAsking<frame(reservesKind), 1>),
            "reserves"},
    Segment{HqsAndReserves, silent(frame(endAdministrationKind), {}, "7.2"), "end_administration"},
    Segment{NationalistMovement, interrupt(republican, mayInterrupt<1>), "events"},
    Segment{NationalistMovement,
            both(frame(beginMovementKind), nationalist, say::titleMovement, "13.1"), "movement"},
    Segment{NationalistCombat, both(frame(beginCombatKind), nationalist, say::titleCombat, "15.1"),
            "combat"},
    Segment{NationalistExploitation, interrupt(republican, mayInterrupt<1>), "events_exploitation"},
    Segment{NationalistExploitation,
            both(frame(beginExploitationKind), nationalist, say::titleExploitation, "14.1"),
            "exploitation"},
    Segment{NationalistExploitationCombat,
            both(frame(beginCombatKind), nationalist, say::titleExploitationCombat, "14.2"),
            "exploitation_combat"},
    Segment{RepublicanMovement, interrupt(nationalist, mayInterrupt<0>), "events"},
    Segment{RepublicanMovement,
            both(frame(beginMovementKind), republican, say::titleMovement, "13.1"), "movement"},
    Segment{RepublicanCombat, both(frame(beginCombatKind), republican, say::titleCombat, "15.1"),
            "combat"},
    Segment{RepublicanExploitation, interrupt(nationalist, mayInterrupt<0>), "events_exploitation"},
    Segment{RepublicanExploitation,
            both(frame(beginExploitationKind), republican, say::titleExploitation, "14.1"),
            "exploitation"},
    Segment{RepublicanExploitationCombat,
            both(frame(beginCombatKind), republican, say::titleExploitationCombat, "14.2"),
            "exploitation_combat"},
    Segment{EndOfTurn, both(frame(endTurnKind), {}, say::titleEndOfTurn, "5.2"), "end_turn"},
};

const std::array<Stage, segments.size()> stages = [] {
    std::array<Stage, segments.size()> made;
    std::ranges::transform(segments, made.begin(), &Segment::stage);
    return made;
}();

void runTurn(Draft& draft) {
    endIfDecided(draft);
    if (draft.position().isOver())
        return;
    if (draft.position().locals().get(sequencing::Next) == 0) {
        draft.say(Text(say::turnBegins, turnNow(draft.position())), "5.1", Milestone::Turn);
        activateLines(draft);
    }
    if (const int next = draft.position().locals().get(sequencing::Next); next < stageCount())
        draft.set(phaseTrack, phaseOf(next), "5.2");
    runSequence(draft, stages);
}

/// The parts of a turn, A to D.
int partOf(Phase phase) {
    return phase < NationalistMovement  ? 1
           : phase < RepublicanMovement ? 2
           : phase < EndOfTurn          ? 3
                                        : 4;
}
/// The part that runs; the segment that runs is the one before the next.
int partNow(const Position& position) {
    const int next = position.locals(position.depth() - 1).get(sequencing::Next, 0);
    return partOf(phaseOf(std::clamp(next - 1, 0, stageCount() - 1)));
}
std::size_t declinedBy(SideId side) {
    return side == nationalist ? sequencing::DeclinedNationalist : sequencing::DeclinedRepublican;
}

} // namespace

int stageOf(std::string_view word, SideId side) {
    const auto found = std::ranges::find_if(segments, [&](const Segment& each) {
        return each.word == word && (each.stage.side == side || !each.stage.side.exists());
    });
    return static_cast<int>(found - segments.begin());
}

int stageCount() {
    return static_cast<int>(segments.size());
}

Phase phaseOf(int stage) {
    return segments[static_cast<std::size_t>(stage)].phase;
}

bool declinesEvents(const Position& position, SideId side) {
    return position.locals(position.depth() - 1).get(declinedBy(side), 0) == partNow(position);
}

void declineEvents(Draft& draft, SideId side) {
    draft.setLocal(declinedBy(side), partNow(draft.position()), draft.position().depth() - 1);
}

FrameKind turnKind() {
    return {
        "tscw.turn", "", {{"next"}, {"declined_nationalist"}, {"declined_republican"}}, runTurn};
}

} // namespace esagono::tscw
