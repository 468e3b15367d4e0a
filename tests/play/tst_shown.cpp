// SPDX-License-Identifier: GPL-3.0-or-later
// What an interface asks of a game beyond its offers: why not here, prompts, layers, stories.
#include "engine/play/playout.h"
#include "engine/play/telling/story.h"
#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono::shown_tests {

using namespace esagono::skirmish;

namespace {

Record layout(const char* counters, const char* frame) {
    return readRecord(std::string(R"({"format":"esagono-position","tracks":{"turn":2,"chit":2},)") +
                          R"("counters":)" + counters +
                          R"(,"frames":[{"frame":"skirmish.turn","locals":{"next":5}},)" +
                          R"({"frame":"skirmish.)" + frame +
                          R"(","owners":["red"],"locals":{"side":"red"}}]})",
                      "test");
}

const Offer& offerOfVerb(const Position& position, const std::vector<Offer>& offers,
                         std::string_view verb) {
    const auto found = std::ranges::find_if(offers, [&](const Offer& offer) {
        return position.kind().verbs[offer.verb.index()].name == verb;
    });
    REQUIRE(found != offers.end());
    return *found;
}

std::string ruleAt(const TestTable& table, const Offer& offer, std::int32_t target) {
    const std::optional<Refusal> why = whyNotAt(table.position(), red, offer, target);
    return why ? ruleWord(why->rule) : "";
}

/// In the test game's own English.
std::string told(const TestTable& table, const Text& text) {
    return Phrasebook([](std::string_view, std::int64_t) { return std::string(); }, "en",
                      &table.setting)
        .phrase(text);
}

} // namespace

TEST_CASE("every target has an answer, offered or not") {
    const TestTable table("field", layout(R"([{"counter":"r1","at":"0605"},
        {"counter":"r2","at":"0604"},{"counter":"r3","at":"0604"},{"counter":"b1","at":"0505"}])",
                                          "move"));
    const std::vector<Offer> offers = offersTo(table.position(), red);
    const auto ofR1 = std::ranges::find_if(offers, [&](const Offer& offer) {
        return offer.kind == OfferKind::Path && offer.arguments.counter(0) == table.counter("r1");
    });
    REQUIRE(ofR1 != offers.end());
    struct Row {
        const char* name;
        const char* hex;
        const char* rule;
    };
    for (const Row& row :
         {Row{"4.1 beside it", "0706", ""}, Row{"4.2 the enemy", "0505", "4.2"},
          Row{"4.5 a full stack", "0604", "4.5"}, Row{"4.1 out of reach", "0809", "4.1"}}) {
        CAPTURE(row.name);
        CHECK(ruleAt(table, *ofR1, table.hex(row.hex).value) == row.rule);
    }
    CHECK(ruleAt(table, *ofR1, 9999) == "esagono:argument");
    CHECK(ruleAt(table, offerOfVerb(table.position(), offers, "end_movement"), 0) == "");
    const std::optional<Refusal> notBlues = whyNotAt(table.position(), blue, *ofR1, 0);
    REQUIRE(notBlues);
    CHECK(ruleWord(notBlues->rule) == "esagono:owner");
}

TEST_CASE("a refusal names those it is due to, as far as the asker may know them") {
    const auto culpritsOf = [](const TestTable& table, const char* json) {
        const std::optional<Refusal> why = whyNot(table.position(), table.command("red", json));
        REQUIRE(why);
        return why->culprits;
    };
    const char* counters = R"([{"counter":"r1","at":"0605"},{"counter":"r2","at":"0604"},
        {"counter":"r3","at":"0604"},{"counter":"b1","at":"0505"},
        {"counter":"b2","at":"0505","status":{"revealed":1}}])";
    const TestTable table("field", layout(counters, "move"));
    const char* intoEnemy = R"({"verb":"move","unit":"r1","path":["0505"]})";
    const auto enemies = culpritsOf(table, intoEnemy);
    CHECK(enemies.size() == 2);
    CHECK_MESSAGE(std::ranges::count(enemies, Culprit(table.counter("b2"))) == 1, "revealed");
    CHECK_MESSAGE(std::ranges::count(enemies, Culprit(table.hex("0505"))) == 1,
                  "the hidden one is a hex");
    CHECK(culpritsOf(table, R"({"verb":"move","unit":"r1","path":["0604"]})") ==
          std::vector<Culprit>{table.counter("r3"), table.counter("r2")});
    CHECK(culpritsOf(table, R"({"verb":"move","unit":"b1","path":["0604"]})").empty());
    const std::optional<Refusal> why = whyNot(table.position(), table.command("red", intoEnemy));
    const Record written = table.scribe.write(*why);
    CHECK(written["culprits"].size() == 2);
}

TEST_CASE("every decision of the test game asks for something, in every language it has") {
    for (const FrameKind& kind : rules().frames) {
        CAPTURE(kind.name);
        CHECK(kind.isStep() != (kind.promptNow != nullptr || *kind.prompt != '\0'));
    }
    TestTable table;
    CHECK(told(table, promptOf(table.position(), red)) == "Bid supply for the first move");
    table.mustAct("red", R"({"verb":"bid","supply":2})");
    CHECK_MESSAGE(promptOf(table.position(), red).empty(), "who has answered is not asked");
    CHECK(!promptOf(table.position(), blue).empty());
}

TEST_CASE("progress counts what is done and what is not, for those who are asked") {
    TestTable table("field", layout(R"([{"counter":"r1","at":"0605"},{"counter":"r2","at":"0606"},
        {"counter":"b1","at":"0505"},{"counter":"b3","at":"0101"}])",
                                    "declare_attack"));
    REQUIRE(progressOf(table.position(), red).size() == 1);
    CHECK(progressOf(table.position(), red).front().done == 0);
    CHECK(progressOf(table.position(), red).front().of == 2);
    CHECK(progressOf(table.position(), blue).empty());
    table.mustAct("red", R"({"verb":"attack","target":"0505","with":["r1"]})");
    const Progress after = progressOf(table.position(), red).front();
    CHECK(after.done == 1);
    CHECK(after.covered == std::vector<HexId>{table.hex("0505")});
    CHECK(after.open == std::vector<HexId>{table.hex("0101")});
}

TEST_CASE("layers, ways and explanations are those of the game") {
    const TestTable table("field", layout(R"([{"counter":"r1","at":"0605"},
        {"counter":"b1","at":"0101"}])",
                                          "move"));
    const auto hexes = rules().layers.front().hexes(table.position(), red);
    const auto reds = std::ranges::count(hexes, red, &LayerHex::side);
    CHECK(static_cast<std::size_t>(reds) ==
          table.setting.map->neighbours(table.hex("0605")).size());
    const std::vector<HexId> way = rules().trace(table.position(), table.counter("r1"));
    REQUIRE(!way.empty());
    CHECK(way.front() == table.hex("0605"));
    CHECK(table.setting.map->inArea(table.setting.map->area("red_edge"), way.back()));
    const auto parts = rules().explain(table.position(), table.counter("r1"));
    REQUIRE(parts.size() == 2);
    CHECK(parts[1].tally.total() == Ratio(table.position().number(table.counter("r1"), movement)));
}

TEST_CASE("the story of a move is one line, with what it cost") {
    TestTable table(
        "field", layout(R"([{"counter":"r1","at":"0705"},{"counter":"b1","at":"0101"}])", "move"));
    const State before = table.state;
    table.mustAct("red", R"({"verb":"move","unit":"r1","path":["0706","0707"]})");
    const auto story = [&](Viewer viewer) {
        return tell(Position(before, table.setting), red, viewer, 10, table.events).story;
    };
    const std::vector<StoryLine> lines = story(Viewer::of(red));
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].kind == StoryKind::Move);
    CHECK(lines[0].counters == std::vector<CounterId>{table.counter("r1")});
    CHECK(lines[0].hexes ==
          std::vector<HexId>{table.hex("0705"), table.hex("0706"), table.hex("0707")});
    CHECK(lines[0].side == red);
    CHECK(lines[0].rule == RuleRef("4.1"));
    REQUIRE(lines[0].text.arguments.size() == 4);
    CHECK(std::get<Ratio>(lines[0].text.arguments[3]) >= Ratio(2));
    CHECK_MESSAGE(lines[0].event > 10, "the status comes first");
    for (const StoryLine& line : story(Viewer::of(blue)))
        CHECK_MESSAGE(line.kind == StoryKind::Table, "of a hidden unit only its hexes are told");
}

TEST_CASE("whoever comes into the open is told of") {
    const Record start =
        layout(R"([{"counter":"r1","at":"0605"},{"counter":"b1","at":"0405"}])", "move");
    TestTable table("field", start);
    table.mustAct("red", R"({"verb":"move","unit":"r1","path":["0505"]})");
    const State before = table.state;
    table.mustAct("blue", R"({"verb":"fire","with":"b1"})", {4});
    const ToldPage page =
        tell(Position(before, table.setting), blue, Viewer::of(red), 1, table.events);
    const bool isTold = std::ranges::any_of(page.events, [&](const ToldEvent& each) {
        const auto* status = std::get_if<StatusSet>(&each.event.fact);
        return status != nullptr && status->counter == table.counter("b1") &&
               status->status == revealed;
    });
    CHECK(isTold);
    const auto revealedLine = std::ranges::find(page.story, StoryKind::Status, &StoryLine::kind);
    REQUIRE(revealedLine != page.story.end());
}

TEST_CASE("the same change of several counters is one line") {
    const TestTable table;
    std::vector<Event> events;
    for (const char* unit : {"r1", "r2"})
        events.push_back({StatusSet{table.counter(unit), revealed, 1}, "2.2"});
    events.push_back({StatusSet{table.counter("r3"), moved, 1}, "4.1"});
    const auto lines = tell(table.position(), red, Viewer::umpire(), 7, events).story;
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].event == 7);
    CHECK(lines[0].counters.size() == 2);
    CHECK(std::get<std::int64_t>(lines[0].text.arguments[0]) == 2);
}

TEST_CASE("dice are read with the table before them") {
    TestTable table("field", layout(R"([{"counter":"r1","at":"0605"},{"counter":"r2","at":"0606"},
        {"counter":"b3","at":"0505","face":1}])",
                                    "declare_attack"));
    table.mustAct("red", R"({"verb":"attack","target":"0505","with":["r1","r2"]})");
    const State before = table.state;
    table.mustAct("red", R"({"verb":"end_combat"})", {3});
    const auto throws =
        tell(Position(before, table.setting), red, Viewer::umpire(), 100, table.events).dice;
    REQUIRE(throws.size() == 1);
    CHECK(throws[0].reading.chart == "combat");
    CHECK(throws[0].reading.row == std::optional<std::size_t>(2));
    CHECK(throws[0].dice.faces == std::vector<std::uint8_t>{3});
    const auto index = static_cast<std::size_t>(throws[0].event - 100);
    CHECK(std::holds_alternative<DiceRolled>(table.events.at(index).fact));
}

TEST_CASE("names that a package declares are words of a text") {
    const TestTable table;
    const StatusKind& status = table.setting.package().statuses[revealed.index()];
    CHECK(told(table, Text("%1: %2", table.counter("r1"), nameOf(status, 1))) ==
          table.setting.package().counters[0].name + ": revealed");
    CHECK_MESSAGE(told(table, Text("%1", nameOf(status, 5))) == "5", "a value without a name");
    const Phrasebook book([](std::string_view, std::int64_t) { return std::string(); }, "it",
                          &table.setting);
    CHECK(book.phrase(Text("%1 %2", table.hex("0605"), 3),
                      [](const std::string& word) { return "<" + word + ">"; }) == "<0605> 3");
}

TEST_CASE("in random games every target of every offer is judged alike") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        const Setting setting = settingOf(skirmishGame(), seed % 4 == 0 ? "melee" : "field");
        SeededDice dice(seedFrom(std::to_string(seed)));
        RandomPlayer first(seed);
        RandomPlayer second(seed + 50);
        Player* const players[] = {&first, &second};
        State state = begin(setting, dice).state;
        Chance chance(seed);
        const auto check = [&](const Position& position) {
            for (const SideId side : {red, blue})
                for (const Offer& offer : everyOffer(position, side)) {
                    for (const std::int32_t target : offer.targets)
                        CHECK(!whyNotAt(position, side, offer, target));
                    for (const Blocked& blocked : offer.blocked)
                        CHECK(whyNotAt(position, side, offer, blocked.target) ==
                              std::optional<Refusal>(blocked.why));
                    if (offer.kind != OfferKind::Path)
                        continue;
                    const auto any = static_cast<std::int32_t>(chance.below(position.map().size()));
                    const bool offered = std::ranges::count(offer.targets, any) > 0;
                    CHECK(whyNotAt(position, side, offer, any).has_value() != offered);
                }
            CHECK(!promptOf(position, position.owners().contains(red) ? red : blue).empty());
        };
        static_cast<void>(playOut(setting, std::move(state), dice, players, 300,
                                  [&](const State& before, const Command&, const Ruled&) {
                                      check(Position(before, setting));
                                      return true;
                                  }));
    }
}

} // namespace esagono::shown_tests
