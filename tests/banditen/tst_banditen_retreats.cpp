// SPDX-License-Identifier: GPL-3.0-or-later
// Units that leave a hex because they must: retreats in parts, units sent back, stacks put right;
// and stacks that form where they may not.
#include "engine/banditen/chapters.h"
#include "engine/play/view.h"
#include "tests/banditen/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::banditen::retreats_tests {

namespace {

/// Two units of the RSI assaulted by six VF of Redi. Four of the six hexes around are taken; how
/// much room is left in the other two is for the row to say.
UnitsOnBoard hemmedIn(const std::string& in12_13, const std::string& in12_14) {
    return {{"10.13", "@Redi1 @Redi2"}, {"08.14", "@GAR1"}, {"11.14", "@IV1 @IV2"},
            {"11.13", "@Rom1"},         {"11.15", "@Rom2"}, {"10.14", "@Fan2"},
            {"12.13", in12_13},         {"12.14", in12_14}, {"17.07", "@VG1"}};
}
const std::string sixVf = "assault from=10.13 units=@Redi1,@Redi2 path=11.14 | 5 3; "
                          "lose shares=@IV1:1; ";
/// Redi in 10.13 against a unit that fails its check; Romolo in 13.15 is beside 12.14, not 12.13.
const UnitsOnBoard watched = {{"10.13", "@Redi1"},
                              {"08.14", "@GAR1"},
                              {"13.15", "@Rom1"},
                              {"11.14", "@IV1:fire=2"},
                              {"11.17", "@VG1"}};
const std::string failedCheck = "assault from=10.13 units=@Redi1 path=11.14 | 5 4 6; ";
/// A unit that always passes with 1 beside one that always fails.
const UnitsOnBoard mixed = {
    {"10.13", "@Redi1 @Redi2"}, {"08.14", "@GAR1"}, {"11.14", "@IV1 @Ger1"}, {"11.17", "@VG1"}};
const std::string mixedCheck =
    "assault from=10.13 units=@Redi1,@Redi2 path=11.14 | 3 2 3 1; retreat to=12.14";
/// Redi comes over the road bridge of the Strona.
const UnitsOnBoard bridge = {
    {"13.12", "@Redi1:entered=1"}, {"06.11", "@GAR1"}, {"14.11", "@IV1:fire=2"}, {"17.10", "@VG1"}};
const std::string overTheBridge = "assault from=13.12 units=@Redi1 path=14.11 | 2 3";

const RuleRows retreatRows(
    "retreats",
    {
        line("11.1", "A14 a stack that has no room together parts",
             gravellona(hemmedIn("@III1 @III2 @III_1", "@III3 @III4")),
             sixVf + "retreat units=@IV2 to=12.14 | 6 6",
             "@IV2 at 12.14; @IV_1 at 12.13; @Redi1 at 11.14; track axis_losses 1"),
        line("11.1 10.1", "A14 A65 each hex has a die of its own",
             marked(gravellona(hemmedIn("@III1 @III2 @III_1", "@III3 @III4")), {"captured@12.12"}),
             sixVf + "retreat units=@IV2 to=12.14 | 6 1", "@IV2 prone 1; @IV_1 prone 0"),
        line("11.1", "A14 who has no hex is eliminated, the other is not",
             gravellona(hemmedIn("@Fan1", "@III1 @III2 @III_1")),
             sixVf + "retreat units=@IV_1 to=12.14 | 6",
             "@IV_1 at 12.14; @IV2 at eliminated; track axis_losses 3"),
        line("11.1", "who did not lose does not retreat",
             gravellona(hemmedIn("@III1 @III2 @III_1", "@III3 @III4")),
             sixVf + "retreat units=@Redi1 to=12.14", "refused 11.1"),
        line("11.1 7", "nor do they go together where there is no room",
             gravellona(hemmedIn("@III1 @III2 @III_1", "@III3 @III4")), sixVf + "retreat to=12.14",
             "refused 7"),
        line("11.1", "A92: a retreat may end beside the enemy",
             marked(gravellona(watched, {{"A92", "free"}}), {"captured@17.07"}),
             failedCheck + "retreat to=12.14", "@IV1 at 12.14; @IV1 prone 1"),
        line("11.1", "A92: or not while there is a safer hex",
             marked(gravellona(watched, {{"A92", "safer"}}), {"captured@17.07"}),
             failedCheck + "retreat to=12.14", "refused 11.1/A92"),
        line("11.1 10.1", "A93: if one fails, all retreat", gravellona(mixed, {{"A93", "all"}}),
             mixedCheck, "@IV1 at 12.14; @IV1 prone 0; @Ger1 prone 1; @Redi1 at 11.14"),
        line("11.1 10.1", "A93: or those who failed, and the others hold the hex",
             gravellona(mixed, {{"A93", "each"}}), mixedCheck,
             "@IV1 at 11.14; @Ger1 at 12.14; @Ger1 prone 1; @Redi1 at 10.13"),
        line("8.2.2", "A94: the stream counts under a bridge",
             marked(gravellona(bridge, {{"A94", "stream"}}), {"captured@17.07"}), overTheBridge,
             "@Redi1 at 13.12; @IV1 at 14.11"),
        line("8.2.2", "A94: or it does not",
             marked(gravellona(bridge, {{"A94", "bridge"}}), {"captured@17.07"}),
             overTheBridge + " 6; retreat to=14.12", "@Redi1 at 14.11; @IV1 at 14.12"),
    });

const UnitsOnBoard facing = {
    {"09.14", "@Redi1"}, {"08.14", "@GAR1"}, {"11.14", "@IV1"}, {"11.13", "@VG1"}};
const UnitsOnBoard facingOne = {
    {"09.14", "@Redi1"}, {"08.14", "@GAR1"}, {"11.14", "@IV_1"}, {"11.13", "@VG1"}};
const std::string rediHits = "fire from=09.14 units=@Redi1 target=11.14 | 6 6 1";

const RuleRows mixRows("the mix",
                       {
                           line("2.2.1", "A95: a counter that was exchanged can be used again",
                                gravellona(facing, {{"A95", "exchanged"}}), rediHits + " 6",
                                "@IV1 at axis_counters; @IV_1 at 11.14"),
                           line("2.2.1", "A95: one that was eliminated cannot",
                                gravellona(facingOne, {{"A95", "exchanged"}}), rediHits,
                                "@IV_1 at eliminated"),
                           line("2.2.1", "A95: or it can", gravellona(facingOne, {{"A95", "all"}}),
                                rediHits, "@IV_1 at axis_counters"),
                           line("2.2.1", "A95: but no whole unit comes back",
                                gravellona({{"09.14", "@Redi1 @Redi2"},
                                            {"08.14", "@GAR1"},
                                            {"11.14", "@IV1"},
                                            {"11.13", "@VG1"}},
                                           {{"A95", "all"}}),
                                "fire from=09.14 units=@Redi1,@Redi2 target=11.14 | 6 6 1 6 1 1",
                                "@IV1 at eliminated"),
                           line("2.2.1", "A95: or whatever suffered losses is used up",
                                gravellona(facing, {{"A95", "none"}}), rediHits + " 6",
                                "@IV1 at eliminated; @IV_1 at 11.14"),
                       });

const UnitsOnBoard crowd = {
    {"10.14", "@IV1 @IV2 @IV3"}, {"09.14", "@Ger1"}, {"08.14", "@VG1"}, {"06.19", "@Redi1"}};
const std::string germanJoins = "move from=09.14 units=@Ger1 path=10.14";
/// 10.13 is five hexes from the Command of the Garibaldi brigades, 11.14 six.
const UnitsOnBoard atTheRadius = {
    {"10.13", "@Redi1 @Rom1"}, {"05.13", "@GAR1"}, {"11.14", "@IV1"}, {"11.17", "@VG1"}};

/// Ba1 joins Ba2 beside a mine, under the eyes of the garrison.
const UnitsOnBoard amongFriends = {{"10.12", "@Ful1"},
                                   {"09.09", "@Ca1"},
                                   {"09.05", "@BaC1"},
                                   {"09.06", "@Ba1"},
                                   {"09.07", "@Ba2"}};
const std::string intoTheMine = "move from=09.06 units=@Ba1 path=09.07 | 1 6 1 6; ";

const RuleRows stackRows(
    "stacks",
    {
        line("7", "A96: six VF for all of a player", gravellonaAxis(crowd, {{"A96", "player"}}),
             germanJoins, "refused 7"),
        line("7", "A96: or six for each nationality",
             gravellonaAxis(crowd, {{"A96", "nationality"}}), germanJoins, "@Ger1 at 10.14"),
        line("15.5.1 5.1.4", "no assault where the detachments may not stand together",
             gravellona(atTheRadius), "assault from=10.13 units=@Redi1,@Rom1 path=11.14",
             "refused 15.5.1"),
        line("15.5.1 5.1.4", "each by itself may", gravellona(atTheRadius),
             "assault from=10.13 units=@Redi1 path=11.14 | 1 6", "@Redi_2 at 10.13"),
        line("15.5.1 12.2", "nor an opportunity assault",
             gravellonaAxis({{"10.13", "@Redi1 @Rom1"},
                             {"05.13", "@GAR1"},
                             {"12.14", "@IV1"},
                             {"11.17", "@VG1"}}),
             "move from=12.14 units=@IV1 path=11.14; op_assault from=10.13 units=@Redi1,@Rom1",
             "refused 15.5.1"),
        line("15.5.1 14", "nor an assault on the hex they enter by",
             onTurn(gravellona({{"entry_garibaldi", "@Redi1 @Rom1"},
                                {"10.20", "@IV1"},
                                {"17.07", "@VG1"}}),
                    1),
             "enter units=@Redi1,@Rom1 hex=10.20", "refused 15.5.1"),
        line("15.5.1", "but where their Command goes along they may be",
             gravellona({{"09.14", "@Redi1 @Rom_2 @GAR1:replacement"}, {"17.07", "@IV1"}}),
             "move from=09.14 units=@Redi1,@Rom_2,@GAR1 path=09.15,10.15,11.16,11.17",
             "@Rom_2 at 11.17; @GAR1 at 11.17"),
        line("8.1.2 12.1.3", "an assault that was interrupted does not lead through friends",
             gravellona({{"09.15", "@Redi1"},
                         {"10.14", "@Redi2"},
                         {"08.14", "@GAR1"},
                         {"11.14", "@IV1"},
                         {"12.13", "@VG1"}}),
             "assault from=09.15 units=@Redi1 path=09.14,10.13,11.14; hold; go path=10.14; hold",
             "@Redi1 at 10.14; decision act axis"),
        line("8.1.2 14", "nor do reinforcements go on from friends beside the enemy",
             onTurn(with(gravellona({{"entry_garibaldi", "@Redi1"},
                                     {"10.20", "@Redi2:entered=1"},
                                     {"10.19", "@IV1:fire=2"},
                                     {"17.07", "@VG1"}}),
                         "axis_ap", 0),
                    1),
             "enter units=@Redi1 hex=10.20", "@Redi1 at 10.20; decision act partisan"),
        line("8.1.2 14", "so that they do not enter where they could only go on",
             onTurn(gravellona({{"entry_garibaldi", "@Redi1"},
                                {"10.20", "@Redi2:entered=1 @Redi3:entered=1"},
                                {"10.19", "@IV1"},
                                {"17.07", "@VG1"}}),
                    1),
             "enter units=@Redi1 hex=10.20", "refused 8.1.2"),
        line("16.9.1 8.1.3", "whom a mine has pinned no shot that misses sends back",
             marked(tarnova(amongFriends), {"mine@10.07=2"}),
             intoTheMine + "op_fire from=09.09 units=@Ca1 | 1 1", "@Ba1 at 09.07; @Ba1 prone 1"),
        line("16.9.1 8.1.3 10.1.2", "nor one that hits and costs strength",
             marked(tarnova(amongFriends), {"mine@10.07=2"}),
             intoTheMine + "op_fire from=09.09 units=@Ca1 | 6 1 6",
             "@Ba_2 at 09.07; @Ba_2 prone 1"),
    });

/// Redi and Romolo out of the radius of their Command, beside an objective.
UnitsOnBoard violation(const std::string& units, const std::string& hex = "15.15") {
    return {{hex, units}, {"08.14", "@GAR1"}, {"14.04", "@IV1 @VG1"}};
}

const RuleRows checkRows(
    "the check",
    {
        line("3.1.b 10.1.1", "A70: whoever is pinned is not moved",
             gravellona(violation("@Redi1 @Rom1:prone=1"), {{"A70", "owner_moves"}}),
             "pass; pass; shift unit=@Rom1 to=15.14", "refused 10.1.1"),
        line("3.1.b 15.8", "A70: nothing is taken at the check",
             gravellona(violation("@Redi1 @Rom1", "17.08")),
             "pass; pass; shift unit=@Rom1 to=17.07", "refused 3.1.b/A70"),
        line("3.1.b", "A70: who can still leave is not given up",
             gravellona(violation("@Redi1 @Rom1")), "pass; pass; give_up unit=@Rom1",
             "refused 3.1.b/A70"),
        line("3.1.b", "A70: if nobody can leave the owner chooses whom he gives up",
             gravellona(violation("@Redi1:prone=1 @Rom1:prone=1")),
             "pass; pass; give_up unit=@Rom1 | 1 1 1",
             "@Rom1 at eliminated; @Redi1 at 15.15; track turn 3; track partisan_losses 3"),
        line("3.1.b", "A70: or units are eliminated at once",
             gravellona(violation("@Redi1 @Rom1"), {{"A70", "owner_eliminates"}}),
             "pass; pass; give_up unit=@Redi1 | 1 1 1", "@Redi1 at eliminated; track turn 3"),
        line("3.1.b", "A70: and none is moved",
             gravellona(violation("@Redi1 @Rom1"), {{"A70", "owner_eliminates"}}),
             "pass; pass; shift unit=@Rom1 to=15.14", "refused 3.1.b/A70"),
    });

} // namespace

TEST_CASE("11.1 retreats, together and in parts") {
    retreatRows.check();
}
TEST_CASE("2.2.1 counters that come back into the mix") {
    mixRows.check();
}
TEST_CASE("7 8.1.2 15.5.1 16.9.1 where stacks form, and where they do not") {
    stackRows.check();
}
TEST_CASE("3.1.b the check of stacking") {
    checkRows.check();
}

TEST_CASE("14 15.6 16.9.2 The prospects of an assault reckon with a surrender and with mines") {
    const Board beforeMine = marked(
        tarnova({{"09.08", "@Ca1"}, {"10.12", "@Ful1"}, {"09.07", "@Ba1"}, {"09.05", "@BaC1"}}),
        {"mine@09.08=2"});
    struct Assault {
        Board board;
        const char* line;
        std::size_t least; ///< prospects
        Ratio first;       ///< the chance of the first of them
    };
    for (Assault each :
         {Assault{gravellona(mixed), "assault from=10.13 units=@Redi1,@Redi2 path=11.14", 4, {}},
          Assault{beforeMine, "assault from=09.07 units=@Ba1 path=09.08", 4, Ratio(1, 2)},
          Assault{onTurn(gravellona({{"entry_garibaldi", "@Redi1"}, {"10.20", "@IV1"}}), 1),
                  "enter units=@Redi1 hex=10.20",
                  3,
                  {}}}) {
        for (auto& [place, units] : each.board.units)
            units = named(units);
        const RuleTable table(each.board);
        const Command command = table.command(named(each.line));
        const Verb& verb = table.position().kind().verbs[command.verb.index()];
        const auto prospects = verb.preview(table.position(), command).prospects;
        Ratio sum;
        for (const Prospect& prospect : prospects)
            sum = sum + prospect.chance;
        CHECK(sum == Ratio(1));
        CHECK(prospects.size() >= each.least);
        CHECK((each.first == Ratio() || prospects.front().chance == each.first));
    }
}

} // namespace esagono::banditen::retreats_tests
