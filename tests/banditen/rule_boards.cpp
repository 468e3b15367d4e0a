// SPDX-License-Identifier: GPL-3.0-or-later
// What the boards of Banditen! have in common. A decision is act, or a number: the stage of the
// sequence of play to begin with.
#include "engine/banditen/banditen.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/banditen/rule_rows.h"

#include <regex>

namespace esagono {

namespace {

constexpr int activationStage = 7;

Record framesOf(const Board& board) {
    const bool isStage = std::isdigit(static_cast<unsigned char>(board.decision.front())) != 0;
    const int next = isStage ? std::stoi(board.decision) : activationStage + 1;
    Record frames = Record::array();
    frames.push_back({{"frame", "banditen.turn"}, {"locals", {{"next", next}}}});
    if (isStage)
        return frames;
    frames.push_back(
        {{"frame", "banditen.activation"}, {"locals", {{"side", board.side}, {"passes", 0}}}});
    frames.push_back({{"frame", "banditen.act"}, {"owners", {board.side}}});
    return frames;
}

/// The counters a board does not name lie where they lie when they are not in play.
std::map<std::string, std::string> placesOf() {
    std::map<std::string, std::string> places;
    const GamePackage& package = banditen::banditenGame().package;
    for (const Counter& counter : package.counters)
        if (counter.flags[2]) // fractional
            places[counter.id] = package.sides[counter.side.index()].id + "_counters";
    return places;
}

} // namespace

const BoardKit& boardKit() {
    static const BoardKit kit = {
        .game = &banditen::banditenGame(),
        .usual = {.side = "partisan", .decision = "act", .scenario = "gravellona"},
        .places = placesOf(),
        .markerSides = {{"mine", "axis"},
                        {"bunker", "axis"},
                        {"infirmary", "axis"},
                        {"captured", "partisan"}},
        .frames = framesOf,
    };
    return kit;
}

namespace banditen {

const Game& banditenGame() {
    static const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "banditen"), rules());
    return game;
}

Board gravellona(UnitsOnBoard units, Choices rulings) {
    Board board;
    board.units = std::move(units);
    board.rulings = std::move(rulings);
    board.tracks = {{"partisan_ap", 9}, {"axis_ap", 3}, {"initiative", 1}, {"axis_morale", 6}};
    return board;
}

Board gravellonaAxis(UnitsOnBoard units, Choices rulings) {
    Board board = gravellona(std::move(units), std::move(rulings));
    board.side = "axis";
    return board;
}

Board tarnova(UnitsOnBoard units, Choices rulings) {
    Board board = gravellona(std::move(units), std::move(rulings));
    board.scenario = "tarnova";
    board.tracks["third_battalion"] = 9;
    board.tracks["assault_company"] = 1;
    return board;
}

Board tarnovaAxis(UnitsOnBoard units, Choices rulings) {
    Board board = tarnova(std::move(units), std::move(rulings));
    board.side = "axis";
    return board;
}

Board with(Board board, const std::string& track, int value) {
    board.tracks[track] = value;
    return board;
}

Board onTurn(Board board, int now) {
    board.turn = now;
    return board;
}

Board marked(Board board, std::vector<std::string> markers) {
    board.markers = std::move(markers);
    return board;
}

Board before(Board board, int stage) {
    board.decision = std::to_string(stage);
    return board;
}

std::string named(const std::string& text) {
    static const std::map<std::string, std::string> stems = {{"VG", "g-vg-command-"},
                                                             {"GNR", "g-gnr-machine_gun-"},
                                                             {"ART", "g-vg-light_artillery-"},
                                                             {"IA", "g-i-infantry-"},
                                                             {"IV", "g-iv-infantry-"},
                                                             {"II", "g-ii-infantry-"},
                                                             {"IIMG", "g-ii-machine_gun-"},
                                                             {"III", "g-iii-infantry-"},
                                                             {"IIIC", "g-iii-command-"},
                                                             {"Ger", "g-verbania-infantry-"},
                                                             {"GAR", "g-gar-command-"},
                                                             {"Redi", "g-redi-infantry-"},
                                                             {"Rom", "g-romolo-infantry-"},
                                                             {"Fan", "g-fanfulla-infantry-"},
                                                             {"CV", "g-cv-armoured_car-"},
                                                             {"Cin", "g-cinquanta-infantry-"},
                                                             {"CinMG", "g-cinquanta-machine_gun-"},
                                                             {"Bel", "g-beltrami-infantry-"},
                                                             {"Vald", "g-valdossola-machine_gun-"},
                                                             {"Valt", "g-valtoce-infantry-"},
                                                             {"Ful", "t-fulmine-command-"},
                                                             {"Mor", "t-fulmine-mortar-"},
                                                             {"Ca", "t-1_cp-infantry-"},
                                                             {"CaMG", "t-1_cp-machine_gun-"},
                                                             {"Cb", "t-2_cp-infantry-"},
                                                             {"CbMG", "t-2_cp-machine_gun-"},
                                                             {"VFr", "t-vf-infantry-"},
                                                             {"BaC", "t-1_btg-command-"},
                                                             {"Ba", "t-1_btg-infantry-"},
                                                             {"BaMG", "t-1_btg-machine_gun-"},
                                                             {"BaMor", "t-1_btg-mortar-"},
                                                             {"BaArt", "t-1_btg-light_artillery-"},
                                                             {"BaAT", "t-1_btg-anti_tank-"},
                                                             {"BbC", "t-2_btg-command-"},
                                                             {"Bb", "t-2_btg-infantry-"},
                                                             {"BbMor", "t-2_btg-mortar-"},
                                                             {"BcC", "t-3_btg-command-"},
                                                             {"Bc", "t-3_btg-infantry-"},
                                                             {"Ass", "t-ass-infantry-"},
                                                             {"AssAT", "t-ass-anti_tank-"},
                                                             {"Ita", "t-ita-infantry-"}};
    static const std::regex pattern("@([A-Za-z]+)(_?)([0-9])([b-f]?)");
    std::string expanded;
    auto from = text.cbegin();
    std::smatch match;
    while (std::regex_search(from, text.cend(), match, pattern)) {
        expanded.append(from, match[0].first);
        const std::string letter = match[4];
        expanded += stems.at(match[1]);
        expanded += match[2].length() == 0
                        ? match[3].str()
                        : "vf" + match[3].str() + "-" +
                              std::to_string(letter.empty() ? 1 : letter[0] - 'a' + 1);
        from = match[0].second;
    }
    return expanded.append(from, text.cend());
}

Row line(const char* section, const char* what, Board board, const std::string& acts,
         const std::string& then) {
    for (auto& [place, units] : board.units)
        units = named(units);
    return row(section, what, std::move(board), named(acts), named(then));
}

} // namespace banditen

} // namespace esagono
