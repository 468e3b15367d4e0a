// SPDX-License-Identifier: GPL-3.0-or-later
// Positions somebody has written down: what cannot be on the table is refused, with the reason.
#include "tests/santander/rule_rows.h"

#include "engine/core/fault.h"
#include "engine/play/position_file.h"
#include "engine/santander/messages.h"

#include <doctest/doctest.h>

namespace esagono::santander::positions_tests {

namespace {

using Units = std::vector<std::pair<std::string, std::string>>;

Setting settingFor(const std::map<std::string, std::string>& rulings) {
    Setting setting = settingOf(santanderGame(), "campaign");
    for (const auto& [ruling, choice] : rulings)
        choose(setting, ruling, choice);
    return setting;
}

/// A position file with these counters, as the Nationalist moves on turn 2.
Record fileWith(const Units& units) {
    Record record = {
        {"format", "esagono-position"}, {"counters", Record::array()}, {"tracks", {{"turn", 2}}}};
    for (const auto& [hex, counter] : units)
        record["counters"].push_back({{"counter", counter}, {"at", hex}});
    record["frames"] = {{{"frame", "santander.turn"}, {"locals", {{"next", 6}}}},
                        {{"frame", "santander.movement"},
                         {"owners", {"nationalist"}},
                         {"locals", {{"side", "nationalist"}}}}};
    return record;
}

/// The id of the message with which a position file is refused; "" if it is accepted.
std::string reasonAgainst(const Record& file,
                          const std::map<std::string, std::string>& rulings = {}) {
    const Setting setting = settingFor(rulings);
    const Scribe scribe(setting);
    ToldDice dice;
    try {
        (void)beginAs(setting, scribe, file, dice);
    } catch (const Fault& fault) {
        CHECK(fault.kind() == FaultKind::Malformed);
        return fault.text().id;
    }
    return {};
}

struct FileRow {
    const char* section;
    const char* what;
    Units units;
    std::string reason; ///< "": accepted
    std::map<std::string, std::string> rulings;
};

const std::vector<FileRow>& fileRows() {
    static const std::vector<FileRow> rows = {
        {"8.1", "an ordinary position", {{"2113", "NI_1"}, {"2006", "R_CLXX"}}, "", {}},
        {"1.3.2", "a unit in the sea", {{"1111", "NI_1"}}, say::inTheSea, {}},
        {"1.3.2", "a supply column in the sea", {{"1419", "SC_R1"}}, say::inTheSea, {}},
        {"5 9.2",
         "two headquarters",
         {{"2113", "HQ_NAV"}, {"2113", "HQ_C"}},
         say::oneOfItsType,
         {}},
        {"5", "two supply columns", {{"2113", "SC_N1"}, {"2113", "SC_N2"}}, say::oneOfItsType, {}},
        {"5", "two armoured units", {{"2113", "PZ1"}, {"2113", "T26N"}}, say::oneOfItsType, {}},
        {"5", "one of each type", {{"2113", "PZ1"}, {"2113", "HQ_NAV"}, {"2113", "SC_N1"}}, "", {}},
        {"8.1",
         "units of both sides in a hex",
         {{"2113", "NI_1"}, {"2113", "R_CLXX"}},
         say::bothSidesThere,
         {}},
        {"9.2",
         "a headquarters with an enemy unit",
         {{"2113", "NI_1"}, {"2113", "HQ_XV"}},
         say::bothSidesThere,
         {}},
        {"9.3",
         "a supply column with an enemy unit",
         {{"2113", "NI_1"}, {"2113", "SC_R1"}},
         say::bothSidesThere,
         {}},
        {"9.3",
         "supply columns of both sides",
         {{"2113", "SC_N1"}, {"2113", "SC_R1"}},
         say::bothSidesThere,
         {}},
        {"9.1", "an air unit on the map", {{"2113", "LK_1"}}, say::notAPieceOfTheMap, {}},
        {"9.1", "an air unit in its box", {{"nationalist_available", "LK_1"}}, "", {}},
        {"10.7", "a trench counter on the map", {{"2006", "TRENCH_1"}}, say::notAPieceOfTheMap, {}},
        {"5.1 10.5.1",
         "A7: as a retreat may leave it, above the limit",
         {{"2014", "NI_1"}, {"2014", "NI_2"}, {"2014", "NII_1"}},
         "",
         {{"A7", "forbidden"}}},
        {"5.1",
         "A7: above the limit",
         {{"2014", "NI_1"}, {"2014", "NI_2"}, {"2014", "NII_1"}},
         "",
         {{"A7", "allowed"}}},
        {"5.1.1",
         "K8: twice the limit",
         {{"2014", "NI_1"}, {"2014", "NI_2"}, {"2014", "NII_1"}, {"2014", "NII_2"}},
         "",
         {{"K8", "further"}}},
        {"5.1.1",
         "K8: beyond twice the limit",
         {{"2014", "NI_1"},
          {"2014", "NI_2"},
          {"2014", "NII_1"},
          {"2014", "NII_2"},
          {"2014", "NIII_1"}},
         say::twiceTheLimit,
         {{"K8", "further"}}},
        {"5.1.1",
         "K8: a last unit that found seven points brings two",
         {{"2014", "NI_1"}, {"2014", "NI_2"}, {"2014", "NII_1"}, {"2014", "AR"}, {"2014", "NII_2"}},
         "",
         {{"K8", "further"}}},
        {"5.1.1",
         "K8: twice the limit, where nobody would have survived",
         {{"2014", "NI_1"}, {"2014", "NI_2"}, {"2014", "NII_1"}, {"2014", "NII_2"}},
         say::twiceTheLimit,
         {{"K8", "all"}}},
        {"5.1.1",
         "K8: a point less",
         {{"2014", "NI_1"}, {"2014", "NI_2"}, {"2014", "NII_1"}, {"2014", "AR"}},
         "",
         {{"K8", "all"}}},
    };
    return rows;
}
[[maybe_unused]] const bool areEntered = [] {
    for (const FileRow& row : fileRows())
        RuleRows::enter(row.section, Board{.rulings = row.rulings});
    for (const char* section : {"4.2", "4.3", "4.2", "5", "4.2"})
        RuleRows::enter(section);
    return true;
}();

/// The suggested set-up of both sides, complete, as the first turn begins.
Record setupFile() {
    RuleTable table("suggested", {});
    for (const char* act :
         {"suggested", "end_setup | 1 1 1", "suggested", "end_setup | 6", "suggested"})
        REQUIRE(table.act(act) == "");
    Record file = {
        {"format", "esagono-position"},
        {"counters", Record::array()},
        {"tracks", {{"turn", 1}, {"division_50", 1}, {"division_55", 1}, {"division_57", 1}}}};
    const Position position = table.position();
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (position.place(CounterId(i)).exists())
            file["counters"].push_back({{"counter", table.scribe.name(CounterId(i))},
                                        {"at", table.scribe.name(position.place(CounterId(i)))}});
    for (const HexId hex : position.map().hexes())
        if (position.controller(hex).exists())
            file["control"][table.scribe.name(Place(hex))] =
                table.scribe.name(position.controller(hex));
    for (const MarkerOnTable& marker : position.state().markers)
        file["markers"].push_back({{"marker", "trench"},
                                   {"at", table.scribe.name(marker.place)},
                                   {"side", "republican"}});
    file["frames"] = {{{"frame", "santander.turn"}, {"locals", {{"next", 0}}}}};
    return file;
}

Record moved(Record file, const std::string& counter, const std::string& to) {
    for (Record& entry : file["counters"])
        if (entry["counter"] == counter)
            entry["at"] = to;
    return file;
}

} // namespace

TEST_CASE("position files are refused for what the rules do not allow") {
    for (const FileRow& row : fileRows()) {
        INFO("§ " << std::string(row.section) << ": " << std::string(row.what));
        CHECK(reasonAgainst(fileWith(row.units), row.rulings) == row.reason);
    }
}

TEST_CASE("position files are refused for what the package does not know") {
    CHECK(reasonAgainst(fileWith({{"2113", "NI_9"}})) == "play.fault.no_name");
    CHECK(reasonAgainst(fileWith({{"9999", "NI_1"}})) == "play.fault.no_name");
    CHECK(reasonAgainst(fileWith({{"2113", "NI_1"}, {"2114", "NI_1"}})) == "play.fault.expected");
    CHECK(reasonAgainst(fileWith({{"2113", "NI_1"}, {"nationalist_forces", "NI_1"}})) ==
          "play.fault.expected");
}

TEST_CASE("a set-up that is over must be as chapter 4 wants it") {
    const Record file = setupFile();
    CHECK(reasonAgainst(file) == "");
    CHECK(reasonAgainst(moved(file, "R_CLXXIV", "2004")) == say::frontUncovered);
    CHECK(reasonAgainst(moved(file, "CI_1", "2103")) == say::frontUncovered);
    CHECK(reasonAgainst(moved(file, "R_CLXX", "2006")) == say::notAtTheFront);
    CHECK(reasonAgainst(moved(file, "R_CLXXVI", "2004")) == ""); // no gap: CLXIX stays in 2105
    CHECK(reasonAgainst(moved(moved(file, "R_CLXXVI", "2004"), "R_CLXIX", "2004")) ==
          say::tooManyPoints);
    CHECK(reasonAgainst(moved(file, "SC_R1", "1211")) == say::notAtHq);
    Record later = moved(file, "R_CLXXIV", "2004"); // the front may be open once play has begun
    later["tracks"]["turn"] = 2;
    later["frames"] = fileWith({})["frames"];
    CHECK(reasonAgainst(later) == "");
}

TEST_CASE("a pending decision that does not fit the table is refused") {
    RuleTable table({.decision = "combat",
                     .units = {{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX"}},
                     .tracks = {{"weather", 1}}});
    REQUIRE(table.act("attack target=2008 with=NI_1,NI_2 | 3 1") == "");
    REQUIRE(table.wrongWith("decision retreat republican") == "");
    const Record sound = writePosition(table.position(), table.scribe);
    CHECK(reasonAgainst(sound) == "");
    struct FrameRow {
        const char* what;
        const char* pointer; ///< into the file
        const char* value;
    };
    for (
        const FrameRow& row : std::vector<FrameRow>{
            {"a stage beyond the turn", "/frames/0/locals/next", "99"},
            {"a stage before it", "/frames/0/locals/next", "-3"},
            {"a battle of nobody", "/frames/2/locals/side", "\"republican\""},
            {"a battle for the sea", "/frames/2/locals/target", "\"1001\""},
            {"a step beyond the battle", "/frames/2/locals/step", "99"},
            {"no attackers", "/frames/2/locals/attackers", "[]"},
            {"attackers of the other side", "/frames/2/locals/attackers", "[\"R_CLXX\"]"},
            {"an unknown morale", "/frames/2/locals/forced", "77"},
            {"a decision of the wrong side", "/frames/3/owners", "[\"nationalist\"]"},
            {"more air units lost than sent", "/frames/3",
             R"({"frame":"santander.air_loss","owners":["republican"],"locals":{"count":9}})"},
            {"losses of nobody", "/frames/3",
             R"({"frame":"santander.losses","owners":["republican"],"locals":{"steps":1,"units":[]}})"},
            {"an advance while the enemy stands", "/frames/3",
             R"({"frame":"santander.advance","owners":["nationalist"],"locals":{}})"},
            {"a breakthrough by the enemy", "/frames/3",
             R"({"frame":"santander.breakthrough","owners":["nationalist"],"locals":{"units":["R_CLXX"]}})"},
            {"a withdrawal in the middle of a battle", "/frames/3",
             R"({"frame":"santander.withdraw","owners":["nationalist"],"locals":{"what":"air","count":2}})"},
        }) {
        CAPTURE(row.what);
        Record file = sound;
        file[Record::json_pointer(row.pointer)] = readRecord(row.value, "test");
        CHECK(reasonAgainst(file) == std::string(say::frameUnfit));
    }
    Record alone = fileWith({{"2113", "NI_1"}});
    alone["frames"][1] = {{"frame", "santander.withdraw"},
                          {"owners", {"nationalist"}},
                          {"locals", {{"what", "infantry"}, {"count", 5}}}};
    CHECK(reasonAgainst(alone) == std::string(say::frameUnfit));
}

} // namespace esagono::santander::positions_tests
