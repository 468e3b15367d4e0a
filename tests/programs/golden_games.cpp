// SPDX-License-Identifier: GPL-3.0-or-later
// Writes golden games as text:
//   golden_games <scenario> <title> <seed> [game=id] [turns=n] [ruling=choice …]
//   golden_games --find <scenario> <word,word…> <seeds> [game=id] [ruling=choice …]
//   golden_games --again <golden game> [game=id]
//   golden_games --story <golden game> [game=id]
// The last two take a game that was written before: they play its commands again and write down
// what is said of them now, or tell its story. The second looks for seeds of games in which all
// these message ids were said or verbs used. Santander, the game unless another is named, is played
// by captains, the others by chance.
#include "engine/banditen/banditen.h"
#include "engine/core/snapshot.h"
#include "engine/guadalajara/guadalajara.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/draft.h"
#include "engine/play/referee.h"
#include "engine/santander/santander.h"
#include "engine/tscw/tscw.h"
#include "tests/programs/captain.h"
#include "tests/rows/golden_check.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <set>
#include <stdexcept>

using namespace esagono;
using santander::Captain;

namespace {

constexpr TrackId turnTrack{0};

struct Told {
    GoldenGame game;
    std::set<std::string> ids; ///< of what was said, and the verbs
    std::string end;
};

Told play(const Setting& setting, std::uint64_t seed, int turns) {
    const Scribe scribe(setting);
    SeededDice dice(seedFrom(std::to_string(seed)));
    State state = begin(setting, dice).state;
    const bool hasCaptains = setting.game->rules == &santander::rules();
    std::vector<std::unique_ptr<Player>> seats;
    for (const std::uint64_t each : {seed, seed + 1}) {
        if (hasCaptains)
            seats.push_back(std::make_unique<Captain>(each));
        else
            seats.push_back(std::make_unique<RandomPlayer>(each));
    }
    Player* const players[] = {seats[0].get(), seats[1].get()};
    Told told;
    const Played played =
        playOut(setting, state, dice, players, 10'000,
                [&](const State& before, const Command& command, const Ruled& ruled) {
                    const std::string line =
                        lineOf(Position(before, setting), scribe, command, ruled.events);
                    told.game.turns.push_back({scribe.name(command.side) + ": " + line,
                                               saidBy(ruled.events, english(), setting)});
                    told.ids.insert(verbIn(*setting.game, line));
                    for (const Event& event : ruled.events)
                        if (const auto* narrated = std::get_if<Narrated>(&event.fact))
                            told.ids.insert(narrated->text.id);
                    return Position(ruled.state, setting).track(turnTrack) <= turns;
                });
    told.game.end = hexText(digestOf(played.state));
    const Ending end = setting.game->rules->ending(Position(played.state, setting));
    told.end = (end.winner.exists() ? scribe.name(end.winner) : "draw") + " turn " +
               std::to_string(Position(played.state, setting).track(turnTrack));
    return told;
}

/// The same commands with the same dice, and what is said of them now. Throws if one is refused.
GoldenGame playedAgain(const Game& game, GoldenGame golden) {
    Setting setting = settingOf(game, golden.scenario);
    for (const auto& [ruling, choice] : golden.rulings)
        choose(setting, ruling, choice);
    const Scribe scribe(setting);
    ToldDice dice;
    State state = beginningOf(setting, golden);
    for (GoldenGame::Turn& turn : golden.turns) {
        const auto colon = turn.command.find(": ");
        const SideId side = find<SideId>(setting.package().sides, turn.command.substr(0, colon));
        const std::string line = turn.command.substr(colon + 2);
        for (const int face : diceFrom(line))
            dice.tell(face);
        const Command command = commandFrom(Position(state, setting), scribe, side, line);
        Outcome<Ruled> ruled = rule(setting, state, command, dice);
        if (ruled.isRefused())
            throw std::runtime_error("refused: " + turn.command);
        turn.said = saidBy(ruled->events, english(), setting);
        state = std::move(ruled->state);
    }
    golden.end = hexText(digestOf(state));
    return golden;
}

Game gameCalled(const std::string& id) {
    return {readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / id),
            id == "banditen"      ? banditen::rules()
            : id == "guadalajara" ? guadalajara::rules()
            : id == "tscw"        ? tscw::rules()
                                  : santander::rules()};
}

/// The value of "key=value" among the arguments, which it is taken out of.
std::string takeOut(std::vector<std::string>& arguments, const std::string& key,
                    const std::string& otherwise) {
    for (auto each = arguments.begin(); each != arguments.end(); ++each)
        if (each->starts_with(key + "=")) {
            const std::string value = each->substr(key.size() + 1);
            arguments.erase(each);
            return value;
        }
    return otherwise;
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    const Game game = gameCalled(takeOut(arguments, "game", "santander"));
    if (arguments.size() == 2 && arguments[0] == "--story") {
        std::cout << storyText(game, GoldenGame::read(arguments[1]));
        return 0;
    }
    if (arguments.size() == 2 && arguments[0] == "--again") {
        std::cout << playedAgain(game, GoldenGame::read(arguments[1])).text();
        return 0;
    }
    const bool finds = !arguments.empty() && arguments[0] == "--find";
    if (arguments.size() < (finds ? 4U : 3U)) {
        std::cerr << "golden_games [--find] scenario title|ids seed|seeds [ruling=choice …]\n";
        return 2;
    }
    const std::size_t first = finds ? 1 : 0;
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
        const bool all = std::ranges::all_of(wanted, [&](const std::string& id) {
            return told.ids.contains(std::string(game.rules->id) + "." + id);
        });
        if (all)
            std::cout << seed << " " << told.end << " " << told.game.turns.size() << "\n";
    }
    return 0;
}
