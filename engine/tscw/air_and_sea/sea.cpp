// SPDX-License-Identifier: GPL-3.0-or-later
// Sea movement and landings.
#include "engine/tscw/moving/strategic.h"
#include "engine/tscw/moving/strategic_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace embarking {
enum Verbs : std::size_t { SeaVerb, LandVerb, DropVerb, EventVerb, DeclineVerb, EndVerb };
enum Arguments : std::size_t { Unit, To, Fields };
static_assert(DropVerb == dropVerbAt);
} // namespace embarking
namespace landing {
enum Arguments : std::size_t { Where, Units, Fields };
} // namespace landing

bool isPort(const Position& position, HexId hex) {
    return isIn(position, ground(position).ports, hex);
}

/// 11.6, 11.7 (ruling sea_zones): why no ship goes from one coast to the other.
Verdict whyNotSail(const Position& position, SideId side, HexId from, HexId to) {
    const Ground& where = ground(position);
    if (side == republican) {
        for (const HexId hex : {from, to})
            if (!isIn(position, where.mediterranean, hex))
                return refuse("11.6", say::portNotMediterranean, hex).because(hex);
        return {};
    }
    if (!is(position, ruling::seaZones))
        return {};
    const bool isSame = std::ranges::any_of(
        std::array{where.cantabrian, where.atlantic, where.mediterranean},
        [&](AreaId sea) { return isIn(position, sea, from) && isIn(position, sea, to); });
    return isSame ? allowed : refuse({"11.7", "sea_zones"}, say::otherSea, from, to).because(from);
}

// From port to port (11.5)

Verdict whyNotEmbark(const Traffic& traffic, CounterId unit) {
    if (Verdict why = traffic.whyNotLeave(unit))
        return why;
    const Position& position = traffic.position();
    if (isHq(position, unit))
        return refuse("11.3", say::hqAtSea, unit);
    if (!isPort(position, position.hex(unit)))
        return refuse("11.5", say::noAnchor, position.hex(unit)).because(position.hex(unit));
    if (!traffic.isSupplied(unit))
        return refuse("11.5", say::startUnsupplied, unit);
    if (seaHalves(position, unit) > seaLeft(position, traffic.side()))
        return refuse("11.2", say::noSeaLeft, unit);
    return {};
}

Verdict whyNotDisembark(const Traffic& traffic, CounterId unit, const Stays& stays, HexId to) {
    const Position& position = traffic.position();
    if (to == position.hex(unit))
        return refuse("11.5", say::isThere, unit, to);
    if (!isPort(position, to))
        return refuse("11.5", say::noAnchor, to).because(to);
    if (position.controller(to) != traffic.side())
        return refuse("11.5", say::notHeld, to).because(to);
    if (Verdict why = whyNotSail(position, traffic.side(), position.hex(unit), to))
        return why;
    return traffic.whyNotEnd(unit, stays, to);
}

Verdict judgeSea(const Position& position, const Command& command) {
    const Traffic traffic(position, command.side);
    const CounterId unit = command.arguments.counter(embarking::Unit);
    if (Verdict why = whyNotEmbark(traffic, unit))
        return why;
    return whyNotDisembark(traffic, unit, Stays(position, {&unit, 1}, traffic.nets()),
                           command.arguments.hex(embarking::To));
}

std::vector<HexId> portsFor(const Traffic& traffic, CounterId unit) {
    const Position& position = traffic.position();
    const Stays stays(position, {&unit, 1}, traffic.nets());
    std::vector<HexId> goals;
    for (const HexId hex : position.map().area(ground(position).ports).hexes)
        if (!whyNotDisembark(traffic, unit, stays, hex))
            goals.push_back(hex);
    return goals;
}

void useSea(Draft& draft, SideId side, int halves, const char* section) {
    const TrackId used = seaUsed[side.index()];
    draft.set(used, draft.position().track(used) + halves, section);
}

void takeSea(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(embarking::Unit);
    const HexId to = command.arguments.hex(embarking::To);
    useSea(draft, command.side, seaHalves(draft.position(), unit), "11.2");
    setOut(draft, unit, BySea, "11.5");
    enterHex(draft, unit, to, "11.5");
    draft.say(Text(say::wentBySea, unit, to), "11.5");
}

// Landings (11.8)

Verdict whyNotBeach(const Position& position, SideId side, HexId hex) {
    const Ground& where = ground(position);
    const bool isCoast = isIn(position, where.mediterranean, hex) ||
                         (side == nationalist && isIn(position, where.cantabrian, hex));
    if (!isCoast || !isLand(position, hex))
        return refuse("11.8", say::noLandingCoast, hex);
    if (position.controller(hex) != other(side))
        return refuse("11.8", say::landingHeld, hex);
    if (isPopulated(position, hex))
        return refuse("11.8", say::landingTown, hex).because(hex);
    const bool mayOverrun = is(position, ruling::landingHex);
    if (mayOverrun ? hasCombatUnit(position, hex, other(side))
                   : hasUnit(position, hex, other(side)))
        return refuse({"11.8", "landing_hex"}, say::landingOccupied, hex).because(enemiesThere);
    return {};
}

Verdict whyNotLanding(const Traffic& traffic, CounterId unit) {
    if (Verdict why = traffic.whyNotLeave(unit))
        return why;
    const Position& position = traffic.position();
    const HexId hex = position.hex(unit);
    if (isHq(position, unit))
        return refuse("11.3", say::hqAtSea, unit);
    if (is(position, ruling::landingPort)) {
        if (!isPopulated(position, hex) || !isIn(position, ground(position).coastal, hex))
            return refuse({"11.8", "landing_port"}, say::notOnCoast, unit);
    } else if (!isPort(position, hex)) {
        return refuse({"11.8", "landing_port"}, say::noAnchor, hex).because(hex);
    }
    if (!traffic.isSupplied(unit))
        return refuse("11.8", say::startUnsupplied, unit);
    return {};
}

/// Nothing else goes by sea in that turn, before or after.
Verdict whyNotFleet(const Position& position, SideId side) {
    if (position.track(seaUsed[side.index()]) != 0 || seaLeft(position, side) == 0)
        return refuse("11.8", say::seaUsedAlready);
    return {};
}

Verdict whyNotLandUnits(const Traffic& traffic, HexId where, const std::vector<CounterId>& units) {
    const Position& position = traffic.position();
    int halves = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (Verdict why = whyNotLanding(traffic, units[i]))
            return why;
        if (Verdict why = whyNotSail(position, traffic.side(), position.hex(units[i]), where))
            return why;
        const auto rest = std::span(units).subspan(i + 1);
        if (std::ranges::find(rest, units[i]) != rest.end())
            return refuse("11.8", say::landingTooLarge);
        halves += isDivision(position, units[i]) ? 2 : 1;
    }
    if (halves == 0 || halves > 2)
        return refuse("11.8", say::landingTooLarge);
    if (Verdict why = whyNotBeyondLimit(position, units, where))
        return why;
    return whyNotStack(position, units, where);
}

Verdict judgeLand(const Position& position, const Command& command) {
    if (Verdict why = whyNotFleet(position, command.side))
        return why;
    const HexId where = command.arguments.hex(landing::Where);
    if (Verdict why = whyNotBeach(position, command.side, where))
        return why;
    return whyNotLandUnits(Traffic(position, command.side), where,
                           command.arguments.counters(landing::Units));
}

std::vector<CounterId> landersFor(const Traffic& traffic, HexId where) {
    std::vector<CounterId> able;
    for (const CounterId unit : traffic.units())
        if (!whyNotLandUnits(traffic, where, {unit}))
            able.push_back(unit);
    return able;
}

void offerLandings(const Traffic& traffic, std::vector<Offer>& offers) {
    const Position& position = traffic.position();
    if (whyNotFleet(position, traffic.side()))
        return;
    Offer offer = leadingOffer(OfferKind::Hexes, VerbId(embarking::LandVerb), say::offerLand,
                               Values(landing::Fields), landing::Where);
    for (const HexId hex : position.map().area(ground(position).coastal).hexes)
        if (!whyNotBeach(position, traffic.side(), hex) && !landersFor(traffic, hex).empty())
            offer.targets.push_back(hex.value);
    addIfAny(offers, std::move(offer));
}

std::vector<Offer> furtherLand(const Position& position, SideId side, const Values& settled) {
    const HexId where = settled.hex(landing::Where);
    Offer offer = together(openOffer(OfferKind::Units, VerbId(embarking::LandVerb),
                                     Text(say::offerLandUnits, where), settled, landing::Units,
                                     valuesOf(landersFor(Traffic(position, side), where))));
    offer.most = std::min(2, offer.most);
    return ifAny(std::move(offer));
}

void takeLand(Draft& draft, const Command& command) {
    const HexId where = command.arguments.hex(landing::Where);
    useSea(draft, command.side, seaLeft(draft.position(), command.side), "11.8");
    for (const CounterId unit : command.arguments.counters(landing::Units)) {
        setOut(draft, unit, BySea, "11.8");
        draft.set(unit, landed, ByShip, "11.8");
        enterHex(draft, unit, where, "11.8");
        draft.say(Text(say::hasLandedIn, unit, where), "11.8");
    }
    endIfDecided(draft);
}

std::vector<Offer> offerSea(const Position& position, SideId side) {
    std::vector<Offer> offers = {buttonOffer(VerbId(embarking::EndVerb), say::offerEndSea)};
    offers.back().confirm = true;
    const Traffic traffic(position, side);
    Offer offer = leadingOffer(OfferKind::Units, VerbId(embarking::SeaVerb), say::offerSea,
                               Values(embarking::Fields), embarking::Unit);
    for (const CounterId unit : traffic.units())
        if (!whyNotEmbark(traffic, unit) && !portsFor(traffic, unit).empty())
            offer.targets.push_back(unit.value);
    addIfAny(offers, std::move(offer));
    offerLandings(traffic, offers);
    offerDrops(traffic, offers);
    offerChits(position, side, Moment::Strategic, VerbId(embarking::EventVerb), offers);
    return offers;
}

std::vector<Offer> furtherSea(const Position& position, SideId side, const Values& settled) {
    const Traffic traffic(position, side);
    const CounterId unit = settled.counter(embarking::Unit);
    if (whyNotEmbark(traffic, unit))
        return {};
    return ifAny(openOffer(OfferKind::Hexes, VerbId(embarking::SeaVerb),
                           Text(say::offerSeaTo, unit), settled, embarking::To,
                           valuesOf(portsFor(traffic, unit))));
}

Text promptSea(const Position& position, SideId side) {
    return {say::promptSea, Ratio(seaLeft(position, side), 2)};
}

} // namespace

FrameKind seaKind() {
    FrameKind kind{"tscw.sea", say::frameSea, {{"side", FieldKind::Side}}};
    kind.offers = offerSea;
    kind.promptNow = promptSea;
    kind.verbs = {{"sea",
                   {{"unit", FieldKind::Counter}, {"to", FieldKind::Hex}},
                   judgeSea,
                   takeSea,
                   nullptr,
                   furtherSea},
                  {"land",
                   {{"where", FieldKind::Hex}, {"units", FieldKind::Counter, false}},
                   judgeLand,
                   takeLand,
                   nullptr,
                   furtherLand},
                  dropVerb(),
                  eventVerb<Moment::Strategic>(),
                  declineVerb(),
                  endVerb()};
    return kind;
}

} // namespace esagono::tscw
