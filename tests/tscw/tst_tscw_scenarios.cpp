// SPDX-License-Identifier: GPL-3.0-or-later
// The four scenarios against chapters 3, 6, 7 and 8 and against the counters.
#include "tests/tscw/printed_game.h"

namespace esagono::tscw_box {

namespace {

int track(const Scenario& scenario, const char* id) {
    return scenario.tracks[find<TrackId>(box().tracks, id).index()];
}
std::string boxOf(const SetupGroup& group) {
    return group.place.isBox() ? box().boxes[group.place.box().index()].id : std::string();
}
/// Who stands where at the start, face by face.
struct Laid {
    CounterId counter;
    std::uint16_t face = 0;
};
std::map<HexId, std::vector<Laid>> stacksOf(const Scenario& scenario) {
    std::map<HexId, std::vector<Laid>> stacks;
    for (const SetupGroup& group : scenario.setup)
        if (group.place.isHex())
            for (const CounterId each : group.counters)
                stacks[group.place.hex()].push_back({each, group.face});
    return stacks;
}
std::string sizeOf(const Laid& laid) {
    const Piece piece(laid.counter);
    return piece.counter.faces[laid.face].name == "converted" ? piece.word("reverse_size")
                                                              : piece.word("size");
}
int inPool(const Scenario& scenario, const std::string& pool, const std::string& chit) {
    return scenario.pools[find<PoolId>(box().pools, pool).index() * box().chits.size() +
                          find<ChitId>(box().chits, chit).index()];
}
const Record& printedEntry(CounterId counter) {
    return box()
        .documents.at("counters.json")
        .at("counters")
        .at(counter.index())
        .at("extra")
        .at("entry");
}

} // namespace

TEST_CASE("turns, morale and forces of the scenarios") {
    struct Row {
        const char* id;
        int first, last, morale, laid, arriving;
    };
    REQUIRE(box().scenarios.size() == 4);
    std::size_t number = 0;
    for (const Row& row : {Row{"1936", 1, 5, 60, 69, 89}, Row{"1937", 6, 11, 52, 146, 156},
                           Row{"1938", 12, 17, 43, 167, 30}, Row{"campaign", 1, 19, 60, 69, 275}}) {
        const Scenario& scenario = box().scenarios[number++];
        CAPTURE(row.id);
        CHECK(scenario.id == row.id);
        CHECK(scenario.firstTurn == row.first);
        CHECK(scenario.lastTurn == row.last);
        CHECK(track(scenario, "morale") == row.morale);
        CHECK(track(scenario, "turn") == row.first);
        int laid = 0;
        for (const auto& [hex, stack] : stacksOf(scenario))
            laid += int(stack.size());
        CHECK(laid == row.laid);
        int arriving = 0;
        for (const SetupGroup& group : scenario.reinforcements)
            arriving += int(group.counters.size());
        CHECK(arriving == row.arriving);
        CHECK(track(scenario, "ammunition") == (row.first == 1 ? 1 : 0)); // 15.16
    }
}

TEST_CASE("morale at the start is 60 less what has been lost since July 1936") {
    const Scenario& begin = *box().scenario("1936");
    for (const Scenario& scenario : box().scenarios) {
        int morale = 60;
        for (const NamedPlace& place : spain().sheet().places)
            if (const int value = place.value("morale");
                value != 0 &&
                begin.control[place.hex.index()] != scenario.control[place.hex.index()])
                morale += value;
        CHECK_MESSAGE(track(scenario, "morale") == morale, scenario.id);
    }
}

TEST_CASE("every counter is somewhere in the campaign, once") {
    std::map<CounterId, int> seen;
    const Scenario& campaign = *box().scenario("campaign");
    for (const auto* list : {&campaign.setup, &campaign.reinforcements})
        for (const SetupGroup& group : *list)
            for (const CounterId each : group.counters)
                ++seen[each];
    CHECK(seen.size() == box().counters.size());
    for (const auto& each : seen)
        CHECK_MESSAGE(each.second == 1, Piece(each.first).counter.id);
}

TEST_CASE("7.8: schedules follow what is printed on the counters") {
    for (const Scenario& scenario : box().scenarios)
        for (const SetupGroup& group : scenario.reinforcements)
            for (const CounterId each : group.counters) {
                CAPTURE(scenario.id);
                CAPTURE(Piece(each).counter.id);
                const Record& entry = printedEntry(each);
                CHECK(entry.at("turn") == group.turn);
                CHECK(entry.contains("hex") == group.place.isHex());
                if (group.place.isHex())
                    CHECK(spain().label(group.place.hex()) == entry.at("hex"));
            }
    const auto isFree = [](const char* id) {
        const Record& entry = printedEntry(find<CounterId>(box().counters, id));
        return entry.at("turn") == 7 && !entry.contains("hex");
    };
    CHECK(isFree("R-10div"));
    CHECK(isFree("R-11div"));
    CHECK(isFree("N-13div"));
}

TEST_CASE("7.12.1: northern units enter at or next to their capital") {
    const std::map<std::string, const char*> capitals = {
        {"basque", "3613"}, {"cantabrian", "3710"}, {"asturian", "3707"}};
    for (const SetupGroup& group : box().scenario("campaign")->reinforcements)
        for (const CounterId each : group.counters)
            if (const Piece piece(each); piece.isNorthern()) {
                CAPTURE(piece.counter.id);
                REQUIRE(group.place.isHex());
                CHECK(spain().distance(group.place.hex(), at(capitals.at(piece.word("army")))) <=
                      1);
            } else if (group.place.isHex() && piece.side() == "republican") {
                CHECK_MESSAGE(!area("northern_zone").contains(group.place.hex()), piece.counter.id);
            }
}

TEST_CASE("8.2, 8.3: set-ups keep control, stacking and affiliation") {
    const Chart& together = *box().chart("affiliation");
    for (const Scenario& scenario : box().scenarios)
        for (const auto& each : stacksOf(scenario)) {
            const HexId hex = each.first;
            CAPTURE(scenario.id);
            CAPTURE(spain().label(hex));
            int units = 0;
            int divisions = 0;
            int headquarters = 0;
            std::set<std::string> politics;
            for (const Laid& laid : each.second) {
                const Piece piece(laid.counter);
                CHECK(scenario.control[hex.index()] == piece.counter.side);
                (piece.word("type") == "hq" ? headquarters : units) += 1;
                divisions += sizeOf(laid) == "division" ? 1 : 0;
                if (piece.side() == "republican" && sizeOf(laid) == "column")
                    politics.insert(piece.word("affiliation"));
            }
            CHECK(units <= 6);
            CHECK(divisions <= 4);
            CHECK(headquarters <= 1);
            for (const std::string& one : politics)
                for (const std::string& other : politics)
                    CHECK(together.cell(one, other) == "yes");
        }
}

TEST_CASE("3.3: control covers the open hexes, and nobody holds a neutral one") {
    for (const Scenario& scenario : box().scenarios) {
        const std::set<HexId> open = area("spain");
        for (const HexId hex : spain().hexes())
            CHECK_MESSAGE(scenario.control[hex.index()].exists() == open.contains(hex),
                          spain().label(hex));
    }
}

TEST_CASE("7.4: what is due to leave before a scenario begins is not on its map") {
    for (const Scenario& scenario : box().scenarios)
        for (const SetupGroup& group : scenario.setup)
            for (const CounterId each : group.counters) {
                const int leaves = Piece(each).number("leaves");
                CAPTURE(scenario.id);
                CAPTURE(Piece(each).counter.id);
                if (leaves > 0 && leaves < scenario.firstTurn)
                    CHECK((group.face == 1 || boxOf(group).ends_with("_withdrawn")));
                else
                    CHECK(group.face == 0);
            }
}

TEST_CASE("7.10: divisions marked M wait in their box in every scenario") {
    for (const Scenario& scenario : box().scenarios) {
        std::size_t waiting = 0;
        for (const SetupGroup& group : scenario.setup)
            for (const CounterId each : group.counters) {
                CHECK(Piece(each).sign("mobilisation") == (boxOf(group) == "mobilisation"));
                waiting += boxOf(group) == "mobilisation" ? 1 : 0;
            }
        CHECK(waiting == scenario.special.at("mobilisation").size());
        CHECK(waiting == 6);
    }
}

TEST_CASE("6.1: cups hold chits of earlier turns; in 1936 also those of turn 1") {
    for (const Scenario& scenario : box().scenarios)
        for (const ChitKind& chit : box().chits) {
            CAPTURE(scenario.id);
            CAPTURE(chit.id);
            const std::string& side = box().sides[chit.owner.index()].id;
            const int turn = chit.extra.at("turn");
            const int cup = inPool(scenario, "cup_" + side, chit.id);
            const int later = inPool(scenario, "later_" + side, chit.id);
            const int gone = inPool(scenario, "played_" + side, chit.id);
            CHECK(cup + later + gone == (turn <= scenario.lastTurn ? 1 : 0));
            CHECK(inPool(scenario, "hand_" + side, chit.id) == 0);
            if (cup == 1)
                CHECK(turn <= std::max(scenario.firstTurn - 1, 1));
            if (later == 1)
                CHECK((turn >= scenario.firstTurn && turn > 1));
        }
}

TEST_CASE("12.2: air and naval units wait in their boxes") {
    for (const Scenario& scenario : box().scenarios)
        for (const auto* list : {&scenario.setup, &scenario.reinforcements})
            for (const SetupGroup& group : *list)
                for (const CounterId each : group.counters)
                    if (const Piece piece(each); piece.supports() && piece.word("type") != "hq")
                        CHECK_MESSAGE((boxOf(group) == piece.side() + "_" + piece.word("type") ||
                                       boxOf(group) == piece.side() + "_withdrawn"),
                                      piece.counter.id);
    for (const SetupGroup& group : box().scenario("campaign")->reinforcements)
        for (const CounterId each : group.counters)
            if (Piece(each).counter.id == "V-R")
                CHECK(group.turn == 3); // 12.2.6
}

TEST_CASE(
    "15.14: lines are inactive before their turn; those the Nationalists hold are destroyed") {
    const Chart& table = *box().chart("fortified_lines");
    const SideId nationalist = find<SideId>(box().sides, "nationalist");
    for (const Scenario& scenario : box().scenarios)
        for (const AxisEntry& line : table.rows.entries) {
            const HexId hex = *area(line.label).begin();
            const bool lost = scenario.control[hex.index()] == nationalist;
            const bool past = *table.number(line.label, "turn") < scenario.firstTurn;
            CAPTURE(scenario.id);
            CAPTURE(line.label);
            CHECK(track(scenario, line.label.c_str()) == (lost ? 3 : past ? 1 : 0));
        }
}

TEST_CASE("4.1: victory is written in terms the map knows, and there is no draw") {
    for (const Scenario& scenario : box().scenarios) {
        const Record& victory = scenario.special.at("victory");
        CHECK(victory.at("republican") == "otherwise");
        CHECK(victory.at("draw") == false);
        for (const char* when : {"atOnce", "atEnd"})
            for (const Record& test : victory.at("nationalist").at(when))
                if (test.contains("hex"))
                    CHECK(spain().find(test.at("hex").get<std::string>()).exists());
    }
    CHECK(box().scenario("campaign")->special.at("victory").at("nationalist").at("atOnce").at(0) ==
          Record::parse(R"({"test":"moraleAtMost","value":20})"));
}

} // namespace esagono::tscw_box
