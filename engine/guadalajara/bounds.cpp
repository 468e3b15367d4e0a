// SPDX-License-Identifier: GPL-3.0-or-later
// Where units may never go: the separation line, Brihuega's gate, the railway, scenario 4. And what
// entering a hex does.
#include "engine/guadalajara/moving/movement.h"
#include "engine/guadalajara/moving/movement_messages.h"

#include <algorithm>
#include <array>

namespace esagono::guadalajara {

namespace {

/// 2.6a: an Italian on the road from 52.23 to 38.13, as long as it is north of the line.
bool isOnNorthRoad(const Position& position, HexId hex) {
    return isIn(position, ground(position).roadNorth, hex) &&
           isIn(position, ground(position).north, hex);
}

bool isBoundBySpain(const Position& position, CounterId unit) {
    return isSpanish(position, unit) ||
           (isTruck(position, unit) && cargoOf(position, unit).exists() &&
            isSpanish(position, cargoOf(position, unit)) && !is(position, ruling::a(26)));
}

/// 4.3a, A73
bool isLineOpen(const Position& position) {
    if (position.ruling(ruling::looserLine) != 1 || turnNow(position) <= 5)
        return false;
    int defenders = 0;
    int across = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId each(i);
        if (position.side(each) == nationalist) {
            across += position.status(each, crossed) == turnNow(position) ? 1 : 0;
            continue;
        }
        if (!position.isOnMap(each) || !isUnit(position, each) ||
            !isIn(position, ground(position).north, position.hex(each)))
            continue;
        const bool counts = !is(position, ruling::a(73)) || piece(position, each).isBattalion;
        defenders += counts ? 1 : 0;
    }
    return defenders < printed(position).looseLine && across < printed(position).crossing;
}

constexpr std::array<const char*, 5> scenarioSections = {"Sc", "Sc.1", "Sc.2", "Sc.3", "Sc.4"};

Verdict whyNotInPlay(const Position& position, CounterId unit, HexId hex) {
    if (isInPlay(position, hex))
        return {};
    if (countsAsItalian(position, unit) && isOnNorthRoad(position, hex) && // A7
        !is(position, ruling::a(7)))
        return {};
    return refuse(scenarioSections[static_cast<std::size_t>(course(position).number)],
                  say::outsideArea, hex)
        .because(hex);
}

/// A71: whether a hex is west of a column, which is open itself or is not.
bool isWestOf(const Position& position, int column, HexId hex) {
    constexpr int columnOfBrihuega = 18;
    const HexMap& map = position.map();
    const int at = columnOfBrihuega + map.hex(hex).q - map.hex(ground(position).brihuega).q;
    return at < column || (at == column && is(position, ruling::a(71)));
}

Verdict whyNotWest(const Position& position, CounterId unit, HexId to) {
    constexpr int gate = 16; // 1.17a
    if (course(position).brihuegaGate && position.track(brihuegaTaken) == 0 &&
        countsAsItalian(position, unit) && isWestOf(position, gate, to))
        return refuse({"1.17a", "A71"}, say::gateClosed, unit, to)
            .because(ground(position).brihuega);
    constexpr int limit = 20; // Sc.4.b
    if (!course(position).stayEast)
        return {};
    const CounterId load = isTruck(position, unit) ? cargoOf(position, unit) : unit;
    if (load.exists() && position.status(load, bound) != 0 && isWestOf(position, limit, to))
        return refuse({"Sc.4.b", "A71"}, say::staysEast, unit, to);
    return {};
}

/// A28: who was driven over the line comes back the shortest way.
bool comesBack(const Position& position, CounterId unit, HexId from, HexId to) {
    const Ground& it = ground(position);
    const auto& home = isBoundBySpain(position, unit) ? it.toNorth : it.toSouth;
    if (home[from.index()] == 0)
        return false;
    const int nearer = home[from.index()] - home[to.index()];
    return classOf(position, unit) == Class::Foot ? nearer > 0 : nearer >= 0;
}

Verdict whyNotOverLine(const Position& position, CounterId unit, HexId from, HexId to) {
    Verdict why = whyNotBeyondLine(position, unit, to);
    if (!why)
        return {};
    if (countsAsItalian(position, unit) && isOnNorthRoad(position, to) &&
        (!from.exists() || isOnNorthRoad(position, from)))
        return {};
    if (from.exists() && !isOnNorthRoad(position, from) && comesBack(position, unit, from, to))
        return {};
    return why;
}

Verdict whyNotOffRail(const Position& position, CounterId unit, HexId from, HexId to) {
    const CounterId load = isTruck(position, unit) ? cargoOf(position, unit) : unit;
    const Type type = typeOf(position, load.exists() ? load : unit);
    if (type == Type::ArmouredTrain) {
        const bool follows =
            from.exists() ? position.map().linked(from, to, rail) : position.map().onLink(to, rail);
        if (!follows)
            return refuse("3.4a", say::railOnly, unit, to).because(to);
    }
    if (type == Type::RailwayInfantry) {
        const auto& far = ground(position).toRail;
        const bool returning = from.exists() && far[from.index()] > far[to.index()];
        if (far[to.index()] > 1 && !returning)
            return refuse("3.4b", say::nearRail, unit, to).because(to);
    }
    return {};
}

/// A39: who has a village.
void takeVillage(Draft& draft, CounterId unit, HexId hex) {
    if (isIn(draft.position(), ground(draft.position()).villages, hex))
        draft.setControl(hex, draft.position().side(unit), {"Sc.1.c", "A39"});
}

/// 1.17a, A72
void takeBrihuega(Draft& draft, CounterId unit, HexId hex) {
    if (hex != ground(draft.position()).brihuega || !isItalian(draft.position(), unit) ||
        draft.position().track(brihuegaTaken) != 0 || !course(draft.position()).brihuegaGate)
        return;
    draft.set(brihuegaTaken, 1, {"1.17a", "A72"});
    draft.say(say::brihuegaFalls, {"1.17a", "A72"});
}

/// 1.16e
void destroyEmptyTrucks(Draft& draft, HexId hex, SideId enemy) {
    std::vector<CounterId> empty;
    for (const CounterId each : draft.position().stack(hex))
        if (draft.position().side(each) == enemy && isTruck(draft.position(), each) &&
            !cargoOf(draft.position(), each).exists())
            empty.push_back(each);
    for (const CounterId truck : empty)
        destroy(draft, truck, Cause::Overrun, "1.16e");
}

} // namespace

bool countsAsItalian(const Position& position, CounterId unit) {
    if (!isItalian(position, unit))
        return false;
    if (!isTruck(position, unit) || is(position, ruling::a(26)))
        return true;
    const CounterId load = cargoOf(position, unit);
    return load.exists() && isItalian(position, load);
}

Verdict whyNotBeyondLine(const Position& position, CounterId unit, HexId hex) {
    if (position.side(unit) != nationalist || position.ruling(ruling::looserLine) == 2)
        return {}; // 2.6c, 4.3c
    const Ground& it = ground(position);
    if (isIn(position, it.north, hex) && countsAsItalian(position, unit))
        return refuse({"2.6a", isTruck(position, unit) ? "A26" : ""}, say::beyondLine, unit, hex)
            .because(hex);
    if (!isIn(position, it.south, hex) || !isBoundBySpain(position, unit))
        return {};
    if (position.ruling(ruling::looserLine) == 0)
        return refuse({"2.6a", isTruck(position, unit) ? "A26" : ""}, say::beyondLine, unit, hex)
            .because(hex);
    const bool isAcross = position.isOnMap(unit) && isIn(position, it.south, position.hex(unit));
    if (isAcross || isLineOpen(position))
        return {};
    return refuse("4.3a", say::lineClosed, unit, hex).because(republicansInNorth);
}

bool isDrivenOver(const Position& position, CounterId unit) {
    const HexId hex = position.hex(unit);
    return hex.exists() && bool(whyNotBeyondLine(position, unit, hex)) &&
           !(countsAsItalian(position, unit) && isOnNorthRoad(position, hex));
}

Verdict whyNotGo(const Position& position, CounterId unit, HexId from, HexId to) {
    if (Verdict why = whyNotInPlay(position, unit, to))
        return why;
    if (Verdict why = whyNotOffRail(position, unit, from, to))
        return why;
    if (position.side(unit) == republican)
        return {};
    if (Verdict why = whyNotWest(position, unit, to))
        return why;
    return whyNotOverLine(position, unit, from, to);
}

Verdict whyNotShutIn(const Position& position, CounterId unit, HexId hex) {
    const auto drivesOn = [&](std::size_t face) {
        return classOn(position, unit, static_cast<std::uint16_t>(face)) == Class::Motorised;
    };
    for (std::size_t face = 0; face < position.printed(unit).faces.size(); ++face)
        if (!drivesOn(face))
            return {};
    if (std::ranges::any_of(position.map().neighbours(hex), [&](HexId next) {
            return stepHalves(position, Class::Motorised, hex, next).has_value();
        }))
        return {};
    return refuse("1.3", say::shutIn, unit, hex);
}

void enterHex(Draft& draft, CounterId unit, HexId hex, const char* section) {
    const CounterId load =
        isTruck(draft.position(), unit) ? cargoOf(draft.position(), unit) : CounterId();
    const HexId from = draft.position().hex(unit);
    const CounterId who = load.exists() ? load : unit;
    draft.move(unit, hex, section);
    draft.set(unit, returns, 0, section);
    if (load.exists()) {
        draft.move(load, hex, section);
        draft.set(load, returns, 0, section);
    }
    if (!isUnit(draft.position(), who))
        return;
    const Ground& it = ground(draft.position());
    const bool crosses = from.exists() && isSpanish(draft.position(), who) &&
                         isIn(draft.position(), it.north, from) &&
                         isIn(draft.position(), it.south, hex);
    if (crosses && draft.position().ruling(ruling::looserLine) == 1)
        draft.set(who, crossed, turnNow(draft.position()), "4.3a");
    destroyEmptyTrucks(draft, hex, other(draft.position().side(unit)));
    if (!is(draft.position(), ruling::a(39)))
        takeVillage(draft, who, hex);
    if (!is(draft.position(), ruling::a(72)))
        takeBrihuega(draft, who, hex);
}

void noteStays(Draft& draft) {
    if (!is(draft.position(), ruling::a(39)) && !is(draft.position(), ruling::a(72)))
        return;
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId each(i);
        if (!draft.position().isOnMap(each) || !isUnit(draft.position(), each))
            continue;
        takeVillage(draft, each, draft.position().hex(each));
        takeBrihuega(draft, each, draft.position().hex(each));
    }
}

} // namespace esagono::guadalajara
