// SPDX-License-Identifier: GPL-3.0-or-later
// Why nobody can play on from a position somebody has written down.
#include "engine/tscw/sequence.h"
#include "engine/tscw/victory_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

constexpr int largestNumber = 9999;

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
        case FieldKind::Chit:
            return index < position.package().chits.size();
        default:
            return value >= -largestNumber && value <= largestNumber;
        }
    };
    return std::ranges::all_of(values, names);
}

bool isOneOf(FrameId each, std::initializer_list<FrameId> those) {
    return std::ranges::any_of(those, [&](FrameId number) { return each == number; });
}

bool isOfBattle(FrameId each) {
    return isOneOf(each, {frame(supportKind), frame(airKind), frame(antiAirKind), frame(navalKind),
                          frame(battleChitsKind), frame(lossesKind), frame(advanceKind),
                          frame(pursuitKind)});
}

/// Whether a frame may lie on another. Events and overstacked hexes may come anywhere in a turn.
bool isNested(FrameId below, FrameId each) {
    if (each == frame(turnKind))
        return !below.exists();
    if (!below.exists())
        return false;
    if (isOfBattle(each))
        return below == frame(battleKind);
    if (each == frame(battleKind))
        return isOneOf(
            below, {frame(combatKind), frame(battleKind)}); // 15.4: those that are still to come
    if (each == frame(eventsKind) && below == frame(battleKind))
        return true; // 6.4: the defender, before the first die
    if (isOneOf(each, {frame(chitKind), frame(overstackKind)}))
        return !isOfBattle(below) || each == frame(overstackKind);
    if (isOneOf(each, {frame(reinforcementsKind), frame(placeKind)}) &&
        below == frame(mobilisationKind))
        return true;
    return below == frame(turnKind) ||
           isOneOf(below,
                   {frame(beginMovementKind), frame(beginExploitationKind), frame(beginCombatKind),
                    frame(movementKind), frame(exploitationKind), frame(combatKind)});
}

/// What a decision is about must be named, and whose a step is unless it is nobody's.
bool isNamed(const Frame& each, const FrameKind& kind) {
    const bool isNobodys = isOneOf(each.name, {frame(newChitsKind), frame(strategicKind),
                                               frame(endAdministrationKind), frame(endTurnKind)});
    for (std::size_t i = 0; i < kind.locals.size(); ++i) {
        const Field& field = kind.locals[i];
        const bool isNeeded =
            field.one && ((field.kind == FieldKind::Side && !isNobodys) ||
                          (field.kind == FieldKind::Hex && each.name == frame(battleKind)));
        if (isNeeded && !each.locals.has(i))
            return false;
    }
    return true;
}

bool isOwned(const Frame& each, const FrameKind& kind) {
    if (kind.isStep())
        return each.owners.empty();
    const bool hasSide = !kind.locals.empty() && kind.locals.front().kind == FieldKind::Side;
    return !each.owners.empty() && (!hasSide || each.owners.only() == each.locals.side(0));
}

bool fits(const Position& position, std::size_t depth) {
    const Frame& each = position.frame(depth);
    const FrameKind& kind = position.kind(depth);
    const FrameId below = depth + 1 < position.depth() ? position.frame(depth + 1).name : FrameId();
    if (!isNested(below, each.name) || !isNamed(each, kind) || !isOwned(each, kind))
        return false;
    if (each.name == frame(turnKind) &&
        (each.locals.get(0, -1) < 0 || each.locals.get(0) > stageCount()))
        return false;
    for (std::size_t i = 0; i < kind.locals.size(); ++i)
        if (!isSound(position, kind.locals[i], each.locals.list(i)))
            return false;
    return true;
}

Verdict whyNotFrames(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (!fits(position, depth))
            return refuse("5.2", say::strangeDecision);
    const FrameKind& top = position.kind();
    if (top.isStep())
        return allowed;
    for (const SideId side : {nationalist, republican})
        if (position.owners().contains(side) && top.offers(position, side).empty())
            return refuse("5.2", say::strangeDecision);
    return allowed;
}

Verdict whyNotThere(const Position& position, CounterId unit) {
    const HexId hex = position.hex(unit);
    if (!hex.exists())
        return allowed;
    if (!isGround(position, unit) || !position.map().exists(hex) || !isLand(position, hex))
        return refuse("13.2", say::noSuchHex, unit);
    if (hasUnit(position, hex, other(position.side(unit))))
        return refuse("13.2", say::bothSidesThere, hex);
    return allowed;
}

} // namespace

Verdict whyNotPosition(const Position& position) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (Verdict why = whyNotThere(position, CounterId(i)))
            return why;
    return position.isOver() ? allowed : whyNotFrames(position);
}

} // namespace esagono::tscw
