// SPDX-License-Identifier: GPL-3.0-or-later
// What a film shows besides the table: the trails of those who marched, where much happened.
// Everything as one viewer could know it then.
#pragma once

#include "engine/replay/film.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace esagono {

/// A march: the hexes a counter went through within one command.
struct Trail {
    CounterId counter;
    std::vector<HexId> hexes; ///< from where it began
    Moment last = 0;          ///< when it arrived
    friend bool operator==(const Trail&, const Trail&) = default;
};
/// The last marches up to a moment, the newest first.
[[nodiscard]] std::vector<Trail> trailsBefore(Film& film, Moment moment, std::size_t most,
                                              Viewer viewer);

/// How often something happened in every hex.
struct Heat {
    std::vector<int> entered; ///< counters came in, by HexId
    std::vector<int> fought;  ///< it was attacked, by HexId
};
/// After one moment and up to another; nothing if it was told to stop.
[[nodiscard]] std::optional<Heat> heatOf(Film& film, Moment from, Moment to, Viewer viewer,
                                         const std::stop_token& stop = {});

} // namespace esagono
