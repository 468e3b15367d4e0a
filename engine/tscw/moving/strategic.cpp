// SPDX-License-Identifier: GPL-3.0-or-later
// What rail and sea movement have in common: the check before them, and how much of it a side has.
#include "engine/tscw/moving/strategic.h"

#include "engine/tscw/moving/strategic_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// 9.2: the segment begins. Nobody has moved by rail or sea yet.
void runStrategic(Draft& draft) {
    draft.pop();
    for (const SideId side : {nationalist, republican}) {
        draft.set(railUsed[side.index()], 0, "11.2");
        draft.set(seaUsed[side.index()], 0, "11.2");
    }
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        draft.set(CounterId(i), strategic, NoStrategic, "11.2");
    checkSupply(draft, "9.2");
}

/// Where its cost stands.
std::size_t costRowOf(const Position& position, CounterId unit) {
    enum Kind : std::size_t { Large, Small, Command };
    if (isHq(position, unit))
        return Command;
    return isDivision(position, unit) ? Large : Small;
}

/// An event changes what the Nationalists have.
int leftOf(const Position& position, SideId side, int limit, TrackId bonus, TrackId used) {
    const int most = limit + (side == nationalist ? position.track(bonus) : 0);
    return std::max(0, most - position.track(used));
}

/// Ruling reserves_travel: an HQ last of all.
bool mayLeaveReserve(const Position& position, CounterId unit) {
    const std::vector<CounterId> units =
        combatUnitsIn(position, position.hex(unit), position.side(unit));
    const bool holds = isHq(position, unit) && std::ranges::any_of(units, [&](CounterId each) {
                           return position.status(each, reserve) == InReserve;
                       });
    return is(position, ruling::reservesTravel) && !holds;
}

} // namespace

std::vector<CounterId> Traffic::units() const {
    std::vector<CounterId> units;
    for (std::size_t i = 0; i < m_position->counterCount(); ++i)
        if (const CounterId unit(i); m_position->side(unit) == m_side &&
                                     m_position->isOnMap(unit) && isGround(*m_position, unit))
            units.push_back(unit);
    return units;
}

Verdict Traffic::whyNotLeave(CounterId unit) const {
    if (m_position->side(unit) != m_side || !m_position->isOnMap(unit) ||
        !isGround(*m_position, unit))
        return refuse("11.1", say::notOnMap, unit);
    if (m_position->status(unit, reserve) == InReserve && !mayLeaveReserve(*m_position, unit))
        return refuse({"12.1.4", "reserves_travel"}, say::isReserve, unit);
    if (m_position->status(unit, strategic) != NoStrategic)
        return refuse("11.2", say::wentAlready, unit);
    return {};
}

bool Traffic::isSupplied(CounterId unit) const {
    return m_nets.of(networkOf(*m_position, unit)).isSupplied(m_position->hex(unit));
}

Verdict Traffic::whyNotEnd(CounterId unit, const Stays& stays, HexId to) const {
    if (Verdict why = whyNotStack(*m_position, {&unit, 1}, to))
        return why;
    if (Verdict why = whyNotBeyondLimit(*m_position, {&unit, 1}, to))
        return why;
    return stays.whyNot(to);
}

int railHalves(const Position& position, CounterId unit) {
    return printed(position).railCost[costRowOf(position, unit)];
}

int seaHalves(const Position& position, CounterId unit) {
    return printed(position).seaCost[costRowOf(position, unit)];
}

bool isUssOf(const Position& position, HexId hex, Network network) {
    const Ground& where = ground(position);
    const auto isOne = [&](AreaId area) { return isIn(position, area, hex); };
    switch (network) {
    case Network::Nationalist:
        return position.controller(hex) == nationalist && isOne(where.ussNationalist);
    case Network::North:
        return position.controller(hex) == republican && isOne(where.ussNorth);
    case Network::Republican:
        return position.controller(hex) == republican &&
               (isOne(where.ussRepublican) ||
                (is(position, ruling::northernSupply) && isOne(where.ussNorth)));
    }
    return false;
}

void setOut(Draft& draft, CounterId unit, Strategic how, const char* section) {
    draft.set(unit, strategic, how, section);
    if (draft.position().status(unit, reserve) == InReserve)
        draft.set(unit, reserve, NotInReserve, {"12.1.4", "reserves_travel"});
}

Verb endVerb() {
    return {"end", {}, nullptr, takeDone};
}

int railLeft(const Position& position, SideId side) {
    const auto turn = static_cast<std::size_t>(turnNow(position));
    return leftOf(position, side, printed(position).railLimit[turn][side.index()], railBonusTrack,
                  railUsed[side.index()]);
}

int seaLeft(const Position& position, SideId side) {
    const auto turn = static_cast<std::size_t>(turnNow(position));
    return leftOf(position, side, printed(position).seaLimit[turn][side.index()], seaBonusTrack,
                  seaUsed[side.index()]);
}

bool landingHolds(const Position& position, CounterId unit) {
    if (position.status(unit, landed) != ByShip)
        return false;
    if (!is(position, ruling::landingLasts))
        return true;
    const Phase own = position.side(unit) == nationalist ? NationalistMovement : RepublicanMovement;
    return hasLanded(position, unit) && phaseNow(position) < own;
}

bool bringsSupply(const Position& position, CounterId unit) {
    return landingHolds(position, unit) ||
           (dropHolds(position, unit) &&
            course(position).drops[position.side(unit).index()].isSupplied);
}

FrameKind strategicKind() {
    return {"tscw.strategic", "", {{"side", FieldKind::Side}}, runStrategic};
}

} // namespace esagono::tscw
