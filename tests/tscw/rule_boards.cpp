// SPDX-License-Identifier: GPL-3.0-or-later
// What the boards of The Spanish Civil War have in common. A decision is a segment: "movement" is
// that decision itself, "movement!" the moment before it, as far as it runs by itself.
#include "engine/kit/reading/package_reader.h"
#include "engine/tscw/sequence.h"
#include "tests/tscw/rule_rows.h"

#include <sstream>

namespace esagono {

namespace {

using namespace tscw;

std::string wordOf(const Board& board) {
    std::string word = board.decision;
    if (word.back() == '!')
        word.pop_back();
    return word;
}

SideId sideOf(const Board& board) {
    return board.side == "nationalist" ? nationalist : republican;
}

Record framesOf(const Board& board) {
    const int stage = stageOf(wordOf(board), sideOf(board));
    const bool before = board.decision.back() == '!';
    Record frames = Record::array();
    frames.push_back({{"frame", "tscw.turn"}, {"locals", {{"next", before ? stage : stage + 1}}}});
    if (!before)
        frames.push_back({{"frame", "tscw." + board.decision},
                          {"owners", {board.side}},
                          {"locals", {{"side", board.side}}}});
    return frames;
}

Board boardOf(const std::string& side, const std::string& during, UnitsOnBoard units,
              Choices rulings) {
    Board board;
    board.side = side;
    board.decision = during;
    board.turn = 8;
    board.units = std::move(units);
    board.rulings = std::move(rulings);
    board.tracks = {{"phase", phaseOf(stageOf(wordOf(board), sideOf(board)))}, {"morale", 55}};
    return board;
}

} // namespace

const BoardKit& boardKit() {
    static const BoardKit kit = {
        .game = &tscwGame(),
        .usual = {.side = "nationalist", .decision = "movement", .scenario = "campaign"},
        .places = {},
        .markerSides = {{"alcazar", "nationalist"}, {"destroyed", "nationalist"}},
        .unitsControl = true,
        .frames = framesOf,
    };
    return kit;
}

namespace tscw {

const Game& tscwGame() {
    static const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "tscw"), rules());
    return game;
}

Board nationalists(const std::string& during, UnitsOnBoard units, Choices rulings) {
    return boardOf("nationalist", during, std::move(units), std::move(rulings));
}

Board republicans(const std::string& during, UnitsOnBoard units, Choices rulings) {
    return boardOf("republican", during, std::move(units), std::move(rulings));
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

Board held(Board board, const std::string& side, const std::string& hexes) {
    std::istringstream words(hexes);
    for (std::string hex; words >> hex;)
        board.control[hex] = side;
    return board;
}

Board holding(Board board, const std::string& side, const std::string& chits) {
    board.pools["hand_" + side] = chits;
    return board;
}

Board drawing(Board board, const std::string& side, const std::string& chit) {
    board.pools["cup_" + side] = chit;
    return board;
}

} // namespace tscw

} // namespace esagono
