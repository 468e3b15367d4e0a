// SPDX-License-Identifier: GPL-3.0-or-later
// games, validate.
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/shelf.h"
#include "app/cli/verbs.h"
#include "engine/kit/checking/package_check.h"
#include "engine/kit/reading/package_reader.h"

#include <algorithm>
#include <array>

namespace esagono::cli {

namespace {

constexpr std::array<std::string_view, 3> weights = {"note", "warning", "error"};

template <class Thing>
std::string called(const Desk& desk, const Thing& thing) {
    return thing.name.empty() ? thing.id : std::string(desk.inLanguage(thing.name));
}

/// {text, with, message}.
Record textRecord(const Desk& desk, const Text& text) {
    Record record = errorRecord("", text, desk.phrase(text));
    record.erase("kind");
    return record;
}

Record rulingRecord(const Desk& desk, const Ruling& ruling) {
    Record choices = Record::array();
    for (const RulingChoice& choice : ruling.choices)
        choices.push_back({{"id", choice.id}, {"label", desk.inLanguage(choice.label)}});
    return {{"id", ruling.id},
            {"kind", ruling.kind == Ruling::Kind::Option ? "option" : "ruling"},
            {"section", ruling.section},
            {"question", desk.inLanguage(ruling.question)},
            {"choices", std::move(choices)},
            {"default", ruling.choices[ruling.standard].id}};
}

Record gameRecord(const Desk& desk, const GamePackage& package) {
    Record record = {{"id", package.id},
                     {"rules", package.rules},
                     {"release", package.release},
                     {"title", desk.inLanguage(package.title)},
                     {"playable", rulesFor(desk, package) != nullptr},
                     {"sides", Record::array()},
                     {"scenarios", Record::array()},
                     {"options", Record::array()}};
    for (const Side& side : package.sides)
        record["sides"].push_back({{"id", side.id}, {"name", called(desk, side)}});
    for (const Scenario& scenario : package.scenarios)
        record["scenarios"].push_back({{"id", scenario.id},
                                       {"title", desk.inLanguage(scenario.title)},
                                       {"summary", desk.inLanguage(scenario.summary)},
                                       {"first_turn", scenario.firstTurn},
                                       {"last_turn", scenario.lastTurn}});
    for (const Ruling& ruling : package.rulings)
        record["options"].push_back(rulingRecord(desk, ruling));
    return record;
}

std::string word(const Record& record, const char* key) {
    return record[key].get<std::string>();
}

void listLine(const Desk& desk, const Text& text) {
    desk.lines(desk.phrase(text), 2, 6);
}

/// Options there is nothing to choose of are counted, unless all are asked for.
void listOptions(const Desk& desk, const Record& options, bool all) {
    std::size_t leftOut = 0;
    for (const Record& ruling : options) {
        if (!all && ruling["choices"].size() < 2) {
            ++leftOut;
            continue;
        }
        std::string choices;
        for (const Record& choice : ruling["choices"])
            join(choices, word(choice, "id"), " | ");
        listLine(desk, Text(say::optionLine, word(ruling, "id"), choices, word(ruling, "default"),
                            word(ruling, "question")));
    }
    if (leftOut > 0)
        listLine(desk, Text(say::moreOptions, leftOut));
}

void listGame(const Desk& desk, const Record& game, bool all) {
    desk.tell(Text(say::gameLine, word(game, "id"), word(game, "title"), word(game, "release")));
    if (!game["playable"])
        listLine(desk, Text(say::rulesMissing, word(game, "rules")));
    std::string sides;
    for (const Record& side : game["sides"])
        join(sides, word(side, "id") + " (" + word(side, "name") + ")");
    listLine(desk, Text(say::sidesLine, sides));
    for (const Record& scenario : game["scenarios"])
        listLine(desk, Text(say::scenarioLine, word(scenario, "id"), word(scenario, "title"),
                            word(scenario, "summary")));
    listOptions(desk, game["options"], all);
}

/// Everything there is to say about a package that can be read.
std::vector<Finding> findingsOf(const Desk& desk, Documents documents) {
    std::vector<Finding> findings;
    const GamePackage package = readPackage(std::move(documents), findings);
    std::ranges::move(checkPackage(package), std::back_inserter(findings));
    const Rules* rules = rulesFor(desk, package);
    if (rules == nullptr) {
        findings.push_back({Finding::Weight::Note, "package.json", "/rules",
                            Text(say::rulesMissing, package.rules)});
        return findings;
    }
    std::ranges::move(whyNotPlayed(package, *rules), std::back_inserter(findings));
    return findings;
}

} // namespace

Exit showGames(const Desk& desk, const GamesOptions& options) {
    Record games = Record::array();
    Record broken = Record::array();
    for (const ShelvedPackage& shelved : shelfOf(desk)) {
        if (!options.game.empty() && shelved.id != options.game)
            continue;
        Record record;
        if (shelved.package) {
            record = gameRecord(desk, *shelved.package);
        } else {
            record = {{"id", shelved.id}, {"error", textRecord(desk, shelved.problem)}};
        }
        record["folder"] = textOf(shelved.folder);
        (shelved.package ? games : broken).push_back(std::move(record));
    }
    if (!options.game.empty() && games.empty() && broken.empty())
        throw Fault(FaultKind::NotFound, Text(say::noSuchGame, options.game));
    if (desk.json) {
        desk.print({{"games", std::move(games)}, {"broken", std::move(broken)}});
        return Exit::Done;
    }
    for (const Record& game : games)
        listGame(desk, game, options.all);
    for (const Record& each : broken)
        desk.tell(Text(say::brokenPackage, each["folder"].get<std::string>(),
                       each["error"]["message"].get<std::string>()));
    if (games.empty() && broken.empty())
        desk.tell(say::noGames);
    return Exit::Done;
}

Exit validatePackage(const Desk& desk, const std::string& folder) {
    const std::vector<Finding> findings = findingsOf(desk, readDocuments(pathFrom(folder)));
    const auto errors = std::ranges::count(findings, Finding::Weight::Error, &Finding::weight);
    Record list = Record::array();
    for (const Finding& finding : findings) {
        const std::string_view weight = weights[static_cast<std::size_t>(finding.weight)];
        Record record = textRecord(desk, finding.text);
        record.update({{"weight", weight}, {"file", finding.file}, {"pointer", finding.pointer}});
        list.push_back(std::move(record));
    }
    if (desk.json)
        desk.print({{"findings", list}, {"errors", errors}});
    else {
        for (const Record& finding : list)
            desk.line(finding["weight"].get<std::string>() + "  " +
                      finding["file"].get<std::string>() + finding["pointer"].get<std::string>() +
                      "  " + finding["message"].get<std::string>());
        desk.tell(Text(say::findingCount, findings.size(), errors));
    }
    return errors == 0 ? Exit::Done : Exit::Damaged;
}

} // namespace esagono::cli
