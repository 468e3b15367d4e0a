// SPDX-License-Identifier: GPL-3.0-or-later
// 1.10, 4.5, 4.6a: air points and interdiction.
#include "engine/guadalajara/air/interdiction.h"
#include "engine/guadalajara/guadalajara.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/view.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// The board begins before the phase; whatever is thrown on the way is a six.
Board airPhase(UnitsOnBoard units = {}, Choices rulings = {}) {
    units.push_back({"20.11", "REP-48-Dmi"});
    return republicans("air_points!", std::move(units), std::move(rulings));
}

const RuleRows determined(
    "air points",
    {
        row("1.10 Seq.4", "a six on turn 5 brings four", airPhase(), "",
            "REP-Air-1 at republican_air_ready; REP-Air-4 at republican_air_ready; REP-Air-5 at "
            "republican_air_used; decision place_interdiction republican"),
        row("1.10", "on turn 2 one", onTurn(airPhase(), 2), "",
            "REP-Air-1 at republican_air_ready; REP-Air-2 at republican_air_used"),
        row("1.10", "what was not used is not saved",
            airPhase({{"republican_air_ready", "REP-Air-6"}}), "",
            "REP-Air-6 at republican_air_used"),
        row("2.8b", "none on the turn of surprise", onTurn(airPhase(), 1), "",
            "REP-Air-1 at republican_air_used; decision movement republican"),
        row("1.10c Q.1", "G08: interdictors go when the next air points are determined",
            airPhase({{"48.15", "REP-Air-5:attacked"}, {"40.14", "REP-Air-6"}}), "",
            "REP-Air-5 at republican_air_used; REP-Air-5 face 0; REP-Air-6 at "
            "republican_air_used"),
        row("1.10", "A9: points last through the Nationalist player turn",
            republicans("clean_up!",
                        {{"republican_air_ready", "REP-Air-1"}, {"20.11", "REP-48-Dmi"}},
                        {{"A9", "next_air_phase"}}),
            "", "REP-Air-1 at republican_air_ready"),
        row("1.10", "A9: or only through their own",
            republicans("clean_up!",
                        {{"republican_air_ready", "REP-Air-1"}, {"20.11", "REP-48-Dmi"}},
                        {{"A9", "own_turn"}}),
            "", "REP-Air-1 at republican_air_used"),
        row("1.10c", "A9: interdictors stay in any case",
            republicans("clean_up!", {{"40.14", "REP-Air-1"}, {"20.11", "REP-48-Dmi"}},
                        {{"A9", "own_turn"}}),
            "", "REP-Air-1 at 40.14"),
        row("4.5", "A79: the Italians throw when their own turn begins",
            nationalists("movement!", {{"40.14", "ITA-IV-Tor"}},
                         {{"italian_air_bases", "on"}, {"A79", "own_turn"}}),
            "", "ITA-Air-1 at italian_air_ready; ITA-Air-2 at italian_air_used"),
        row("4.5", "A79: or in the Republican air phase",
            airPhase({}, {{"italian_air_bases", "on"}, {"A79", "republican_phase"}}), "",
            "ITA-Air-1 at italian_air_ready"),
        row("4.5", "A79: not twice",
            nationalists("movement!", {{"40.14", "ITA-IV-Tor"}},
                         {{"italian_air_bases", "on"}, {"A79", "republican_phase"}}),
            "", "ITA-Air-1 at italian_air_used"),
        row("4.5", "without the option they have none",
            nationalists("movement!", {{"40.14", "ITA-IV-Tor"}}, {{"italian_air_bases", "off"}}),
            "", "ITA-Air-1 at italian_air_used"),
    });

/// The whole battle without surprise, as an owner can make it.
const Game& unsurprised() {
    static const Game game = [] {
        Documents documents = guadalajaraGame().package.documents;
        for (Record& scenario : documents.at("scenarios.json").at("scenarios"))
            scenario.at("special").at("surprise") = false;
        std::vector<Finding> findings;
        return Game(readPackage(documents, findings), rules());
    }();
    return game;
}
/// The Republicans throw for the first turn, and none of the six faces brings anything.
Row firstTurn(int die) {
    Board board = onTurn(nationalists("exploitation", {{"20.11", "REP-48-Dmi"}}), 1);
    board.game = &unsurprised();
    return row("1.10 2.8b", "without surprise the chart is read on the first turn", board,
               "end | " + std::to_string(die),
               "REP-Air-1 at republican_air_used; decision movement republican");
}

const RuleRows firstAir("air points of the first turn", {firstTurn(1), firstTurn(2), firstTurn(3),
                                                         firstTurn(4), firstTurn(5), firstTurn(6)});

Board placing(UnitsOnBoard units = {}, Choices rulings = {}) {
    units.push_back({"republican_air_ready", "REP-Air-1 REP-Air-2"});
    units.push_back({"20.11", "REP-48-Dmi"});
    return republicans("place_interdiction", std::move(units), std::move(rulings));
}

const RuleRows placed(
    "placing interdictors",
    {
        row("1.10c", "in any hex", placing(), "place hex=30.11",
            "REP-Air-1 at 30.11; decision place_interdiction"),
        row("1.10c 1.10", "the last one ends the phase", placing(),
            "place hex=30.11; place hex=32.12", "REP-Air-2 at 32.12; decision movement republican"),
        row("1.10", "the others stay for other uses", placing(),
            "place hex=30.11; end_interdiction",
            "REP-Air-2 at republican_air_ready; decision movement republican"),
        row("1.10c", "not outside the play area", in(onTurn(placing(), 3), "italian_offensive"),
            "place hex=20.20", "refused 1.10c"),
    });

/// Nationalists on the main road, an interdictor in 48.15.
Board column(UnitsOnBoard units, Choices rulings = {}) {
    units.push_back({"48.15", "REP-Air-1"});
    return nationalists("movement", std::move(units), std::move(rulings));
}
const std::string drive = "move from=50.16 units=ITA-Truck-1 path=49.16,48.15,47.16";

const RuleRows attacks(
    "interdiction attacks",
    {
        row("1.10c", "G04: a truck that enters may be attacked",
            column({{"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}), drive,
            "decision interdict republican; ITA-Truck-1 at 48.15"),
        row("1.10c 1.16d", "the load shares the fate of its truck",
            column({{"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}, {{"A96", "truck"}}),
            drive + "; attack unit=ITA-Truck-1 | 5",
            "ITA-IV-Tor at eliminated; ITA-Truck-1 at eliminated; REP-Air-1 face 1"),
        row("1.10c 1.16d",
            "G04: one throw for one unit; the marker is turned; A96: the load's steps",
            column({{"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}, {{"A96", "steps"}}),
            drive + "; attack unit=ITA-Truck-1 | 5",
            "ITA-IV-Tor face 1; ITA-IV-Tor aboard 7; REP-Air-1 face 1; REP-Air-1 at 48.15; "
            "ITA-Truck-1 at 47.16"),
        row("1.10c", "a truck may be stopped",
            column({{"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}),
            drive + "; attack unit=ITA-Truck-1 | 3", "ITA-Truck-1 at 48.15; REP-Air-1 face 1"),
        row("1.10c", "or come through", column({{"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}),
            drive + "; attack unit=ITA-Truck-1 | 2",
            "ITA-Truck-1 at 47.16; ITA-IV-Tor face 0; REP-Air-1 face 1"),
        row("1.10c 1.16e", "two steps: load and truck are gone",
            column({{"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}),
            drive + "; attack unit=ITA-Truck-1 | 6",
            "ITA-IV-Tor at eliminated; ITA-Truck-1 at eliminated"),
        row("1.10c", "an empty truck is lost with one",
            column({{"50.16", "ITA-Truck-1"}, {"45.15", "ITA-HQ-FN"}}),
            drive + "; attack unit=ITA-Truck-1 | 5", "ITA-Truck-1 at eliminated"),
        row("1.10c", "A87: the Republican may let it pass",
            column({{"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}, {{"A87", "choice"}}),
            drive + "; pass", "REP-Air-1 face 0; ITA-Truck-1 at 47.16"),
        row("1.10c", "A87: or must attack",
            column({{"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}, {{"A87", "first"}}),
            drive + "; pass", "refused 1.10c/A87"),
        row("1.10c", "G05: once it has attacked it attacks no more",
            nationalists("movement", {{"48.15", "REP-Air-1:attacked"},
                                      {"50.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}),
            drive, "decision movement nationalist; ITA-Truck-1 at 47.16; ITA-Truck-1 spent 6"),
        row("1.10c Q.7", "G06: an HQ pays double and is not attacked",
            column({{"50.16", "ITA-HQ-FN"}}),
            "move from=50.16 units=ITA-HQ-FN path=49.16,48.15,47.16",
            "decision movement nationalist; ITA-HQ-FN at 47.16; ITA-HQ-FN spent 6"),
        row("Q.9", "G02: who drives out of the hex is not attacked",
            column({{"48.15", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}),
            "move from=48.15 units=ITA-Truck-1 path=47.16",
            "decision movement nationalist; ITA-Truck-1 at 47.16; REP-Air-1 face 0"),
        row("Q.9", "who stands there neither", column({{"48.15", "ITA-Truck-1"}}), "",
            "decision movement nationalist"),
        row("1.10c Q.9", "who comes onto the map there is attacked, too",
            onTurn(nationalists("movement",
                                {{"62.16", "REP-Air-1"},
                                 {"nationalist_forces", "ITA-Truck-3 ITA-IX-Lu:aboard=9"}}),
                   2),
            "enter units=ITA-Truck-3 hex=62.16; attack unit=ITA-Truck-3 | 3",
            "ITA-Truck-3 spent 28; REP-Air-1 face 1; decision movement nationalist"),
        row("1.10c", "and lost by a step, what came with it is seen to",
            onTurn(nationalists("movement", {{"62.16", "REP-Air-1"},
                                             {"nationalist_forces",
                                              "ITA-Truck-3 ITA-IX-Lu:aboard=9 ITA-Tank-1CRS"}}),
                   2),
            "enter units=ITA-Truck-3,ITA-Tank-1CRS hex=62.16; attack unit=ITA-Truck-3 | 5",
            "ITA-IX-Lu at eliminated; ITA-Truck-3 at eliminated; ITA-Tank-1CRS at disabled_tanks"),
        row("1.10c", "on foot nobody is asked about",
            onTurn(nationalists("movement",
                                {{"62.16", "REP-Air-1"}, {"nationalist_forces", "ITA-IX-Lu"}}),
                   2),
            "enter units=ITA-IX-Lu hex=62.16", "decision movement nationalist; ITA-IX-Lu spent 0"),
        row("4.6a", "hidden interdictors are asked about where there is somebody to attack",
            onTurn(nationalists("movement",
                                {{"62.16", "REP-Air-1"},
                                 {"nationalist_forces", "ITA-Truck-3 ITA-IX-Lu:aboard=9"}},
                                {{"better_fog", "on"}}),
                   2),
            "enter units=ITA-Truck-3 hex=62.16; reveal; pass",
            "ITA-Truck-3 spent 0; REP-Air-1 face 0"),
        row("1.10c", "newcomers of the reinforcement phase are attacked there",
            onTurn(nationalists("reinforcements!",
                                {{"62.16", "REP-Air-1"}, {"turn_2", "ITA-Brs-CRS"}},
                                {{"A49", "at_once"}}),
                   2),
            "place unit=ITA-Brs-CRS hex=62.16; attack unit=ITA-Brs-CRS | 5",
            "ITA-Brs-CRS at eliminated"),
        row("1.10c", "those on foot are not attacked, but pay double",
            column({{"50.16", "ITA-IV-Tor"}}), "move from=50.16 units=ITA-IV-Tor path=49.16,48.15",
            "decision movement nationalist; ITA-IV-Tor at 48.15; ITA-IV-Tor spent 8"),
        row("1.10c", "A48: tanks are not attacked",
            column({{"50.16", "ITA-Tank-1CRS ITA-IV-Tor"}, {"47.16", "ITA-IV-Bis"}},
                   {{"A48", "motorised"}}),
            "move from=50.16 units=ITA-Tank-1CRS path=49.16,48.15,47.16",
            "decision movement nationalist; ITA-Tank-1CRS at 47.16"),
        row("1.10c", "A48: or are",
            column({{"50.16", "ITA-Tank-1CRS ITA-IV-Tor"}, {"47.16", "ITA-IV-Bis"}},
                   {{"A48", "tanks"}}),
            "move from=50.16 units=ITA-Tank-1CRS path=49.16,48.15,47.16",
            "decision interdict republican"),
    });

const RuleRows hiding(
    "hidden interdiction",
    {
        row("4.6a", "a hidden interdictor is asked about when somebody enters its radius",
            column({{"51.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}, {{"better_fog", "on"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16",
            "decision interdict republican; seen "
            "REP-Air-1 nationalist nothing"),
        row("4.6a", "kept hidden it does nothing",
            column({{"51.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}, {{"better_fog", "on"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16; hide",
            "decision movement nationalist; ITA-Truck-1 spent 1; seen REP-Air-1 nationalist "
            "nothing"),
        row("4.6a", "revealed, the road costs double from then on",
            column({{"51.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}, {{"better_fog", "on"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16; reveal",
            "marker interdicted 48.15; ITA-Truck-1 spent 2; seen REP-Air-1 nationalist whole"),
        row("4.6a", "in its own hex it may then attack",
            column({{"49.16", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}, {{"better_fog", "on"}}),
            "move from=49.16 units=ITA-Truck-1 path=48.15; reveal; attack unit=ITA-Truck-1 | 1",
            "REP-Air-1 face 1; ITA-Truck-1 at 48.15"),
        row("4.6a", "hidden it does not attack",
            column({{"49.16", "ITA-Truck-1"}, {"46.15", "ITA-HQ-FN"}}, {{"better_fog", "on"}}),
            "move from=49.16 units=ITA-Truck-1 path=48.15; attack unit=ITA-Truck-1",
            "refused 1.10c"),
        row("4.6a", "without the option everybody sees it",
            column({{"51.16", "ITA-Truck-1"}}, {{"better_fog", "off"}}), "",
            "seen REP-Air-1 nationalist whole"),
    });

const RuleRows
    roads("interdicted roads",
          {
              row("1.10c", "A46: the Republicans themselves go on as before",
                  republicans("movement", {{"24.12", "REP-48-Dmi"}, {"26.12", "REP-Air-1"}},
                              {{"A46", "enemy"}}),
                  "move from=24.12 units=REP-48-Dmi path=25.12", "REP-48-Dmi spent 2"),
              row("1.10c", "A46: or pay double too",
                  republicans("movement", {{"24.12", "REP-48-Dmi"}, {"26.12", "REP-Air-1"}},
                              {{"A46", "everyone"}}),
                  "move from=24.12 units=REP-48-Dmi path=25.12", "REP-48-Dmi spent 4"),
              row("1.10c", "A47: trails cost what they do",
                  nationalists("movement", {{"29.10", "ITA-IV-Tor"}, {"29.08", "REP-Air-1"}},
                               {{"A47", "roads"}}),
                  "move from=29.10 units=ITA-IV-Tor path=29.09", "ITA-IV-Tor spent 2"),
              row("1.10c", "A47: or double",
                  nationalists("movement", {{"29.10", "ITA-IV-Tor"}, {"29.08", "REP-Air-1"}},
                               {{"A47", "trails"}}),
                  "move from=29.10 units=ITA-IV-Tor path=29.09", "ITA-IV-Tor spent 4"),
          });

bool isSlow(const RuleTable& at, const char* hex, SideId mover) {
    return isInterdicted(at.position(), at.hex(hex), mover);
}

} // namespace

TEST_CASE("Air points come by the die") {
    determined.check();
    firstAir.check();
}
TEST_CASE("Interdictors are placed") {
    placed.check();
}
TEST_CASE("Interdictors attack who enters their hex") {
    attacks.check();
}
TEST_CASE("Interdiction may be hidden") {
    hiding.check();
}

TEST_CASE("Interdicted roads cost double") {
    roads.check();
}

TEST_CASE("Roads within two hexes of an interdictor are interdicted for the enemy") {
    const RuleTable at(column({{"50.16", "ITA-Truck-1"}}));
    CHECK(isSlow(at, "48.15", nationalist));
    CHECK(isSlow(at, "50.16", nationalist));
    CHECK_FALSE(isSlow(at, "51.16", nationalist));
    CHECK_FALSE(isSlow(at, "48.16", nationalist)); // no road
    CHECK_FALSE(isSlow(at, "48.15", republican));
    CHECK(at.position().map().distance(at.hex("48.15"), at.hex("50.16")) == 2);
}

TEST_CASE("Interdiction may hold for everybody, and on trails") {
    const Board everyone = nationalists("movement", {{"29.10", "REP-Air-1"}},
                                        {{"A46", "everyone"}, {"A47", "trails"}});
    const RuleTable at(everyone);
    CHECK(isSlow(at, "29.10", nationalist)); // a trail
    CHECK(isSlow(at, "29.11", republican));
    const RuleTable usual(nationalists("movement", {{"29.10", "REP-Air-1"}}));
    CHECK_FALSE(isSlow(usual, "29.10", nationalist));
}
