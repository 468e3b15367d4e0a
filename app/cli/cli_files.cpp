// SPDX-License-Identifier: GPL-3.0-or-later
// new, verify, salvage, fork.
#include "app/cli/asking.h"
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/shelf.h"
#include "app/cli/verbs.h"
#include "engine/core/record.h"
#include "engine/play/messages.h"
#include "engine/play/verify.h"
#include "engine/store/copy_line.h"
#include "engine/store/salvage.h"

namespace esagono::cli {

namespace {

Start startFrom(const NewOptions& options) {
    if (options.seed && options.dice)
        throw Misuse(Text(say::seedOrDice));
    Start start;
    start.scenario = options.scenario;
    start.rulings = choicesFrom(options.choices);
    start.at = nowInUtc();
    for (const std::string& file : options.corrections)
        start.corrections.push_back(readCorrections(pathFrom(file)));
    if (!options.dice)
        start.seed = options.seed ? seedFrom(*options.seed) : freshSeed();
    else if (*options.dice != "told")
        start.told = facesFrom(*options.dice);
    if (!options.position.empty())
        start.position = readRecord(readFile(pathFrom(options.position), RecordLimits().bytes),
                                    options.position);
    return start;
}

Exit tellBegun(const Desk& desk, const NewOptions& options, const Match& match) {
    if (desk.json) {
        Record record = turnRecord(match);
        record.update({{"ok", true},
                       {"file", options.out},
                       {"game", options.game},
                       {"scenario", options.scenario},
                       {"corrections", correctionsRecord(match)},
                       {"page", match.journal().lastPage()},
                       {"last_event", lastEvent(match)}});
        desk.print(record);
        return Exit::Done;
    }
    const Wording wording(match, desk.catalogue());
    desk.tell(
        Text(say::gameBegun, options.out, wording.inLanguage(match.setting().scenario->title)));
    tellCorrections(desk, match);
    desk.tell(Text(say::toDecide, wording.sides(match.position().owners())));
    return Exit::Done;
}

} // namespace

Exit beginGame(const Desk& desk, const NewOptions& options) {
    const Start start = startFrom(options);
    const GamePackage package = packageNamed(desk, options.game);
    try {
        const auto match = Match::create(pathFrom(options.out), package, desk.games, start);
        return tellBegun(desk, options, *match);
    } catch (const DiceWanted& wanted) {
        const Game game(package, *rulesFor(desk, package));
        return desk.diceWanted(wanted, settingOf(game, options.scenario));
    }
}

Exit verifyDiary(const Desk& desk, const std::string& file) {
    const auto match = Match::open(pathFrom(file), desk.games, Access::ReadOnly);
    const Verification found = verify(*match);
    const Wording wording(*match, desk.catalogue());
    const int rules = match->setting().game->rules->version;
    const bool otherRules = match->rulesVersion() != rules;
    if (desk.json) {
        Record record = {{"ok", !found.difference.has_value()},
                         {"pages", found.pages},
                         {"events", found.events},
                         {"rules_version", {{"diary", match->rulesVersion()}, {"program", rules}}},
                         {"corrections", correctionsRecord(*match)},
                         {"chain", hexText(match->journal().chain())}};
        if (found.difference) {
            Record difference = match->scribe().write(found.difference->text);
            difference.update({{"page", found.difference->page},
                               {"event", found.difference->event},
                               {"message", wording.phrase(found.difference->text)}});
            record["difference"] = std::move(difference);
        }
        desk.print(record);
    } else {
        tellCorrections(desk, *match);
        if (otherRules)
            desk.tell(Text(esagono::say::otherRulesVersion, match->rulesVersion(), rules));
        if (found.difference)
            desk.tell(Text(say::differenceFound, found.difference->page, found.difference->event,
                           wording.phrase(found.difference->text)));
        else
            desk.tell(Text(say::allIsWell, found.pages, found.events));
    }
    return found.difference ? Exit::Different : Exit::Done;
}

Exit salvageDiary(const Desk& desk, const CopyOptions& options) {
    const Salvaged kept = salvage(pathFrom(options.file), pathFrom(options.out));
    if (desk.json)
        desk.print({{"ok", true},
                    {"file", options.out},
                    {"pages", kept.pages},
                    {"events", kept.events},
                    {"everything", kept.everything}});
    else
        desk.tell(Text(kept.everything ? say::salvagedAll : say::salvagedPart, kept.pages,
                       kept.events, options.out));
    return Exit::Done;
}

Exit forkDiary(const Desk& desk, const CopyOptions& options) {
    const auto match = Match::open(pathFrom(options.file), desk.games, Access::ReadOnly);
    const Journal copy =
        copyLine(match->journal(), pageAt(*match, options.at), pathFrom(options.out));
    if (desk.json)
        desk.print({{"ok", true},
                    {"file", options.out},
                    {"pages", copy.lastPage()},
                    {"last_event", copy.lastEvent()}});
    else
        desk.tell(Text(say::forked, copy.lastPage(), copy.lastEvent(), options.out));
    return Exit::Done;
}

} // namespace esagono::cli
