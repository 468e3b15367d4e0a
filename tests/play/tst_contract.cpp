// SPDX-License-Identifier: GPL-3.0-or-later
// What the games take for granted of their packages: who breaks it is told what and where, and
// nothing is played; what slips through is refused by the table itself.
#include "engine/play/contract.h"

#include "engine/all_games.h"
#include "engine/core/catalogue.h"
#include "engine/core/dice.h"
#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/map/reach.h"
#include "engine/play/match.h"
#include "engine/play/telling/phrase.h"
#include "tests/skirmish/chapters.h"
#include "tests/support/folder.h"

#include <doctest/doctest.h>

#include <functional>

namespace esagono::contract_tests {

namespace {

namespace fs = std::filesystem;

const fs::path root(ESAGONO_SOURCE_DIR);
constexpr char noon[] = "1937-08-14T12:00:00Z";

const Rules& rulesNamed(const std::string& game) {
    return game == "skirmish" ? skirmish::rules() : rulesOf(allGames(), game);
}

const Documents& documentsOf(const std::string& game) {
    static std::map<std::string, Documents> known;
    const auto found = known.find(game);
    if (found != known.end())
        return found->second;
    return known[game] = readDocuments(game == "skirmish" ? root / "tests" / "skirmish" / "package"
                                                          : root / "resources" / game);
}

GamePackage packageOf(Documents documents) {
    std::vector<Finding> ignored;
    return readPackage(std::move(documents), ignored);
}

/// The documents of a game with one value put in at a pointer; without one, with it removed.
Documents changed(const std::string& game, const std::string& file, const std::string& pointer,
                  const std::string& value) {
    Documents documents = documentsOf(game);
    Record& document = documents.at(file);
    if (value.empty())
        document = document.patch(Record::array({{{"op", "remove"}, {"path", pointer}}}));
    else
        document[Record::json_pointer(pointer)] = Record::parse(value);
    return documents;
}

std::string lineOf(const Finding& finding) {
    return finding.file + " " + finding.pointer + ": " +
           Fault(FaultKind::Mismatch, finding.text).what();
}

/// How beginning a game with a package is refused; empty: it is not.
std::string refusalOf(const GamePackage& package, const Rules& rules) {
    try {
        const Game game(package, rules);
    } catch (const Fault& fault) {
        CHECK(fault.kind() == FaultKind::Mismatch);
        return fault.what();
    }
    return {};
}

/// Removed by one at a time, as an author would by a slip.
constexpr const char* bunker = "/scenarios/1/markers/4";

} // namespace

TEST_CASE("The packages that are shipped keep their contracts") {
    for (const std::string game : {"santander", "banditen", "guadalajara", "tscw", "skirmish"}) {
        CAPTURE(game);
        std::string broken;
        for (const Finding& finding : whyNotPlayed(packageOf(documentsOf(game)), rulesNamed(game)))
            broken += lineOf(finding) + "\n";
        CHECK(broken == "");
    }
}

TEST_CASE("What a package lacks is said with its place, and nobody plays with it") {
    struct Row {
        const char* name;
        const char* game;
        const char* file;
        const char* pointer;
        const char* value;
        const char* said; ///< the first finding
    };
    const Row rows[] = {
        {"a bunker the deployment lays", "banditen", "scenarios.json", bunker, "",
         "scenarios.json /scenarios/1/deployments/0/markers/11: play.fault.markers_missing | "
         "scenarios.json | /scenarios/1/deployments/0/markers/11 | bunker | 0 | axis_forces"},
        {"a chit's extra", "tscw", "package.json", "/chits/11/extra", "",
         "package.json /chits/11/extra: core.fault.malformed | package.json | /chits/11/extra | "
         "kit.expected.object | kit.found.nothing"},
        {"a ruling of another name", "banditen", "rulings.json", "/rulings/1/id", R"("eighth")",
         "rulings.json /rulings: play.fault.package_lacks | banditen | rulings | "
         "seventh_objective | 2"},
        {"a word nobody knows", "tscw", "package.json", "/traits/3/words/8", R"("monarchist")",
         "package.json /traits/3/words/8: core.fault.malformed | package.json | "
         "/traits/3/words/8 | kit.found.nothing | monarchist"},
        {"a track that is too short", "banditen", "package.json", "/tracks/0/most", "5",
         "package.json /tracks/0: core.fault.malformed | package.json | /tracks/0 | 1…17 | 1…5"},
        {"a status beyond measure", "santander", "package.json", "/statuses/0/most", "30000",
         "package.json /statuses/0: core.fault.malformed | package.json | /statuses/0 | 0…3 | "
         "0…30000"},
        {"a third side", "banditen", "package.json", "/sides/2",
         R"({"id": "third", "name": "Third"})",
         "package.json /sides/2: core.fault.malformed | package.json | /sides/2 | "
         "kit.found.nothing | third"},
        {"a unit of nobody", "banditen", "counters.json", "/counters/0/side", "",
         "counters.json /counters/0/side: core.fault.malformed | counters.json | "
         "/counters/0/side | kit.expected.side | kit.found.nothing"},
        {"a choice nobody wrote", "banditen", "rulings.json", "/rulings/3/choices/5",
         R"({"id": "twenty", "label": "20"})",
         "rulings.json /rulings/3/choices: core.fault.malformed | rulings.json | "
         "/rulings/3/choices | 1…5 | 6"},
        {"a cell that means nothing", "banditen", "charts.json", "/charts/2/rows/6/cells/0", "3",
         "charts.json /charts/2: fort, move: core.fault.malformed | charts.json | "
         "/charts/2: fort, move | kit.found.nothing | 3"},
        {"a row of a chart", "guadalajara", "charts.json", "/charts/19/bands/0/at", R"("stacks")",
         ""},
        {"a number beyond measure", "santander", "counters.json", "/counters/0/faces/0/movement",
         "30000", ""},
        {"more turns than boxes", "tscw", "scenarios.json", "/scenarios/3/turns/last", "20",
         "scenarios.json /scenarios/3/turns: core.fault.malformed | scenarios.json | "
         "/scenarios/3/turns | 1…19 | 1…20"},
        {"an area of the map", "guadalajara", "map.json", "/areas/brihuega_hills", "",
         "map.json /areas: core.fault.malformed | map.json | /areas | brihuega_hills | "
         "kit.found.nothing"},
        {"markers of a turn there is not", "guadalajara", "scenarios.json",
         "/scenarios/0/special/reserveMarkers/nationalist/40", "6",
         "scenarios.json /scenarios/0/special/reserveMarkers/nationalist: core.fault.malformed | "
         "scenarios.json | /scenarios/0/special/reserveMarkers/nationalist | 1…11 | "
         "{\"2\":6,\"4\":7,\"40\":6}"},
        {"a hex that is none", "tscw", "scenarios.json", "/scenarios/0/special/greenCapitals/0",
         R"("9999")",
         "scenarios.json /scenarios/0/special/greenCapitals/0: core.fault.malformed | "
         "scenarios.json | /scenarios/0/special/greenCapitals/0 | kit.expected.hex | \"9999\""},
        {"a flag that is none", "guadalajara", "scenarios.json", "/scenarios/1/special/surprise",
         "1",
         "scenarios.json /scenarios/1/special/surprise: core.fault.malformed | scenarios.json | "
         "/scenarios/1/special/surprise | kit.expected.boolean | 1"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const GamePackage package = packageOf(changed(row.game, row.file, row.pointer, row.value));
        const std::vector<Finding> found = whyNotPlayed(package, rulesNamed(row.game));
        REQUIRE(!found.empty());
        CHECK(found.front().weight == Finding::Weight::Error);
        if (*row.said != '\0')
            CHECK(lineOf(found.front()) == row.said);
        CHECK(refusalOf(package, rulesNamed(row.game)) ==
              Fault(FaultKind::Mismatch, found.front().text).what());
    }
}

TEST_CASE("A diary whose package breaks the contract is not opened for play") {
    const Folder folder;
    const fs::path good = folder.path / "good.esagono";
    const fs::path bad = folder.path / "bad.esagono";
    Meta meta;
    PackageFiles files;
    std::string commitment;
    {
        const auto match =
            Match::create(good, packageOf(documentsOf("banditen")), allGames(),
                          {.scenario = "tarnova", .seed = seedFrom("x"), .at = noon});
        const Journal& journal = match->journal();
        meta = journal.meta();
        commitment = journal.diceCommitments().front().commitment;
    }
    const GamePackage package = packageOf(changed("banditen", "scenarios.json", bunker, ""));
    for (const auto& [name, document] : package.documents)
        files.emplace(name, compactText(document));
    meta[key::packageDigest] = hexText(package.digest()); // whoever writes it can reckon that too
    Journal::create(bad, meta, files, Durability::OffForTests).commitDice(commitment);
    std::string said;
    try {
        (void)Match::open(bad, allGames(), Access::ReadWrite);
    } catch (const Fault& fault) {
        said = fault.text().id;
    }
    CHECK(said == "play.fault.markers_missing");
}

TEST_CASE("An event that cannot happen is refused, and the table stays as it is") {
    const GamePackage package = packageOf(documentsOf("skirmish"));
    const Game game(package, skirmish::rules());
    const Setting setting = settingOf(game, "field");
    SeededDice dice(seedFrom("x"));
    State state = begin(setting, dice).state;
    const State before = state;
    const Fact impossible[] = {
        MarkerRemoved{skirmish::mine, BoxId(std::size_t{0}), skirmish::red, 7},
        CounterMoved{CounterId(std::size_t{999}), HexId(std::size_t{0}), HexId(std::size_t{1})},
        CounterPlaced{CounterId(std::size_t{0}), HexId(std::size_t{20'000}), 0},
        StatusSet{CounterId(), skirmish::moved, 1},
        ControlChanged{HexId(), skirmish::red},
        TrackSet{TrackId(std::size_t{77}), 1},
        PoolChanged{PoolId(std::size_t{9}), skirmish::rain, 1},
    };
    for (const Fact& fact : impossible) {
        CHECK_THROWS_AS(fold(state, {fact, {}}), Fault);
        CHECK(state == before);
    }
}

TEST_CASE("Nobody looks beside the table") {
    const GamePackage package = packageOf(documentsOf("skirmish"));
    const Game game(package, skirmish::rules());
    const Setting setting = settingOf(game, "field");
    SeededDice dice(seedFrom("x"));
    const State state = begin(setting, dice).state;
    const Position position(state, setting);
    CHECK_THROWS_AS((void)position.place(CounterId()), Fault);
    CHECK_THROWS_AS((void)position.printed(CounterId()), Fault);
    CHECK_THROWS_AS((void)position.stack(Place()), Fault);
    CHECK_THROWS_AS((void)position.controller(HexId()), Fault);
    CHECK_THROWS_AS((void)position.track(TrackId()), Fault);
    CHECK_THROWS_AS((void)position.chart(99), Fault);
    CHECK_THROWS_AS((void)position.frame(99), Fault);
    CHECK_THROWS_AS((void)position.map().terrain(HexId()), Fault);
    CHECK_THROWS_AS((void)position.map().neighbour(HexId(), 0), Fault);
    CHECK_THROWS_AS((void)position.map().inArea(AreaId(), HexId(std::size_t{0})), Fault);
}

TEST_CASE("Why a game cannot go on is a sentence in every language") {
    const std::pair<const char*, std::function<void()>> rows[] = {
        {"core.unfit.division", [] { (void)Ratio(1, 0); }},
        {"core.unfit.cost", [] { (void)StepCost::of(-1); }},
        {"core.unfit.hex", [] { (void)Grid().row(HexId()); }},
        {"core.unfit.die", [] { (void)drawFrom(Seed(), 0, 0); }},
        {"core.unfit.values", [] { (void)Values().get(0); }},
        {"core.unfit.event",
         [] {
             State table;
             fold(table, {FramePopped{}, {}});
         }},
        {"core.unfit.circle", [] { cannotGoOn(Unfit::Circle); }},
        {"core.unfit.nothing", [] { cannotGoOn(Unfit::Nothing); }},
        {"core.unfit.offer", [] { cannotGoOn(Unfit::Offer); }},
        {"core.unfit.size", [] { cannotGoOn(Unfit::Size); }},
        {"core.unfit.shape", [] { cannotGoOn(Unfit::Shape); }},
    };
    std::vector<Catalogue> languages;
    for (const char* code : {"en", "it", "es", "fr"})
        languages.emplace_back(
            readBytes(root / "translations" / ("esagono_" + std::string(code) + ".ts"), 8U << 20U));
    for (const auto& [reason, stumble] : rows) {
        CAPTURE(reason);
        Text said;
        try {
            stumble();
        } catch (...) {
            said = caughtText();
        }
        CHECK(said == Text("core.fault.cannot_go_on", Word{reason}));
        for (const Catalogue& language : languages) {
            const std::string sentence = Phrasebook(language, nullptr).phrase(said);
            CAPTURE(sentence);
            CHECK(language.has(reason));
            CHECK(sentence.find(language.text(reason)) != std::string::npos);
            CHECK(sentence.find_first_of("<>=&|_") == std::string::npos); // nothing of the code's
        }
    }
}

TEST_CASE("What is caught is a sentence, whatever it was") {
    const auto said = [](const std::function<void()>& act) {
        try {
            act();
        } catch (...) {
            return caughtText();
        }
        return Text();
    };
    CHECK(said([] { indexOutside(); }) == Text("core.fault.index_outside"));
    CHECK(said([] { throw std::bad_alloc(); }) == Text("core.fault.memory"));
    const Text shape("core.fault.cannot_go_on", Word{"core.unfit.shape"});
    CHECK(said([] { (void)Record("x").get<int>(); }) == shape);
    CHECK(said([] { (void)std::vector<int>().at(1); }) == shape);
    CHECK(said([] { throw 7; }) == shape);
}

TEST_CASE("An event of a diary may be so long, so deep and so full, and no more") {
    const GamePackage package = packageOf(documentsOf("skirmish"));
    const Game game(package, skirmish::rules());
    const Setting setting = settingOf(game, "field");
    const Scribe scribe(setting);
    const auto refusal = [&](const std::string& data) {
        try {
            (void)scribe.readEvent("dice_rolled", data, "event 1");
        } catch (const Fault& fault) {
            CHECK(fault.kind() == FaultKind::TooLarge);
            return fault.text().id;
        }
        return std::string();
    };
    const auto rolled = [](std::size_t faces, const std::string& more = "0") {
        std::string list = "1";
        for (std::size_t i = 1; i < faces; ++i)
            list += ",1";
        return R"({"purpose": "x", "sides": 6, "faces": [)" + list + R"(], "more": )" + more + "}";
    };
    const auto nested = [](std::size_t deep) {
        return std::string(deep, '[') + std::string(deep, ']');
    };
    const std::string shortest = rolled(1);
    const auto padded = [&](std::size_t bytes) {
        return shortest + std::string(bytes - shortest.size(), ' ');
    };
    CHECK(refusal(padded(1U << 20U)) == "");
    CHECK(refusal(padded((1U << 20U) + 1)) == "core.fault.too_many_bytes");
    CHECK(refusal(rolled(1, nested(15))) == ""); // in the record itself
    CHECK(refusal(rolled(1, nested(16))) == "core.fault.too_deep");
    CHECK(refusal(rolled(20'000 - 5)) == ""); // the record, its four members
    CHECK(refusal(rolled(20'000 - 4)) == "core.fault.too_many_values");
}

} // namespace esagono::contract_tests
