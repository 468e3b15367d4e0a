// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play.
#include "tscw/sequence.h"

#include "play/sequence.h"
#include "tscw/administration.h"
#include "tscw/sequence_messages.h"

#include <algorithm>
#include <array>

namespace esagono::tscw {

namespace {

/// A stage, the phase it belongs to, and the decision it leads to if that is not its own frame.
struct Segment {
    Phase phase;
    Stage stage;
    std::string_view word;
};

using StageCondition = bool (*)(const Position&);
constexpr Stage both(FrameNumber what, SideId side, const char* title, const char* section,
                     StageCondition when = nullptr) {
    return {frame(what), side, title, section, Milestone::Phase, when};
}
constexpr Stage ask(FrameNumber what, SideId side, const char* title, const char* section,
                    StageCondition when = nullptr) {
    return {frame(what), side, title, section, Milestone::Phase, when, side};
}
constexpr Stage silent(FrameNumber what, SideId side, const char* section) {
    return {frame(what), side, "", section, Milestone::None};
}

// Nobody is asked who could only say that he is done.
constexpr SideId sideOf(std::size_t number) {
    return SideId(number);
}
template <std::size_t Number>
bool isAnythingDue(const Position& position) {
    return hasDue(position, sideOf(Number));
}
/// Whether there is more to do in a decision than to end it.
template <FrameNumber What, std::size_t Number>
bool isWorthAsking(const Position& position) {
    const SideId side = sideOf(Number);
    return hasHiddenHand(position, side) ||
           position.setting().kind(frame(What)).offers(position, side).size() > 1;
}
template <std::size_t Number>
bool hasPoints(const Position& position) {
    const bool any =
        Number == 0 ? pointsIn(position, Pool::Nationalist) + pointsIn(position, Pool::Italian) > 0
                    : pointsIn(position, Pool::Republican) + pointsIn(position, Pool::North) > 0;
    return any || mayPlayEvent(position, sideOf(Number), Moment::Rebuilding);
}
template <std::size_t Number>
bool mayReserve(const Position& position) {
    return mayPlayEvent(position, sideOf(Number), Moment::Reserves) ||
           hasUsefulHq(position, sideOf(Number));
}
template <std::size_t Number>
bool isAnybodyArriving(const Position& position) {
    return hasArrivals(position, sideOf(Number));
}

/// 5.2: in every segment of the mutual administrative phase the Nationalists go first.
const std::array segments = {
    Segment{Events, both(DrawFrame, nationalist, say::titleEvents, "6.2"), "draw"},
    Segment{Events, both(DrawFrame, republican, say::titleEvents, "6.2"), "draw"},
    Segment{Events, silent(NewChitsFrame, {}, "6.1"), "new_chits"},
    Segment{Mobilisation,
            ask(MobilisationFrame, republican, say::titleMobilisation, "7.10", mayMobilise),
            "mobilisation"},
    Segment{Withdrawals,
            both(WithdrawalsFrame, nationalist, say::titleWithdrawals, "7.4", isAnythingDue<0>),
            "withdrawals"},
    Segment{Withdrawals,
            both(WithdrawalsFrame, republican, say::titleWithdrawals, "7.4", isAnythingDue<1>),
            "withdrawals"},
    Segment{ResourcePoints, silent(IncomeFrame, nationalist, "7.2"), "income"},
    Segment{ResourcePoints,
            ask(RebuildFrame, nationalist, say::titleRebuilding, "7.6", hasPoints<0>), "rebuild"},
    Segment{ResourcePoints, silent(IncomeFrame, republican, "7.2"), "income"},
    Segment{ResourcePoints,
            ask(RebuildFrame, republican, say::titleRebuilding, "7.6", hasPoints<1>), "rebuild"},
    Segment{Reinforcements,
            both(ReinforcementsFrame, nationalist, say::titleReinforcements, "7.8",
                 isAnybodyArriving<0>),
            "place"},
    Segment{Reinforcements,
            both(ReinforcementsFrame, republican, say::titleReinforcements, "7.8",
                 isAnybodyArriving<1>),
            "place"},
    Segment{SeaMovement, silent(StrategicFrame, {}, "9.2"), "strategic"},
    Segment{SeaMovement,
            ask(SeaFrame, nationalist, say::titleSea, "11.5", isWorthAsking<SeaFrame, 0>), "sea"},
    Segment{SeaMovement,
            ask(SeaFrame, republican, say::titleSea, "11.5", isWorthAsking<SeaFrame, 1>), "sea"},
    Segment{RailMovement,
            ask(RailFrame, nationalist, say::titleRail, "11.4", isWorthAsking<RailFrame, 0>),
            "rail"},
    Segment{RailMovement,
            ask(RailFrame, republican, say::titleRail, "11.4", isWorthAsking<RailFrame, 1>),
            "rail"},
    Segment{HqsAndReserves, silent(FlipHqsFrame, nationalist, "12.1"), "flip_hqs"},
    Segment{HqsAndReserves,
            ask(ReservesFrame, nationalist, say::titleReserves, "12.1.4", mayReserve<0>),
            "reserves"},
    Segment{HqsAndReserves, silent(FlipHqsFrame, republican, "12.1"), "flip_hqs"},
    Segment{HqsAndReserves,
            ask(ReservesFrame, republican, say::titleReserves, "12.1.4", mayReserve<1>),
            "reserves"},
    Segment{HqsAndReserves, silent(EndAdministrationFrame, {}, "7.2"), "end_administration"},
    Segment{NationalistMovement, both(BeginMovementFrame, nationalist, say::titleMovement, "13.1"),
            "movement"},
    Segment{NationalistCombat, both(BeginCombatFrame, nationalist, say::titleCombat, "15.1"),
            "combat"},
    Segment{NationalistExploitation,
            both(BeginExploitationFrame, nationalist, say::titleExploitation, "14.1"),
            "exploitation"},
    Segment{NationalistExploitationCombat,
            both(BeginCombatFrame, nationalist, say::titleExploitationCombat, "14.2"),
            "exploitation_combat"},
    Segment{RepublicanMovement, both(BeginMovementFrame, republican, say::titleMovement, "13.1"),
            "movement"},
    Segment{RepublicanCombat, both(BeginCombatFrame, republican, say::titleCombat, "15.1"),
            "combat"},
    Segment{RepublicanExploitation,
            both(BeginExploitationFrame, republican, say::titleExploitation, "14.1"),
            "exploitation"},
    Segment{RepublicanExploitationCombat,
            both(BeginCombatFrame, republican, say::titleExploitationCombat, "14.2"),
            "exploitation_combat"},
    Segment{EndOfTurn, both(EndTurnFrame, {}, say::titleEndOfTurn, "5.2"), "end_turn"},
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
    if (draft.position().locals().get(0) == 0) {
        draft.say(Text(say::turnBegins, turnNow(draft.position())), "5.1", Milestone::Turn);
        activateLines(draft);
    }
    const std::size_t depth = draft.position().depth();
    runSequence(draft, stages);
    if (draft.position().depth() > depth)
        draft.set(phaseTrack, phaseOf(draft.position().locals(1).get(0) - 1), "5.2");
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

FrameKind turnKind() {
    return {"tscw.turn", "", {{"next"}}, runTurn};
}

} // namespace esagono::tscw
