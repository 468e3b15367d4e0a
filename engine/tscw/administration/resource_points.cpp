// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 7.2, 7.3 and 7.12: resource points, pool by pool.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/administration_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

constexpr std::array<const char*, pools> received = {say::pointsRepublican, say::pointsNorth,
                                                     say::pointsNationalist, say::pointsItalian};
constexpr std::array allPools = {Pool::Republican, Pool::North, Pool::Nationalist, Pool::Italian};

TrackId trackOf(Pool pool) {
    return pointsTrack[static_cast<std::size_t>(pool)];
}

void receive(Draft& draft, Pool pool) {
    addPoints(draft, pool, incomeOf(draft.position(), pool), "7.2");
}

/// 7.12: what was meant for the north goes to the Nationalists when it has fallen.
void receiveNorth(Draft& draft, SideId side) {
    const bool fallen = draft.position().track(northTrack) != 0;
    if (!fallen && side == republican)
        receive(draft, Pool::North);
    if (fallen && side == nationalist && !is(draft.position(), ruling::northernPoints))
        addPoints(draft, Pool::Nationalist, incomeOf(draft.position(), Pool::North), "7.12");
}

void runIncome(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    checkNorth(draft);
    receive(draft, side == nationalist ? Pool::Nationalist : Pool::Republican);
    receiveNorth(draft, side);
    if (side == nationalist)
        receive(draft, Pool::Italian);
}

/// 7.2, and the places left by withdrawals are gone (7.8, ruling credit_lasts).
void runEndAdministration(Draft& draft) {
    draft.pop();
    const int kept = printed(draft.position()).pointsKept;
    for (const Pool pool : allPools)
        if (const int points = pointsIn(draft.position(), pool); points > kept) {
            draft.set(trackOf(pool), kept, "7.2");
            draft.say(Text(received[static_cast<std::size_t>(pool)], kept - points, kept), "7.2");
        }
    if (is(draft.position(), ruling::creditLasts))
        return;
    const std::vector<MarkerOnTable> markers = draft.state().markers;
    for (const MarkerOnTable& each : markers)
        if (each.marker == creditMarker)
            draft.emit(MarkerRemoved{each.marker, each.place, each.side, each.value},
                       RuleRef("7.8", "credit_lasts"));
}

} // namespace

int incomeOf(const Position& position, Pool pool) {
    return printed(position)
        .income[static_cast<std::size_t>(turnNow(position))][static_cast<std::size_t>(pool)];
}

std::vector<Pool> poolsFor(const Position& position, CounterId unit) {
    if (piece(position, unit).isWhiteDotted)
        return {};
    switch (piece(position, unit).army) {
    case Army::Republican:
        return {Pool::Republican};
    case Army::Basque:
    case Army::Asturian:
    case Army::Cantabrian:
        return {Pool::North};
    case Army::Ctv:
        return {Pool::Italian};
    case Army::Flechas:
        return {Pool::Italian, Pool::Nationalist};
    case Army::Condor:
        return is(position, ruling::condorPoints) ? std::vector<Pool>()
                                                  : std::vector{Pool::Nationalist};
    default:
        return {Pool::Nationalist};
    }
}

std::optional<Pool> payingPool(const Position& position, CounterId hq) {
    std::vector<Pool> able = poolsFor(position, hq);
    if (is(position, ruling::hqPayment)) {
        const bool isRepublican = position.side(hq) == republican;
        const Pool first = able.empty() ? Pool::Nationalist : able.front();
        able = isRepublican ? std::vector{first, Pool::Republican, Pool::North}
                            : std::vector{first, Pool::Nationalist, Pool::Italian};
    } else if (able.empty() || piece(position, hq).army == Army::Ctv) {
        able.push_back(Pool::Nationalist);
    }
    for (const Pool pool : able)
        if (pointsIn(position, pool) > 0)
            return pool;
    return {};
}

void addPoints(Draft& draft, Pool pool, int points, const char* section) {
    constexpr int most = 60;
    const int before = pointsIn(draft.position(), pool);
    const int after = std::clamp(before + points, 0, most);
    if (after == before)
        return;
    draft.set(trackOf(pool), after, section);
    draft.say(Text(received[static_cast<std::size_t>(pool)],
                   (points > 0 ? "+" : "−") + std::to_string(std::abs(points)), after),
              section);
}

FrameKind incomeKind() {
    return {"tscw.income", "", {{"side", FieldKind::Side}}, runIncome};
}

FrameKind endAdministrationKind() {
    return {"tscw.end_administration", "", {{"side", FieldKind::Side}}, runEndAdministration};
}

} // namespace esagono::tscw
