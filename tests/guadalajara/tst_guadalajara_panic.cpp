// SPDX-License-Identifier: GPL-3.0-or-later
// 2.7, 1.17d, 4.8: morale, panic and the compulsory retreat.
#include "engine/guadalajara/chapters.h"
#include "tests/guadalajara/rule_rows.h"

#include "engine/guadalajara/sequence_messages.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// The end of the Republican combat phase; the Italian morale phase follows.
Board morale(const std::string& track, int level, UnitsOnBoard units, Choices rulings = {}) {
    units.push_back({"2.07", "REP-48-Ter"});
    return with(republicans("combat", std::move(units), std::move(rulings)), track, level);
}
Row judged(const char* section, const char* what, Board board, const std::string& then,
           const std::string& dice = "") {
    return row(section, what, std::move(board), "end_combat" + (dice.empty() ? "" : " | " + dice),
               then);
}

const RuleRows levels(
    "morale levels",
    {
        row("2.7b 2.7g", "G61: a step lost raises the level at once, panic waits for the phase",
            with(republicans("barrage", {{"20.11", "REP-Arty-13"},
                                         {"23.12", "REP-48-Dmi"},
                                         {"24.11", "ITA-VI-Ardi"}}),
                 "morale_fn", 10),
            "shell target=24.11 guns=REP-Arty-13 | 5 5",
            "ITA-VI-Ardi face 1; track morale_fn 11; track panic_fn 0"),
        row("2.7b", "guns of the division count too",
            republicans("barrage", {{"20.11", "REP-Arty-13"},
                                    {"23.12", "REP-48-Dmi"},
                                    {"24.11", "ITA-Arty-IX"}}),
            "shell target=24.11 guns=REP-Arty-13 | 5 5", "track morale_pn 1"),
        row("2.7b", "and HQs",
            republicans("barrage", {{"20.11", "REP-Arty-13"},
                                    {"23.12", "REP-48-Dmi"},
                                    {"24.11", "ITA-HQ-DLV"}}),
            "shell target=24.11 guns=REP-Arty-13 | 5 5", "track morale_dlv 1"),
        row("2.7", "independent volunteers and Littorio have no level",
            republicans("barrage", {{"20.11", "REP-Arty-13"},
                                    {"23.12", "REP-48-Dmi"},
                                    {"24.11", "ITA-IV-Tor"}}),
            "shell target=24.11 guns=REP-Arty-13 | 5 5",
            "track morale_fn 0; track morale_pn 0; track morale_dlv 0"),
        judged("2.7c", "at 10 nothing happens", morale("morale_fn", 10, {{"24.12", "ITA-VI-Ardi"}}),
               "track panic_fn 0; ITA-VI-Ardi at 24.12"),
        judged("2.7c 2.7d 2.7e", "G62: at 11 it panics and retreats as near to the line as it can",
               morale("morale_fn", 11, {{"40.14", "ITA-VI-Ardi"}}),
               "track panic_fn 1; track retreat_fn 1; decision fall_back nationalist; offered "
               "45.15; not_offered 46.15"),
        judged("2.7c", "each division by itself",
               morale("morale_fn", 11, {{"40.14", "ITA-VI-Ardi"}, {"38.13", "ITA-IX-Lu"}}),
               "track panic_pn 0; ITA-IX-Lu at 38.13; ITA-IX-Lu dg 0"),
        judged("2.7e", "G64: the second time it does not retreat",
               with(morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi"}}), "retreat_fn", 1),
               "track panic_fn 1; ITA-VI-Ardi at 24.12; ITA-VI-Ardi dg 0"),
        judged("2.7f 2.7c", "below 11 it is steady again",
               with(morale("morale_fn", 10, {{"24.12", "ITA-VI-Ardi"}}), "panic_fn", 1),
               "track panic_fn 0"),
        judged("2.7c", "at 11 it stays in panic",
               with(with(morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi"}}), "panic_fn", 1),
                    "retreat_fn", 1),
               "track panic_fn 1; ITA-VI-Ardi at 24.12"),
        judged("4.8a", "with the simplified rules nobody panics",
               morale("morale_fn", 12, {{"24.12", "ITA-VI-Ardi"}}, {{"simplified_panic", "on"}}),
               "track panic_fn 0; ITA-VI-Ardi at 24.12"),
        judged("4.8a", "without them they do",
               morale("morale_fn", 12, {{"40.14", "ITA-VI-Ardi"}}, {{"simplified_panic", "off"}}),
               "track panic_fn 1"),
        row("4.8a", "and steps lost raise nothing",
            republicans(
                "barrage",
                {{"20.11", "REP-Arty-13"}, {"23.12", "REP-48-Dmi"}, {"24.11", "ITA-VI-Ardi"}},
                {{"simplified_panic", "on"}}),
            "shell target=24.11 guns=REP-Arty-13 | 5 5", "track morale_fn 0"),
    });

const RuleRows retreats("compulsory retreats",
                        {
                            judged("2.7e", "whoever is at the line stays there",
                                   morale("morale_fn", 11, {{"48.15", "ITA-VI-Ardi"}}),
                                   "ITA-VI-Ardi at 48.15; ITA-VI-Ardi dg 1; ITA-VI-Ardi face 0"),
                            judged("2.7e", "who cannot get nearer loses a step and stays",
                                   morale("morale_fn", 11,
                                          {{"24.12", "ITA-VI-Ardi"},
                                           {"24.13", "REP-XI-Tha"},
                                           {"25.13", "REP-XI-EA"},
                                           {"25.12", "REP-XI-CdP"},
                                           {"24.11", "REP-XII-Gar"},
                                           {"23.12", "REP-XII-Dom"},
                                           {"23.13", "REP-XII-AM"}}),
                                   "ITA-VI-Ardi at 24.12; ITA-VI-Ardi face 1; track morale_fn 12"),
                            judged("2.7e", "A41: that step counts in the next morale phase",
                                   morale("morale_fn", 11,
                                          {{"24.12", "ITA-VI-Ardi"},
                                           {"24.13", "REP-XI-Tha"},
                                           {"25.13", "REP-XI-EA"},
                                           {"25.12", "REP-XI-CdP"},
                                           {"24.11", "REP-XII-Gar"},
                                           {"23.12", "REP-XII-Dom"},
                                           {"23.13", "REP-XII-AM"}},
                                          {{"A41", "yes"}}),
                                   "track morale_fn 12"),
                            judged("2.7e", "A41: or not",
                                   morale("morale_fn", 11,
                                          {{"24.12", "ITA-VI-Ardi"},
                                           {"24.13", "REP-XI-Tha"},
                                           {"25.13", "REP-XI-EA"},
                                           {"25.12", "REP-XI-CdP"},
                                           {"24.11", "REP-XII-Gar"},
                                           {"23.12", "REP-XII-Dom"},
                                           {"23.13", "REP-XII-AM"}},
                                          {{"A41", "no"}}),
                                   "track morale_fn 11"),
                        });

/// Enemies two hexes round 24.12, with a gap in 22.12 away from the line.
const UnitsOnBoard pocket = {
    {"24.14", "REP-XI-Tha"},  {"25.14", "REP-XI-EA"},   {"23.14", "REP-XI-CdP"},
    {"24.10", "REP-XII-Gar"}, {"25.11", "REP-XII-Dom"}, {"23.11", "REP-XII-AM"},
    {"26.12", "REP-35-Pas"},  {"26.11", "REP-35-Mad"},  {"26.13", "REP-71-Apo"},
    {"22.11", "REP-70-Con1"}, {"22.13", "REP-70-Con2"}};
UnitsOnBoard inPocket(const char* units, const UnitsOnBoard& more = {}) {
    UnitsOnBoard all = pocket;
    all.push_back({"24.12", units});
    all.insert(all.end(), more.begin(), more.end());
    return all;
}
/// An HQ on a road that enemies close two hexes on.
UnitsOnBoard onClosedRoad() {
    return {{"16.10", "ITA-HQ-FN"}, {"16.08", "REP-XI-Tha"}, {"19.12", "REP-XI-EA"}};
}

const RuleRows heldUp(
    "who cannot use his whole allowance",
    {
        judged("2.7e", "closed in, it stays and loses a step although it could go one hex",
               morale("morale_fn", 11, inPocket("ITA-VI-Ardi", {{"22.12", "REP-70-Con3"}})),
               "ITA-VI-Ardi at 24.12; ITA-VI-Ardi face 1; ITA-VI-Ardi dg 1; track morale_fn 12"),
        judged("2.7e", "A97: with movement left where no nearer hex is open",
               morale("morale_fn", 11, inPocket("ITA-VI-Ardi"), {{"A97", "next_hex"}}),
               "ITA-VI-Ardi at 24.12; ITA-VI-Ardi face 1"),
        judged("2.7e", "A97: or only where no way at all leads nearer",
               morale("morale_fn", 11, inPocket("ITA-VI-Ardi"), {{"A97", "any_way"}}),
               "ITA-VI-Ardi face 0; decision fall_back nationalist; offered 24.13; offered 25.13"),
        judged("2.7e", "A97: even so who is closed in loses one",
               morale("morale_fn", 11, inPocket("ITA-VI-Ardi", {{"22.12", "REP-70-Con3"}}),
                      {{"A97", "any_way"}}),
               "ITA-VI-Ardi at 24.12; ITA-VI-Ardi face 1"),
        judged("2.7e 1.14d", "wheels are held up where their road is closed",
               with(morale("morale_fn", 11, onClosedRoad()), "brihuega", 1),
               "ITA-HQ-FN at turn_7; track morale_fn 12"),
        judged("2.7e", "A97: by another way round they are not",
               with(morale("morale_fn", 11, onClosedRoad(), {{"A97", "any_way"}}), "brihuega", 1),
               "ITA-HQ-FN at 18.11"),
        judged("2.7e", "who has no points left has used them all",
               morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi"}, {"31.12", "REP-XI-Tha"}}),
               "ITA-VI-Ardi at 30.12; ITA-VI-Ardi face 0"),
    });

/// Fiamme Nere panics; Brihuega is Italian, and 20.03 Republican.
Board past(UnitsOnBoard units, Choices rulings = {}) {
    units.push_back({"20.03", "REP-48-Dmi"});
    return morale("morale_fn", 11, std::move(units), std::move(rulings));
}

const RuleRows ways(
    "ways of compulsory retreats",
    {
        judged("2.7e", "on foot, with its whole allowance",
               morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi"}}),
               "ITA-VI-Ardi at 30.12; ITA-VI-Ardi dg 1"),
        judged("2.7e", "DG and out of supply it goes as far",
               morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi:dg=1:oos=1"}}),
               "ITA-VI-Ardi at 30.12"),
        judged("2.7e", "enemy zones do not matter",
               morale("morale_fn", 11,
                      {{"24.12", "ITA-VI-Ardi"}, {"26.13", "REP-XI-Tha"}, {"26.09", "REP-XI-EA"}}),
               "ITA-VI-Ardi at 30.12; ITA-VI-Ardi face 0"),
        row("2.7e", "where several hexes are equally near the owner chooses",
            morale("morale_fn", 11, {{"40.14", "ITA-VI-Ardi"}}), "end_combat; fall_back hex=45.15",
            "ITA-VI-Ardi at 45.15; ITA-VI-Ardi dg 1"),
        row("2.7e", "no other hex", morale("morale_fn", 11, {{"40.14", "ITA-VI-Ardi"}}),
            "end_combat; fall_back hex=41.15", "refused 2.7e"),
        row("2.7e", "A58: with movement left it stops at the line without loss",
            morale("morale_fn", 11, {{"40.14", "ITA-VI-Ardi"}}, {{"A58", "no_loss"}}),
            "end_combat; fall_back hex=45.15", "ITA-VI-Ardi face 0"),
        row("2.7e", "A58: or loses a step",
            morale("morale_fn", 11, {{"40.14", "ITA-VI-Ardi"}}, {{"A58", "loss"}}),
            "end_combat; fall_back hex=45.15", "ITA-VI-Ardi face 1"),
        row("2.7e", "A81: a truck in its hex takes it up for nothing",
            morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi ITA-Truck-1"}}, {{"A81", "same_hex"}}),
            "end_combat; fall_back hex=45.15",
            "ITA-VI-Ardi at 45.15; ITA-VI-Ardi aboard 7; ITA-Truck-1 at 45.15"),
        judged("2.7e", "A81: one elsewhere does not",
               morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi"}, {"28.11", "ITA-Truck-1"}},
                      {{"A81", "same_hex"}}),
               "ITA-VI-Ardi at 30.12; ITA-Truck-1 at 28.11"),
        row("2.7e", "A81: or does",
            morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi"}, {"28.11", "ITA-Truck-1"}},
                   {{"A81", "anywhere"}}),
            "end_combat; fall_back hex=45.15", "ITA-VI-Ardi at 45.15; ITA-VI-Ardi aboard 7"),
        row("2.7e 1.10c", "trucks are attacked by every interdictor they pass",
            morale("morale_fn", 11,
                   {{"24.12", "ITA-VI-Ardi ITA-Truck-1"}, {"34.13", "REP-Air-1:attacked"}}),
            "end_combat; fall_back hex=45.15 | 5",
            "ITA-VI-Ardi at eliminated; ITA-Truck-1 at eliminated; REP-Air-1 face 1; track "
            "morale_fn 13"),
        row("2.7e 1.16d", "A96: or the load loses a step and goes on",
            morale("morale_fn", 11,
                   {{"24.12", "ITA-VI-Ardi ITA-Truck-1"}, {"34.13", "REP-Air-1:attacked"}},
                   {{"A96", "steps"}}),
            "end_combat; fall_back hex=45.15 | 5",
            "ITA-VI-Ardi face 1; REP-Air-1 face 1; ITA-VI-Ardi at 45.15; track morale_fn 12"),
        row("2.7e 1.10c", "which may stop them",
            morale("morale_fn", 11, {{"24.12", "ITA-VI-Ardi ITA-Truck-1"}, {"34.13", "REP-Air-1"}}),
            "end_combat; fall_back hex=45.15 | 4",
            "ITA-VI-Ardi at 34.13; REP-Air-1 face 0; ITA-VI-Ardi dg 1"),
        row("1.17d", "G65: a stack that passes 20.03 loses a step",
            past({{"18.03", "ITA-VI-Ardi"}}), "end_combat; fall_back hex=24.06",
            "ITA-VI-Ardi at 24.06; ITA-VI-Ardi face 1"),
        row("1.17d", "not if nobody stands in 20.03",
            morale("morale_fn", 11, {{"18.03", "ITA-VI-Ardi"}}), "end_combat; fall_back hex=24.06",
            "ITA-VI-Ardi at 24.06; ITA-VI-Ardi face 0"),
        row("1.17d", "one step a stack, as the owner likes",
            past({{"18.03", "ITA-VI-Ardi ITA-VI-Int"}}),
            "end_combat; fall_back hex=24.06; lose shares=ITA-VI-Ardi:1; fall_back hex=24.06",
            "ITA-VI-Ardi face 1; ITA-VI-Int face 0"),
        judged("1.17d", "not if the division is nowhere near Brihuega",
               past({{"21.03", "ITA-VI-Ardi"}}), "ITA-VI-Ardi face 0; ITA-VI-Ardi dg 1"),
        judged("Sc.4 2.7e", "scenario 4: Fiamme Nere panics without retreat",
               in(onTurn(morale("morale_fn", 11, {{"24.12", "ITA-VII-Inf"}}), 9),
                  "bolognese_sauce"),
               "track panic_fn 1; track retreat_fn 0; ITA-VII-Inf at 24.12"),
        judged("Sc.4 2.7e", "scenario 4: the VI group goes with Dio lo Vuole",
               in(onTurn(morale("morale_dlv", 11,
                                {{"24.12", "ITA-VI-Ardi"}, {"24.11", "ITA-VII-Inf"}}),
                         9),
                  "bolognese_sauce"),
               "track retreat_dlv 1; ITA-VI-Ardi at 30.12; ITA-VI-Ardi dg 1; ITA-VII-Inf at 24.11"),
        judged("Sc.4 2.7e", "A36: or those near Brihuega",
               in(onTurn(morale("morale_dlv", 11, {{"24.12", "ITA-VI-Ardi"}}, {{"A36", "near"}}),
                         9),
                  "bolognese_sauce"),
               "ITA-VI-Ardi at 24.12"),
        judged("2.7e 1.11d", "armour that is left alone goes to friends",
               morale("morale_fn", 11,
                      {{"24.12", "ITA-VI-Ardi ITA-Tank-1CRS"}, {"25.12", "ITA-IV-Tor"}}),
               "ITA-VI-Ardi at 30.12; ITA-Tank-1CRS at 25.12"),
    });

void losesStep(Draft& draft, const char* unit, int change) {
    shiftMorale(draft, find<CounterId>(draft.setting().package().counters, unit), change, "2.7b");
}

} // namespace

TEST_CASE("Morale levels and panic") {
    levels.check();
}
TEST_CASE("Compulsory retreats") {
    retreats.check();
}

TEST_CASE("Compulsory retreats that are held up") {
    heldUp.check();
}

TEST_CASE("Ways of compulsory retreats") {
    ways.check();
}

/// Whether the Italian morale phase is announced after a Republican combat phase.
bool hasMoralePhase(const Board& board) {
    RuleTable at(board);
    REQUIRE(at.act("end_combat").empty());
    return std::ranges::any_of(at.events, [](const Event& event) {
        const auto* told = std::get_if<Narrated>(&event.fact);
        return told != nullptr && told->text.id == say::phaseMorale;
    });
}

TEST_CASE("2.7, Sc.3 Only where volunteers fight there is an Italian morale phase") {
    CHECK(hasMoralePhase(morale("morale_fn", 0, {{"24.12", "ITA-VI-Ardi"}})));
    CHECK_FALSE(hasMoralePhase(
        in(republicans("combat", {{"23.22", "REP-48-Ter"}, {"30.23", "ESP-Sot-6Vic"}}),
           "spanish_paella")));
}

TEST_CASE("A unit that comes back lowers the level, an HQ does not, and 0 is the least") {
    RuleTable at(with(nationalists("movement", {{"40.14", "ITA-VI-Ardi"}}), "morale_fn", 1));
    Draft draft(at.state, at.setting, at.dice);
    losesStep(draft, "ITA-HQ-FN", -1);
    CHECK(draft.position().track(moraleTrack[0]) == 1);
    losesStep(draft, "ITA-VI-Int", -1);
    losesStep(draft, "ITA-VI-Int", -1);
    CHECK(draft.position().track(moraleTrack[0]) == 0);
    losesStep(draft, "ITA-HQ-FN", 1);
    CHECK(draft.position().track(moraleTrack[0]) == 1);
}
