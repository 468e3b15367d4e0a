// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/recorded_game.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/messages.h"

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

} // namespace

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

RecordedGame recordedGame(const Journal& journal, const Rules& rules) {
    const Meta& meta = journal.meta();
    Documents documents;
    for (const std::string& name : journal.packageNames())
        documents.emplace(name, readRecord(journal.packageFile(name), name));
    std::vector<Finding> findings;
    auto game = std::make_unique<Game>(readPackage(std::move(documents), findings), rules);
    if (hexText(game->package.digest()) != required(meta, key::packageDigest))
        failExpecting(key::packageDigest);
    Setting setting = settingOf(*game, required(meta, key::scenario));
    const Record rulings = readRecord(required(meta, key::rulings), key::rulings);
    for (const auto& [ruling, choice] : rulings.items())
        choose(setting, ruling, choice.is_string() ? choice.get<std::string>() : std::string());
    return {std::move(game), std::move(setting), seedsOf(meta)};
}

} // namespace esagono
