// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/network.h"

#include "tests/map/sheets.h"

#include <doctest/doctest.h>
#include <set>

namespace esagono::network_tests {

namespace {

constexpr LinkId rail(0);
constexpr LinkId road(1);

/// Two lines crossing at 0203, a branch at the end of one, and a separate piece in the south.
///   0201 0202 0203 0204 0205        rail
///   0103 0203 0303                  rail
///   0205 0206                       road
///   0501 0502                       rail
HexMap crossing() {
    MapSheet sheet = sheets::blank(sheets::small(5, 7));
    const auto at = [&sheet](const char* label) { return sheet.grid.find(label); };
    sheet.links = {"rail", "road"};
    sheet.linkLines = {{rail, {at("0201"), at("0202"), at("0203"), at("0204"), at("0205")}, "", ""},
                       {rail, {at("0103"), at("0203"), at("0303")}, "", ""},
                       {road, {at("0205"), at("0206")}, "", ""},
                       {rail, {at("0501"), at("0502")}, "", ""}};
    return HexMap(sheet);
}

constexpr auto anything = [](NodeId) { return true; };

std::string written(const HexMap& map, const Network& network, const std::vector<NodeId>& nodes) {
    std::string text;
    for (const NodeId node : nodes)
        text += (text.empty() ? "" : " ") +
                (network.hex(node).exists() ? map.label(network.hex(node)) : network.name(node));
    return text;
}

} // namespace

TEST_CASE("a network of links joins what the links join") {
    const HexMap map = crossing();
    const Network network = Network::ofLinks(map, {rail});
    for (const HexId a : map.hexes()) {
        std::set<NodeId> joined;
        for (const HexId b : map.neighbours(a))
            if (map.linked(a, b, rail))
                joined.insert(network.node(b));
        const auto found = network.joined(network.node(a));
        REQUIRE(std::vector<NodeId>(found.begin(), found.end()) ==
                std::vector<NodeId>(joined.begin(), joined.end()));
        REQUIRE(network.isOn(network.node(a)) == map.onLink(a, rail));
        REQUIRE(network.hex(network.node(a)) == a);
    }
    CHECK(network.capacity() == unlimitedCapacity);
}

TEST_CASE("routes take the fewest steps, or say what broke them") {
    struct Row {
        const char* name;
        LinkSet kinds;
        const char* from;
        const char* to;
        const char* closed; ///< a hex that is not usable
        const char* nodes;
        const char* brokenAt;
    };
    const std::vector<Row> rows = {
        {"straight on", {rail}, "0201", "0204", "", "0201 0202 0203 0204", ""},
        {"and back", {rail}, "0204", "0201", "", "0204 0203 0202 0201", ""},
        {"onto the branch", {rail}, "0201", "0303", "", "0201 0202 0203 0303", ""},
        {"nowhere", {rail}, "0201", "0201", "", "0201", ""},
        {"not by rail", {rail}, "0204", "0206", "", "", ""},
        {"by rail and road", {rail, road}, "0204", "0206", "", "0204 0205 0206", ""},
        {"cut in the middle", {rail}, "0201", "0205", "0203", "", "0203"},
        {"cut beside the way", {rail}, "0201", "0205", "0303", "0201 0202 0203 0204 0205", ""},
        {"the start is not usable", {rail}, "0201", "0205", "0201", "", "0201"},
        {"the end is not usable", {rail}, "0201", "0205", "0205", "", "0205"},
        {"nothing joins them", {rail}, "0201", "0501", "", "", ""},
        {"nothing joins them, whatever is closed", {rail}, "0201", "0501", "0202", "", ""},
        {"from a hex without rail", {rail}, "0401", "0501", "", "", ""},
    };
    const HexMap map = crossing();
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const Network network = Network::ofLinks(map, row.kinds);
        const NodeId closed = network.node(map.find(row.closed));
        const Route route =
            network.route(network.node(map.find(row.from)), network.node(map.find(row.to)),
                          [&](NodeId node) { return node != closed; });
        CHECK(written(map, network, route.nodes) == row.nodes);
        CHECK(route.exists() == (*row.nodes != '\0'));
        CHECK(route.brokenAt == network.node(map.find(row.brokenAt)));
    }
}

TEST_CASE("a step can be unusable though its ends are usable") {
    const HexMap map = crossing();
    const Network network = Network::ofLinks(map, {rail});
    const NodeId bank = network.node(map.find("0203"));
    const NodeId far = network.node(map.find("0204"));
    const auto bridgeIsBlown = [&](NodeId a, NodeId b) {
        return !(a == bank && b == far) && !(a == far && b == bank);
    };
    const NodeId from = network.node(map.find("0201"));
    CHECK(network.route(from, far, bridgeIsBlown).brokenAt == far);
    CHECK(network.route(from, bank, bridgeIsBlown).exists());
    CHECK(network.components(bridgeIsBlown).count == 3);
}

TEST_CASE("the reachable nodes are those of the own component, nearest first") {
    const HexMap map = crossing();
    const Network network = Network::ofLinks(map, {rail});
    CHECK(written(map, network, network.reachable(network.node(map.find("0202")), anything)) ==
          "0202 0201 0203 0103 0204 0303 0205");
    const NodeId closed = network.node(map.find("0203"));
    const auto withoutCrossing = [&](NodeId node) { return node != closed; };
    CHECK(
        written(map, network, network.reachable(network.node(map.find("0202")), withoutCrossing)) ==
        "0202 0201");
    CHECK(network.reachable(closed, withoutCrossing).empty());
}

TEST_CASE("components are what hangs together of the usable nodes") {
    const HexMap map = crossing();
    const Network network = Network::ofLinks(map, {rail});
    const auto node = [&](const char* label) { return network.node(map.find(label)); };
    const Components whole = network.components(anything);
    CHECK(whole.count == 2);
    CHECK(whole.together(node("0201"), node("0303")));
    CHECK_FALSE(whole.together(node("0201"), node("0501")));
    CHECK_FALSE(whole.together(node("0401"), node("0401")));

    const Components cut = network.components([&](NodeId each) { return each != node("0203"); });
    CHECK(cut.count == 5);
    CHECK(cut.together(node("0204"), node("0205")));
    CHECK_FALSE(cut.together(node("0202"), node("0204")));
    CHECK_FALSE(cut.together(node("0203"), node("0203")));
    CHECK(network.components([](NodeId) { return false; }).count == 0);
}

TEST_CASE("named nodes join hexes that are far apart, and edges have capacities") {
    const HexMap map = crossing();
    const auto at = [&map](const char* label) { return NodeId(map.find(label).index()); };
    const NodeId bay(map.size());
    const NodeId ocean(map.size() + 1);
    const Network sea(map, {"bay", "ocean"},
                      {{at("0101"), bay, 3},
                       {bay, at("0107"), 2},
                       {bay, ocean},
                       {ocean, at("0501"), 1},
                       {ocean, ocean},
                       {at("0107"), bay, 5}},
                      6);
    CHECK(sea.node("bay") == bay);
    CHECK(sea.node("ocean") == ocean);
    CHECK_FALSE(sea.node("lake").exists());
    CHECK(sea.name(ocean) == "ocean");
    CHECK_FALSE(sea.hex(bay).exists());
    CHECK(sea.size() == map.size() + 2);
    CHECK(sea.capacity() == 6);
    CHECK(sea.capacity(at("0101"), bay) == 3);
    CHECK(sea.capacity(bay, at("0101")) == 3);
    CHECK(sea.capacity(bay, at("0107")) == 5);
    CHECK(sea.capacity(bay, ocean) == unlimitedCapacity);
    CHECK(sea.capacity(at("0101"), ocean) == 0);

    const Route route = sea.route(at("0101"), at("0501"), anything);
    CHECK(written(map, sea, route.nodes) == "0101 bay ocean 0501");
    CHECK(route.capacity == 1);
    CHECK(sea.route(at("0101"), at("0107"), anything).capacity == 3);
    CHECK(sea.route(at("0101"), at("0501"), [&](NodeId node) { return node != ocean; }).brokenAt ==
          ocean);
}

TEST_CASE("of equally short routes the one through the lower nodes is taken") {
    const HexMap map(sheets::blank(sheets::small(1, 4)));
    const auto at = [](std::size_t index) { return NodeId(index); };
    const Network network(map, {},
                          {{at(0), at(2)}, {at(0), at(1)}, {at(2), at(3)}, {at(1), at(3)}});
    const Route route = network.route(at(0), at(3), anything);
    CHECK(route.nodes == std::vector<NodeId>{at(0), at(1), at(3)});
}

} // namespace esagono::network_tests
