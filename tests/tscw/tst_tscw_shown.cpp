// SPDX-License-Identifier: GPL-3.0-or-later
// The table as it is shown: layers, values explained, what a side may not know.
#include "engine/play/referee.h"
#include "engine/play/telling/story.h"
#include "engine/play/view.h"
#include "engine/tscw/chapters.h"
#include "engine/tscw/shown/aids.h"
#include "tests/tscw/battlefield.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;
using namespace esagono::tscw;

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

/// What the only throw of a command meant.
DiceReading readingOf(const Board& board, const char* line) {
    RuleTable at(board);
    const State before = at.state;
    REQUIRE(at.act(line).empty());
    const auto dice =
        tell(Position(before, at.setting), SideId(), Viewer::umpire(), 1, at.events).dice;
    REQUIRE(dice.size() == 1);
    return dice.front().reading;
}

/// What a change of morale that is listed would come to; nothing: it is not listed.
std::optional<int> listed(const Board& board, const std::string& id) {
    for (const Worth& each : worth(RuleTable(board).position()))
        if (each.label.id == id)
            return each.points;
    return std::nullopt;
}

/// What a side knows of a pool: how many, and whether it knows which.
SeenPool poolAs(const RuleTable& at, SideId side, PoolId pool) {
    return viewOf(at.position(), Viewer::of(side)).pools[pool.index()];
}

const UnitsOnBoard hiddenStacks = {{"2510", "R-11div R-35div"}, {"2318", "R-LEN"}};

const RuleRows fog("fog",
                   {
                       row("15.5", "only the top unit of an enemy stack is seen",
                           nationalists("reserves", hiddenStacks, {{"fog_of_war", "on"}}), "",
                           "seen R-11div nationalist back; seen R-35div nationalist whole; "
                           "seen R-11div republican whole; seen R-LEN nationalist whole"),
                       row("15.5", "or everything, by agreement",
                           nationalists("reserves", hiddenStacks, {{"fog_of_war", "off"}}), "",
                           "seen R-11div nationalist whole"),
                       row("15.5 6.4",
                           "an event lets the Nationalists look at a stack, as long as they look",
                           holding(nationalists("reserves", hiddenStacks), "nationalist", "N28"),
                           "event chit=N28; look hex=2510",
                           "seen R-11div nationalist whole; decision chit nationalist"),
                       row("15.5 6.4", "and no longer",
                           holding(nationalists("reserves", hiddenStacks), "nationalist", "N28"),
                           "event chit=N28; look hex=2510; done",
                           "seen R-11div nationalist back; chit N28 played_nationalist"),
                       row("15.5", "there must be something hidden",
                           holding(nationalists("reserves", hiddenStacks), "nationalist", "N28"),
                           "event chit=N28; look hex=2318", "refused 15.5 because 2318"),
                       row("6.4", "without fog the event has nothing to show",
                           holding(nationalists("reserves", hiddenStacks, {{"fog_of_war", "off"}}),
                                   "nationalist", "N28"),
                           "event chit=N28", "refused 6.4"),
                   });

} // namespace

TEST_CASE("Stacks are hidden under their top unit") {
    fog.check();
}

TEST_CASE("Hands are hidden from the other side, by agreement") {
    for (const bool isHidden : {true, false}) {
        const Board board =
            holding(nationalists("reserves", {}, {{"hidden_hands", isHidden ? "on" : "off"}}),
                    "republican", "R7 R19");
        RuleRows::enter("6.4", board);
        const RuleTable at(board);
        const PoolId hand = handPool[republican.index()];
        CHECK(poolAs(at, republican, hand).chits.has_value());
        CHECK(poolAs(at, nationalist, hand).chits.has_value() != isHidden);
        CHECK(poolAs(at, nationalist, hand).count == 2);
        CHECK_FALSE(poolAs(at, republican, cupPool[republican.index()]).chits.has_value());
        CHECK(viewOf(at.position(), Viewer::umpire()).pools[hand.index()].chits.has_value());
    }
}

TEST_CASE("A draw that is kept tells the other side nothing but that it was made") {
    const Board board = drawing(republicans("reserves", {}), "republican", "R7");
    RuleRows::enter("6.4", board);
    const RuleTable at(board);
    ToldDice dice({1});
    Draft draft(at.state, at.setting, dice);
    const State before = draft.state();
    (void)draft.draw(cupPool[republican.index()], handPool[republican.index()], "6.2");
    const Event& drawn = draft.events().front();
    const Position was(before, at.setting);
    CHECK(redact(was, drawn, Viewer::of(republican)).has_value());
    CHECK_FALSE(redact(was, drawn, Viewer::of(nationalist)).has_value());
}

TEST_CASE("Until both have assigned, neither learns what the other's air units do") {
    const Board board = nationalistAttack(
        "N-11div N-12div", "R-10div",
        {{"nationalist_air", "A-N1 A-AL2"}, {"republican_air", "A-R1"}}, {}, "N-SUR:used");
    RuleRows::enter("12.2.4", board);
    std::vector<std::string> views;
    std::vector<std::size_t> told;
    for (const char* assigned : {"assign units=A-N1", "assign units=A-N1,A-AL2", "none"}) {
        RuleTable at(board);
        REQUIRE(at.act("attack target=2412 with=N-11div,N-12div").empty());
        REQUIRE(at.deciding() == nationalist);
        const State before = at.state;
        REQUIRE(at.act(assigned).empty());
        REQUIRE(at.deciding() == republican);
        views.push_back(
            compactText(write(viewOf(at.position(), Viewer::of(republican)), at.scribe)));
        State state = before;
        std::size_t heard = 0;
        for (const Event& event : at.events) {
            if (const auto known =
                    redact(Position(state, at.setting), event, Viewer::of(republican)))
                if (const auto* revised = std::get_if<FrameRevised>(&known->fact))
                    heard += revised->frame.locals.list(nationalist.index()).size();
            fold(state, event);
        }
        told.push_back(heard);
    }
    CHECK(views[0] == views[1]);
    CHECK(views[0] == views[2]);
    CHECK(told == std::vector<std::size_t>{0, 0, 0});
}

TEST_CASE("An attack shows the attacked stack and the attackers") {
    const Board board = nationalistAttack("N-11div N-12div", "R-10div R-35div",
                                          {{"republican_air", "A-R1"}}, {{"fog_of_war", "on"}});
    RuleRows::enter("15.5", board);
    RuleTable at(board);
    CHECK(at.wrongWith("seen R-10div nationalist back").empty());
    CHECK(at.wrongWith("seen N-11div republican back").empty());
    REQUIRE(at.act("attack target=2412 with=N-11div,N-12div").empty());
    CHECK(at.wrongWith("seen R-10div nationalist whole").empty());
    CHECK(at.wrongWith("seen N-11div republican whole").empty());
}

TEST_CASE("Zones, the two legs of supply, railways and air ranges can be laid over the map") {
    const RuleTable at(
        nationalists("reserves", {{"2510", "N-11div"}, {"2318", "R-11div"}, {"3613", "R-1B"}}));
    CHECK(covers(layer(at, "zones"), at.hex("2511"), nationalist));
    CHECK(covers(layer(at, "zones"), at.hex("2317"), republican));
    CHECK(covers(layer(at, "supply"), at.hex("2317"), republican));
    CHECK(covers(layer(at, "supply"), at.hex("3613"), republican)); // by the north
    CHECK(covers(layer(at, "sources"), at.hex("2318"), republican));
    CHECK(covers(layer(at, "sources"), at.hex("1305"), nationalist));
    CHECK(covers(layer(at, "rails"), at.hex("2318"), republican));
    CHECK_FALSE(covers(layer(at, "rails"), at.hex("2315"), republican));
    CHECK(covers(layer(at, "air"), at.hex("2315"), republican));
}

TEST_CASE("Layers know no unit their viewer does not know") {
    const Board board = nationalists("reserves", {{"2511", "R-11div R-LEN"}, {"1305", "N-11div"}},
                                     {{"fog_of_war", "on"}});
    RuleRows::enter("15.5", board);
    const RuleTable at(board);
    REQUIRE(at.wrongWith("seen R-11div nationalist back").empty());
    CHECK(covers(layer(at, "zones"), at.hex("2510"), republican));
    CHECK(covers(layer(at, "zones", republican), at.hex("2510"), republican));
    CHECK_FALSE(covers(layer(at, "zones", nationalist), at.hex("2510"), republican));
    for (const char* each : {"supply", "sources", "rails", "air"})
        CHECK(layer(at, each, republican) == layer(at, each));
}

TEST_CASE("Throws for events and of reconnaissance are read") {
    const Board majorca =
        holding(republicans("movement", {{"2318", "R-BAY"}}), "republican", "R18");
    RuleRows::enter("6.4", majorca);
    const DiceReading rises = readingOf(majorca, "event chit=R18 | 6");
    CHECK(rises.effect == Text("tscw.log.morale", "+2", 57));
    CHECK(rises.rule.section == "6.4");
    CHECK(readingOf(majorca, "event chit=R18 | 5").effect.id == "tscw.effect.nothing");
    const Board scouting = onTurn(republicans("reserves", {{"2318", "R-CEN"}, {"2316", "N-11div"}},
                                              {{"hq_reconnaissance", "on"}}),
                                  14);
    for (const auto& [line, row] : {std::pair("reconnoitre hq=R-CEN hex=2316 | 1", 0U),
                                    std::pair("reconnoitre hq=R-CEN hex=2316 | 4", 1U)}) {
        const DiceReading seen = readingOf(scouting, line);
        CHECK(seen.chart == "reconnaissance");
        CHECK(seen.row == row);
        CHECK(seen.column == 0U);
        CHECK(seen.side == republican);
    }
}

TEST_CASE("4.2: what would change morale is listed") {
    const Board now = republicans("movement", {{"2318", "R-11div"}});
    RuleRows::enter("4.2", now);
    CHECK(listed(now, "tscw.worth.place").has_value());
    CHECK(listed(now, "tscw.log.mobilised") == -6);
    CHECK(listed(now, "tscw.log.called_up") == -2);
    CHECK_FALSE(listed(with(now, "mobilised", 1), "tscw.log.mobilised").has_value());
    CHECK(listed(with(now, "alcazar", 1), "tscw.log.alcazar_relieved") == -2);
    CHECK_FALSE(listed(with(now, "alcazar", 2), "tscw.log.alcazar_relieved").has_value());
    CHECK_FALSE(listed(now, "tscw.log.diversion_lost").has_value());
    CHECK(listed(with(now, "obligation", 2), "tscw.log.diversion_lost").has_value());
    CHECK(listed(with(now, "obligation", 1), "tscw.log.not_attacked").has_value());
}

TEST_CASE("Values are explained by supply and reserve") {
    const RuleTable at(nationalists("reserves", {{"2318", "R-11div R-35div:reserve=1"},
                                                 {"2306", "R-45div"},
                                                 {"2305", "N-11div"},
                                                 {"2307", "N-13div"}}));
    CHECK(valueOf(at, "R-11div", attackAttribute) == 7);
    CHECK(valueOf(at, "R-11div", defenceAttribute) == 11);
    CHECK(valueOf(at, "R-35div", defenceAttribute) ==
          Ratio(at.position().number(at.counter("R-35div"), defenceAttribute), 2));
    CHECK(explain(at.position(), at.counter("A-R3")).empty());
}

TEST_CASE("9.3, 11.8: values are explained as the rules will count them") {
    const RuleTable at(nationalistAttack("N-11div:starved=1 N-12div", "R-10div",
                                         {{"1615", "N-MC:landed=1:strategic=2"}}));
    const auto printedOf = [&](const char* unit, AttributeId attribute) {
        return Ratio(at.position().number(at.counter(unit), attribute));
    };
    CHECK(valueOf(at, "N-11div", attackAttribute) ==
          printedOf("N-11div", attackAttribute) * Ratio(1, 2));
    CHECK(valueOf(at, "N-12div", attackAttribute) == printedOf("N-12div", attackAttribute));
    CHECK(valueOf(at, "N-MC", defenceAttribute) ==
          printedOf("N-MC", defenceAttribute) * Ratio(1, 2));
}

TEST_CASE("A refusal points at those who are in the way") {
    RuleTable at(nationalists("movement", {{"2510", "N-11div"}, {"2511", "R-11div"}}));
    REQUIRE_FALSE(at.act("move from=2510 units=N-11div path=2511").empty());
    CHECK(at.blamed == "R-11div");
}

TEST_CASE("What a unit reaches by rail can be laid over the map") {
    const RuleTable at(nationalists("rail", {{"1305", "N-11div"}}));
    const std::vector<HexId> reached = aids().range(at.position(), at.counter("N-11div"));
    CHECK(std::ranges::count(reached, at.hex("1406")) == 1);
    CHECK(std::ranges::count(reached, at.hex("2318")) == 0);
    CHECK(aids().range(at.position(), at.counter("A-N1")).empty());
}
