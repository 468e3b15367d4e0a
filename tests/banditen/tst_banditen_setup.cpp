// SPDX-License-Identifier: GPL-3.0-or-later
// The suggested deployments keep the rules of the set-up page, and what arrives later is listed.
#include "tests/banditen/printed_package.h"

namespace esagono::printed::setup_tests {

namespace {

/// 7: at most 6 VF of one side, and never two sides, in a hex.
void checkStacks(const Table& table) {
    for (const auto& [hex, stack] : table.stacks()) {
        CAPTURE(hex);
        int sum = 0;
        for (const Counter* each : stack) {
            sum += strength(*each);
            CHECK(each->side == stack.front()->side);
        }
        CHECK(sum <= 6);
    }
}

bool holds(const std::vector<const Counter*>& stack, const char* side) {
    const auto id = find<SideId>(package().sides, side);
    return std::ranges::any_of(
        stack, [&](const Counter* each) { return each->side == id && !isCommand(*each); });
}

/// The words of a trait found in a stack, without those that may be with anybody.
std::set<std::string> wordsIn(const std::vector<const Counter*>& stack, const char* trait,
                              const std::set<std::string>& welcome = {}) {
    std::set<std::string> found;
    for (const Counter* each : stack)
        if (const std::string said = word(*each, trait); !welcome.contains(said))
            found.insert(said);
    return found;
}

std::string terrainAt(const HexMap& map, const std::string& hex) {
    return map.name(map.terrain(map.find(hex)));
}

} // namespace

TEST_CASE("15.1 The garrisons of Gravellona stand where the set-up page puts them") {
    const Table table("gravellona");
    CHECK(table.at("g-gnr-machine_gun-1") == "16.09");
    CHECK(table.at("g-vg-light_artillery-1") == "15.08");
    CHECK(table.at("g-verbania-infantry-1") == "14.04");
    const auto objectives = area(mapOf("gravellona"), "objectives");
    for (const char* id : {"g-vg-command-1", "g-i-infantry-1", "g-iv-infantry-1", "g-iv-infantry-2",
                           "g-iv-infantry-3"})
        CHECK_MESSAGE(objectives.contains(table.at(id)), id);
    const auto stacks = table.stacks();
    for (const std::string& hex : objectives)
        CHECK_MESSAGE((stacks.contains(hex) && holds(stacks.at(hex), "axis")), hex);
    checkStacks(table);
}

TEST_CASE("15.1 One Garibaldi detachment stands at Corte Cerro, Cinquanta at Corte Pitoni") {
    const Table table("gravellona");
    const auto corteCerro = area(mapOf("gravellona"), "corte_cerro");
    std::vector<const Counter*> there;
    for (const auto& [hex, stack] : table.stacks())
        if (corteCerro.contains(hex))
            there.insert(there.end(), stack.begin(), stack.end());
    CHECK(there.size() == 3);
    CHECK(wordsIn(there, "formation") == std::set<std::string>{"Redi"});
    for (const char* id :
         {"g-romolo-infantry-1", "g-fanfulla-infantry-3", "g-gar-command-1", "g-cv-armoured_car-1"})
        CHECK_MESSAGE(table.at(id) == "entry_garibaldi", id);
    CHECK(table.at("g-cinquanta-infantry-1") == "17.15");
    CHECK(table.at("g-cinquanta-machine_gun-1") == "17.15");
    for (const auto& [hex, stack] : table.stacks())
        CHECK_MESSAGE(wordsIn(stack, "faction").size() == 1, hex); // 15.5
}

TEST_CASE("15.3 16.3.3 Reinforcements come on their turns") {
    struct Due {
        const char* scenario;
        const char* group;
        int turn;
        std::size_t counters;
        bool roll;
    };
    for (const Due& due :
         {Due{"gravellona", "garibaldi", 1, 2, false}, Due{"gravellona", "beltrami", 1, 2, false},
          Due{"gravellona", "ii", 4, 2, true}, Due{"gravellona", "valdossola", 5, 1, true},
          Due{"gravellona", "valtoce", 6, 1, true}, Due{"gravellona", "iii", 9, 5, false},
          Due{"tarnova", "ita", 9, 2, false}}) {
        CAPTURE(due.group);
        const auto& groups = scenario(due.scenario).reinforcements;
        const auto found = std::ranges::find(groups, due.group, &SetupGroup::id);
        REQUIRE(found != groups.end());
        CHECK(found->turn == due.turn);
        CHECK(found->counters.size() == due.counters);
        CHECK(found->extra["roll"] == due.roll);
        CHECK(found->place.isBox());
        CHECK(mapOf(due.scenario).area(found->extra["entry"].get<std::string>()).exists());
    }
}

TEST_CASE("16.1 The RSI at Tarnova stands in buildings and forts and holds every fort") {
    const Table table("tarnova");
    const HexMap& map = mapOf("tarnova");
    const auto forts = area(map, "forts");
    const auto stacks = table.stacks();
    for (const auto& [hex, stack] : stacks)
        for (const Counter* each : stack)
            if (each->side == find<SideId>(package().sides, "axis"))
                CHECK_MESSAGE((terrainAt(map, hex) == "building" ||
                               (forts.contains(hex) && !isCommand(*each))),
                              each->id);
    for (const std::string& hex : forts)
        CHECK_MESSAGE((stacks.contains(hex) && holds(stacks.at(hex), "axis")), hex);
    checkStacks(table);
}

TEST_CASE("16.1 16.5 The battalions stand in their zones and apart") {
    const Table table("tarnova");
    const HexMap& map = mapOf("tarnova");
    const std::map<std::string, std::set<std::string>> zones = {{"1 Btg", area(map, "setup_1btg")},
                                                                {"2 Btg", area(map, "setup_2btg")},
                                                                {"3 Btg", area(map, "setup_3btg")},
                                                                {"Ass", area(map, "setup_1btg")}};
    for (const auto& [hex, stack] : table.stacks()) {
        if (stack.front()->side == find<SideId>(package().sides, "axis"))
            continue;
        CHECK_MESSAGE(wordsIn(stack, "formation", {"Ass"}).size() <= 1, hex);
        for (const Counter* each : stack)
            CHECK_MESSAGE(zones.at(word(*each, "formation")).contains(hex), each->id);
    }
    // 16.7.1: heavy weapons within reach of their ammunition
    for (const auto& [id, place] : table.places()) {
        const Counter& each = counter(id);
        const std::string formation = word(each, "formation");
        const std::string type = word(each, "type");
        if (!formation.ends_with(" Btg") || type == "infantry" || !place.isHex())
            continue;
        const std::string command =
            "t-" + formation.substr(0, 1) + "_btg-command-1"; // "1 Btg" to its Command
        CHECK_MESSAGE(map.distance(place.hex(), map.find(table.at(command.c_str()))) <= 5, each.id);
    }
}

TEST_CASE("16.9 16.10 16.11.2 Mines, bunkers and infirmary lie as they must") {
    const Table table("tarnova");
    const HexMap& map = mapOf("tarnova");
    const auto mines = table.markers("mine");
    CHECK(mines.size() == 7);
    std::multiset<int> values;
    for (std::size_t i = 0; i < mines.size(); ++i) {
        values.insert(mines[i].value);
        for (std::size_t j = 0; j < i; ++j)
            CHECK(map.distance(mines[i].place.hex(), mines[j].place.hex()) >= 3);
    }
    std::multiset<int> printedValues; // as many of each as the chart says
    const Chart& chart = *package().chart("mines");
    for (std::size_t row = 0; row < chart.rows.entries.size(); ++row)
        for (int i = 0; i < chart.number(row); ++i)
            printedValues.insert(chart.rows.entries[row].from);
    CHECK(values == printedValues);
    CHECK(values.count(0) == 1);
    CHECK(package().markers[mines.front().marker.index()].valueShown == ShownTo::Owner);

    const auto forts = area(map, "forts");
    std::set<std::string> bunkers;
    for (const MarkerAtStart& each : table.markers("bunker"))
        bunkers.insert(map.label(each.place.hex()));
    CHECK(bunkers.size() == 5);
    CHECK(std::ranges::includes(forts, bunkers));
    REQUIRE(table.markers("infirmary").size() == 1);
    CHECK(terrainAt(map, map.label(table.markers("infirmary").front().place.hex())) == "building");

    // Before anybody has placed them they wait with the forces of the Axis
    std::map<std::string, int> waiting;
    for (const MarkerAtStart& each : scenario("tarnova").markers)
        if (each.place == Place(find<BoxId>(package().boxes, "axis_forces")))
            ++waiting[package().markers[each.marker.index()].id];
    CHECK(waiting == std::map<std::string, int>{{"bunker", 5}, {"infirmary", 1}}); // mines: chart
}

TEST_CASE("15.1.1 16.1.1 Units broken down at the start keep their strength") {
    for (const char* id : {"gravellona", "tarnova"}) {
        std::map<std::string, int> onMap, printedStrength;
        const Table table(id);
        for (const auto& [each, place] : table.places()) {
            const Counter& piece = counter(each);
            const std::string kind = word(piece, "formation") + "/" + word(piece, "type");
            if (!isFractional(piece))
                printedStrength[kind] += strength(piece);
            if (place.isHex() || (!isFractional(piece) && table.at(each).starts_with("entry_")))
                onMap[kind] += strength(piece);
        }
        CHECK(onMap == printedStrength);
    }
}

TEST_CASE("The turns have their hours, and the dark ones are marked") {
    CHECK(scenario("gravellona").turnLabels.size() == 14); // two and one by A2 and A3
    CHECK(scenario("tarnova").turnLabels.size() == 17);
    const Chart& tarnova = *package().chart("turns_tarnova");
    std::set<int> dark, night, second;
    for (int turn = 1; turn <= 16; ++turn) {
        const std::string row = std::to_string(turn);
        if (tarnova.cell(row, "light") != "day")
            dark.insert(turn);
        if (tarnova.cell(row, "light") == "night")
            night.insert(turn);
        if (tarnova.number(row, "day") == 20)
            second.insert(turn);
    }
    CHECK(night == std::set<int>{8, 16});
    CHECK(dark == std::set<int>{1, 7, 8, 9, 15, 16});
    CHECK(second == std::set<int>{9, 10, 11, 12, 13, 14, 15, 16});
    const auto hour = [](const char* id, std::size_t turn) {
        const std::string& label = scenario(id).turnLabels.at(turn - 1).at("it");
        return label.substr(label.find("ore "));
    };
    CHECK(hour("tarnova", 9) == "ore 6.00");   // 16.3.3
    CHECK(hour("tarnova", 11) == "ore 10.00"); // 16.7.2: the third of its day
    const std::map<int, std::string> stated = {
        {1, "ore 5.00"}, {4, "ore 11.00"}, {5, "ore 13.00"}, {6, "ore 15.00"}, {9, "ore 7.00"}};
    for (const auto& [turn, time] : stated)
        CHECK_MESSAGE(hour("gravellona", static_cast<std::size_t>(turn)) == time, turn);
}

} // namespace esagono::printed::setup_tests
