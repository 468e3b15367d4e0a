// SPDX-License-Identifier: GPL-3.0-or-later
// What the replay asks of the game: steps, supply, points, and what throws cost.
#include "engine/play/playout.h"
#include "engine/play/steps.h"
#include "engine/replay/figures.h"
#include "engine/replay/luck.h"
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"
#include "tests/santander/combat_boards.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

namespace esagono::santander::replay_tests {

namespace {

/// The table just before the first throw of that kind in the last command, and the throw before it.
struct BeforeThrow {
    RuleTable table;
    State state;
    DiceRolled dice;
    std::optional<DiceRolled> earlier;

    BeforeThrow(const Board& board, const std::string& act, const char* purpose)
        : table(board)
        , state(table.state) {
        REQUIRE(table.act(act) == "");
        for (const Event& event : table.events) {
            if (const auto* rolled = std::get_if<DiceRolled>(&event.fact)) {
                dice = *rolled;
                if (rolled->purpose == purpose)
                    return;
                earlier = *rolled;
            }
            fold(state, event);
        }
        FAIL("no such throw");
    }
    [[nodiscard]] Position position() const { return {state, table.setting}; }
    /// "1/6: 0 1; …" in the order of the losses, Nationalists first.
    [[nodiscard]] std::string falls() const {
        std::string text;
        for (const Fall& fall : fallsOf(position(), dice, earlier ? &*earlier : nullptr))
            text += (text.empty() ? "" : "; ") + std::to_string((fall.chance * 36).over()) + ": " +
                    std::to_string(fall.lost[0]) + " " + std::to_string(fall.lost[1]);
        return text;
    }
};

/// A game of random players, to be watched.
std::unique_ptr<Match> randomGame(const std::filesystem::path& path, std::uint64_t seed) {
    auto match = Match::create(path, santanderGame().package, santanderOnly(),
                               {.scenario = "campaign", .seed = seedFrom(std::to_string(seed))});
    RandomPlayer player(seed);
    while (!match->position().isOver()) {
        const Position position = match->position();
        const SideId side = position.owners().contains(nationalist) ? nationalist : republican;
        REQUIRE(!match->submit(player.choose(position, side, offersTo(position, side)), "")
                     .isRefused());
    }
    return match;
}

} // namespace

TEST_CASE("The toll of a throw is what its table says, as far as there are steps") {
    struct TollRow {
        const char* name;
        Board board;
        const char* act;
        const char* purpose;
        std::string falls; ///< in 36ths: steps of the Nationalists, steps of the Republicans
    };
    const Board plain = inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXX"}});
    const Board weak = inRain({{"2108", "NI_1"}, {"2008", "R_CLXX:reduced"}});
    const Board shaken =
        inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXXIII R_CLXXIV"}}, {}, {}, 4);
    const char* const attack = "attack target=2008 with=NI_1,NI_2,NIV_1 | 3 4";
    const std::vector<TollRow> rows = {
        {"10.3 at five to one; nobody loses more than he has", plain, attack, say::diceCombat,
         "6: 0 1; 18: 0 2; 12: 1 1"},
        {"10.3 at two to one", weak, "attack target=2008 with=NI_1 | 1", say::diceCombat,
         "6: 0 1; 12: 1 0; 12: 1 1; 6: 2 0"},
        {"10.6 steady morale costs nothing", plain, attack, say::diceMorale, ""},
        {"10.6 a nine or a ten costs a step more", shaken,
         "attack target=2008 with=NI_1,NI_2,NIV_1 | 5 5", say::diceMorale, "24: 0 0; 12: 0 1"},
    };
    for (const TollRow& row : rows) {
        CAPTURE(std::string(row.name));
        CHECK(BeforeThrow(row.board, row.act, row.purpose).falls() == row.falls);
    }
}

TEST_CASE("In random games throws cost what they say, and the figures are the table's") {
    TestFolder folder;
    std::size_t combats = 0;
    std::size_t unsupplied = 0;
    for (const std::uint64_t seed : {11U, 12U, 13U, 14U}) {
        CAPTURE(seed);
        const auto path = folder.path(std::to_string(seed) + ".esagono");
        static_cast<void>(randomGame(path, seed));
        const auto recording = Recording::open(path, santanderOnly());
        REQUIRE(recording->isRuled());
        Film film(*recording);
        Luck luck(film);
        REQUIRE(luck.read());
        const LossCount losses(film.setting());
        for (const Throw& thrown : luck.throws()) {
            Ratio all;
            for (const Fall& fall : thrown.falls)
                all = all + fall.chance;
            CHECK(all == Ratio(1));
            CHECK(thrown.side.exists());
            CHECK(thrown.hex.exists());
            if (thrown.dice.purpose != say::diceCombat)
                continue;
            ++combats;
            State state = film.after(thrown.moment);
            const std::size_t depth = state.frames.size();
            int lost = 0;
            for (Moment at = thrown.moment; at < film.length() && state.frames.size() >= depth;
                 ++at)
                film.run(state, at, at + 1, [&](const State& before, Moment, const Event& event) {
                    const auto loss = losses.lossBy(Position(before, film.setting()), event);
                    lost += loss.side == thrown.side ? loss.steps : 0;
                });
            CHECK(lost == thrown.lost[thrown.side.index()]);
        }

        Figures figures(film);
        REQUIRE(figures.read());
        CHECK(figures.countsPoints());
        CHECK(figures.countsSupply());
        for (std::size_t i = 0; i < figures.points().size(); ++i) {
            const FiguresAt& point = figures.points()[i];
            film.seek(point.moment);
            const Position position = film.position();
            CHECK(point.sides[nationalist.index()].points == victoryPoints(position));
            for (const SideId side : {nationalist, republican}) {
                int steps = 0;
                int without = 0;
                for (const CounterId unit : printed(position).ground)
                    if (position.side(unit) == side && position.isOnMap(unit)) {
                        steps += stepsLeft(position, unit);
                        without += position.status(unit, oos) != 0 ? stepsLeft(position, unit) : 0;
                    }
                CHECK(point.sides[side.index()].onMap == steps);
                CHECK(point.sides[side.index()].unsupplied == without);
                unsupplied += static_cast<std::size_t>(without);
            }
        }
    }
    CHECK(combats > 20);
    CHECK(unsupplied > 0);
}

} // namespace esagono::santander::replay_tests
