// SPDX-License-Identifier: GPL-3.0-or-later
// Victory, scenario by scenario.
#include "engine/guadalajara/victory.h"

#include "engine/guadalajara/victory_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

constexpr int retreatPoints = -5;  // Sc.1.c
constexpr int doubtfulPoints = 30; // A4

const char* victorySection(const Position& position) {
    constexpr std::array<const char*, 4> sections = {"Sc.1.c", "Sc.2.c", "Sc.3.c", "Sc.4.c"};
    return sections[static_cast<std::size_t>(course(position).number - 1)];
}

std::string nameOf(const Position& position, HexId hex) {
    const auto places = position.map().placesIn(hex);
    return places.empty() ? position.map().label(hex) : position.map().place(places.front()).name;
}

int forcedRetreats(const Position& position) {
    return static_cast<int>(std::ranges::count_if(
        retreatTrack, [&](TrackId track) { return position.track(track) > 0; }));
}

int emergencyPoints(const Position& position) {
    int each = 1;
    for (const Emergency& group : course(position).emergencies)
        each = group.points;
    return each * position.track(emergencies);
}

// Sc.1.c

/// A62: how many Italian battalions count as gone.
int battalionsGone(const Position& position) {
    int gone = 0;
    for (const CounterId each : position.stack(exitedBox))
        if (typeOf(position, each) == Type::Infantry &&
            (!is(position, ruling::a(62)) || position.status(each, returns) == turnNow(position)))
            ++gone;
    return gone;
}

bool isMainRoadFree(const Position& position) {
    const HexSet zone = openZoneOf(position, republican);
    const std::vector<HexId>& way = position.map().area(ground(position).mainRoad).hexes;
    return std::ranges::none_of(way, [&](HexId hex) {
        const bool counts = !is(position, ruling::a(74)) ||
                            isIn(position, ground(position).republicanSide, hex); // A74
        return counts && (hasUnit(position, hex, republican) || zone.contains(hex));
    });
}

Level levelByPoints(const Position& position) {
    const int sum = victoryPoints(position);
    if (sum == doubtfulPoints && is(position, ruling::a(4)))
        return Level::Draw;
    constexpr std::array<std::string_view, 5> words = {
        "nationalist_major", "nationalist_minor", "draw", "republican_minor", "republican_major"};
    const Chart& chart = position.chart(VictoryChart);
    const auto row = chart.rows.find(sum);
    return row ? Level(std::ranges::find(words, chart.cell(*row)) - words.begin()) : Level::Draw;
}

// Sc.2.c to Sc.4.c

bool holdsAll(const Position& position, SideId side, const std::vector<HexId>& hexes) {
    return std::ranges::all_of(hexes, [&](HexId hex) { return position.controller(hex) == side; });
}

/// A76: what the other side has of the minor villages: points, or villages.
int minorOf(const Position& position, SideId side) {
    int sum = 0;
    for (const HexId hex : position.map().hexes()) {
        const int value = ground(position).villagePoints[hex.index()];
        if (value > 0 && position.map().terrain(hex) == minorVillage && isInPlay(position, hex) &&
            position.controller(hex) == side)
            sum += is(position, ruling::a(76)) ? 1 : value;
    }
    return sum;
}

bool isReached(const Position& position, const LevelTest& test) {
    const auto isHeld = [&](const std::vector<HexId>& hexes) {
        return holdsAll(position, test.side, hexes);
    };
    const bool areRegionsHeld = test.regions.size() > 1 && is(position, ruling::a(77)) // A77
                                    ? std::ranges::any_of(test.regions, isHeld)
                                    : std::ranges::all_of(test.regions, isHeld);
    const bool isOneHeld = test.any.empty() || std::ranges::any_of(test.any, [&](HexId hex) {
                               return position.controller(hex) == test.side;
                           });
    const bool areFewOthers = !test.minorPointsOfOtherAtMost ||
                              minorOf(position, other(test.side)) <= *test.minorPointsOfOtherAtMost;
    return isHeld(test.all) && isOneHeld && areRegionsHeld && areFewOthers;
}

/// The list gives the order; A8 turns it round in scenario 3: the levels of the Nationalists first.
Level levelByControl(const Position& position) {
    std::vector<LevelTest> tests = course(position).levels;
    if (course(position).number == 3 && is(position, ruling::a(8)))
        std::stable_partition(tests.begin(), tests.end(),
                              [](const LevelTest& test) { return test.level < Level::Draw; });
    const auto reached = std::ranges::find_if(
        tests, [&](const LevelTest& test) { return isReached(position, test); });
    return reached == tests.end() ? course(position).otherwise : reached->level;
}

/// The villages the levels of the scenario ask for.
std::vector<HexId> villagesThatCount(const Position& position) {
    std::vector<HexId> hexes;
    for (const LevelTest& test : course(position).levels) {
        hexes.insert(hexes.end(), test.all.begin(), test.all.end());
        hexes.insert(hexes.end(), test.any.begin(), test.any.end());
        for (const std::vector<HexId>& region : test.regions)
            hexes.insert(hexes.end(), region.begin(), region.end());
    }
    if (course(position).levels.empty() || course(position).number == 3)
        for (const HexId hex : position.map().hexes())
            if (ground(position).villagePoints[hex.index()] > 0 && isInPlay(position, hex))
                hexes.push_back(hex);
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

SideId winnerOf(Level level) {
    return level == Level::Draw ? SideId() : level < Level::Draw ? nationalist : republican;
}

Text textOf(const Position& position, Level level) {
    const bool isMajor = level == Level::NationalistMajor || level == Level::RepublicanMajor;
    const SideId winner = winnerOf(level);
    if (course(position).levels.empty()) {
        const int sum = victoryPoints(position);
        return winner.exists()
                   ? Text(isMajor ? say::endsMajorPoints : say::endsMinorPoints, winner, sum)
                   : Text(say::endsDrawPoints, sum);
    }
    return winner.exists() ? Text(isMajor ? say::endsMajor : say::endsMinor, winner)
                           : Text(say::endsDraw);
}

/// The set-up is over: before it nobody is anywhere.
bool hasBegun(const Position& position) {
    return !position.isOver() && position.frame(position.depth() - 1).name == frame(turnKind);
}

} // namespace

int pointsForGood(const Position& position) {
    return emergencyPoints(position) + retreatPoints * forcedRetreats(position);
}

int victoryPoints(const Position& position) {
    int sum = pointsForGood(position);
    for (const HexId hex : position.map().hexes())
        if (position.controller(hex) == nationalist && isInPlay(position, hex))
            sum += ground(position).villagePoints[hex.index()];
    return sum;
}

Level levelOf(const Position& position) {
    const Level level =
        course(position).levels.empty() ? levelByPoints(position) : levelByControl(position);
    if (position.ruling(ruling::looserLine) != 2 || level == Level::RepublicanMajor)
        return level;
    return Level(static_cast<int>(level) + 1); // 4.3c
}

bool isSuddenDeath(const Position& position) {
    return course(position).suddenDeath &&
           battalionsGone(position) >= printed(position).suddenDeath && isMainRoadFree(position);
}

void score(Draft& draft) {
    if (course(draft.position()).levels.empty())
        draft.set(points, victoryPoints(draft.position()), "Sc.1.c");
}

std::vector<Worth> worth(const Position& position) {
    std::vector<Worth> lines;
    const char* section = victorySection(position);
    for (const HexId hex : villagesThatCount(position))
        lines.push_back({Text(say::worthVillage, nameOf(position, hex)), hex,
                         ground(position).villagePoints[hex.index()], position.controller(hex),
                         section});
    if (!course(position).levels.empty())
        return lines;
    if (const int called = position.track(emergencies); called > 0)
        lines.push_back({Text(say::worthEmergency, called),
                         {},
                         emergencyPoints(position),
                         nationalist,
                         "3.1d"});
    if (const int forced = forcedRetreats(position); forced > 0)
        lines.push_back(
            {Text(say::worthRetreat, forced), {}, retreatPoints * forced, nationalist, section});
    return lines;
}

Ending ending(const Position& position) {
    if (phaseNow(position) != EndOfTurn && isSuddenDeath(position)) // tested at each exit alone
        return {nationalist, Text(say::endsSuddenDeath, nationalist, battalionsGone(position))};
    const Level level = levelOf(position);
    return {winnerOf(level), textOf(position, level)};
}

void endGame(Draft& draft) {
    score(draft);
    draft.say(ending(draft.position()).text, victorySection(draft.position()), Milestone::GameOver);
    while (!draft.position().isOver())
        draft.pop();
}

void endIfDecided(Draft& draft) {
    if (hasBegun(draft.position()) && isSuddenDeath(draft.position()))
        endGame(draft);
}

} // namespace esagono::guadalajara
