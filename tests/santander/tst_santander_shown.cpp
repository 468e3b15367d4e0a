// SPDX-License-Identifier: GPL-3.0-or-later
// What the game shows beyond its offers: layers, lines of supply, explanations, prompts, culprits,
// readings of dice; at drawn positions and as laws of random games.
#include "engine/play/playout.h"
#include "engine/play/telling/story.h"
#include "engine/play/view.h"
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"
#include "engine/santander/setup/setup.h"
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

#include <set>

namespace esagono::santander::shown_tests {

namespace {

const Layer& layerOf(const std::string& id) {
    static const std::vector<Layer> all = layers();
    return *std::ranges::find(all, id, &Layer::id);
}

std::set<HexId> hexesOf(const Position& position, const std::string& layer, SideId side,
                        SideId viewer = {}) {
    std::set<HexId> hexes;
    for (const LayerHex& each : layerOf(layer).hexes(position, viewer))
        if (each.side == side)
            hexes.insert(each.hex);
    return hexes;
}

std::set<HexId> landOf(const Position& position, const HexSet& set) {
    std::set<HexId> hexes;
    for (const HexId hex : position.map().hexes())
        if (set.contains(hex) && terrainOf(position, hex).isLand)
            hexes.insert(hex);
    return hexes;
}

std::string told(const Tally& tally) {
    std::string text;
    for (const TallyItem& item : tally.items) {
        text += (text.empty() ? "" : ", ") + std::to_string(item.value.over());
        if (!item.value.isWhole())
            text += "/" + std::to_string(item.value.under());
        text += " (" + ruleWord(item.rule) + ")";
    }
    return text;
}

/// Plays random games, fogged or not, and shows every position before it is decided on.
template <class Look>
void inRandomGames(std::uint64_t games, bool fogged, Look look) {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        CAPTURE(seed);
        Setting setting = settingOf(santanderGame(), seed % 2 == 0 ? "campaign" : "suggested");
        choose(setting, "fog", fogged ? "on" : "off");
        if (seed % 3 == 0)
            setting.rulings[ruling::fogHidesAll.index()] = 1;
        SeededDice dice(seedFrom(std::to_string(seed)));
        RandomPlayer first(seed);
        RandomPlayer second(seed + 1);
        Player* const players[] = {&first, &second};
        const Played played =
            playOut(setting, begin(setting, dice).state, dice, players, 20'000,
                    [&](const State& before, const Command& command, const Ruled& ruled) {
                        look(Position(before, setting), command, ruled);
                        return true;
                    });
        REQUIRE(played.finished);
    }
}

} // namespace

TEST_CASE("layers are what the rules themselves go by") {
    Board board =
        fair({{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX"}, {"1910", "HQ_XV"}});
    board.rulings["fog"] = "off";
    const RuleTable table(board);
    for (const SideId side : {nationalist, republican}) {
        CHECK(hexesOf(table.position(), "zones", side) ==
              landOf(table.position(), zoneOf(table.position(), side)));
        CHECK(hexesOf(table.position(), "supply", side) ==
              landOf(table.position(),
                     linesOfSupply(table.position(), side, zoneOf(table.position(), other(side)))));
    }
    CHECK(!hexesOf(table.position(), "zones", nationalist).empty());
    CHECK(!hexesOf(table.position(), "supply", republican).empty());
}

TEST_CASE("5.3 a layer does not tell what lies under an enemy stack") {
    // Under one headquarters lies another unit, or a column: from above it looks the same.
    const auto zonesSeen = [](const char* stack) {
        const RuleTable table(fair({{"2108", "NI_1"}, {"1910", stack}}));
        return hexesOf(table.position(), "zones", republican, nationalist);
    };
    CHECK(zonesSeen("HQ_XV R_CLXX") == zonesSeen("HQ_XV SC_R1"));
    const auto linesSeen = [](const char* stack) {
        const RuleTable table(fair({{"2108", "NI_1"}, {"2008", stack}}));
        return hexesOf(table.position(), "supply", nationalist, nationalist);
    };
    CHECK(linesSeen("HQ_XV R_CLXX") == linesSeen("HQ_XV SC_R1"));
}

TEST_CASE("6.2 the traced line leads from the unit to a source, through open hexes") {
    std::size_t traced = 0;
    inRandomGames(3, false, [&](const Position& position, const Command&, const Ruled&) {
        for (const CounterId unit : printed(position).ground) {
            if (!position.isOnMap(unit) || unit.index() % 7 != traced++ % 7)
                continue;
            const SideId side = position.side(unit);
            const HexSet lines = linesOfSupply(position, side, zoneOf(position, other(side)));
            const std::vector<HexId> line = trace(position, unit);
            CHECK(line.empty() != isSupplied(position, side, position.hex(unit), lines));
            if (line.empty())
                continue;
            CHECK(line.front() == position.hex(unit));
            for (std::size_t i = 1; i < line.size(); ++i) {
                CHECK(isOpen(position, line[i - 1], line[i]));
                CHECK(lines.contains(line[i]));
            }
        }
    });
    CHECK(traced > 100);
}

TEST_CASE("the values of a unit are explained item by item") {
    struct Row {
        const char* what;
        const char* unit;
        std::vector<std::string> parts;
    };
    const RuleTable table(inRain({{"2107", "NI_1:dsg=1 NII_1:oos=1"}, {"2208", "HQ_CTV:used"}}));
    for (const Row& row : std::vector<Row>{
             {"DSG halves, terrain helps, movement is rounded up",
              "NI_1",
              {"5 (2.1), -5/2 (9.5)", "4 (2.1), -2 (9.5), 1 (10.2)",
               "5 (2.1), -5/2 (9.5), 1/2 (9.5)", "2 (5)"}},
             {"lack of supply halves",
              "NII_1",
              {"4 (2.1), -2 (6.3)", "4 (2.1), -2 (6.3), 1 (10.2)", "5 (2.1), -5/2 (6.3), 1/2 (6.3)",
               "2 (5)"}},
         }) {
        CAPTURE(row.what);
        std::vector<std::string> parts;
        for (const Preview::Part& part : explain(table.position(), table.counter(row.unit)))
            parts.push_back(told(part.tally));
        CHECK(parts == row.parts);
    }
    const auto hq = explain(table.position(), table.counter("HQ_CTV"));
    REQUIRE(!hq.empty());
    CHECK(hq.back().tally.total() == Ratio(0));
    CHECK(explain(table.position(), printed(table.position()).air.front()).empty());
}

TEST_CASE("every decision has its prompt") {
    for (const FrameKind& kind : rules().frames) {
        CAPTURE(kind.name);
        CHECK(kind.isStep() != (kind.promptNow != nullptr || *kind.prompt != '\0'));
    }
    std::set<std::string> asked;
    inRandomGames(12, true, [&](const Position& position, const Command& command, const Ruled&) {
        const Text prompt = promptOf(position, command.side);
        CHECK(prompt.id.starts_with("santander.prompt."));
        CHECK(promptOf(position, other(command.side)).empty());
        asked.insert(prompt.id);
    });
    CHECK(asked.size() > 10);
}

TEST_CASE("4.2 the set-up counts its units, its front and its trenches") {
    RuleTable table("campaign", {});
    const auto progress = [&] { return progressOf(table.position(), republican); };
    REQUIRE(progress().size() == 2);
    CHECK(progress()[0].done == 0);
    const int all = progress()[0].of;
    CHECK(all > 20);
    CHECK(progress()[1].done == 0);
    CHECK(progress()[1].open.size() == static_cast<std::size_t>(progress()[1].of));
    CHECK(progress()[1].rule == RuleRef("4.2"));
    const Offer units = offersTo(table.position(), republican).front();
    const Command first = exampleOf(table.position(), republican, units);
    table.state = rule(table.setting, table.state, first, table.dice)->state;
    CHECK(progress()[0].done == 1);
    CHECK(progress()[0].of == all);
    const Front front = frontOf(table.position(), republican);
    CHECK(progress()[1].covered == front.covered);
    CHECK(progress()[1].open == front.open);
    CHECK(progress()[1].done == static_cast<int>(front.covered.size()));
}

TEST_CASE("4.1 A49 what is placed can be taken up again, one by one or all at once") {
    RuleTable table("campaign", {});
    const auto place = [&] {
        const Offer units = offersTo(table.position(), republican).front();
        const Command command = exampleOf(table.position(), republican, units);
        table.state = rule(table.setting, table.state, command, table.dice)->state;
        return command.arguments.counter(0);
    };
    const State empty = table.state;
    CHECK(table.act("clear") == "4.1/A49");
    const CounterId unit = place();
    const std::string name = table.setting.package().counters[unit.index()].id;
    REQUIRE(table.act("take_up units=" + name) == "");
    CHECK(table.position().place(unit) == Place(forces[republican.index()]));
    CHECK(table.act("take_up units=" + name) == "4.1/A49");
    CHECK(table.act("take_up units=NI_1") == "4.1");
    const CounterId one = place();
    const CounterId two = place();
    CHECK(one != two);
    const std::vector<Offer> offers = offersTo(table.position(), republican);
    const auto undoing = std::ranges::count_if(offers, &Offer::undoes);
    CHECK(undoing == 3); // the suggested set-up among them
    CHECK(std::ranges::count_if(offers, &Offer::revises) == 4);
    REQUIRE(table.act("clear") == "");
    CHECK(!table.position().isOnMap(one));
    CHECK(!table.position().isOnMap(two));
    for (std::size_t i = 0; i < table.position().counterCount(); ++i)
        CHECK(table.position().place(CounterId(i)) ==
              Position(empty, table.setting).place(CounterId(i)));
}

Board moving(Units units) {
    Board board = fair(std::move(units));
    board.decision = "movement";
    return board;
}

const RuleRows
    blameRows("refusals name those they are due to",
              {
                  row("8.1", "the enemy in the way", moving({{"2108", "NI_1"}, {"2008", "R_CLXX"}}),
                      "move unit=NI_1 path=2008", "refused 8.1/A10 because R_CLXX"),
                  row("5.3", "of a stack only the uppermost is named",
                      moving({{"2108", "NI_1"}, {"2008", "R_CLXX R_CLXXI"}}),
                      "move unit=NI_1 path=2008", "refused 8.1/A10 because R_CLXXI 2008"),
                  row("5", "the headquarters that is there already",
                      moving({{"2108", "HQ_CTV"}, {"2109", "HQ_FN"}, {"1908", "R_CLXX"}}),
                      "move unit=HQ_CTV path=2109", "refused 5 because HQ_FN"),
                  row("7.2", "the enemy whose zone stops the unit",
                      moving({{"2109", "NI_1"}, {"1908", "R_CLXX"}}),
                      "move unit=NI_1 path=2009,1909", "refused 7.2 because R_CLXX 2009"),
              });

TEST_CASE("refusals name those they are due to") {
    blameRows.check();
}

TEST_CASE("8.1.1 a unit that would be cut off is told by whom") {
    std::size_t cutOff = 0;
    inRandomGames(4, false, [&](const Position& position, const Command& command, const Ruled&) {
        if (position.frame().name != frame(moveKind) || cutOff > 200)
            return;
        for (const Offer& offer : everyOffer(position, command.side))
            for (const Blocked& blocked : offer.blocked) {
                if (!blocked.why.says(say::wouldBeOut))
                    continue;
                ++cutOff;
                const std::optional<Refusal> why =
                    whyNotAt(position, command.side, offer, blocked.target);
                const CounterId unit = offer.arguments.counter(0);
                const HexId hex(static_cast<std::size_t>(blocked.target));
                const auto cuts = cutsInLine(position, command.side, hex, unit);
                CHECK(why->culprits.empty() == cuts.empty());
                for (const HexId cut : cuts)
                    CHECK((isInZone(position, cut, other(command.side)) ||
                           hasUnit(position, cut, other(command.side))));
            }
    });
    CHECK(cutOff > 20);
}

TEST_CASE("5.3 nobody is named to a side that may not see him, and every target has an answer") {
    std::size_t judged = 0;
    std::size_t blamed = 0;
    Chance chance(7);
    inRandomGames(6, true, [&](const Position& position, const Command& command, const Ruled&) {
        const SideId side = command.side;
        const auto look = [&](const std::optional<Refusal>& why) {
            ++judged;
            if (!why)
                return;
            for (const Culprit& culprit : why->culprits) {
                ++blamed;
                if (const auto* counter = std::get_if<CounterId>(&culprit))
                    CHECK(seenBy(position, Viewer::of(side), *counter) == Seen::Whole);
            }
            CHECK(why->text.arguments.size() < 9);
        };
        std::vector<Offer> offers = offersTo(position, side);
        const Offer& any = offers[chance.below(offers.size())];
        if (any.leadsOn) {
            const std::int32_t lead = any.targets[chance.below(any.targets.size())];
            for (Offer& further : furtherOffers(position, side, any, std::span(&lead, 1)))
                offers.push_back(std::move(further));
        }
        for (const Offer& offer : offers) {
            if (offer.kind == OfferKind::Button)
                continue;
            for (const Blocked& each : offer.blocked) {
                const std::optional<Refusal> why = whyNotAt(position, side, offer, each.target);
                REQUIRE(why);
                CHECK(why == std::optional<Refusal>(each.why));
                look(why);
            }
            if (!offer.leadsOn)
                for (const std::int32_t target : offer.targets)
                    CHECK(!whyNotAt(position, side, offer, target));
            const bool ofHexes = offer.kind == OfferKind::Hexes || offer.kind == OfferKind::Path;
            const auto other = static_cast<std::int32_t>(
                chance.below(ofHexes ? position.map().size() : position.counterCount()));
            const bool isOffered = std::ranges::count(offer.targets, other) > 0;
            const std::optional<Refusal> why = whyNotAt(position, side, offer, other);
            look(why);
            if (offer.kind == OfferKind::Path && !isOffered)
                CHECK(why.has_value());
        }
    });
    CHECK(judged > 1000);
    CHECK(blamed > 100);
}

TEST_CASE("every throw is read: chart, row, column, and what it brought") {
    std::set<std::string> charts;
    std::size_t combats = 0;
    inRandomGames(12, true, [&](const Position& position, const Command&, const Ruled& ruled) {
        for (const DiceStory& story :
             tell(position, SideId(), Viewer::umpire(), 1, ruled.events).dice) {
            CAPTURE(story.dice.purpose);
            const DiceReading& reading = story.reading;
            REQUIRE(!reading.chart.empty());
            CHECK(!reading.effect.empty());
            CHECK(position.package().rulebook.find(reading.rule) != nullptr);
            charts.insert(reading.chart);
            if (reading.chart != "combat")
                continue;
            ++combats;
            // What the rules themselves said of it is the cell that was read.
            const auto& said =
                std::get<Narrated>(ruled.events[static_cast<std::size_t>(story.event)].fact);
            REQUIRE(said.text.id == say::combatResult);
            CHECK(std::get<std::int64_t>(said.text.arguments[1]) ==
                  reading.modifiers.total().roundedDown());
            CHECK(std::get<std::string>(said.text.arguments[2]) ==
                  position.chart(CombatChart).cell(*reading.row, *reading.column));
            CHECK(reading.odds.id == say::oddsAre);
        }
    });
    CHECK(combats > 50);
    CHECK(charts.size() >= 9);
}

} // namespace esagono::santander::shown_tests
