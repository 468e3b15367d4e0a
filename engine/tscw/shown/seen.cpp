// SPDX-License-Identifier: GPL-3.0-or-later
// 15.5: what a side sees of the other's stacks; 6.4: and of its events.
#include "engine/tscw/events/events.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// Whether it lies on top of the units of its side in its hex.
bool isOnTop(const Position& position, CounterId counter) {
    for (const CounterId each : position.stack(position.place(counter)))
        if (position.side(each) == position.side(counter) && isGround(position, each))
            return each == counter;
    return true;
}

bool contains(std::span<const std::int32_t> list, std::uint16_t value) {
    return std::ranges::find(list, value) != list.end();
}

/// 15.5: an attack shows the units of the attacked hex, and those that are named in it.
bool showsInCombat(const Position& position, const Frame& frame, CounterId counter) {
    const auto& fields = position.setting().kind(frame.name).locals;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].sealedFor.exists())
            continue;
        if (fields[i].kind == FieldKind::Hex && fields[i].name == "target" &&
            frame.locals.hex(i) == position.hex(counter))
            return true;
        if (fields[i].kind == FieldKind::Counter && contains(frame.locals.list(i), counter.value))
            return true;
    }
    return false;
}

bool isShownInCombat(const Position& position, CounterId counter) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (const Frame& it = position.frame(depth); it.name >= frame(battleKind) &&
                                                     it.name <= frame(pursuitKind) &&
                                                     showsInCombat(position, it, counter))
            return true;
    return false;
}

} // namespace

bool isHidden(const Position& position, HexId hex, SideId side) {
    return is(position, ruling::fogOfWar) && unitsIn(position, hex, side).size() > 1;
}

Seen seen(const Position& position, SideId viewer, CounterId counter) {
    if (!is(position, ruling::fogOfWar) || position.side(counter) == viewer ||
        !position.isOnMap(counter) || !isGround(position, counter) || isOnTop(position, counter))
        return Seen::Whole;
    if (hexLookedAt(position, viewer) == position.hex(counter) ||
        isShownInCombat(position, counter))
        return Seen::Whole;
    return Seen::Back;
}

bool hidesPool(const Position& position, SideId viewer, PoolId pool) {
    return is(position, ruling::hiddenHands) && pool == handPool[other(viewer).index()];
}

} // namespace esagono::tscw
