// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6: supply.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

/// 6.2
bool isSource(const Position& position, SideId side, HexId hex) {
    const Printed& print = printed(position);
    return position.map().inArea(print.sources[side.index()], hex) ||
           (side == republican && is(position, ruling::allWestRoads) &&
            position.map().inArea(print.westRoads, hex)); // K9
}

/// 6.2.1: who keeps a hex in an enemy zone of control open for a line. Ruling K34.
bool opensLine(const Position& position, CounterId counter) {
    switch (position.ruling(ruling::lineOpeners)) {
    case ruling::CombatOnly:
        return isCombat(position, counter);
    case ruling::Everything:
        return true;
    default:
        return isUnit(position, counter);
    }
}

/// What stands where, for the tracing of lines.
struct Field {
    HexSet enemies;
    HexSet openers;

    /// As the viewer may know it, if there is one: what he does not see might be anything.
    Field(const Position& position, SideId side, std::span<const CounterId> without,
          SideId viewer = {})
        : enemies(position.map().size())
        , openers(position.map().size()) {
        for (const CounterId counter : printed(position).ground) {
            const HexId hex = position.hex(counter);
            if (!hex.exists() || std::ranges::find(without, counter) != without.end())
                continue;
            const bool isHidden = isHiddenFrom(position, viewer, counter);
            if (position.side(counter) != side) {
                if (isHidden || isUnit(position, counter))
                    enemies.insert(hex);
            } else if (isHidden || opensLine(position, counter)) {
                openers.insert(hex);
            }
        }
    }
    /// 6.2.1: the hexes that let no line through.
    [[nodiscard]] HexSet shut(HexSet enemyZone) const {
        enemyZone -= openers;
        enemyZone |= enemies;
        return enemyZone;
    }
};

/// The hexes lines lead through, and for each the next one on its way to a source.
struct Spread {
    HexSet lines;
    std::vector<HexId> towards; ///< by hex; none: a source

    /// From the hex to the source.
    [[nodiscard]] std::vector<HexId> wayFrom(HexId hex) const {
        std::vector<HexId> way;
        for (HexId at = hex; at.exists(); at = towards[at.index()])
            way.push_back(at);
        return way;
    }
};

Spread spread(const Position& position, SideId side, const Field& field, const HexSet& enemyZone) {
    const HexMap& map = position.map();
    Spread spread{HexSet(map.size()), std::vector<HexId>(map.size())};
    std::vector<HexId> open;
    open.reserve(map.size());
    std::vector<std::uint8_t> isShut(map.size(), 0); // or taken already
    field.shut(enemyZone).each([&](HexId hex) { isShut[hex.index()] = 1; });
    const auto take = [&](HexId hex, HexId towards) {
        spread.lines.insert(hex);
        spread.towards[hex.index()] = towards;
        isShut[hex.index()] = 1;
        open.push_back(hex);
    };
    const Printed& print = printed(position);
    const auto begin = [&](AreaId area) { // A40
        for (const HexId hex : map.area(area).hexes)
            if (is(position, ruling::sourcesWithoutControl)
                    ? !field.enemies.contains(hex) && !spread.lines.contains(hex)
                    : position.controller(hex) == side && isShut[hex.index()] == 0)
                take(hex, HexId());
    };
    begin(print.sources[side.index()]);
    if (side == republican && is(position, ruling::allWestRoads))
        begin(print.westRoads);
    for (std::size_t i = 0; i < open.size(); ++i)
        for (const HexId next : print.open[open[i].index()])
            if (isShut[next.index()] == 0)
                take(next, open[i]);
    return spread;
}

/// Which units are in supply if only some of the enemy's exert zones of control.
class Verdicts {
public:
    explicit Verdicts(const Position& position)
        : m_position(&position)
        , m_known(position.counterCount(), Unknown) {
        for (const CounterId counter : printed(position).ground)
            if (position.isOnMap(counter))
                m_units.push_back(counter);
    }

    /// A39: what is supplied against every zone that could be is surely supplied; what is cut off
    /// even by the zones of the surely supplied alone is surely not. Until nothing changes.
    void settle() {
        while (pass(Supplied, [&](CounterId unit) { return known(unit) != Out; }) ||
               pass(Out, [&](CounterId unit) { return known(unit) == Supplied; })) {
        }
    }
    [[nodiscard]] bool isOut(CounterId unit) const {
        return known(unit) == Unknown ? m_position->status(unit, oos) != 0 : known(unit) == Out;
    }

private:
    enum Known : std::uint8_t { Unknown, Supplied, Out };

    [[nodiscard]] Known known(CounterId unit) const { return Known(m_known[unit.index()]); }

    /// Decides all it can with the zones of those who `exert`; whether it decided anything.
    template <class Exerts>
    bool pass(Known verdict, Exerts&& exerts) {
        bool changed = false;
        const auto isOpen = [this](SideId side) {
            return std::ranges::any_of(m_units, [&](CounterId unit) {
                return m_position->side(unit) == side && known(unit) == Unknown;
            });
        };
        for (const SideId side : {nationalist, republican}) {
            if (!isOpen(side))
                continue;
            HexSet enemyZone(m_position->map().size());
            for (const CounterId unit : m_units)
                if (m_position->side(unit) != side && isOfZoneType(*m_position, unit) &&
                    exerts(unit))
                    addZone(*m_position, unit, enemyZone);
            const HexSet lines = linesOfSupply(*m_position, side, enemyZone);
            for (const CounterId unit : m_units)
                if (m_position->side(unit) == side && known(unit) == Unknown &&
                    isSupplied(*m_position, side, m_position->hex(unit), lines) ==
                        (verdict == Supplied)) {
                    m_known[unit.index()] = verdict;
                    changed = true;
                }
        }
        return changed && (isOpen(nationalist) || isOpen(republican));
    }
    const Position* m_position;
    std::vector<CounterId> m_units;
    Checked<std::uint8_t> m_known;
};

} // namespace

HexSet linesOfSupply(const Position& position, SideId side, const HexSet& enemyZone,
                     std::span<const CounterId> without) {
    return spread(position, side, Field(position, side, without), enemyZone).lines;
}

HexSet linesAsSeen(const Position& position, SideId side, SideId viewer) {
    return spread(position, side, Field(position, side, {}, viewer),
                  zoneAsSeen(position, other(side), viewer))
        .lines;
}

std::vector<HexId> trace(const Position& position, CounterId unit) {
    const SideId side = position.side(unit);
    if (!position.isOnMap(unit) || !side.exists())
        return {};
    const Spread spreading =
        spread(position, side, Field(position, side, {}), zoneOf(position, other(side)));
    const HexId start = position.hex(unit);
    if (spreading.lines.contains(start))
        return spreading.wayFrom(start);
    std::vector<HexId> shortest;
    for (const HexId from : openNeighbours(position, start))
        if (spreading.lines.contains(from)) {
            std::vector<HexId> way = spreading.wayFrom(from);
            way.insert(way.begin(), start);
            if (shortest.empty() || way.size() < shortest.size())
                shortest = std::move(way);
        }
    if (shortest.empty() && isSource(position, side, start))
        return {start};
    return shortest;
}

std::vector<HexId> cutsInLine(const Position& position, SideId side, HexId hex, CounterId unit) {
    const HexSet enemyZone = zoneOf(position, other(side));
    const Field field(position, side, {&unit, 1});
    const HexSet lines = spread(position, side, field, enemyZone).lines;
    const HexSet shut = field.shut(enemyZone);
    // Open hexes first, then those behind one cut, and so on.
    std::vector<HexId> cameFrom(position.map().size());
    HexSet looked(position.map().size());
    std::vector<HexId> now = {hex};
    std::vector<HexId> later;
    looked.insert(hex);
    while (!now.empty()) {
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (lines.contains(now[i])) {
                std::vector<HexId> cuts;
                for (HexId at = now[i]; at != hex; at = cameFrom[at.index()])
                    if (shut.contains(at))
                        cuts.push_back(at);
                std::ranges::reverse(cuts);
                return cuts;
            }
            for (const HexId next : openNeighbours(position, now[i]))
                if (!looked.contains(next)) {
                    looked.insert(next);
                    cameFrom[next.index()] = now[i];
                    (shut.contains(next) ? later : now).push_back(next);
                }
        }
        now = std::exchange(later, {});
    }
    return {};
}

bool isSupplied(const Position& position, SideId side, HexId hex, const HexSet& lines) {
    return lines.contains(hex) || isSource(position, side, hex) ||
           std::ranges::any_of(openNeighbours(position, hex),
                               [&](HexId from) { return lines.contains(from); });
}

std::vector<std::uint8_t> outOfSupply(const Position& position) {
    Verdicts verdicts(position);
    verdicts.settle();
    std::vector<std::uint8_t> out(position.counterCount(), 0);
    for (const CounterId counter : printed(position).ground)
        out[counter.index()] = position.isOnMap(counter) && verdicts.isOut(counter) ? 1 : 0;
    return out;
}

void checkSupply(Draft& draft, std::span<const CounterId> units, const char* section) {
    const std::vector<std::uint8_t> out = outOfSupply(draft.position());
    for (const CounterId unit : units)
        if (draft.position().isOnMap(unit))
            draft.set(unit, oos, out[unit.index()], section);
    for (const CounterId unit : units)
        if (draft.position().isOnMap(unit) && draft.position().status(unit, oos) != 0 &&
            draft.position().status(unit, dsg) == mostDsg) {
            draft.say(Text(say::surrenders, unit), "9.5.1");
            eliminate(draft, unit, "9.5.1");
        }
}

} // namespace esagono::santander
