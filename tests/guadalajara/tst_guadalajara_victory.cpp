// SPDX-License-Identifier: GPL-3.0-or-later
// Victory, scenario by scenario, row by row.
#include "engine/guadalajara/victory.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::guadalajara::victory_tests {

using Held = std::map<std::string, std::string>;

/// The last turn of a scenario ends with these villages in these hands, all others being
/// Republican.
Board ends(const std::string& scenario, const Held& held, Choices rulings = {}) {
    Board board = onTurn(in(nationalists("end_turn!", {}, std::move(rulings)), scenario),
                         scenario == "italian_offensive" ? 4 : 11);
    for (const NamedPlace& place : guadalajaraGame().package.maps.front().sheet().places)
        board.control[guadalajaraGame().package.maps.front().label(place.hex)] = "republican";
    for (const auto& [hex, side] : held)
        board.control[hex] = side;
    return board;
}

Held italian(std::initializer_list<const char*> hexes) {
    Held held;
    for (const char* hex : hexes)
        held[hex] = "nationalist";
    return held;
}

/// Nationalist villages worth so many points: the towns first, then minor villages of one point.
Held worthPoints(int sum) {
    Held held;
    const HexMap& map = guadalajaraGame().package.maps.front();
    for (const int least : {6, 5, 4, 2, 1})
        for (const NamedPlace& place : map.sheet().places)
            if (const int value = static_cast<int>(place.value("vp"));
                value == least && value <= sum) {
                held[map.label(place.hex)] = "nationalist";
                sum -= value;
            }
    return held;
}

/// All villages with points but these are Nationalist.
Held allBut(std::initializer_list<const char*> hexes) {
    Held held;
    const HexMap& map = guadalajaraGame().package.maps.front();
    for (const NamedPlace& place : map.sheet().places)
        if (place.value("vp") > 0)
            held[map.label(place.hex)] = "nationalist";
    for (const char* hex : hexes)
        held[hex] = "republican";
    return held;
}

struct LevelRow {
    const char* section;
    const char* what;
    Board board;
    Level level;
};

std::vector<LevelRow> levelRows() {
    const auto points = [](int sum, Choices rulings = {}) {
        return ends("abyssinia", worthPoints(sum), std::move(rulings));
    };
    const auto offensive = [](std::initializer_list<const char*> hexes) {
        return ends("italian_offensive", italian(hexes));
    };
    const auto paella = [](const Held& held, Choices rulings = {}) {
        return ends("spanish_paella", held, std::move(rulings));
    };
    const auto sauce = [](const Held& held, Choices rulings = {}) {
        return ends("bolognese_sauce", held, std::move(rulings));
    };
    return {
        {"Sc.1.c", "20 points", points(20), Level::RepublicanMajor},
        {"Sc.1.c", "21 points", points(21), Level::RepublicanMinor},
        {"Sc.1.c", "G80: 30 points", points(30, {{"A4", "republican_minor"}}),
         Level::RepublicanMinor},
        {"Sc.1.c", "30 points are a draw", points(30, {{"A4", "draw"}}), Level::Draw},
        {"Sc.1.c", "31 points", points(31), Level::Draw},
        {"Sc.1.c", "35 points", points(35), Level::Draw},
        {"Sc.1.c", "36 points", points(36), Level::NationalistMinor},
        {"Sc.1.c", "45 points", points(45), Level::NationalistMinor},
        {"Sc.1.c", "46 points", points(46), Level::NationalistMajor},
        {"Sc.1.c 3.1d", "G82: two emergency groups, Dio lo Vuole retreated, villages worth 31",
         with(with(points(31), "emergency", 2), "retreat_dlv", 1), Level::RepublicanMinor},
        {"4.3c", "the line holds: 46 points", points(46, {{"looser_line", "off"}}),
         Level::NationalistMajor},
        {"4.3c", "without the line one level less", points(46, {{"looser_line", "none"}}),
         Level::NationalistMinor},
        {"4.3c", "but not below the lowest", points(20, {{"looser_line", "none"}}),
         Level::RepublicanMajor},
        {"Sc.2.c", "all five villages", offensive({"3.08", "8.09", "18.03", "21.12", "35.14"}),
         Level::NationalistMajor},
        {"Sc.2.c", "all but Torija", offensive({"8.09", "18.03", "21.12", "35.14"}),
         Level::NationalistMinor},
        {"Sc.2.c", "Brihuega, Gajanejos and Almadrones", offensive({"18.03", "21.12", "35.14"}),
         Level::Draw},
        {"Sc.2.c", "Gajanejos and Almadrones", offensive({"21.12", "35.14"}),
         Level::RepublicanMinor},
        {"Sc.2.c", "Almadrones alone", offensive({"35.14"}), Level::RepublicanMajor},
        {"Sc.2.c", "a combination that is not listed", offensive({"8.09", "18.03"}),
         Level::RepublicanMajor},
        {"Sc.3.c", "Cogolludo and Jadraque Republican", paella(allBut({"10.30", "23.22"})),
         Level::RepublicanMajor},
        {"Sc.3.c", "one of them, before the levels of the Nationalists",
         paella(allBut({"10.30"}), {{"A8", "republican_first"}, {"A77", "either"}}),
         Level::RepublicanMinor},
        {"Sc.3.c", "or after them",
         paella(allBut({"10.30"}), {{"A8", "nationalist_first"}, {"A77", "either"}}),
         Level::NationalistMinor},
        {"Sc.3.c", "all but three points of minor villages",
         paella(allBut({"6.16", "4.17"}), {{"A76", "points"}}), Level::NationalistMajor},
        {"Sc.3.c", "four points are too many",
         paella(allBut({"6.16", "4.17", "3.21"}), {{"A76", "points"}}), Level::NationalistMinor},
        {"Sc.3.c", "three villages",
         paella(allBut({"6.16", "4.17", "3.21"}), {{"A76", "villages"}}), Level::NationalistMajor},
        {"Sc.3.c", "both regions are needed",
         paella(allBut({"2.31", "6.16", "4.17", "3.21"}), {{"A77", "union"}}), Level::Draw},
        {"Sc.3.c", "or one of them",
         paella(allBut({"2.31", "6.16", "4.17", "3.21"}), {{"A77", "either"}}),
         Level::NationalistMinor},
        {"Sc.4.c", "G84: Brihuega Italian", sauce(italian({"18.03"})), Level::NationalistMajor},
        {"Sc.4.c", "all villages east of column 20", sauce(allBut({"18.03", "16.07"})),
         Level::NationalistMinor},
        {"Sc.4.c", "something else", sauce(allBut({"18.03", "42.07"})), Level::Draw},
        {"Sc.4.c", "all west of column 32 and Masegoso Republican",
         sauce(italian({"33.03", "34.07", "35.14", "42.07"})), Level::RepublicanMinor},
        {"Sc.4.c", "all to column 36 Republican", sauce(italian({"37.03", "42.07"})),
         Level::RepublicanMajor},
    };
}

std::vector<Row> rowsOf(const std::vector<LevelRow>& levels) {
    std::vector<Row> rows;
    for (const LevelRow& each : levels) {
        const bool isMajor =
            each.level == Level::NationalistMajor || each.level == Level::RepublicanMajor;
        const bool isDraw = each.level == Level::Draw;
        rows.push_back({each.section,
                        each.what,
                        each.board,
                        {},
                        {isDraw    ? "ending draw"
                         : isMajor ? "ending major"
                                   : "ending minor",
                         isDraw                     ? "winner nobody"
                         : each.level < Level::Draw ? "winner nationalist"
                                                    : "winner republican"}});
    }
    return rows;
}

const RuleRows levels("levels of victory", rowsOf(levelRows()));

/// Italians that have left the map, and one that is about to.
UnitsOnBoard gone(int battalions, const UnitsOnBoard& more, const std::string& when = "5") {
    constexpr std::array<const char*, 9> names = {"ITA-VI-Ardi",   "ITA-VI-Int",   "ITA-VI-Aud",
                                                  "ITA-VII-Inf",   "ITA-VII-Ine",  "ITA-VII-Inv",
                                                  "ITA-VIII-Ardi", "ITA-VIII-Imp", "ITA-VIII-Tem"};
    UnitsOnBoard units;
    for (int i = 0; i < battalions; ++i)
        units.emplace_back("exited_box",
                           std::string(names[static_cast<std::size_t>(i)]) + ":returns=" + when);
    units.insert(units.end(), more.begin(), more.end());
    return units;
}

bool isDecided(const UnitsOnBoard& units, Choices rulings = {}) {
    return isSuddenDeath(RuleTable(nationalists("movement", units, std::move(rulings))).position());
}

TEST_CASE("levels of victory") {
    levels.check();
}

TEST_CASE("Sc.1.c Sudden death needs nine battalions and a free main road") {
    CHECK(isDecided(gone(9, {})));
    CHECK(!isDecided(gone(8, {})));
    CHECK(!isDecided(gone(9, {{"21.12", "REP-48-Ter"}})));
    CHECK(!isDecided(gone(9, {{"21.13", "REP-48-Ter"}})));
    CHECK(isDecided(gone(9, {{"30.01", "REP-48-Ter"}})));
}

TEST_CASE("G81: a friendly unit in the road hex negates the zone") {
    CHECK(!isDecided(gone(9, {{"1.08", "REP-48-Ter"}})));
    CHECK(
        isDecided(gone(9, {{"1.08", "REP-48-Ter"}, {"1.07", "ITA-I-Aqu"}, {"2.07", "ITA-I-Leo"}})));
}

const RuleRows exitRows(
    "leaving for sudden death",
    {
        {"3.5d Sc.1.c",
         "the ninth battalion that leaves decides the game",
         nationalists("movement", gone(8, {{"1.07", "ITA-VIII-Tem"}})),
         {"exit units=ITA-VIII-Tem"},
         {"decision over", "winner nationalist", "ending sudden_death"}},
        {"3.5d Sc.1.c",
         "the eighth does not",
         nationalists("movement", gone(7, {{"1.07", "ITA-VIII-Tem"}})),
         {"exit units=ITA-VIII-Tem"},
         {"ITA-VIII-Tem at exited_box", "decision movement nationalist"}},
        {"3.5d Sc.1.c",
         "exits add up over the turns",
         nationalists("movement", gone(9, {}, "4"), {{"A62", "each_exit"}}),
         {},
         {"ITA-VI-Ardi at exited_box"}},
        {"3.5d Sc.1.c",
         "or all nine leave in one turn",
         nationalists("movement", gone(9, {}, "4"), {{"A62", "one_turn"}}),
         {},
         {"ITA-VI-Ardi at exited_box"}},
        {"Sc.1.c",
         "the whole road must be free",
         nationalists("movement", gone(9, {{"60.15", "REP-48-Ter"}}), {{"A74", "whole"}}),
         {},
         {"REP-48-Ter at 60.15"}},
        {"Sc.1.c",
         "or its Republican part",
         nationalists("movement", gone(9, {{"60.15", "REP-48-Ter"}}), {{"A74", "republican_side"}}),
         {},
         {"REP-48-Ter at 60.15"}},
    });

TEST_CASE("A62, A74: which exits count, and which part of the road") {
    exitRows.check();
    CHECK(isDecided(gone(9, {}, "4"), {{"A62", "each_exit"}}));
    CHECK(!isDecided(gone(9, {}, "4"), {{"A62", "one_turn"}}));
    CHECK(isDecided(gone(9, {}, "5"), {{"A62", "one_turn"}}));
    CHECK(!isDecided(gone(9, {{"60.15", "REP-48-Ter"}}), {{"A74", "whole"}}));
    CHECK(isDecided(gone(9, {{"60.15", "REP-48-Ter"}}), {{"A74", "republican_side"}}));
}

TEST_CASE("Sc.1.c Every village, group and retreat is a line of the reckoning") {
    Board board = with(with(ends("abyssinia", worthPoints(31)), "emergency", 2), "retreat_dlv", 1);
    RuleTable table(board);
    int sum = 0;
    for (const Worth& line : worth(table.position()))
        if (line.side == nationalist)
            sum += line.points;
    CHECK(sum == 28);
    CHECK(table.position().track(points) == 28);
}

} // namespace esagono::guadalajara::victory_tests
