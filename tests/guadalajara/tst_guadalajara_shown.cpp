// SPDX-License-Identifier: GPL-3.0-or-later
// The table as it is shown: layers, lines of supply, values explained, throws read, culprits.
#include "engine/all_games.h"
#include "engine/guadalajara/air/air_messages.h"
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/fighting/barrage_messages.h"
#include "engine/guadalajara/supply/supply_messages.h"
#include "engine/play/referee.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

std::vector<LayerHex> layer(const RuleTable& at, std::string_view id, SideId viewer = {}) {
    const std::vector<Layer> all = layers();
    const auto found = std::ranges::find(all, id, &Layer::id);
    REQUIRE(found != all.end());
    return found->hexes(at.position(), viewer);
}
bool covers(const std::vector<LayerHex>& hexes, HexId hex, SideId side) {
    return std::ranges::count(hexes, LayerHex{hex, side}) == 1;
}

Ratio valueOf(const RuleTable& at, const char* unit, AttributeId about) {
    for (const Preview::Part& part : explain(at.position(), at.counter(unit)))
        if (part.about == about)
            return part.tally.total();
    return -99;
}

/// What the first throw of an act meant.
DiceReading readingOf(RuleTable& at, const std::string& act) {
    State before = at.state;
    REQUIRE(at.act(act).empty());
    for (const Event& event : at.events) {
        if (const auto* dice = std::get_if<DiceRolled>(&event.fact)) {
            const auto found = reading(Position(before, at.setting), *dice);
            REQUIRE(found);
            return *found;
        }
        fold(before, event);
    }
    FAIL("no dice");
    return {};
}

} // namespace

TEST_CASE("Zones, supply, HQ ranges and interdicted roads can be laid over the map") {
    const RuleTable at(nationalists("combat", {{"28.11", "ITA-HQ-FN"},
                                               {"24.12", "ITA-VI-Ardi"},
                                               {"20.11", "REP-48-Dmi"},
                                               {"34.13", "REP-Air-1"}}));
    CHECK(covers(layer(at, "zones"), at.hex("23.12"), nationalist));
    CHECK(covers(layer(at, "zones"), at.hex("21.12"), republican));
    CHECK_FALSE(covers(layer(at, "zones"), at.hex("27.12"), nationalist)); // an HQ has none
    CHECK(covers(layer(at, "supply"), at.hex("19.12"), republican));
    CHECK(covers(layer(at, "supply"), at.hex("42.19"), nationalist));
    CHECK(covers(layer(at, "hq_ranges"), at.hex("25.12"), nationalist));
    CHECK_FALSE(covers(layer(at, "hq_ranges"), at.hex("40.14"), nationalist));
    CHECK(covers(layer(at, "interdiction"), at.hex("35.14"), republican));
    CHECK_FALSE(covers(layer(at, "interdiction"), at.hex("34.12"), republican)); // no road
}

TEST_CASE("Hidden interdiction is on the map for its owner alone") {
    const RuleTable at(nationalists("combat", {{"34.13", "REP-Air-1"}, {"24.12", "ITA-VI-Ardi"}},
                                    {{"better_fog", "on"}}));
    CHECK(covers(layer(at, "interdiction", republican), at.hex("35.14"), republican));
    CHECK(layer(at, "interdiction", nationalist).empty());
}

TEST_CASE("A88: no zones of units that lie under others are laid over the map for the enemy") {
    int known = 0;
    for (const char* stack : {"REP-Arty-13 REP-48-Dmi", "REP-48-Dmi REP-Arty-13"}) {
        const RuleTable at(nationalists("combat", {{"24.12", "ITA-VI-Ardi"}, {"20.11", stack}},
                                        {{"A88", "top_only"}}));
        const bool isOnTop =
            seen(at.position(), nationalist, at.counter("REP-48-Dmi")) == Seen::Whole;
        known += isOnTop ? 1 : 0;
        CHECK(covers(layer(at, "zones", nationalist), at.hex("21.12"), republican) == isOnTop);
        CHECK(covers(layer(at, "zones", republican), at.hex("21.12"), republican));
        CHECK(covers(layer(at, "zones"), at.hex("21.12"), republican));
    }
    CHECK(known == 1);
}

TEST_CASE("A88: supply is shown as if units that lie under others had no zones") {
    int known = 0;
    int detours = 0;
    for (const auto& [hex, id] : {std::pair("26.11", "hq_ranges"), {"46.14", "supply"}})
        for (const char* stack : {"REP-Arty-13 REP-48-Dmi", "REP-48-Dmi REP-Arty-13"}) {
            const RuleTable at(nationalists(
                "combat", {{"28.11", "ITA-HQ-FN"}, {"24.12", "ITA-VI-Ardi"}, {hex, stack}},
                {{"A88", "top_only"}}));
            const bool isOnTop =
                seen(at.position(), nationalist, at.counter("REP-48-Dmi")) == Seen::Whole;
            known += isOnTop ? 1 : 0;
            CHECK((layer(at, id, nationalist) == layer(at, id)) == isOnTop);
            CHECK(layer(at, id, republican) == layer(at, id));
            const CounterId unit = at.counter("ITA-VI-Ardi");
            const std::vector<HexId> line = trace(at.position(), unit);
            const bool isTrue = supplyLine(at.position(), nationalist, unit) == line;
            CHECK((isTrue || !isOnTop));
            detours += isTrue ? 0 : 1;
            CHECK(supplyLine(at.position(), republican, unit) == line);
            CHECK(supplyLine(at.position(), {}, unit) == line);
        }
    CHECK(known == 2);
    CHECK(detours > 0); // which it cannot know to be necessary
}

TEST_CASE("A88: the range of an HQ that lies under others is not laid over the map for the enemy") {
    int known = 0;
    for (const char* stack : {"ITA-HQ-FN ITA-IV-Tor", "ITA-IV-Tor ITA-HQ-FN"}) {
        const RuleTable at(nationalists("combat", {{"28.11", stack}, {"24.12", "ITA-VI-Ardi"}},
                                        {{"A88", "top_only"}}));
        const bool isOnTop =
            seen(at.position(), republican, at.counter("ITA-HQ-FN")) == Seen::Whole;
        known += isOnTop ? 1 : 0;
        CHECK(layer(at, "hq_ranges", republican).empty() != isOnTop);
        CHECK(supplyLine(at.position(), republican, at.counter("ITA-VI-Ardi")).empty() != isOnTop);
        CHECK_FALSE(layer(at, "hq_ranges", nationalist).empty());
    }
    CHECK(known == 1);
}

TEST_CASE("A line of supply leads over the HQ to the source") {
    const RuleTable at(nationalists("combat", {{"28.11", "ITA-HQ-FN"}, {"24.12", "ITA-VI-Ardi"}}));
    const std::vector<HexId> way = trace(at.position(), at.counter("ITA-VI-Ardi"));
    REQUIRE_FALSE(way.empty());
    CHECK(way.front() == at.hex("24.12"));
    CHECK(way.back() == at.hex("62.16"));
    CHECK(std::ranges::count(way, at.hex("28.11")) == 1);
    for (std::size_t i = 1; i < way.size(); ++i)
        CHECK(at.position().map().adjacent(way[i - 1], way[i]));
}

TEST_CASE("Values are explained") {
    const RuleTable at(nationalists("combat", {{"28.14", "ESP-Sot-6Vic:dg=1"},
                                               {"28.11", "ITA-HQ-FN"},
                                               {"27.12", "ITA-Arty-CTV-15-1:dg=1"},
                                               {"26.12", "ITA-IV-Tor:oos=1"}}));
    // "G56": 8-11-7, DG
    CHECK(valueOf(at, "ESP-Sot-6Vic", attackAttribute) == Ratio(4));
    CHECK(valueOf(at, "ESP-Sot-6Vic", defenceAttribute) == Ratio(11, 2));
    CHECK(valueOf(at, "ESP-Sot-6Vic", footAttribute) == Ratio(7, 2));
    CHECK(valueOf(at, "ITA-HQ-FN", supplyRangeAttribute) == Ratio(8));
    CHECK(valueOf(at, "ITA-Arty-CTV-15-1", barrageAttribute) == Ratio(15, 2));
    CHECK(valueOf(at, "ITA-IV-Tor", attackAttribute) == Ratio(5, 2));
}

TEST_CASE("A barrage is read in its column") {
    RuleTable at(republicans(
        "barrage", {{"20.11", "REP-Arty-13"}, {"23.12", "REP-48-Dmi"}, {"24.11", "ITA-IV-Tor"}}));
    const DiceReading read = readingOf(at, "shell target=24.11 guns=REP-Arty-13 | 3 4");
    CHECK(read.chart == "barrage");
    CHECK(read.column == 3);
    CHECK(read.hex == at.hex("24.11"));
    CHECK(read.effect == Text(say::barrageDg));
}

TEST_CASE("Attrition and combat are read on their tables") {
    RuleTable wasting(nationalists("combat", {{"47.31", "ESP-Sot-6Vic:oos=1"}}));
    const DiceReading attrition = readingOf(wasting, "end_combat | 3 1");
    CHECK(attrition.chart == "attrition");
    CHECK(attrition.effect == Text(say::effectSteps, 1));
    RuleTable fight(nationalists("combat", {{"28.14", "ESP-Sot-6Vic"}, {"27.14", "REP-48-Dmi"}}));
    const DiceReading combat = readingOf(fight, "attack target=27.14 with=ESP-Sot-6Vic | 3 4");
    CHECK(combat.chart == "combat");
    CHECK(combat.side == nationalist);
    CHECK(combat.row.has_value());
    CHECK(combat.column.has_value());
}

TEST_CASE("Interdiction is read where it strikes") {
    RuleTable march(nationalists(
        "movement", {{"49.16", "ITA-Truck-1"}, {"46.15", "ITA-HQ-FN"}, {"48.15", "REP-Air-1"}}));
    REQUIRE(march.act("move from=49.16 units=ITA-Truck-1 path=48.15,47.16").empty());
    const DiceReading onTheWay = readingOf(march, "attack unit=ITA-Truck-1 | 5");
    CHECK(onTheWay.chart == "interdiction");
    CHECK(onTheWay.hex == march.hex("48.15"));
    RuleTable entry(onTurn(
        nationalists("movement", {{"nationalist_forces", "ITA-Brs-CRS"}, {"62.16", "REP-Air-1"}}),
        2));
    REQUIRE(entry.act("enter units=ITA-Brs-CRS hex=62.16").empty());
    CHECK(readingOf(entry, "attack unit=ITA-Brs-CRS | 5").hex == entry.hex("62.16"));
    RuleTable retreat(with(republicans("combat", {{"24.12", "ITA-VI-Ardi ITA-Truck-1"},
                                                  {"34.13", "REP-Air-1"},
                                                  {"2.07", "REP-48-Ter"}}),
                           "morale_fn", 11));
    REQUIRE(retreat.act("end_combat").empty());
    CHECK(readingOf(retreat, "fall_back hex=45.15 | 4").hex == retreat.hex("34.13"));
}

TEST_CASE("A refusal names whom it is due to") {
    RuleTable at(republicans("barrage", {{"20.11", "REP-Arty-13"}, {"24.11", "ITA-IV-Tor"}}));
    REQUIRE_FALSE(at.act("shell target=24.11 guns=REP-Arty-13").empty());
    CHECK(at.blamed == "24.11");
}

TEST_CASE("The toll of a barrage is what the table says") {
    RuleTable at(republicans(
        "barrage", {{"20.11", "REP-Arty-13"}, {"23.12", "REP-48-Dmi"}, {"24.11", "ITA-IV-Tor"}}));
    State before = at.state;
    REQUIRE(at.act("shell target=24.11 guns=REP-Arty-13 | 5 5").empty());
    for (const Event& event : at.events) {
        if (const auto* dice = std::get_if<DiceRolled>(&event.fact)) {
            CHECK(toll(Position(before, at.setting), *dice, nullptr) == std::vector<int>{1, 0});
            break;
        }
        fold(before, event);
    }
}
