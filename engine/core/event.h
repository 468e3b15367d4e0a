// SPDX-License-Identifier: GPL-3.0-or-later
// The sixteen facts: everything that can happen on the table of any hex-and-counter game.
#pragma once

#include "engine/core/frame.h"
#include "engine/core/ids.h"
#include "engine/core/rule_ref.h"
#include "engine/core/text.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace esagono {

/// A counter that lay nowhere comes onto the table, on top of its stack.
struct CounterPlaced {
    CounterId counter;
    Place place;
    std::uint8_t face = 0;
    friend bool operator==(const CounterPlaced&, const CounterPlaced&) = default;
};
/// A counter goes from one place to the top of the next; a march is one event per hex.
struct CounterMoved {
    CounterId counter;
    Place from;
    Place to;
    friend bool operator==(const CounterMoved&, const CounterMoved&) = default;
};
struct CounterTurned {
    CounterId counter;
    std::uint8_t face = 0;
    friend bool operator==(const CounterTurned&, const CounterTurned&) = default;
};
/// A counter leaves the table altogether.
struct CounterRemoved {
    CounterId counter;
    Place from;
    friend bool operator==(const CounterRemoved&, const CounterRemoved&) = default;
};
/// A declared value of one counter: moved, in reserve, disrupted, strength after splitting …
struct StatusSet {
    CounterId counter;
    StatusId status;
    std::int16_t value = 0;
    friend bool operator==(const StatusSet&, const StatusSet&) = default;
};
struct MarkerPlaced {
    MarkerId marker;
    Place place;
    SideId side; ///< whose marker it is, if anyone's
    std::int16_t value = 0;
    friend bool operator==(const MarkerPlaced&, const MarkerPlaced&) = default;
};
struct MarkerRemoved {
    MarkerId marker;
    Place place;
    SideId side;
    std::int16_t value = 0;
    friend bool operator==(const MarkerRemoved&, const MarkerRemoved&) = default;
};
struct ControlChanged {
    HexId hex;
    SideId side;
    friend bool operator==(const ControlChanged&, const ControlChanged&) = default;
};
struct TrackSet {
    TrackId track;
    std::int32_t value = 0;
    friend bool operator==(const TrackSet&, const TrackSet&) = default;
};
/// Chits are put into a cup, or taken out without looking for luck.
struct PoolChanged {
    PoolId pool;
    ChitId chit;
    std::int16_t change = 0;
    friend bool operator==(const PoolChanged&, const PoolChanged&) = default;
};
/// Chance takes a chit out of a cup and puts it into another, or out of the game.
struct ChitDrawn {
    PoolId from;
    ChitId chit;
    PoolId to;
    friend bool operator==(const ChitDrawn&, const ChitDrawn&) = default;
};
struct DiceRolled {
    std::string purpose; ///< a message id
    std::uint8_t sides = 6;
    std::vector<std::uint8_t> faces;
    friend bool operator==(const DiceRolled&, const DiceRolled&) = default;
};
struct FramePushed {
    Frame frame;
    friend bool operator==(const FramePushed&, const FramePushed&) = default;
};
/// A frame remembers something new. Depth 0 is the top of the stack.
struct FrameRevised {
    std::uint8_t depth = 0;
    Frame frame; ///< as it is from now on; its name stays the same
    friend bool operator==(const FrameRevised&, const FrameRevised&) = default;
};
struct FramePopped {
    friend bool operator==(const FramePopped&, const FramePopped&) = default;
};

/// What kind of landmark a narration is on the replay's time line.
enum class Milestone : std::uint8_t { None, Turn, Phase, Combat, Objective, GameOver };

/// Something worth saying: a phase begins, an attack is announced, the game is over.
struct Narrated {
    Text text;
    Milestone milestone = Milestone::None;
    friend bool operator==(const Narrated&, const Narrated&) = default;
};

using Fact = std::variant<CounterPlaced, CounterMoved, CounterTurned, CounterRemoved, StatusSet,
                          MarkerPlaced, MarkerRemoved, ControlChanged, TrackSet, PoolChanged,
                          ChitDrawn, DiceRolled, FramePushed, FrameRevised, FramePopped, Narrated>;

struct Event {
    Fact fact;
    RuleRef because; ///< the rule that caused it, if one is worth citing
    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace esagono
