// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/diary.h"

#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/core/snapshot.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/messages.h"
#include "engine/play/possible.h"

#include <algorithm>

namespace esagono {

namespace {

[[noreturn]] void failExpecting(const char* name) {
    throw Fault(FaultKind::Damaged, Text(say::expectedThere, "meta", name));
}

Seed seedFromHex(const std::string& text, const char* name) {
    Seed seed{};
    const auto digit = [&](char c) -> unsigned {
        const std::string_view digits = "0123456789abcdef";
        const auto at = digits.find(c);
        if (at == std::string_view::npos)
            failExpecting(name);
        return static_cast<unsigned>(at);
    };
    if (text.size() != 2 * seed.size())
        failExpecting(name);
    for (std::size_t i = 0; i < seed.size(); ++i)
        seed[i] = static_cast<std::uint8_t>(digit(text[2 * i]) << 4U | digit(text[2 * i + 1]));
    return seed;
}

} // namespace

std::optional<Seeds> seedsOf(const Meta& meta) {
    const auto first = meta.find(key::seed);
    if (first == meta.end())
        return std::nullopt;
    Seeds seeds{seedFromHex(first->second, key::seed), {}};
    const auto more = meta.find(key::freshSeeds);
    if (more == meta.end())
        return seeds;
    const Record list = readRecord(more->second, key::freshSeeds);
    if (!list.is_array())
        failExpecting(key::freshSeeds);
    for (const Record& each : list) {
        if (!each.is_object() || !each.contains("from") || !each.contains("seed") ||
            !isWhole<std::uint32_t>(each["from"]) || !each["seed"].is_string() ||
            (!seeds.fresh.empty() && each["from"] <= seeds.fresh.back().from))
            failExpecting(key::freshSeeds);
        seeds.fresh.push_back({each["from"].get<std::uint32_t>(),
                               seedFromHex(each["seed"].get<std::string>(), key::freshSeeds)});
    }
    return seeds;
}

const std::string& required(const Meta& meta, const char* name) {
    const auto found = meta.find(name);
    if (found == meta.end())
        failExpecting(name);
    return found->second;
}

std::string writtenSeeds(const std::vector<FreshSeed>& fresh) {
    Record list = Record::array();
    for (const FreshSeed& each : fresh)
        list.push_back({{"from", each.from}, {"seed", hexText(each.seed)}});
    return compactText(list);
}

const Rules& rulesOf(GameList games, const std::string& id) {
    const auto found = std::ranges::find(games, id, &Rules::id);
    if (found == games.end())
        throw Fault(FaultKind::Mismatch, Text(say::noSuchRules, id));
    return **found;
}

std::vector<CorrectionsNote> correctionsOf(const Meta& meta) {
    const auto found = meta.find(key::corrections);
    return found == meta.end() ? std::vector<CorrectionsNote>()
                               : notesFrom(found->second, key::corrections);
}

DiaryGame gameOf(const Journal& journal, const Rules& rules) {
    const Meta& meta = journal.meta();
    Documents documents;
    for (const std::string& name : journal.packageNames())
        documents.emplace(name, readRecord(journal.packageFile(name), name));
    std::vector<Finding> findings;
    auto game = std::make_shared<const Game>(readPackage(std::move(documents), findings), rules);
    if (hexText(game->package.digest()) != required(meta, key::packageDigest))
        failExpecting(key::packageDigest);
    Setting setting = settingOf(*game, required(meta, key::scenario));
    const Record rulings = readRecord(required(meta, key::rulings), key::rulings);
    for (const auto& [ruling, choice] : rulings.items())
        choose(setting, ruling, choice.is_string() ? choice.get<std::string>() : std::string());
    return {std::move(game), std::move(setting), seedsOf(meta)};
}

std::optional<State> keptTable(const Journal& journal, const Setting& setting, PageNumber page) {
    if (!journal.pages()[static_cast<std::size_t>(page)].snapshot)
        return std::nullopt;
    const auto snapshot = journal.nearestSnapshot(page);
    if (!snapshot || snapshot->page != page)
        return std::nullopt;
    auto state = unpackState(snapshot->state, setting.package().shape(*setting.scenario));
    if (state && flawIn(Position(*state, setting)))
        state.reset();
    return state;
}

State tableAfter(const Journal& journal, const Scribe& scribe, PageNumber page) {
    const Setting& setting = scribe.setting();
    std::vector<const PageHeader*> line; // newest first, back to the table that is kept
    std::optional<State> kept;
    for (PageNumber at = page; at != 0 && !(kept = keptTable(journal, setting, at));) {
        line.push_back(&journal.pages()[static_cast<std::size_t>(at)]);
        at = line.back()->parent;
    }
    State state = kept ? *std::move(kept) : State(setting.package().shape(*setting.scenario));
    while (!line.empty()) { // pages that stand together are read together
        EventNumber number = line.back()->firstEvent;
        EventNumber last = number - 1;
        for (; !line.empty() && line.back()->firstEvent == last + 1; line.pop_back())
            last = line.back()->lastEvent();
        if (last >= number)
            for (const EventRow& row : journal.events(number, last)) {
                const Event event = readEvent(scribe, number, row);
                expectPossible(Position(state, setting), number++, event);
                fold(state, event);
            }
    }
    if (page != 0)
        expectPossible(Position(state, setting),
                       journal.pages()[static_cast<std::size_t>(page)].lastEvent());
    return state;
}

Event readEvent(const Scribe& scribe, EventNumber number, const EventRow& row) {
    return scribe.readEvent(row.kind, row.data, row.kind + " #" + std::to_string(number));
}

} // namespace esagono
