// SPDX-License-Identifier: GPL-3.0-or-later
// Why nobody can play on from a position somebody has written down.
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/position_messages.h"
#include "engine/guadalajara/sequence.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// Which frames may lie on which; the bottom lies on none. Losses and lone armour may have to be
/// seen to on top of anything that is played.
struct Nesting {
    FrameId below;
    FrameId frame;
};
constexpr std::array<Nesting, 37> nestings = {{
    {{}, frame(setupKind)},
    {{}, frame(turnKind)},
    {frame(setupKind), frame(deployKind)},
    {frame(turnKind), frame(reinforcementsKind)},
    {frame(turnKind), frame(beginMovementKind)},
    {frame(turnKind), frame(movementKind)},
    {frame(turnKind), frame(beginExploitationKind)},
    {frame(turnKind), frame(exploitationKind)},
    {frame(turnKind), frame(repairKind)},
    {frame(turnKind), frame(barrageKind)},
    {frame(turnKind), frame(combatKind)},
    {frame(turnKind), frame(supplyKind)},
    {frame(turnKind), frame(cleanUpKind)},
    {frame(turnKind), frame(airPointsKind)},
    {frame(turnKind), frame(placeInterdictionKind)},
    {frame(turnKind), frame(moraleKind)},
    {frame(turnKind), frame(endTurnKind)},
    {frame(beginMovementKind), frame(movementKind)},
    {frame(beginExploitationKind), frame(exploitationKind)},
    {frame(reinforcementsKind), frame(arriveKind)},
    {frame(movementKind), frame(marchKind)},
    {frame(exploitationKind), frame(marchKind)},
    {frame(marchKind), frame(goOnKind)},
    {frame(marchKind), frame(interdictKind)},
    {frame(marchKind), frame(screenKind)},
    {frame(marchKind), frame(battleKind)},
    {frame(barrageKind), frame(shellingKind)},
    {frame(combatKind), frame(battleKind)},
    {frame(battleKind), frame(supportKind)},
    {frame(battleKind), frame(retreatKind)},
    {frame(battleKind), frame(advanceKind)},
    {frame(moraleKind), frame(compulsoryKind)},
    {frame(compulsoryKind), frame(fallBackKind)},
    {frame(movementKind), frame(interdictKind)},
    {frame(exploitationKind), frame(interdictKind)},
    {frame(arriveKind), frame(interdictKind)},
    {frame(movementKind), frame(screenKind)},
}};
constexpr int largestNumber = 9999;
constexpr int lastSetupStage = 3;

bool isNested(FrameId below, FrameId each) {
    if (each == frame(lossesKind) || each == frame(strandedKind))
        return below.exists() && below != frame(setupKind) && below != frame(deployKind) &&
               below != frame(turnKind);
    return std::ranges::any_of(nestings, [&](const Nesting& nesting) {
        return nesting.below == below && nesting.frame == each;
    });
}

/// Whether everything a field names is there.
bool isSound(const Position& position, const Field& field, std::span<const std::int32_t> values) {
    if (field.one && values.size() > 1)
        return false;
    const auto names = [&](std::int32_t value) {
        const auto index = static_cast<std::size_t>(value);
        switch (field.kind) {
        case FieldKind::Counter:
            return index < position.counterCount() && position.place(CounterId(index)).exists();
        case FieldKind::Hex:
            return position.map().exists(HexId(index));
        case FieldKind::Side:
            return value == 0 || value == 1;
        default:
            return value >= -largestNumber && value <= largestNumber;
        }
    };
    return std::ranges::all_of(values, names);
}

/// What a decision is about must be named, and whose a step is.
bool isNamed(const Frame& frame, const FrameKind& kind) {
    for (std::size_t i = 0; i < kind.locals.size(); ++i) {
        const Field& field = kind.locals[i];
        const bool isAbout = field.kind == FieldKind::Hex || field.kind == FieldKind::Counter;
        const bool isNeeded =
            field.one && (field.kind == FieldKind::Side || (isAbout && !kind.isStep()));
        if (isNeeded && !frame.locals.has(i))
            return false;
    }
    return true;
}

bool isOwned(const Frame& frame, const FrameKind& kind) {
    if (kind.isStep())
        return frame.owners.empty();
    const SideId owner = frame.owners.only();
    const bool hasSide = !kind.locals.empty() && kind.locals.front().kind == FieldKind::Side;
    return owner.exists() && (!hasSide || frame.locals.side(0) == owner);
}

bool isWithin(int value, int least, int most) {
    return value >= least && value <= most;
}

bool fits(const Position& position, std::size_t depth) {
    const Frame& held = position.frame(depth);
    const FrameKind& kind = position.kind(depth);
    const FrameId below = depth + 1 < position.depth() ? position.frame(depth + 1).name : FrameId();
    if (!isNested(below, held.name) || !isNamed(held, kind) || !isOwned(held, kind))
        return false;
    if (held.name == frame(setupKind) && !isWithin(held.locals.get(0, -1), 0, lastSetupStage))
        return false;
    if (held.name == frame(turnKind) &&
        !isWithin(held.locals.get(0, -1), 0, static_cast<int>(stageCount)))
        return false;
    for (std::size_t i = 0; i < kind.locals.size(); ++i)
        if (!isSound(position, kind.locals[i], held.locals.list(i)))
            return false;
    return true;
}

Verdict whyNotFrames(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (!fits(position, depth))
            return refuse("Seq", say::strangeDecision);
    const FrameKind& top = position.kind();
    if (!top.isStep() && top.offers(position, position.owners().only()).empty())
        return refuse("Seq", say::strangeDecision);
    return allowed;
}

/// 1.16: who is carried lies with its truck, and nobody else is aboard.
Verdict whyNotAboard(const Position& position, CounterId unit) {
    const auto number = static_cast<std::size_t>(position.status(unit, aboard));
    if (number == 0)
        return allowed;
    const bool isCarried = number < printed(position).trucks.size() && isUnit(position, unit) &&
                           position.place(unit).exists() &&
                           position.place(truckOf(position, unit)) == position.place(unit) &&
                           cargoOf(position, truckOf(position, unit)) == unit;
    return isCarried ? allowed : refuse("1.16b", say::strangeTruck, unit);
}

bool isFighting(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (position.frame(depth).name == frame(battleKind) ||
            position.frame(depth).name == frame(marchKind))
            return true;
    return false;
}

Verdict whyNotThere(const Position& position, CounterId unit, bool fighting) {
    const HexId hex = position.hex(unit);
    if (Verdict why = whyNotAboard(position, unit))
        return why;
    if (hex.exists() && !position.map().exists(hex))
        return refuse("SCS.movement", say::noSuchHex, unit);
    if (hex.exists() && !fighting && isUnit(position, unit) &&
        hasUnit(position, hex, other(position.side(unit))))
        return refuse("SCS.movement", say::bothSidesThere, hex);
    return allowed;
}

} // namespace

Verdict whyNotPosition(const Position& position) {
    const bool fighting = isFighting(position);
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (Verdict why = whyNotThere(position, CounterId(i), fighting))
            return why;
    return position.isOver() ? allowed : whyNotFrames(position);
}

} // namespace esagono::guadalajara
