// SPDX-License-Identifier: GPL-3.0-or-later
// What the boards of Santander have in common. A decision is movement, combat, or a number: the
// stage of the sequence of play to begin with.
#include "engine/kit/reading/package_reader.h"
#include "engine/santander/santander.h"
#include "tests/santander/rule_rows.h"

namespace esagono {

namespace {

/// The counters that stand off the map unless the board says otherwise.
std::map<std::string, std::string> usualPlaces() {
    std::map<std::string, std::string> made;
    for (const char* air :
         {"LK_1", "LK_2", "LK_3", "AL_1", "AL_2", "AL_3", "FAN_1", "FAN_2", "FAN_3"})
        made[air] = "nationalist_available";
    for (const char* air : {"RAF_1", "RAF_2"})
        made[air] = "republican_available";
    for (const char* battalion : {"R_Rbn1", "R_Rbn2", "R_Rbn3", "R_Rbn4", "R_Rbn5"})
        made[battalion] = "basque_battalions";
    for (int i = 1; i <= 8; ++i)
        made["SC_N" + std::to_string(i)] = "supply_depot";
    return made;
}

int stageAfter(const Board& board) {
    if (board.decision == "movement")
        return board.side == "nationalist" ? 6 : 13;
    return board.side == "nationalist" ? 8 : 15;
}

Record framesOf(const Board& board) {
    const bool isStage = std::isdigit(static_cast<unsigned char>(board.decision.front())) != 0;
    const int next = isStage ? std::stoi(board.decision) : stageAfter(board);
    Record frames = Record::array();
    frames.push_back(
        {{"frame", "santander.turn"}, {"locals", {{"next", next}, {"reinosa_at_start", 1}}}});
    if (!isStage)
        frames.push_back({{"frame", "santander." + board.decision},
                          {"owners", {board.side}},
                          {"locals", {{"side", board.side}}}});
    return frames;
}

} // namespace

const BoardKit& boardKit() {
    static const BoardKit kit = {
        .game = &santander::santanderGame(),
        .usual = {.side = "nationalist", .decision = "movement", .scenario = "campaign"},
        .places = usualPlaces(),
        .markerSides = {{"trench", "republican"}},
        .unitsControl = true,
        .frames = framesOf,
    };
    return kit;
}

namespace santander {

const Game& santanderGame() {
    static const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "santander"),
        rules());
    return game;
}

GameList santanderOnly() {
    static const Rules* const games[] = {&rules()};
    return games;
}

} // namespace santander

} // namespace esagono
