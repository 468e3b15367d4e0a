// SPDX-License-Identifier: GPL-3.0-or-later
// The table as one viewer may see it: the only thing that leaves the engine.
#pragma once

#include "engine/core/event.h"
#include "engine/core/record.h"
#include "engine/play/position.h"

#include <optional>

namespace esagono {

class Scribe;

/// A side; the umpire, who sees everything; or a stranger, who sees what every side sees.
struct Viewer {
    enum class Kind : std::uint8_t { Side, Umpire, Stranger };
    Kind kind = Kind::Umpire;
    SideId side;

    static Viewer of(SideId side) { return {Kind::Side, side}; }
    static Viewer umpire() { return {Kind::Umpire, {}}; }
    static Viewer stranger() { return {Kind::Stranger, {}}; }
    [[nodiscard]] bool sees(ShownTo shown, SideId owner) const {
        return kind == Kind::Umpire || shown == ShownTo::Everyone ||
               (shown == ShownTo::Owner && kind == Kind::Side && side == owner);
    }
};

struct SeenCounter {
    CounterId counter; ///< none: only its back is seen
    SideId side;
    Place place;
    std::uint16_t face = 0;
    std::vector<std::optional<std::int16_t>> statuses;
    friend bool operator==(const SeenCounter&, const SeenCounter&) = default;
};
struct SeenMarker {
    MarkerId marker;
    Place place;
    SideId side;
    std::optional<std::int16_t> value;
    friend bool operator==(const SeenMarker&, const SeenMarker&) = default;
};
struct SeenPool {
    std::uint32_t count = 0;
    std::optional<std::vector<std::uint16_t>> chits;
    friend bool operator==(const SeenPool&, const SeenPool&) = default;
};
struct SeenFrame {
    FrameId name;
    Sides owners;
    std::vector<std::optional<std::vector<std::int32_t>>> locals;
    friend bool operator==(const SeenFrame&, const SeenFrame&) = default;
};

struct View {
    std::vector<SeenCounter> counters; ///< by place, each stack from the top down
    std::vector<SeenMarker> markers;
    std::vector<SideId> control;
    std::vector<std::optional<std::int32_t>> tracks;
    std::vector<SeenPool> pools;
    std::vector<SeenFrame> frames; ///< bottom first: the breadcrumb
    friend bool operator==(const View&, const View&) = default;

    [[nodiscard]] Sides owners() const { return frames.empty() ? Sides() : frames.back().owners; }
};

/// How much of a counter the viewer sees: by the box it lies in, then by the game's own rule.
[[nodiscard]] Seen seenBy(const Position& position, Viewer viewer, CounterId counter);

[[nodiscard]] View viewOf(const Position& position, Viewer viewer);

/// The event as the viewer may know it, with the table before it; nothing if he may not. What a
/// hidden event changed in sight shows in the View all the same.
[[nodiscard]] std::optional<Event> redact(const Position& before, const Event& event,
                                          Viewer viewer);

[[nodiscard]] Record write(const View& view, const Scribe& scribe);

} // namespace esagono
