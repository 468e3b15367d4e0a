// SPDX-License-Identifier: GPL-3.0-or-later
// Fortifications (15.14): Republican lines, which are inactive, active, neutralised as a whole or
// destroyed hex by hex, and markers of either side, which are active until an enemy enters.
#include "engine/play/telling/phrase.h"
#include "engine/tscw/chapters.h"
#include "engine/tscw/fighting/losses_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// The line a hex is of; none.
std::optional<std::size_t> lineOf(const Position& position, HexId hex) {
    const std::uint8_t line = ground(position).line[hex.index()];
    return line == 0 ? std::nullopt : std::optional<std::size_t>(line - 1);
}

Line stateOf(const Position& position, std::size_t line) {
    return Line(position.track(lineTrack(line)));
}

bool isDestroyed(const Position& position, HexId hex) {
    return position.has(Place(hex), destroyedMarker);
}

Word nameOfLine(const Position& position, std::size_t line) {
    return nameOf(position.package().tracks[lineTrack(line).index()]);
}

/// 15.14.1: whether a fortification marker of the side lies there.
bool hasFortOf(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.markers(hex), [&](const MarkerOnTable& each) {
        return each.marker == fortMarker && each.side == side;
    });
}

bool isActiveLine(const Position& position, HexId hex) {
    const auto line = lineOf(position, hex);
    return line && stateOf(position, *line) == Active && !isDestroyed(position, hex);
}

/// 15.14.3
void breakFort(Draft& draft, HexId hex, SideId side) {
    for (const MarkerOnTable& each : draft.position().markers(hex))
        if (each.marker == fortMarker && each.side == side) {
            draft.say(Text(say::fortDestroyed, hex), "15.14.3");
            draft.emit(MarkerRemoved{each.marker, hex, each.side, each.value}, "15.14.3");
            return;
        }
}

/// 15.14.2, 15.14.3
void breakLine(Draft& draft, HexId hex) {
    const auto line = lineOf(draft.position(), hex);
    if (!line || isDestroyed(draft.position(), hex))
        return;
    const Line state = stateOf(draft.position(), *line);
    if (state == Inactive) {
        draft.say(Text(say::lineNeutralised, nameOfLine(draft.position(), *line)), "15.14.2");
        draft.set(lineTrack(*line), Neutralised, "15.14.2");
        return;
    }
    if (state != Active)
        return;
    draft.say(Text(say::fortDestroyed, hex), "15.14.3");
    draft.emit(MarkerPlaced{destroyedMarker, Place(hex), nationalist, 0}, "15.14.3");
    const auto& hexes = printed(draft.position()).lines[*line].hexes;
    if (std::ranges::all_of(hexes, [&](HexId each) { return isDestroyed(draft.position(), each); }))
        draft.set(lineTrack(*line), Destroyed, "15.14.3");
}

} // namespace

bool isActiveFortification(const Position& position, HexId hex, SideId against) {
    return hasFortOf(position, hex, other(against)) ||
           (against == nationalist && isActiveLine(position, hex));
}

bool isFortifiedSide(const Position& position, HexId from, HexId into, SideId attacker) {
    if (hasFortOf(position, into, other(attacker)))
        return true;
    if (attacker != nationalist || !isActiveLine(position, into))
        return false;
    if (is(position, ruling::fortifiedSides))
        return true;
    const FortifiedLine& line = printed(position).lines[*lineOf(position, into)];
    return std::ranges::count(line.sides, position.map().hexside(from, into)) > 0;
}

bool isDearToEnter(const Position& position, HexId hex, SideId side) {
    if (isActiveFortification(position, hex, side))
        return true;
    const auto line = lineOf(position, hex);
    return side == nationalist && line && is(position, ruling::fortifiedIntact) &&
           stateOf(position, *line) == Inactive && !isDestroyed(position, hex);
}

void activateLines(Draft& draft) {
    for (std::size_t line = 0; line < fortifiedLines; ++line) {
        if (stateOf(draft.position(), line) != Inactive ||
            turnNow(draft.position()) < printed(draft.position()).lines[line].turn)
            continue;
        draft.say(Text(say::lineActive, nameOfLine(draft.position(), line)), "15.14.1");
        draft.set(lineTrack(line), Active, "15.14.1");
    }
}

void breakFortification(Draft& draft, HexId hex, SideId by) {
    if (hasFortOf(draft.position(), hex, other(by)))
        breakFort(draft, hex, other(by));
    if (by == nationalist)
        breakLine(draft, hex);
}

} // namespace esagono::tscw
