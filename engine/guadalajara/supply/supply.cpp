// SPDX-License-Identifier: GPL-3.0-or-later
// 1.6, 2.4, 3.3: who is in supply, and by which line.
#include "engine/guadalajara/supply/supply.h"

#include <algorithm>
#include <deque>

namespace esagono::guadalajara {

namespace {

/// Neither on a road nor on a trail (1.6a).
bool isOffRoad(const HexMap& map, HexId hex) {
    return !map.onLink(hex, road) && !map.onLink(hex, trail);
}

/// A7: the Italians of scenario 2 come by a road outside their play area.
bool isOpenTo(const Position& position, Source source, HexId hex) {
    return isInPlay(position, hex) || (source == Source::Italian && !is(position, ruling::a(7)) &&
                                       isIn(position, ground(position).roadNorth, hex));
}

AreaId sourcesOf(const Position& position, Source source) {
    const Ground& here = ground(position);
    switch (source) {
    case Source::Italian:
        return here.supplyItalian;
    case Source::Spanish:
        return here.supplySpanish;
    case Source::Republican:
        break;
    }
    return course(position).number == 3 ? here.supplyRepublicanNorth : here.supplyRepublican;
}

/// SCS 12.1: whether a line can go from a hex to the next; whoever goes on foot can.
bool isOpenFoot(const Position& position, HexId from, HexId to) {
    const Printed& print = printed(position);
    constexpr auto foot = static_cast<std::size_t>(Class::Foot);
    if (!terrainOf(position, to).halves[foot])
        return false;
    return (print.river.halves[foot] && print.stream.halves[foot]) ||
           stepHalves(position, Class::Foot, from, to).has_value();
}

Spread nothingOf(const Position& position) {
    return {std::vector<std::uint8_t>(position.map().size(), Spread::never),
            std::vector<HexId>(position.map().size())};
}

std::size_t numberOf(Division division) {
    return static_cast<std::size_t>(division);
}

/// Sc.4 rule 2, A36: Fiamme Nere round Brihuega, until Dio lo Vuole has retreated.
bool isWithDlv(const Position& position, CounterId unit) {
    const Course& here = course(position);
    if (here.roundBrihuega.empty() || piece(position, unit).division != Division::FN ||
        isHq(position, unit) || position.track(retreatTrack[numberOf(Division::DLV)]) != 0)
        return false;
    return isRoundBrihuega(position, unit);
}

} // namespace

bool isRoundBrihuega(const Position& position, CounterId unit) {
    if (piece(position, unit).division != Division::FN)
        return false;
    const std::vector<CounterId>& group = course(position).roundBrihuega;
    if (!is(position, ruling::a(36))) // A36
        return std::ranges::find(group, unit) != group.end();
    return !group.empty() && position.isOnMap(unit) &&
           position.map().distance(position.hex(unit), ground(position).brihuega) <= 1;
}

Division divisionOf(const Position& position, CounterId unit) {
    if (!isItalian(position, unit))
        return Division::None;
    const int now = turnNow(position);
    for (const Attachment& each : course(position).attachments)
        if (each.unit == unit && each.first <= now && now <= each.last &&
            (!each.byRuling || !is(position, ruling::a(63)))) // A63
            return each.division;
    return isWithDlv(position, unit) ? Division::DLV : piece(position, unit).division;
}

Source sourceOf(const Position& position, CounterId unit) {
    return position.side(unit) == republican ? Source::Republican
           : isItalian(position, unit)       ? Source::Italian
                                             : Source::Spanish;
}

bool tracesWithoutHq(const Position& position, HexId hex) {
    const Ground& here = ground(position);
    return here.toStartLine[hex.index()] <= printed(position).startLine ||
           (is(position, ruling::a(92)) && isIn(position, here.nationalistSide, hex)); // A92
}

Passage::Passage(const Position& position, SideId side, SideId viewer)
    : m_enemies(position.map().size())
    , m_own(position.map().size())
    , m_zone(zoneOf(position, other(side), viewer)) {
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId each(i);
        if (position.isOnMap(each) && isUnit(position, each))
            (position.side(each) == side ? m_own : m_enemies).insert(position.hex(each));
    }
}

std::vector<HexId> Spread::wayFrom(HexId hex) const {
    std::vector<HexId> way;
    for (HexId at = hex; at.exists(); at = towards[at.index()])
        way.push_back(at);
    return way;
}

Spread linesFrom(const Position& position, Source source, const Passage& passage) {
    const HexMap& map = position.map();
    const int most = printed(position).trace;
    Spread lines = nothingOf(position);
    std::deque<HexId> open;
    const auto take = [&](HexId hex, HexId towards, int off) {
        if (off > most || off >= lines.far[hex.index()] || !passage.lets(hex) ||
            !isOpenTo(position, source, hex))
            return;
        const bool goesOff = towards.exists() && off > lines.far[towards.index()];
        lines.far[hex.index()] = static_cast<std::uint8_t>(off);
        lines.towards[hex.index()] = towards;
        if (goesOff)
            open.push_back(hex);
        else
            open.push_front(hex);
    };
    for (const HexId hex : map.area(sourcesOf(position, source)).hexes)
        take(hex, HexId(), isOffRoad(map, hex) ? 1 : 0);
    while (!open.empty()) {
        const HexId hex = open.front();
        open.pop_front();
        for (const HexId next : map.neighbours(hex))
            if (isOpenFoot(position, hex, next))
                take(next, hex, lines.far[hex.index()] + (isOffRoad(map, next) ? 1 : 0));
    }
    return lines;
}

int rangeOf(const Position& position, CounterId hq) {
    const int range = position.number(hq, supplyRangeAttribute);
    return isPanicked(position, hq) ? std::max(0, range - printed(position).panicRange) : range;
}

Spread linesOfHq(const Position& position, CounterId hq, const Passage& passage) {
    const int range = rangeOf(position, hq);
    Spread lines = nothingOf(position);
    std::vector<HexId> open = {position.hex(hq)};
    lines.far[open.front().index()] = 0;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const int next = lines.far[open[i].index()] + 1;
        if (next > range)
            break;
        for (const HexId hex : position.map().neighbours(open[i]))
            if (!lines.reaches(hex) && passage.lets(hex) &&
                isOpenTo(position, Source::Italian, hex)) {
                lines.far[hex.index()] = static_cast<std::uint8_t>(next);
                lines.towards[hex.index()] = open[i];
                open.push_back(hex);
            }
    }
    return lines;
}

Supply::Supply(const Position& position, SideId side, SideId viewer)
    : m_position(&position)
    , m_viewer(viewer)
    , m_passage(position, side, viewer) {}

const Spread& Supply::from(Source source) const {
    auto& lines = m_lines[static_cast<std::size_t>(source)];
    if (!lines)
        lines = std::make_unique<Spread>(linesFrom(*m_position, source, m_passage));
    return *lines;
}

bool Supply::isHqSupplied(Division division) const {
    const CounterId hq = printed(*m_position).hqs[numberOf(division)];
    return hq.exists() && m_position->isOnMap(hq) &&
           (!m_viewer.exists() || seen(*m_position, m_viewer, hq) == Seen::Whole) &&
           from(Source::Italian).reaches(m_position->hex(hq));
}

const Spread& Supply::of(Division division) const {
    auto& lines = m_hqs[numberOf(division)];
    if (!lines)
        lines = std::make_unique<Spread>(
            isHqSupplied(division)
                ? linesOfHq(*m_position, printed(*m_position).hqs[numberOf(division)], m_passage)
                : nothingOf(*m_position));
    return *lines;
}

bool Supply::serves(Division division, HexId hex) const {
    const Spread& lines = of(division);
    if (lines.reaches(hex))
        return true;
    return !is(*m_position, ruling::a(17)) && // A17
           std::ranges::any_of(m_position->map().neighbours(hex),
                               [&](HexId beside) { return lines.reaches(beside); });
}

CounterId Supply::hqOf(CounterId unit) const {
    const Division own = divisionOf(*m_position, unit);
    for (std::size_t i = 0; i < numberOf(Division::None); ++i)
        if ((own == Division::None || own == Division(i)) &&
            serves(Division(i), m_position->hex(unit)))
            return printed(*m_position).hqs[i];
    return {};
}

/// 1.6a: HQs, Spaniards and Republicans; 1.6b: Italians near the start line.
bool Supply::tracesAlone(CounterId unit) const {
    return !isItalian(*m_position, unit) || isHq(*m_position, unit) ||
           tracesWithoutHq(*m_position, m_position->hex(unit));
}

bool Supply::reaches(CounterId unit) const {
    const HexId hex = m_position->hex(unit);
    if (tracesAlone(unit)) {
        if (isItalian(*m_position, unit) && !isHq(*m_position, unit) &&
            is(*m_position, ruling::a(18))) // A18
            return true;
        if (from(sourceOf(*m_position, unit)).reaches(hex))
            return true;
    }
    return isItalian(*m_position, unit) && !isHq(*m_position, unit) && hqOf(unit).exists();
}

std::vector<HexId> Supply::lineOf(CounterId unit) const {
    const HexId hex = m_position->hex(unit);
    const Spread& lines = from(sourceOf(*m_position, unit));
    if (tracesAlone(unit) && lines.reaches(hex))
        return lines.wayFrom(hex);
    if (!isItalian(*m_position, unit) || isHq(*m_position, unit))
        return {};
    const CounterId hq = hqOf(unit);
    if (!hq.exists())
        return {};
    const Spread& own = of(piece(*m_position, hq).division);
    std::vector<HexId> way;
    if (own.reaches(hex)) {
        way = own.wayFrom(hex);
    } else {
        HexId nearest;
        for (const HexId beside : m_position->map().neighbours(hex))
            if (own.reaches(beside) &&
                (!nearest.exists() || own.far[beside.index()] < own.far[nearest.index()]))
                nearest = beside;
        way = own.wayFrom(nearest);
        way.insert(way.begin(), hex);
    }
    const std::vector<HexId> onward = lines.wayFrom(m_position->hex(hq));
    way.insert(way.end(), onward.begin() + 1, onward.end());
    return way;
}

bool isSupplied(const Position& position, CounterId unit) {
    return position.isOnMap(unit) && Supply(position, position.side(unit)).reaches(unit);
}

std::vector<std::uint8_t> outOfSupply(const Position& position, SideId side) {
    const Supply supply(position, side);
    std::vector<std::uint8_t> out(position.counterCount(), 0);
    for (std::size_t i = 0; i < out.size(); ++i)
        if (const CounterId each(i); position.side(each) == side && position.isOnMap(each) &&
                                     isUnit(position, each) && !supply.reaches(each))
            out[i] = 1;
    return out;
}

std::vector<HexId> trace(const Position& position, CounterId unit) {
    return traceSeenBy(position, {}, unit);
}

std::vector<HexId> traceSeenBy(const Position& position, SideId viewer, CounterId unit) {
    if (!position.isOnMap(unit) || !isUnit(position, unit))
        return {};
    return Supply(position, position.side(unit), viewer).lineOf(unit);
}

bool hasWayToHq(const Position& position, CounterId unit) {
    const Division own = piece(position, unit).division;
    if (own == Division::None && is(position, ruling::a(20))) // A20
        return true;
    const HexId start = position.hex(unit);
    if (!start.exists())
        return false;
    const Passage passage(position, position.side(unit));
    std::vector<HexId> open = {start};
    HexSet seen(position.map().size());
    seen.insert(start);
    const auto isHqThere = [&](HexId hex) {
        return std::ranges::any_of(printed(position).hqs, [&](CounterId hq) {
            return hq.exists() && position.hex(hq) == hex &&
                   (own == Division::None || piece(position, hq).division == own);
        });
    };
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (isHqThere(open[i]))
            return true;
        for (const HexId next : position.map().neighbours(open[i]))
            if (!seen.contains(next) && passage.lets(next) && isInPlay(position, next) &&
                isOpenFoot(position, open[i], next)) {
                seen.insert(next);
                open.push_back(next);
            }
    }
    return false;
}

} // namespace esagono::guadalajara
