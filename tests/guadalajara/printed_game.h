// SPDX-License-Identifier: GPL-3.0-or-later
// The package of Guadalajara as it lies in the box, in the words of its lists: "(7)-3-3",
// "+2/-1-12".
#pragma once

#include "engine/kit/reading/package_reader.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

namespace esagono::guadalajara_box {

inline const GamePackage& box() {
    static const GamePackage opened =
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "guadalajara");
    return opened;
}
inline const HexMap& sheet() {
    return box().maps.front();
}
inline const Counter& piece(CounterId id) {
    return box().counters[id.index()];
}

/// The word a counter bears of a trait; empty if none.
inline std::string bears(const Counter& counter, const char* trait) {
    const TraitId id = find<TraitId>(box().traits, trait);
    const WordId said = counter.words[id.index()];
    return said.exists() ? box().traits[id.index()].words[said.index()].id : "";
}
inline bool bearsSign(const Counter& counter, std::string_view flag) {
    const auto found = std::ranges::find(box().flags, flag, &Named::id);
    REQUIRE(found != box().flags.end());
    return counter.flags[std::size_t(found - box().flags.begin())];
}
inline std::optional<int> printed(const Counter& counter, const char* attribute,
                                  std::size_t face = 0) {
    const AttributeId id = find<AttributeId>(box().attributes, attribute);
    REQUIRE_MESSAGE(id.exists(), attribute);
    return counter.has(face, id) ? std::optional<int>(counter.number(face, id)) : std::nullopt;
}

constexpr const char* movements[] = {"movement", "movement_motorised", "movement_tank"};

/// What a face says of movement, whatever the class; nothing: the train, the aircraft.
inline std::optional<int> movementOf(const Counter& counter, std::size_t face = 0) {
    std::optional<int> found;
    for (const char* each : movements)
        if (const auto number = printed(counter, each, face)) {
            CHECK_MESSAGE(!found, counter.id);
            found = number;
        }
    return found;
}

/// The front as the set-up lists write it; empty for trucks and air points, which they only count.
inline std::string listed(const Counter& counter) {
    const std::string moves = bears(counter, "type") == "armoured_train"
                                  ? "rr"
                                  : std::to_string(movementOf(counter).value_or(0));
    const auto in = [&](const char* attribute) {
        return std::to_string(*printed(counter, attribute));
    };
    if (printed(counter, "barrage"))
        return "(" + in("barrage") + ")-" + in("range") + "-" + moves;
    if (printed(counter, "supply_range"))
        return "(" + in("supply_range") + ")-" + in("defence") + "-" + moves;
    if (printed(counter, "attack_drm"))
        return "+" + in("attack_drm") + "/" + in("defence_drm") + "-" + moves;
    if (printed(counter, "attack"))
        return in("attack") + "-" + in("defence") + "-" + moves;
    return {};
}

inline bool isTruck(const Counter& counter) {
    return bears(counter, "type") == "truck";
}
inline bool isAir(const Counter& counter) {
    return bears(counter, "type") == "air";
}
inline bool isSpanish(const Counter& counter) {
    return counter.id.starts_with("ESP-");
}

inline std::set<HexId> hexesOf(const char* area) {
    const AreaId id = sheet().area(area);
    REQUIRE_MESSAGE(id.exists(), area);
    return {sheet().area(id).hexes.begin(), sheet().area(id).hexes.end()};
}

} // namespace esagono::guadalajara_box
