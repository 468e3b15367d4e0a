// SPDX-License-Identifier: GPL-3.0-or-later
// A diary of 20,000 events on the table of a real game.
#pragma once

#include "engine/all_games.h"
#include "engine/core/chance.h"
#include "engine/core/fold.h"
#include "engine/core/snapshot.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/match.h"
#include "tests/bench/bench_folder.h"

namespace esagono::bench {

/// One line of 20,000 events: the game begun, then marches to and fro as only a bench may.
inline const std::filesystem::path& longDiary() {
    constexpr EventNumber eventsWanted = 20'000;
    constexpr char noon[] = "1937-08-14T12:00:00Z";
    static const Folder folder;
    static const std::filesystem::path path = [] {
        const auto made = folder.fresh();
        const Start start{.scenario = "campaign", .seed = seedFrom("film"), .at = noon};
        auto match = Match::create(
            made,
            readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "santander"),
            allGames(), start);
        Journal& journal = match->journal();
        const Scribe& scribe = match->scribe();
        Chance chance(9);
        State state = match->state();
        EventNumber snapshotAt = 0;
        while (journal.lastEvent() < eventsWanted) {
            std::vector<EventRow> rows;
            for (int i = 0; i < 5; ++i) {
                const CounterId unit(chance.below(state.counters.size()));
                const Place from = state.counters[unit.index()].place;
                Event event{StatusSet{unit, StatusId(std::size_t{0}),
                                      static_cast<std::int16_t>(chance.below(2))},
                            "5.2"};
                if (from.exists() && chance.below(10) < 8)
                    event = {CounterMoved{unit, from, HexId(chance.below(state.control.size()))},
                             "5.1"};
                WrittenEvent written = scribe.write(event);
                rows.push_back({std::move(written.kind), std::move(written.data)});
                fold(state, event);
            }
            std::optional<std::string> packed;
            if (journal.lastEvent() - snapshotAt >= 200) {
                packed = packState(state);
                snapshotAt = journal.lastEvent() + 5;
            }
            journal.append({0, "nationalist", "move", "{}", noon, false}, rows, packed);
        }
        return made;
    }();
    return path;
}

} // namespace esagono::bench
