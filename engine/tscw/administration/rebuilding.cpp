// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 7.6 and 7.7: repairing units and rebuilding those that were eliminated.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/administration_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace rebuilding {
enum Verbs : std::size_t { Repair, Rebuild, PlayEvent, Decline, EndRebuilding };
enum Arguments : std::size_t { Unit, Points };
} // namespace rebuilding

constexpr std::array<std::string_view, pools> poolWords = {"republican", "north", "nationalist",
                                                           "italian"};
constexpr std::array<const char*, pools> poolNames = {say::poolRepublican, say::poolNorth,
                                                      say::poolNationalist, say::poolItalian};

/// 7.2, 7.3, 7.12: why these points do not pay for it.
Verdict whyNotPay(const Position& position, CounterId unit, Pool pool, int cost) {
    const std::vector<Pool> able = poolsFor(position, unit);
    if (piece(position, unit).isWhiteDotted)
        return refuse("7.3", say::whiteDotted, unit);
    if (able.empty())
        return refuse({"7.2", "condor_points"}, say::noPool, unit);
    if (std::ranges::count(able, pool) == 0)
        return refuse(isNorthern(position, unit) || pool == Pool::North ? "7.12" : "7.2",
                      say::otherPool, unit);
    if (pointsIn(position, pool) < cost)
        return refuse("7.2", say::noPoints);
    return allowed;
}

/// One that was just rebuilt waits in its box and needs no line.
Verdict judgeRepair(const Position& position, SideId side, CounterId unit, Pool pool,
                    bool isSuppliedNow) {
    const bool isThere =
        position.isOnMap(unit) || position.place(unit) == Place(rebuiltBox[side.index()]);
    if (position.side(unit) != side || !isThere || !isReduced(position, unit))
        return refuse("7.6", say::notReduced, unit);
    if (Verdict why = whyNotPay(position, unit, pool, printed(position).repairCost))
        return why;
    if (position.isOnMap(unit) && !isSuppliedNow)
        return refuse("7.6", say::noLineToUss, unit);
    return allowed;
}

Verdict judgeRebuild(const Position& position, SideId side, CounterId unit, Pool pool) {
    if (position.side(unit) != side || !isGround(position, unit) ||
        position.place(unit) != Place(eliminatedBox[side.index()]))
        return refuse("7.6", say::notEliminated, unit);
    return whyNotPay(position, unit, pool, printed(position).rebuildCost);
}

Pool poolOf(const Values& arguments) {
    return Pool(arguments.get(rebuilding::Points, 0));
}

Verdict whyNotRepair(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(rebuilding::Unit);
    return judgeRepair(position, command.side, unit, poolOf(command.arguments),
                       isSupplied(position, unit));
}

Verdict whyNotRebuild(const Position& position, const Command& command) {
    return judgeRebuild(position, command.side, command.arguments.counter(rebuilding::Unit),
                        poolOf(command.arguments));
}

/// An offer of those units, if there are any.
void offerUnits(rebuilding::Verbs verb, const char* label, Pool pool,
                const std::vector<CounterId>& units, std::vector<Offer>& offers) {
    if (units.empty())
        return;
    Offer offer = openOffer(OfferKind::Units, VerbId(verb),
                            Text(label, Word{poolNames[static_cast<std::size_t>(pool)]}), Values(2),
                            rebuilding::Unit);
    offer.arguments.set(rebuilding::Points, static_cast<std::int32_t>(pool));
    offer.targets = valuesOf(units);
    offer.example = {offer.targets.front()};
    offers.push_back(std::move(offer));
}

void offerByPool(const Position& position, SideId side, Pool pool,
                 const std::vector<std::uint8_t>& supplies, std::vector<Offer>& offers) {
    std::vector<CounterId> reduced, eliminated;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (!judgeRepair(position, side, unit, pool, supplies[i] == InSupply))
            reduced.push_back(unit);
        if (!judgeRebuild(position, side, unit, pool))
            eliminated.push_back(unit);
    }
    offerUnits(rebuilding::Repair, say::offerRepair, pool, reduced, offers);
    offerUnits(rebuilding::Rebuild, say::offerRebuild, pool, eliminated, offers);
}

std::vector<Offer> offerRebuilding(const Position& position, SideId side) {
    std::vector<Offer> offers;
    std::vector<std::uint8_t> supplies = suppliesOf(position, side);
    supplies.resize(position.counterCount(), InSupply);
    for (const Pool pool : {Pool::Republican, Pool::North, Pool::Nationalist, Pool::Italian})
        if (pointsIn(position, pool) > 0)
            offerByPool(position, side, pool, supplies, offers);
    offerChits(position, side, Moment::Rebuilding, VerbId(rebuilding::PlayEvent), offers);
    offers.push_back(buttonOffer(VerbId(rebuilding::EndRebuilding), say::offerDone));
    return offers;
}

void pay(Draft& draft, Pool pool, int cost) {
    draft.set(pointsTrack[static_cast<std::size_t>(pool)], pointsIn(draft.position(), pool) - cost,
              "7.2");
}

void takeRepair(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(rebuilding::Unit);
    pay(draft, poolOf(command.arguments), printed(draft.position()).repairCost);
    draft.turn(unit, 0, "7.6");
    draft.say(Text(say::unitRepaired, unit), "7.6");
}

/// Two-step units return reduced, columns of a regular army as such, HQs available.
void takeRebuild(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(rebuilding::Unit);
    const Reverse reverse = piece(draft.position(), unit).reverse;
    pay(draft, poolOf(command.arguments), printed(draft.position()).rebuildCost);
    draft.move(unit, rebuiltBox[command.side.index()], "7.6");
    const std::uint16_t face = reverse == Reverse::Reduced ? 1
                               : reverse == Reverse::Used  ? 0
                                                           : draft.position().face(unit);
    if (draft.position().face(unit) != face)
        draft.turn(unit, static_cast<std::uint8_t>(face), "7.6");
    draft.set(unit, returned, 1, "7.6");
    draft.say(Text(say::unitRebuilt, unit), "7.6");
}

} // namespace

FrameKind rebuildKind() {
    FrameKind kind{"tscw.rebuild", say::frameRebuild, {{"side", FieldKind::Side}}};
    kind.offers = offerRebuilding;
    kind.prompt = say::promptRebuilding;
    const Field unit{"unit", FieldKind::Counter};
    const Field points{"points", FieldKind::Choice, true, poolWords};
    kind.verbs = {
        {"repair", {unit, points}, whyNotRepair, takeRepair},
        {"rebuild", {unit, points}, whyNotRebuild, takeRebuild},
        eventVerb<Moment::Rebuilding>(),
        declineVerb(),
        {"done", {}, nullptr, takeDone},
    };
    return kind;
}

} // namespace esagono::tscw
