// SPDX-License-Identifier: GPL-3.0-or-later
// What is news and what is bookkeeping, and what the rules have said themselves.
#include "engine/play/telling/story.h"
#include "tests/skirmish/chapters.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

namespace esagono::news_tests {

using namespace esagono::skirmish;

namespace {

/// The test game with another declaration of what is told.
struct Edition {
    explicit Edition(const std::function<void(GamePackage&, Rules&)>& change)
        : rules(*table.setting.game->rules)
        , game(changed(change), rules)
        , setting(table.setting) {
        setting.game = &game;
    }

    GamePackage changed(const std::function<void(GamePackage&, Rules&)>& change) {
        GamePackage package = table.setting.package();
        change(package, rules);
        return package;
    }
    [[nodiscard]] std::vector<StoryKind> kinds(const std::vector<Event>& events) const {
        std::vector<StoryKind> all;
        for (const StoryLine& line :
             tell(Position(table.state, setting), red, Viewer::umpire(), 1, events).story)
            all.push_back(line.kind);
        return all;
    }

    TestTable table{"field"};
    Rules rules;
    Game game;
    Setting setting;
};

using Kinds = std::vector<StoryKind>;

const Edition& plain() {
    static const Edition edition([](GamePackage&, Rules&) {});
    return edition;
}

TrackId points() {
    return find<TrackId>(plain().setting.package().tracks, "red_points");
}

Event said(const char* id, const TextArgument& about) {
    Text text(id);
    text.arguments.push_back(about);
    return {Narrated{std::move(text), Milestone::None}, "4.1"};
}

} // namespace

TEST_CASE("a story tells what is declared to be news") {
    const CounterId r1 = plain().table.counter("r1");
    const std::vector<Event> shown = {{StatusSet{r1, revealed, 1}, "2.2"}};
    const std::vector<Event> counted = {{TrackSet{points(), 2}, "3.1"}};
    CHECK(plain().kinds(shown) == Kinds{StoryKind::Status});
    const Edition quiet([](GamePackage& package, Rules&) {
        for (NamedValue& each : package.statuses[revealed.index()].values)
            each.told = false;
        for (TrackKind& each : package.tracks)
            each.told = false;
    });
    CHECK(quiet.kinds(shown).empty());
    CHECK(plain().kinds(counted) == Kinds{StoryKind::Table});
    CHECK(quiet.kinds(counted).empty());
}

TEST_CASE("how somebody fares who is gone is no news") {
    const CounterId r1 = plain().table.counter("r1");
    const std::vector<Event> fares = {{StatusSet{r1, revealed, 1}, "2.2"},
                                      {CounterTurned{r1, 1}, "6.1"}};
    CHECK(plain().kinds(fares) == Kinds{StoryKind::Status, StoryKind::Loss});
    std::vector<Event> goes = fares;
    goes.push_back({CounterRemoved{r1, plain().table.position().place(r1)}, "6.1"});
    CHECK(plain().kinds(goes) == Kinds{StoryKind::Place});
}

TEST_CASE("what a sentence says itself is not said again") {
    const Edition edition([](GamePackage&, Rules& rules) {
        rules.sayings = {{"test.arrives", Tells::Place},
                         {"test.shows", Tells::State},
                         {"test.counts", Tells::Track}};
    });
    const CounterId r1 = edition.table.counter("r1");
    const CounterId r2 = edition.table.counter("r2");
    const HexId hex = edition.table.hex("0605");
    const Event comes{CounterMoved{r1, edition.table.position().place(r1), Place(hex)}, "4.1"};
    const Event shows{StatusSet{r1, revealed, 1}, "2.2"};
    const Event counts{TrackSet{points(), 2}, "3.1"};
    CHECK_MESSAGE((edition.kinds({comes, said("test.arrives", r1)}) == Kinds{StoryKind::Move}),
                  "the sentence stands for the move");
    CHECK_MESSAGE((edition.kinds({said("test.arrives", r1), comes}) == Kinds{StoryKind::Move}),
                  "before or after");
    CHECK_MESSAGE((edition.kinds({comes, said("test.arrives", hex)}) == Kinds{StoryKind::Move}),
                  "of who comes into the hex it names");
    CHECK(edition.kinds({comes, said("test.arrives", r2)}) ==
          Kinds{StoryKind::Move, StoryKind::Told});
    CHECK_MESSAGE((edition.kinds({comes, shows, said("test.arrives", r1)}) ==
                   Kinds{StoryKind::Status, StoryKind::Move}),
                  "nothing but what it tells");
    CHECK(edition.kinds({comes, shows, said("test.shows", r1)}) ==
          Kinds{StoryKind::Move, StoryKind::Status});
    CHECK(edition.kinds({counts, said("test.counts", std::int64_t{2})}) == Kinds{StoryKind::Told});
    CHECK_MESSAGE((edition.kinds({counts, comes, said("test.counts", std::int64_t{2})}) ==
                   Kinds{StoryKind::Table, StoryKind::Move, StoryKind::Told}),
                  "only of the track set just before");
    Event heading{Narrated{Text("test.phase"), Milestone::Phase}, "3.1"};
    CHECK_MESSAGE((edition.kinds({said("test.arrives", r1), heading, comes}) ==
                   Kinds{StoryKind::Told, StoryKind::Phase, StoryKind::Move}),
                  "not beyond a heading");
}

TEST_CASE("what shifts the column or modifies the die is said with its amount") {
    const auto told = [](const Text& text) {
        return Phrasebook(
                   [](std::string_view id, std::int64_t) -> std::string {
                       return id == "test.trench"           ? "Trench in %1"
                              : id == "play.story.shift"    ? "%2: column shift %1"
                              : id == "play.story.modifier" ? "%2: die modifier %1"
                                                            : "";
                   },
                   "en", &plain().setting)
            .phrase(text);
    };
    const TallyItem trench{Text("test.trench", plain().table.hex("0605")), Ratio(-1), "10.7"};
    CHECK(told(shiftedBy(trench)) == "Trench in 0605: column shift −1");
    CHECK(told(modifiedBy({trench.label, Ratio(2), "10.7"})) == "Trench in 0605: die modifier +2");
    CHECK(told(Text("%1", Ratio(9, 2))) == "4½");
    CHECK(told(Text("%1", Ratio(1, 2))) == "½");
    CHECK(told(Text("%1", Ratio(7, 12))) == "7/12");
}

} // namespace esagono::news_tests
