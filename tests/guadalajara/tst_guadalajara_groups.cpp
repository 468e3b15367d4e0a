// SPDX-License-Identifier: GPL-3.0-or-later
// Units that go together and pay differently: whatever way the judge allows them is offered.
#include "engine/guadalajara/chapters.h"
#include "engine/play/referee.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

#include <set>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

enum Arguments { From, Units, Path, Fields };

/// A move without its way.
Command begun(const RuleTable& at, const std::string& line) {
    const Command whole = at.command(line);
    Command command{whole.side, whole.verb, Values(Fields)};
    command.arguments.set(From, whole.arguments.hex(From));
    command.arguments.set(Units, whole.arguments.counters(Units));
    return command;
}

/// Every hex the judge lets them end in, by trying all ways.
void walk(const Position& position, Command& command, std::vector<HexId>& path,
          std::set<HexId>& ends) {
    const HexId at = path.empty() ? command.arguments.hex(From) : path.back();
    for (const HexId next : position.map().neighbours(at)) {
        path.push_back(next);
        command.arguments.set(Path, path);
        if (!whyNot(position, command)) {
            ends.insert(next);
            walk(position, command, path, ends);
        }
        path.pop_back();
    }
}

/// The hexes they are offered; every way there must be allowed.
std::set<HexId> offered(const Position& position, const Command& command) {
    std::set<HexId> ends;
    const Verb& verb = position.kind().verbs[command.verb.index()];
    for (const Offer& offer : verb.further(position, command.side, command.arguments))
        for (const std::int32_t target : offer.targets) {
            const HexId hex(static_cast<std::size_t>(target));
            CHECK_FALSE(whyNot(position, fill(offer, command.side, pathTo(offer, hex))));
            CHECK(ends.insert(hex).second);
        }
    return ends;
}

void checkWays(const Board& board, const std::string& line) {
    const RuleTable at(board);
    const Position position = at.position();
    const Command command = begun(at, line);
    Command tried = command;
    std::vector<HexId> path;
    std::set<HexId> allowed;
    walk(position, tried, path, allowed);
    CHECK(allowed.size() > 10);
    CHECK(offered(position, command) == allowed);
}

} // namespace

TEST_CASE("SCS.movement: a battalion and tanks are offered every way both can pay") {
    RuleRows::enter("SCS.movement");
    checkWays(nationalists("movement", {{"49.16", "ITA-VI-Ardi:spent=2 ITA-Tank-1CRS:spent=12"}}),
              "move from=49.16 units=ITA-VI-Ardi,ITA-Tank-1CRS path=48.15");
    checkWays(nationalists("movement", {{"46.14", "ITA-VI-Ardi ITA-Tank-1CRS:spent=14"}}),
              "move from=46.14 units=ITA-VI-Ardi,ITA-Tank-1CRS path=46.15");
}

TEST_CASE("SCS.movement: so are three of a kind that have gone differently far") {
    RuleRows::enter("SCS.movement");
    checkWays(nationalists("movement", {{"49.16", "ITA-VI-Ardi:spent=3 ITA-Tank-1CRS:spent=14 "
                                                  "ITA-HQ-FN:spent=11"}}),
              "move from=49.16 units=ITA-VI-Ardi,ITA-Tank-1CRS,ITA-HQ-FN path=48.15");
}

TEST_CASE("3.4b: and the railway battalion with others by rail") {
    RuleRows::enter("3.4b");
    checkWays(republicans("movement", {{"20.23", "REP-RRBn REP-48-Dmi"}}),
              "move from=20.23 units=REP-RRBn,REP-48-Dmi path=19.23");
}

TEST_CASE("4.3a: three Spaniards are not offered a line that two may cross") {
    RuleRows::enter("4.3a");
    const RuleTable at(
        onTurn(nationalists("movement", {{"37.17", "ESP-Sot-6Vic ESP-Sot-8Vic ESP-Sot-8Bai"}},
                            {{"looser_line", "looser"}}),
               6));
    const Command three =
        begun(at, "move from=37.17 units=ESP-Sot-6Vic,ESP-Sot-8Vic,ESP-Sot-8Bai path=37.18");
    const Command two = begun(at, "move from=37.17 units=ESP-Sot-6Vic,ESP-Sot-8Vic path=37.18");
    CHECK(offered(at.position(), three).count(at.hex("37.16")) == 0);
    CHECK(offered(at.position(), two).count(at.hex("37.16")) == 1);
}
