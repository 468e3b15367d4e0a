// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of the machine, checked at every step of thousands of random games.
#include "engine/core/snapshot.h"
#include "engine/play/draft.h"
#include "engine/play/playout.h"
#include "engine/play/position_file.h"
#include "engine/play/possible.h"
#include "engine/play/view.h"
#include "tests/skirmish/names.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

#include <set>

namespace esagono::laws_tests {

namespace {

constexpr std::size_t gamesToPlay = 1500;
constexpr std::size_t mostCommands = 2000;

/// Everything that must hold before, during and after a command. Reports through doctest.
class Laws {
public:
    explicit Laws(const Setting& setting)
        : m_setting(setting)
        , m_scribe(setting) {}

    void beforeCommand(const Position& position, Chance& chance) const {
        CHECK(!position.owners().empty());
        for (std::size_t i = 0; i < m_setting.package().sides.size(); ++i) {
            const SideId side(i);
            const std::vector<Offer> offers = everyOffer(position, side);
            CHECK_MESSAGE(offers.empty() != position.owners().contains(side),
                          "only owners have offers, and they have some");
            for (const Offer& offer : offers)
                checkOffer(position, side, offer, chance);
        }
        CHECK_MESSAGE(position.depth() < 12, "the stack stays shallow");
    }

    void afterCommand(const State& before, const Ruled& ruled) const {
        State folded = before;
        for (const Event& event : ruled.events) {
            const WrittenEvent written = m_scribe.write(event);
            const Event read = m_scribe.readEvent(written.kind, written.data);
            CHECK_MESSAGE(read == event, "an event written and read is the same");
            REQUIRE(!flawIn(Position(folded, m_setting), read));
            fold(folded, read);
        }
        CHECK_MESSAGE(folded == ruled.state, "the fold of the diary is the table");
        CHECK(!flawIn(Position(folded, m_setting)));
        const auto shape = m_setting.package().shape(*m_setting.scenario);
        const auto unpacked = unpackState(packState(folded), shape);
        REQUIRE(unpacked);
        CHECK_MESSAGE(*unpacked == folded, "a table packed and unpacked is the same");
        checkConservation(folded);
        if (!ruled.barrier)
            for (const Event& event : ruled.events) {
                CHECK(!std::holds_alternative<DiceRolled>(event.fact));
                CHECK(!std::holds_alternative<ChitDrawn>(event.fact));
            }
    }

    /// Views and redacted events of a side are the same when only what it may not see differs.
    void checkSecrecy(const State& state, Chance& chance) const {
        for (const SideId viewer : {skirmish::red, skirmish::blue}) {
            const State twin = disguised(state, viewer, chance);
            const Position here(state, m_setting);
            const Position there(twin, m_setting);
            CHECK(viewOf(here, Viewer::of(viewer)) == viewOf(there, Viewer::of(viewer)));
        }
    }

private:
    void checkOffer(const Position& position, SideId side, const Offer& offer,
                    Chance& chance) const {
        const FrameKind& kind = position.kind();
        const Command example = exampleOf(offer, side);
        CHECK_MESSAGE(!whyNot(position, example), "an offer's example is accepted");
        CHECK(m_scribe.readCommand(m_scribe.write(example, kind), side, kind) == example);
        if (offer.kind != OfferKind::Button && offer.kind != OfferKind::Number)
            CHECK_MESSAGE(!offer.targets.empty(), "an offer has targets");
        if (offer.kind == OfferKind::Hexes || offer.kind == OfferKind::Choice ||
            offer.kind == OfferKind::Path || offer.kind == OfferKind::Number ||
            offer.kind == OfferKind::Order || offer.kind == OfferKind::Allocation)
            for (const Command& command : allOf(offer, side, 20))
                CHECK_MESSAGE(!whyNot(position, command), "each filling of the offer is accepted");
        if (offer.kind == OfferKind::Units)
            CHECK(!whyNot(position, anyOf(offer, side, chance)));
        for (const Blocked& blocked : offer.blocked) {
            const std::optional<Refusal> why = whyNot(position, fill(offer, side, blocked.attempt));
            REQUIRE_MESSAGE(why, "a blocked target is refused");
            CHECK(why == std::optional<Refusal>(blocked.why));
            CHECK_MESSAGE(m_setting.package().rulebook.find(why->rule) != nullptr,
                          "the rule cited is in the rulebook");
        }
    }

    void checkConservation(const State& state) const {
        std::set<std::size_t> seen;
        for (std::size_t slot = 0; slot < state.tops.size(); ++slot)
            for (CounterId at = state.tops[slot]; at.exists();
                 at = state.counters[at.index()].below)
                CHECK_MESSAGE(seen.insert(at.index()).second, "no counter lies in two places");
        int chits = 0;
        for (const std::uint16_t count : state.pools)
            chits += count;
        CHECK_MESSAGE(chits == m_chits, "chits are conserved");
        CHECK_MESSAGE(seen.size() == m_counters, "counters are conserved");
    }

    /// The same table with everything changed that the viewer may not see: which hidden enemy unit
    /// is which, what the mines are worth, what lies in the reserve, the other side's supply and
    /// sealed bid.
    [[nodiscard]] State disguised(State state, SideId viewer, Chance& chance) const {
        using namespace skirmish;
        const SideId enemy = other(viewer);
        const Position position(state, m_setting);
        std::vector<CounterId> hidden;
        for (std::size_t i = 0; i < state.counters.size(); ++i)
            if (const CounterId each(i); position.side(each) == enemy &&
                                         position.place(each).isHex() &&
                                         seen(position, viewer, each) != Seen::Whole)
                hidden.push_back(each);
        std::vector<CounterId> shuffled = hidden;
        chance.shuffle(shuffled);
        exchange(state, hidden, shuffled);
        for (MarkerOnTable& marker : state.markers)
            if (viewer != marker.side)
                marker.value = static_cast<std::int16_t>(1 - marker.value);
        std::ranges::sort(state.markers);
        state.tracks[supply[enemy.index()].index()] = static_cast<int>(chance.below(6));
        for (Frame& each : state.frames)
            if (each.name == frame(bidKind) && each.locals.has(enemy.index()))
                each.locals.set(enemy.index(), static_cast<int>(chance.below(4)));
        return state;
    }

    static Seen seen(const Position& position, SideId viewer, CounterId counter) {
        return seenBy(position, Viewer::of(viewer), counter);
    }

    /// Puts counter `to[i]` where `from[i]` lies, face and statuses included.
    static void exchange(State& state, const std::vector<CounterId>& from,
                         const std::vector<CounterId>& to) {
        std::vector<CounterId> becomes(state.counters.size());
        for (std::size_t i = 0; i < becomes.size(); ++i)
            becomes[i] = CounterId(i);
        for (std::size_t i = 0; i < from.size(); ++i)
            becomes[from[i].index()] = to[i];
        const State old = state;
        for (std::size_t i = 0; i < becomes.size(); ++i) {
            CounterOnTable piece = old.counters[i];
            if (piece.below.exists())
                piece.below = becomes[piece.below.index()];
            state.counters[becomes[i].index()] = piece;
            for (std::size_t status = 0; status < state.statusCount; ++status)
                state.statuses[becomes[i].index() * state.statusCount + status] =
                    old.statuses[i * state.statusCount + status];
        }
        for (CounterId& top : state.tops)
            if (top.exists())
                top = becomes[top.index()];
    }

    const Setting& m_setting;
    Scribe m_scribe;
    int m_chits = [this] {
        int total = 0;
        for (const std::uint16_t count : m_setting.scenario->pools)
            total += count;
        return total;
    }();
    std::size_t m_counters = [this] {
        std::size_t total = 0;
        for (const SetupGroup& group : m_setting.scenario->setup)
            total += group.counters.size();
        return total;
    }();
};

void playUnderLaws(const std::string& scenario, std::uint64_t seed, bool everyStep) {
    CAPTURE(scenario);
    CAPTURE(seed);
    Setting setting = settingOf(skirmishGame(), scenario);
    if (seed % 3 == 0)
        choose(setting, "R1", "red");
    SeededDice dice(seedFrom(std::to_string(seed)));
    RandomPlayer red(seed * 2 + 1);
    RandomPlayer blue(seed * 2 + 2);
    Player* const players[] = {&red, &blue};
    const Laws laws(setting);
    Chance chance(seed);
    const Ruled start = begin(setting, dice);
    laws.afterCommand(State(setting.package().shape(*setting.scenario)), start);
    if (everyStep)
        laws.beforeCommand(Position(start.state, setting), chance);
    const Played played =
        playOut(setting, start.state, dice, players, mostCommands,
                [&](const State& before, const Command&, const Ruled& ruled) {
                    laws.afterCommand(before, ruled);
                    if (everyStep && !ruled.state.frames.empty()) {
                        laws.beforeCommand(Position(ruled.state, setting), chance);
                        laws.checkSecrecy(ruled.state, chance);
                    }
                    return true;
                });
    CHECK_MESSAGE(played.finished, "every game ends");
    const Ending ending = setting.game->rules->ending(Position(played.state, setting));
    CHECK(!ending.text.empty());
}

} // namespace

TEST_CASE("the laws hold at every step of random games") {
    for (std::uint64_t seed = 1; seed <= gamesToPlay; ++seed)
        playUnderLaws(seed % 4 == 0 ? "melee" : "field", seed, seed % 10 == 0);
}

TEST_CASE("random play with the same seeds is the same game") {
    const auto play = [] {
        const Setting setting = settingOf(skirmishGame(), "field");
        SeededDice dice(seedFrom("twice"));
        RandomPlayer red(1);
        RandomPlayer blue(2);
        Player* const players[] = {&red, &blue};
        return digestOf(
            playOut(setting, begin(setting, dice).state, dice, players, mostCommands).state);
    };
    CHECK(play() == play());
}

TEST_CASE("a position written down and laid out again is the same table") {
    const Setting setting = settingOf(skirmishGame(), "field");
    const Scribe scribe(setting);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SeededDice dice(seedFrom(std::to_string(seed)));
        RandomPlayer red(seed);
        RandomPlayer blue(seed + 100);
        Player* const players[] = {&red, &blue};
        const Played played =
            playOut(setting, begin(setting, dice).state, dice, players, 5 + seed * 3);
        if (played.finished)
            continue;
        const Record written = writePosition(Position(played.state, setting), scribe);
        const Ruled again = beginAs(setting, scribe, written, dice);
        State expected = played.state;
        expected.rolls = 0; // dice are counted from the beginning of a game
        CHECK(again.state == expected);
    }
}

} // namespace esagono::laws_tests
