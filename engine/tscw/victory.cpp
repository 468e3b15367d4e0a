// SPDX-License-Identifier: GPL-3.0-or-later
// Section 4.1: who has won, scenario by scenario. There is no draw.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/administration_messages.h"
#include "engine/tscw/events/events.h"
#include "engine/tscw/victory_messages.h"

#include <algorithm>
#include <cstdlib>

namespace esagono::tscw {

namespace {

using TestKind = VictoryTest::Kind;

bool isHeld(const Position& position, HexId hex) {
    return position.controller(hex) == nationalist;
}

bool isMet(const Position& position, const VictoryTest& test) {
    switch (test.kind) {
    case TestKind::Control:
        return isHeld(position, test.hex);
    case TestKind::MoraleAtMost:
        return position.track(moraleTrack) <= test.value;
    case TestKind::LandLink:
        return isLinked(position, test.from, test.to, nationalist);
    case TestKind::ReachesSea:
        return std::ranges::any_of(test.hexes, [&](HexId hex) {
            return isHeld(position, hex) && isLinked(position, test.from, hex, nationalist);
        });
    }
    return false;
}

/// The first of those that decide the game by themselves which is met; null: none.
const VictoryTest* decidingTest(const Position& position) {
    const auto& tests = course(position).atOnce;
    const auto met =
        std::ranges::find_if(tests, [&](const VictoryTest& test) { return isMet(position, test); });
    return met == tests.end() ? nullptr : &*met;
}

bool isLastTurn(const Position& position) {
    return turnNow(position) >= position.setting().scenario->lastTurn;
}

bool areObjectivesReached(const Position& position) {
    const auto& tests = course(position).atEnd;
    return !tests.empty() && std::ranges::all_of(tests, [&](const VictoryTest& test) {
        return isMet(position, test);
    });
}

// PB17.4, option sudden_death

int capitalsTaken(const Position& position) {
    return static_cast<int>(
        std::ranges::count_if(course(position).greenCapitals, [&](HexId capital) {
            return position.controller(capital) == republican;
        }));
}

bool isSuddenDeathPlayed(const Position& position) {
    return is(position, ruling::suddenDeath) && course(position).suddenDeathCapitals > 0;
}

bool hasCapitals(const Position& position) {
    return isSuddenDeathPlayed(position) &&
           capitalsTaken(position) >= course(position).suddenDeathCapitals;
}

/// Whether the Republicans have won by it. The Nationalists have a turn to take one back.
bool checkSuddenDeath(Draft& draft) {
    const Position position = draft.position();
    const bool threatened = position.track(suddenDeathTrack) != 0;
    if (hasCapitals(position)) {
        if (threatened)
            return true;
        if (turnNow(position) <= course(position).suddenDeathLast) {
            const int capitals = capitalsTaken(position);
            draft.set(suddenDeathTrack, 1, "PB17.4");
            draft.say(Text(say::suddenDeathThreatens, capitals), "PB17.4", Milestone::Objective);
        }
    } else if (threatened) {
        draft.set(suddenDeathTrack, 0, "PB17.4");
        draft.say(say::suddenDeathAverted, "PB17.4", Milestone::Objective);
    }
    return false;
}

void endGame(Draft& draft) {
    draft.say(ending(draft.position()).text, "4.1", Milestone::GameOver);
    while (!draft.position().isOver())
        draft.pop();
}

/// 4.2: what changes morale besides places.
void addChanges(const Position& position, std::vector<Worth>& lines) {
    const Printed& rules = printed(position);
    const auto add = [&](const char* what, int by, const char* section) {
        lines.push_back({what, {}, by, {}, section});
    };
    if (position.track(alcazarTrack) == Resists) {
        add(say::alcazarIsRelieved, rules.alcazarRelieved, "PB16.1.1");
        add(say::alcazarStillResists, rules.alcazarResists, "PB16.1.1");
        add(say::alcazarHasFallen, rules.alcazarFalls, "PB16.1.1");
    }
    if (position.track(mobilisedTrack) == 0)
        add(say::mobilises, rules.mobilisationMorale, "7.10");
    if (position.track(biberonTrack) == 0 &&
        position.setting().scenario->lastTurn >= rules.biberonFirst)
        add(say::callsUp, rules.biberonMorale, "7.11");
    std::ranges::copy(moraleAtStake(position), std::back_inserter(lines));
}

} // namespace

void endIfDecided(Draft& draft) {
    const Position position = draft.position();
    if (position.isOver())
        return;
    const auto& tests = course(position).atOnce;
    const bool decided = std::ranges::any_of(tests, [&](const VictoryTest& test) {
        return test.kind == TestKind::Control && isMet(position, test);
    });
    if (decided)
        endGame(draft);
}

bool checkVictory(Draft& draft) {
    const bool decided = decidingTest(draft.position()) != nullptr || checkSuddenDeath(draft);
    if (!decided && !isLastTurn(draft.position()))
        return false;
    endGame(draft);
    return true;
}

std::vector<Worth> worth(const Position& position) {
    std::vector<Worth> lines;
    addChanges(position, lines);
    for (const HexId hex : position.map().hexes())
        if (const int value = ground(position).morale[hex.index()]; value != 0)
            lines.push_back({Text(say::worthPlace, placeName(position, hex)), hex, std::abs(value),
                             position.controller(hex), "4.2.1"});
    return lines;
}

Ending ending(const Position& position) {
    const int morale = position.track(moraleTrack);
    if (const VictoryTest* test = decidingTest(position))
        return test->kind == TestKind::Control
                   ? Ending{nationalist,
                            Text(say::endsByPlace, nationalist, placeName(position, test->hex))}
                   : Ending{nationalist, Text(say::endsByMorale, nationalist, morale)};
    if (isLastTurn(position) && areObjectivesReached(position))
        return {nationalist, Text(say::endsByObjectives, nationalist)};
    if (position.track(suddenDeathTrack) != 0 && hasCapitals(position))
        return {republican, Text(say::endsByCapitals, republican, capitalsTaken(position))};
    return {republican, Text(say::endsHeldOut, republican, morale)};
}

} // namespace esagono::tscw
