// SPDX-License-Identifier: GPL-3.0-or-later
// 1.13: reserves and the exploitation phase; 2.8c.
#include "engine/guadalajara/chapters.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

Board marked(UnitsOnBoard units, Choices rulings = {}, int markers = 2) {
    return with(nationalists("movement", std::move(units), std::move(rulings)),
                "reserve_nationalist", markers);
}
Board exploits(UnitsOnBoard units, Choices rulings = {}) {
    return nationalists("exploitation!", std::move(units), std::move(rulings));
}

const RuleRows reserves(
    "reserves",
    {
        row("1.13a 1.13", "a unit with the yellow box goes into reserve",
            marked({{"42.19", "ESP-Sot-6Vic"}}), "reserve units=ESP-Sot-6Vic",
            "ESP-Sot-6Vic reserve 1; track reserve_nationalist 1"),
        row("1.13a", "G66: not after it has moved", marked({{"42.19", "ESP-Sot-6Vic"}}),
            "move from=42.19 units=ESP-Sot-6Vic path=43.20; reserve units=ESP-Sot-6Vic",
            "refused 1.13a"),
        row("1.13a", "G68: not without the yellow box", marked({{"42.19", "ESP-Vil-BFBA"}}),
            "reserve units=ESP-Vil-BFBA", "refused 1.13a"),
        row("1.16c", "G69: unless it only loads on a truck that was there",
            marked({{"42.19", "ESP-Vil-BFBA ITA-Truck-1"}}),
            "load unit=ESP-Vil-BFBA truck=ITA-Truck-1; reserve units=ESP-Vil-BFBA",
            "ESP-Vil-BFBA reserve 1; ITA-Truck-1 reserve 1"),
        row("1.16c", "or is aboard already",
            marked({{"42.19", "ESP-Vil-BFBA:aboard=7 ITA-Truck-1"}}), "reserve units=ESP-Vil-BFBA",
            "ESP-Vil-BFBA reserve 1"),
        row("1.16c", "not with a truck that came",
            marked({{"42.19", "ESP-Vil-BFBA"}, {"43.20", "ITA-Truck-1"}}),
            "move from=43.20 units=ITA-Truck-1 path=42.19; "
            "load unit=ESP-Vil-BFBA truck=ITA-Truck-1; reserve units=ESP-Vil-BFBA",
            "refused 1.16c"),
        row("1.16c", "nor with one that was put there",
            marked({{"42.19", "ESP-Vil-BFBA"}, {"43.20", "ITA-Truck-1"}}),
            "place_truck truck=ITA-Truck-1 unit=ESP-Vil-BFBA; reserve units=ESP-Vil-BFBA",
            "refused 1.16c"),
        row("1.13a 1.7a", "not if it is DG", marked({{"42.19", "ESP-Sot-6Vic:dg=1"}}),
            "reserve units=ESP-Sot-6Vic", "refused 1.13a"),
        row("1.13a", "not next to an enemy unit",
            marked({{"42.19", "ESP-Sot-6Vic"}, {"42.20", "REP-48-Dmi"}}),
            "reserve units=ESP-Sot-6Vic", "refused 1.13a"),
        row("1.13a", "A94: a reinforcement may, in the phase in which it enters",
            onTurn(marked({{"nationalist_forces", "ITA-Lit-1-1"}}, {{"A94", "yes"}}), 4),
            "enter units=ITA-Lit-1-1 hex=62.16; reserve units=ITA-Lit-1-1",
            "ITA-Lit-1-1 reserve 1; ITA-Lit-1-1 at 62.16"),
        row("1.13a", "A94: or has moved by it",
            onTurn(marked({{"nationalist_forces", "ITA-Lit-1-1"}}, {{"A94", "no"}}), 4),
            "enter units=ITA-Lit-1-1 hex=62.16; reserve units=ITA-Lit-1-1", "refused 1.13a/A94"),
        row("1.16c", "A94: on a truck as well",
            onTurn(marked({{"nationalist_forces", "ITA-Lit-1-1:aboard=19 ITA-Truck-Lit-1"}},
                          {{"A94", "no"}}),
                   4),
            "enter units=ITA-Truck-Lit-1 hex=62.16; reserve units=ITA-Lit-1-1",
            "refused 1.13a/A94"),
        row("1.13a", "any number of a stack with one marker",
            marked({{"42.19", "ESP-Sot-6Vic ESP-Sot-8Vic ESP-Vil-BFBA"}}, {{"A66", "stack"}}, 1),
            "reserve units=ESP-Sot-6Vic,ESP-Sot-8Vic",
            "ESP-Sot-8Vic reserve 1; ESP-Vil-BFBA reserve 0; track reserve_nationalist 0"),
        row("1.13a", "one after the other as well",
            marked({{"42.19", "ESP-Sot-6Vic ESP-Sot-8Vic"}}, {{"A66", "stack"}}, 1),
            "reserve units=ESP-Sot-6Vic; reserve units=ESP-Sot-8Vic",
            "ESP-Sot-8Vic reserve 1; track reserve_nationalist 0"),
        row("1.13a", "or each unit needs its own",
            marked({{"42.19", "ESP-Sot-6Vic ESP-Sot-8Vic"}}, {{"A66", "unit"}}, 1),
            "reserve units=ESP-Sot-6Vic,ESP-Sot-8Vic", "refused 1.13/A66"),
        row("1.13", "no more markers than there are",
            marked({{"42.19", "ESP-Sot-6Vic"}, {"43.20", "ESP-Sot-8Vic"}}, {}, 1),
            "reserve units=ESP-Sot-6Vic; reserve units=ESP-Sot-8Vic", "refused 1.13/A66"),
        row("1.13a", "one marker, one hex",
            marked({{"42.19", "ESP-Sot-6Vic"}, {"43.20", "ESP-Sot-8Vic"}}),
            "reserve units=ESP-Sot-6Vic,ESP-Sot-8Vic", "refused 1.13a/A66"),
        row("1.13b", "in reserve a unit does not move", marked({{"42.19", "ESP-Sot-6Vic"}}),
            "reserve units=ESP-Sot-6Vic; move from=42.19 units=ESP-Sot-6Vic path=43.20",
            "refused 1.13b"),
        row("2.8b", "surprised Republicans have none",
            with(onTurn(republicans("movement", {{"20.11", "REP-XI-Tha"}}), 1),
                 "reserve_republican", 2),
            "reserve units=REP-XI-Tha", "refused 2.8b"),
        row("2.8b", "on turn 2 they do",
            with(onTurn(republicans("movement", {{"20.11", "REP-XI-Tha"}}), 2),
                 "reserve_republican", 2),
            "reserve units=REP-XI-Tha", "REP-XI-Tha reserve 1"),
    });

const RuleRows exploitation(
    "exploitation",
    {
        row("1.13d SCS.exploitation", "who was in reserve moves in the exploitation phase",
            exploits({{"42.19", "ESP-Sot-6Vic:reserve=1:moved=1"}}),
            "move from=42.19 units=ESP-Sot-6Vic path=43.20,44.20",
            "ESP-Sot-6Vic at 44.20; ESP-Sot-6Vic reserve 2"),
        row("1.13a", "nobody else does",
            exploits({{"42.19", "ESP-Sot-6Vic:reserve=1"}, {"43.20", "ESP-Sot-8Vic"}}),
            "move from=43.20 units=ESP-Sot-8Vic path=44.20", "refused 1.13a"),
        row("1.16c", "units aboard trucks in reserve go with them",
            exploits({{"42.19", "ESP-Vil-BFBA:aboard=7:reserve=1 ITA-Truck-1:reserve=1"}}),
            "move from=42.19 units=ITA-Truck-1 path=43.20,44.20,45.21; unload truck=ITA-Truck-1",
            "ESP-Vil-BFBA at 45.21; ESP-Vil-BFBA aboard 0"),
        row("1.13d", "with an enemy beside it may go, paying for the zone",
            exploits({{"42.19", "ESP-Sot-6Vic:reserve=1"}, {"42.20", "REP-48-Dmi"}},
                     {{"A69", "moves"}}),
            "move from=42.19 units=ESP-Sot-6Vic path=42.18", "ESP-Sot-6Vic spent 6"),
        row("1.13d", "or it stays",
            exploits({{"42.19", "ESP-Sot-6Vic:reserve=1"},
                      {"44.20", "ESP-Sot-8Vic:reserve=1"},
                      {"42.20", "REP-48-Dmi"}},
                     {{"A69", "stays"}}),
            "move from=42.19 units=ESP-Sot-6Vic path=42.18", "refused 1.13b"),
        row("1.13d SCS.exploitation", "nobody has to move",
            exploits({{"42.19", "ESP-Sot-6Vic:reserve=1"}}), "end | 1", "ESP-Sot-6Vic at 42.19"),
        row("1.13c", "markers come off in the clean-up",
            exploits({{"42.19", "ESP-Sot-6Vic:reserve=1"}}), "end | 1", "ESP-Sot-6Vic reserve 0"),
        row("1.13c", "and with nobody in reserve the phase is over at once",
            nationalists("exploitation!", {{"42.19", "ESP-Sot-6Vic"}, {"20.11", "REP-XI-Tha"}}), "",
            "track phase 10"),
        row("2.8c 2.8", "on turn 1 all Italians away from the enemy move again",
            onTurn(exploits({{"46.11", "ITA-VI-Ardi:moved=1:spent=12"}, {"40.11", "REP-48-Dmi"}}),
                   1),
            "move from=46.11 units=ITA-VI-Ardi path=47.12,48.11,49.12,50.11,51.12",
            "ITA-VI-Ardi at 51.12"),
        row("2.8c", "not those beside Republicans",
            onTurn(exploits({{"46.11", "ITA-VI-Ardi"},
                             {"45.12", "REP-48-Dmi"},
                             {"50.11", "ITA-VI-Int"}}),
                   1),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "refused 1.13a"),
        row("2.8c", "not Spaniards",
            onTurn(exploits({{"42.19", "ESP-Sot-6Vic"}, {"50.11", "ITA-VI-Int"}}), 1),
            "move from=42.19 units=ESP-Sot-6Vic path=43.20", "refused 1.13a"),
        row("2.8c", "not on turn 2",
            onTurn(exploits({{"46.11", "ITA-VI-Ardi"}, {"42.19", "ESP-Sot-6Vic:reserve=1"}}), 2),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "refused 1.13a"),
        row("2.8c", "not in scenario 4",
            in(onTurn(exploits({{"34.10", "ITA-IX-Lu"}, {"30.11", "ITA-Lit-1-1:reserve=1"}}), 9),
               "bolognese_sauce"),
            "move from=34.10 units=ITA-IX-Lu path=33.10", "refused 1.13a"),
    });

} // namespace

TEST_CASE("1.13, 1.16c Reserves") {
    reserves.check();
}
TEST_CASE("1.13d, 2.8c The exploitation phase") {
    exploitation.check();
}
