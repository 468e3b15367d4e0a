// SPDX-License-Identifier: GPL-3.0-or-later
// Diaries of the test game to make films of: played at random, with take-backs and branches.
#pragma once

#include "engine/core/fold.h"
#include "engine/play/playout.h"
#include "engine/replay/film.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

namespace esagono {

inline SideId firstOf(Sides owners) {
    SideId side(std::size_t{0});
    while (!owners.contains(side))
        ++side.value;
    return side;
}

/// Plays so many commands, or to the end.
inline void playOn(Match& match, std::uint64_t seed, std::size_t commands) {
    RandomPlayer player(seed);
    for (std::size_t i = 0; i < commands && !match.position().isOver(); ++i) {
        const Position position = match.position();
        const SideId side = firstOf(position.owners());
        const Command command = player.choose(position, side, offersTo(position, side));
        REQUIRE(!match.submit(command, "1937-08-14T12:00:00Z").isRefused());
        if (seed % 3 == 0 && i % 7 == 6 && !match.whyNotTakeBack(side))
            REQUIRE(!match.takeBack(side, "1937-08-14T12:00:00Z"));
    }
}

inline std::unique_ptr<Match> playedMatch(const std::filesystem::path& path, std::uint64_t seed,
                                          std::size_t commands) {
    auto match = Match::create(path, skirmishGame().package, skirmishOnly(),
                               {.scenario = "field", .seed = seedFrom(std::to_string(seed))});
    playOn(*match, seed, commands);
    return match;
}

/// A diary played to its end or for a while, closed, and opened to be watched.
struct Watched {
    TestFolder folder;
    std::filesystem::path path;
    std::unique_ptr<Recording> recording;

    explicit Watched(std::uint64_t seed, std::size_t commands = 500)
        : path(folder.path("watched.esagono")) {
        static_cast<void>(playedMatch(path, seed, commands));
        recording = Recording::open(path, skirmishOnly());
    }
};

/// Every table of the line, folded from the very beginning.
inline std::vector<State> everyTable(const Recording& recording, BranchNumber branch = 0) {
    const Setting& setting = recording.setting();
    std::vector<State> tables = {State(setting.package().shape(*setting.scenario))};
    const Journal& journal = recording.journal();
    for (const PageNumber page : journal.line(journal.head(branch))) {
        EventNumber number = journal.pages()[static_cast<std::size_t>(page)].firstEvent;
        for (const EventRow& row : journal.eventsOf(page)) {
            State state = tables.back();
            fold(state, recording.read(number++, row));
            tables.push_back(std::move(state));
        }
    }
    return tables;
}

} // namespace esagono
