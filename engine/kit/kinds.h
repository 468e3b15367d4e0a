// SPDX-License-Identifier: GPL-3.0-or-later
// What a package declares before anything refers to it: sides, what lies on the table, what is
// printed on counters and maps.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/record.h"
#include "engine/kit/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace esagono {

/// Who may see something that lies on the table, besides the umpire.
enum class ShownTo : std::uint8_t { Everyone, Owner, Nobody };

struct Side {
    std::string id;
    Words name;
    std::string colour; ///< "#rrggbb", for drawing
};
/// What one value of a status or track is called.
struct NamedValue {
    std::int32_t value = 0;
    Words name;
    bool told = true; ///< false: that something is so is no news, only how it is called
};
/// The name of a value; null if it has none.
[[nodiscard]] inline const Words* nameOf(const std::vector<NamedValue>& values,
                                         std::int32_t value) {
    for (const NamedValue& each : values)
        if (each.value == value)
            return &each.name;
    return nullptr;
}

/// Whether a story tells that something has this value now.
[[nodiscard]] inline bool isTold(const std::vector<NamedValue>& values, std::int32_t value) {
    for (const NamedValue& each : values)
        if (each.value == value)
            return each.told;
    return false;
}

/// A number printed on counters.
struct AttributeKind {
    std::string id;
    Words name;
    std::string chart; ///< it has the number of every counter that has none of its own; empty: none
};
struct StatusKind {
    std::string id;
    Words name;
    std::vector<NamedValue> values; ///< none: it is mere bookkeeping, and no story tells it
    std::int16_t standard = 0;
    std::int16_t least = 0;
    std::int16_t most = 1;
    ShownTo shown = ShownTo::Everyone;

    [[nodiscard]] bool allows(std::int32_t value) const { return value >= least && value <= most; }
};
struct MarkerKind {
    std::string id;
    Words name;
    ShownTo valueShown = ShownTo::Everyone; ///< that it lies there is always public
    bool told = true;                       ///< false: mere bookkeeping, no story tells it
};
struct TrackKind {
    std::string id;
    Words name;
    std::vector<NamedValue> values;
    bool told = true; ///< false: the rules say in their own words when it changes
    std::int32_t least = 0;
    std::int32_t most = 0;
    SideId owner;
    ShownTo shown = ShownTo::Everyone;

    /// A track nobody has set stands at 0.
    [[nodiscard]] bool allows(std::int32_t value) const {
        return value == 0 || (value >= least && value <= most);
    }
};
struct BoxKind {
    std::string id;
    Words name;
    SideId owner;
    ShownTo shown = ShownTo::Everyone;
    bool told = true; ///< false: no story tells what is laid into it
};
struct PoolKind {
    std::string id;
    Words name;
    SideId owner;
    ShownTo shown = ShownTo::Everyone; ///< of what it contains; how many is always public
};
struct ChitKind {
    std::string id;
    Words name;
    SideId owner;
    Record extra; ///< what the game's own chapters read: effects, turns
};
/// A word printed on counters, like a division or a type, and the words it can be.
struct TraitKind {
    std::string id;
    Words name;
    std::vector<Named> words; ///< by WordId; their ids are as printed
};
/// What ground a terrain is, for drawing and for the author's checks; rules read their own charts.
enum class Ground : std::uint8_t { Land, Water };
struct TerrainKind {
    std::string id;
    Words name;
    Ground ground = Ground::Land;
};
struct FeatureKind {
    std::string id;
    Words name;
    bool closed = false; ///< nobody ever crosses it, for the author's checks
};

} // namespace esagono
