// SPDX-License-Identifier: GPL-3.0-or-later
// 10.1, 10.6: who exerts a zone of control, and where.
#include "engine/tscw/chapters.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

struct ZoneRow {
    const char* section;
    const char* what;
    const char* unit; ///< with its statuses
    const char* from;
    const char* hex;
    bool isFull;
    bool barsSupply;
    Choices rulings = {};
};

const std::vector<ZoneRow> zones = {
    {"10.1", "a division", "N-11div", "2711", "2611", true, true},
    {"10.1", "a brigade", "N-1N", "2711", "2710", true, true},
    {"10.1", "a battalion", "N-LCpz", "2711", "2710", false, false},
    {"10.1", "a regiment", "N-AGC", "2711", "2710", false, false},
    {"10.1", "an HQ", "N-SUR", "2711", "2710", false, false},
    {"10.6", "a column in open country", "N-CST", "2711", "2710", false, true},
    {"10.6", "a column in a supplied city", "N-CST", "2811", "2711", true, true},
    {"10.6", "a column in a city out of supply", "N-CST", "2211", "2212", false, true},
    {"10.1 10.6",
     "no limited zone",
     "N-CST",
     "2711",
     "2710",
     false,
     false,
     {{"column_zoc", "none"}}},
    {"10.1", "but a full one", "N-CST", "2811", "2711", true, true, {{"column_zoc", "none"}}},
    {"10.1", "not across the sea", "N-11div", "1107", "1207", false, false},
    {"10.1", "nor across all-sea sides of land hexes", "N-11div", "1515", "1616", false, false},
    {"10.1", "not two hexes away", "N-11div", "2711", "2713", false, false},
    {"11.8 10.1", "none of who has landed", "N-11div:landed=1", "1615", "1715", false, false},
};

} // namespace

TEST_CASE("zones of control") {
    for (const ZoneRow& zone : zones) {
        CAPTURE(std::string(zone.what));
        const Board board = nationalists("movement", {{zone.from, zone.unit}}, zone.rulings);
        RuleRows::enter(zone.section, board);
        const RuleTable table(board);
        const Position position = table.position();
        const HexId hex = table.hex(zone.hex);
        CHECK(zoneOf(position, nationalist).contains(hex) == zone.isFull);
        CHECK(isInZone(position, hex, nationalist) == zone.isFull);
        CHECK(supplyZoneOf(position, nationalist).contains(hex) == zone.barsSupply);
        CHECK_FALSE(zoneOf(position, republican).contains(hex));
    }
}
