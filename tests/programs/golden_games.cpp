// SPDX-License-Identifier: GPL-3.0-or-later
// Writes golden games of Santander 1937 as text:
//   golden_games <scenario> <title> <seed> [turns=n] [ruling=choice …]
//   golden_games --find <scenario> <word,word…> <seeds> [ruling=choice …]
//   golden_games --story <golden game>
// The last form tells the story of a game that was written before. The second looks for seeds of
// games in which all these message ids were said.
#include "core/snapshot.h"
#include "kit/package_reader.h"
#include "play/draft.h"
#include "programs/captain.h"
#include "santander/rule_lines.h"
#include "santander/santander.h"

#include <algorithm>
#include <iostream>
#include <set>

using namespace esagono;
using namespace esagono::santander;

namespace {

constexpr TrackId turnTrack{0};

struct Told {
    GoldenGame game;
    std::set<std::string> ids; ///< of what was said
    std::string end;
};

Told play(const Setting& setting, std::uint64_t seed, int turns) {
    const Scribe scribe(setting);
    SeededDice dice(seedFrom(std::to_string(seed)));
    State state = begin(setting, dice).state;
    Captain nationalistCaptain(seed);
    Captain republicanCaptain(seed + 1);
    Player* const players[] = {&nationalistCaptain, &republicanCaptain};
    Told told;
    const Played played =
        playOut(setting, state, dice, players, 10'000,
                [&](const State& before, const Command& command, const Ruled& ruled) {
                    told.game.turns.push_back(
                        {scribe.name(command.side) + ": " +
                             lineOf(Position(before, setting), scribe, command, ruled.events),
                         saidBy(ruled.events, english(), setting)});
                    for (const Event& event : ruled.events)
                        if (const auto* narrated = std::get_if<Narrated>(&event.fact))
                            told.ids.insert(narrated->text.id);
                    return Position(ruled.state, setting).track(turnTrack) <= turns;
                });
    told.game.end = hexText(digestOf(played.state));
    const Ending end = setting.game->rules->ending(Position(played.state, setting));
    told.end = scribe.name(end.winner) + " turn " +
               std::to_string(Position(played.state, setting).track(turnTrack));
    return told;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 2 && arguments[0] == "--story") {
        const Game game(
            readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "santander"),
            rules());
        std::cout << storyText(game, GoldenGame::read(arguments[1]));
        return 0;
    }
    const bool finds = !arguments.empty() && arguments[0] == "--find";
    if (arguments.size() < (finds ? 4U : 3U)) {
        std::cerr << "golden_games [--find] scenario title|ids seed|seeds [ruling=choice …]\n";
        return 2;
    }
    const std::size_t first = finds ? 1 : 0;
    const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "santander"),
        rules());
    Setting setting = settingOf(game, arguments[first]);
    std::map<std::string, std::string> rulings;
    int turns = 99;
    for (std::size_t i = first + 3; i < arguments.size(); ++i) {
        const auto parts = split(arguments[i], '=');
        if (parts.at(0) == "turns") {
            turns = std::stoi(parts.at(1));
            continue;
        }
        rulings[parts.at(0)] = parts.at(1);
        choose(setting, parts.at(0), parts.at(1));
    }
    const std::uint64_t number = std::stoull(arguments[first + 2]);
    if (!finds) {
        Told told = play(setting, number, turns);
        told.game.title = arguments[first + 1];
        told.game.scenario = arguments[first];
        told.game.seed = arguments[first + 2];
        told.game.rulings = rulings;
        std::cout << told.game.text();
        return 0;
    }
    for (std::uint64_t seed = 1; seed <= number; ++seed) {
        const Told told = play(setting, seed, turns);
        const auto wanted = split(arguments[2], ',');
        const bool all = std::ranges::all_of(
            wanted, [&](const std::string& id) { return told.ids.contains("santander." + id); });
        if (all)
            std::cout << seed << " " << told.end << " " << told.game.turns.size() << "\n";
    }
    return 0;
}
