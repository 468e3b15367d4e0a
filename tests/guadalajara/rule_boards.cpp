// SPDX-License-Identifier: GPL-3.0-or-later
// What the boards of Guadalajara have in common. A decision is a phase: "movement" is that decision
// itself, "movement!" the moment before the phase, as far as it runs by itself.
#include "engine/guadalajara/guadalajara.h"
#include "engine/guadalajara/sequence.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/guadalajara/rule_rows.h"

#include <algorithm>

namespace esagono {

namespace {

using namespace guadalajara;

/// Rows are made before main begins, whichever file comes first.
const std::map<std::string, std::pair<Phase, Phase>>& phaseWords() {
    static const std::map<std::string, std::pair<Phase, Phase>> words = {
        {"pregame_barrage", {PregameBarrage, PregameBarrage}},
        {"reinforcements", {Reinforcements, Reinforcements}},
        {"movement", {NationalistMovement, RepublicanMovement}},
        {"repair", {NationalistRepair, RepublicanRepair}},
        {"barrage", {NationalistBarrage, RepublicanBarrage}},
        {"combat", {NationalistCombat, RepublicanCombat}},
        {"supply", {NationalistSupply, RepublicanSupply}},
        {"exploitation", {NationalistExploitation, RepublicanExploitation}},
        {"clean_up", {NationalistCleanUp, RepublicanCleanUp}},
        {"air_points", {AirPoints, AirPoints}},
        {"place_interdiction", {Interdiction, Interdiction}},
        {"morale", {ItalianMorale, ItalianMorale}},
        {"end_turn", {EndOfTurn, EndOfTurn}},
    };
    return words;
}

Phase phaseOf(const Board& board) {
    std::string word = board.decision;
    if (word.back() == '!')
        word.pop_back();
    const auto& both = phaseWords().at(word);
    return board.side == "nationalist" ? both.first : both.second;
}

Record framesOf(const Board& board) {
    const SideId first = board.scenario == "bolognese_sauce" ? republican : nationalist;
    const auto phases = phasesOf(first);
    const auto stage = static_cast<int>(std::ranges::find(phases, phaseOf(board)) - phases.begin());
    const bool before = board.decision.back() == '!';
    Record frames = Record::array();
    frames.push_back(
        {{"frame", "guadalajara.turn"}, {"locals", {{"next", before ? stage : stage + 1}}}});
    if (!before)
        frames.push_back({{"frame", "guadalajara." + board.decision},
                          {"owners", {board.side}},
                          {"locals", {{"side", board.side}}}});
    return frames;
}

Board boardOf(const std::string& side, const std::string& during, UnitsOnBoard units,
              Choices rulings) {
    Board board;
    board.side = side;
    board.decision = during;
    board.turn = 5;
    board.units = std::move(units);
    board.rulings = std::move(rulings);
    board.tracks = {{"phase", phaseOf(board)}};
    return board;
}

/// The air points a board does not name have been used.
std::map<std::string, std::string> placesOf() {
    std::map<std::string, std::string> places;
    for (const Counter& counter : guadalajaraGame().package.counters)
        if (counter.id.find("-Air-") != std::string::npos)
            places[counter.id] =
                counter.side == republican ? "republican_air_used" : "italian_air_used";
    return places;
}

} // namespace

const BoardKit& boardKit() {
    static const BoardKit kit = {
        .game = &guadalajaraGame(),
        .usual = {.side = "nationalist", .decision = "movement", .scenario = "abyssinia"},
        .places = placesOf(),
        .markerSides = {{"interdicted", "republican"}},
        .unitsControl = true,
        .frames = framesOf,
    };
    return kit;
}

namespace guadalajara {

const Game& guadalajaraGame() {
    static const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "guadalajara"),
        rules());
    return game;
}

Board nationalists(const std::string& during, UnitsOnBoard units, Choices rulings) {
    return boardOf("nationalist", during, std::move(units), std::move(rulings));
}

Board republicans(const std::string& during, UnitsOnBoard units, Choices rulings) {
    return boardOf("republican", during, std::move(units), std::move(rulings));
}

Board italians(UnitsOnBoard units, Choices rulings) {
    return nationalists("movement", std::move(units), std::move(rulings));
}

Board with(Board board, const std::string& track, int value) {
    board.tracks[track] = value;
    return board;
}

Board onTurn(Board board, int number) {
    board.turn = number;
    return board;
}

Board in(Board board, const std::string& scenario) {
    board.scenario = scenario;
    return board;
}

UnitsOnBoard facing(const std::string& defenders, const std::string& attackers,
                    const UnitsOnBoard& more) {
    UnitsOnBoard units = {{"44.12", defenders}, {"45.12", attackers}};
    units.insert(units.end(), more.begin(), more.end());
    return units;
}

} // namespace guadalajara

} // namespace esagono
