// SPDX-License-Identifier: GPL-3.0-or-later
// The four scenarios against the lists of the rulebook, and their finished set-ups against its
// rules.
#include "tests/guadalajara/printed_game.h"

namespace esagono::guadalajara_box {

namespace {

constexpr std::size_t scenarios = 4;

/// How often the lists of each scenario quote a value, arrivals included.
struct Quoted {
    const char* values;
    int times[scenarios];
};

const Quoted republicans[] = {
    {"(12)-3-3", {1, 1, 0, 1}}, {"(13)-5-2", {1, 1, 0, 1}}, {"(14)-7-2", {1, 1, 0, 1}},
    {"(2)-5-rr", {1, 0, 1, 0}}, {"(7)-3-3", {1, 1, 1, 0}},  {"+2/-2-14", {3, 1, 0, 0}},
    {"+2/-2-6", {1, 1, 0, 0}},  {"+3/-2-10", {6, 4, 1, 5}}, {"1-1-6", {2, 2, 0, 0}},
    {"1-1-9", {1, 1, 0, 0}},    {"1-2-5", {1, 0, 1, 0}},    {"1-2-6", {4, 0, 1, 0}},
    {"1-2-9", {2, 1, 1, 1}},    {"2-2-9", {1, 0, 1, 0}},    {"2-3-6", {1, 1, 0, 0}},
    {"2-3-9", {2, 0, 0, 0}},    {"2-4-4", {3, 0, 2, 0}},    {"2-4-6", {2, 2, 2, 0}},
    {"3-4-6", {3, 2, 2, 0}},    {"3-5-6", {10, 6, 4, 4}},   {"4-6-6", {11, 2, 2, 8}},
    {"4-7-6", {3, 3, 0, 3}},    {"5-7-6", {6, 1, 3, 3}},    {"5-7-7", {2, 0, 0, 2}},
    {"5-8-6", {3, 0, 1, 2}},    {"6-8-7", {4, 3, 0, 4}},    {"6-9-6", {1, 0, 0, 1}},
    {"7-10-7", {4, 0, 0, 4}},   {"7-9-7", {2, 2, 0, 2}},    {"9-12-7", {1, 1, 0, 1}}};

/// The six groups of the CTV are quoted in scenario 4 only, MG/Lit of scenario 1 twice.
const Quoted nationalists[] = {
    {"(10)-3-3", {1, 0, 1, 0}}, {"(2)-3-3", {14, 10, 1, 10}}, {"(5)-5-2", {1, 0, 1, 0}},
    {"(7)-1-12", {3, 3, 0, 3}}, {"(8)-3-3", {1, 0, 0, 1}},    {"(9)-1-14", {1, 0, 0, 1}},
    {"+1/-1-14", {1, 1, 0, 0}}, {"+2/-1-12", {5, 4, 1, 2}},   {"+3/-2-12", {1, 1, 0, 0}},
    {"+3/-3-6", {1, 1, 0, 0}},  {"0-1-14", {1, 1, 0, 0}},     {"1-2-7", {1, 0, 1, 0}},
    {"1-2-9", {4, 0, 4, 0}},    {"2-2-14", {1, 1, 0, 0}},     {"2-2-6", {4, 3, 0, 4}},
    {"3-5-7", {1, 0, 1, 0}},    {"4-4-14", {1, 0, 0, 1}},     {"4-4-6", {1, 1, 0, 1}},
    {"4-7-5", {18, 18, 0, 17}}, {"5-8-6", {15, 12, 0, 11}},   {"6-8-7", {2, 0, 2, 0}},
    {"6-9-6", {6, 0, 0, 6}},    {"6-9-7", {1, 0, 1, 0}},      {"7-10-7", {1, 0, 1, 0}},
    {"8-11-7", {11, 0, 11, 0}}, {"(11)-3-3", {2, 2, 0, 1}},   {"(15)-5-2", {3, 3, 0, 2}},
    {"(18)-7-2", {1, 1, 0, 1}}};

const Scenario& number(std::size_t i) {
    REQUIRE(box().scenarios.size() == scenarios);
    return box().scenarios[i];
}

template <class Visit>
void everyGroup(const Scenario& scenario, const Visit& visit) {
    for (const auto* list : {&scenario.setup, &scenario.reinforcements})
        for (const SetupGroup& group : *list)
            visit(group);
}
template <class Wanted>
int count(const Scenario& scenario, const Wanted& wanted) {
    int found = 0;
    everyGroup(scenario, [&](const SetupGroup& group) {
        for (const CounterId each : group.counters)
            found += wanted(piece(each), group) ? 1 : 0;
    });
    return found;
}

bool isBattalion(const Counter& counter) {
    return bears(counter, "type") == "infantry" && bears(counter, "size").starts_with("battalion");
}
const std::string& sideOf(const Counter& counter) {
    return box().sides[counter.side.index()].id;
}
int track(const Scenario& scenario, const char* id) {
    return scenario.tracks[find<TrackId>(box().tracks, id).index()];
}

/// Who stands where when both suggestions are followed.
std::map<HexId, std::vector<const Deployment::Piece*>> stacksOf(const Scenario& scenario) {
    std::map<HexId, std::vector<const Deployment::Piece*>> stacks;
    for (const Deployment& each : scenario.deployments)
        for (const Deployment::Piece& laid : each.counters)
            stacks[laid.place.hex()].push_back(&laid);
    return stacks;
}
/// 1.1, 1.2c, 1.16a, 3.4a.
int stackingOf(const Deployment::Piece& laid) {
    const Counter& counter = piece(laid.counter);
    const bool free = bearsSign(counter, "armoured") || bearsSign(counter, "flame") ||
                      isTruck(counter) || bears(counter, "type") == "armoured_train";
    return free ? 0 : *printed(counter, "steps", laid.face);
}

} // namespace

TEST_CASE("every unit of the lists is there as often as they quote it") {
    for (std::size_t i = 0; i < scenarios; ++i) {
        CAPTURE(i);
        for (const char* side : {"republican", "nationalist"}) {
            std::map<std::string, int> wanted;
            for (const Quoted& each : side[0] == 'r' ? std::span<const Quoted>(republicans)
                                                     : std::span<const Quoted>(nationalists))
                if (each.times[i] > 0)
                    wanted[each.values] = each.times[i];
            std::map<std::string, int> found;
            everyGroup(number(i), [&](const SetupGroup& group) {
                for (const CounterId each : group.counters)
                    if (sideOf(piece(each)) == side && !listed(piece(each)).empty())
                        ++found[listed(piece(each))];
            });
            CHECK(found == wanted);
        }
    }
}

TEST_CASE("battalions, reduced units, trucks, reserve markers and turns are the rulebook's") {
    struct Row {
        const char* id;
        int firstTurn, lastTurn, republicans, nationalists, reduced, trucks, reserves[2], later[2];
    };
    const Row rows[scenarios] = {{"abyssinia", 1, 11, 53, 54, 0, 26, {1, 9}, {14, 13}},
                                 {"italian_offensive", 1, 4, 23, 30, 0, 18, {1, 0}, {6, 6}},
                                 {"spanish_paella", 1, 11, 14, 15, 3, 0, {0, 6}, {1, 0}},
                                 {"bolognese_sauce", 9, 11, 34, 34, 18, 23, {12, 12}, {0, 0}}};
    for (std::size_t i = 0; i < scenarios; ++i) {
        const Row& row = rows[i];
        const Scenario& scenario = number(i);
        CAPTURE(row.id);
        CHECK(scenario.id == row.id);
        CHECK(scenario.firstTurn == row.firstTurn);
        CHECK(scenario.lastTurn == row.lastTurn);
        const auto battalions = [&](const char* side) {
            return count(scenario, [&](const Counter& each, const SetupGroup&) {
                return isBattalion(each) && sideOf(each) == side;
            });
        };
        CHECK(battalions("republican") == row.republicans);
        CHECK(battalions("nationalist") == row.nationalists);
        CHECK(count(scenario, [](const Counter&, const SetupGroup& group) {
                  return group.face == 1;
              }) == row.reduced);
        CHECK(count(scenario, [](const Counter& each, const SetupGroup&) {
                  return isTruck(each);
              }) == row.trucks);
        CHECK(track(scenario, "reserve_republican") == row.reserves[0]);
        CHECK(track(scenario, "reserve_nationalist") == row.reserves[1]);
        int later[2] = {0, 0};
        for (int side = 0; side < 2; ++side)
            for (const auto& [turn, markers] : scenario.special.at("reserveMarkers")
                                                   .at(side == 0 ? "republican" : "nationalist")
                                                   .items())
                later[side] += markers.get<int>();
        CHECK(later[0] == row.later[0]);
        CHECK(later[1] == row.later[1]);
    }
}

TEST_CASE("2.7a: morale begins at 0, in scenario 4 at 6") {
    for (const char* id : {"morale_fn", "morale_pn", "morale_dlv"}) {
        CHECK(track(number(0), id) == 0);
        CHECK(track(number(3), id) == 6);
    }
}

TEST_CASE("3.1c, 3.1d: withdrawals and emergency groups") {
    const Record& first = number(0).special;
    CHECK(first.at("withdrawals") ==
          Record::parse(R"([{"turn":8,"counters":["REP-AC-1BT","REP-AC-2BT","REP-AC-3BT"]}])"));
    CHECK(first.at("emergency").size() == 2);
    CHECK(number(1).special.at("withdrawals").at(0).at("turn") == 4);
    CHECK(number(1).special.at("withdrawals").at(0).at("counters").size() == 3);
}

TEST_CASE("suggested set-ups place every unit where its group may stand") {
    for (std::size_t i = 0; i < scenarios; ++i) {
        std::map<CounterId, const Deployment::Piece*> placed;
        for (const Deployment& each : number(i).deployments)
            for (const Deployment::Piece& laid : each.counters)
                placed[laid.counter] = &laid;
        for (const SetupGroup& group : number(i).setup)
            for (const CounterId id : group.counters) {
                CAPTURE(piece(id).id);
                const bool laidOut = group.place.isHex() || !group.hexes.empty();
                REQUIRE(placed.contains(id) == laidOut);
                if (!laidOut)
                    continue;
                const HexId hex = placed[id]->place.hex();
                CHECK(placed[id]->face == group.face);
                CHECK((group.place.isHex()
                           ? group.place.hex() == hex
                           : std::ranges::find(group.hexes, hex) != group.hexes.end()));
            }
    }
}

TEST_CASE("suggested set-ups keep 1.1, 1.11a, 1.11b, 1.12b, 2.6 and 2.9") {
    for (std::size_t i = 0; i < scenarios; ++i)
        for (const auto& each : stacksOf(number(i))) {
            const HexId hex = each.first;
            CAPTURE(i);
            CAPTURE(sheet().label(hex));
            int steps = 0;
            int armour = 0;
            int others = 0;
            std::set<std::string> armies;
            for (const Deployment::Piece* laid : each.second) {
                const Counter& counter = piece(laid->counter);
                steps += stackingOf(*laid);
                armour += bearsSign(counter, "armoured") ? 1 : 0;
                others += !bearsSign(counter, "armoured") && !isTruck(counter) ? 1 : 0;
                armies.insert(counter.id.substr(0, 3));
                if (isTruck(counter) || bears(counter, "type") == "hq") // 1.3
                    CHECK((sheet().onLink(hex, sheet().link("road")) ||
                           sheet().onLink(hex, sheet().link("track"))));
                if (sideOf(counter) == "nationalist")
                    CHECK(hexesOf(isSpanish(counter) ? "north" : "south").contains(hex));
                if (i != 3)
                    CHECK(hexesOf(sideOf(counter) == "republican" ? "republican_side"
                                                                  : "nationalist_side")
                              .contains(hex));
            }
            CHECK(steps <= 6);
            CHECK(armour <= 1);
            CHECK((armour == 0 || others > 0));
            CHECK(armies.size() == 1);
        }
}

TEST_CASE("scenario 4: one unit in 20.03, and the villages behind the front are Republican") {
    const auto stacks = stacksOf(number(3));
    CHECK(stacks.at(sheet().find("20.03")).size() == 1);
    const SideId republican = find<SideId>(box().sides, "republican");
    struct Row {
        const char* village;
        bool republican;
    };
    for (const Row& row : {Row{"Torija", true}, Row{"Trijueque", true}, Row{"Valdearenas", true},
                           Row{"Brihuega", false}, Row{"Gajanejos", false}, Row{"Yela", false},
                           Row{"Abánades", false}}) {
        const HexId hex = sheet().place(sheet().place(row.village)).hex;
        CHECK_MESSAGE((number(3).control[hex.index()] == republican) == row.republican,
                      row.village);
    }
}

} // namespace esagono::guadalajara_box
