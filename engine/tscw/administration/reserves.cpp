// SPDX-License-Identifier: GPL-3.0-or-later
// 12.1: HQs become available and form reserves; the optional reconnaissance of HQs.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/reserve_messages.h"
#include "engine/tscw/events/events.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace reserving {
enum Locals { Whose, Scouts };
enum Verbs { ReserveVerb, ReconnoitreVerb, EventVerb, DeclineVerb, EndVerb };
enum Arguments { Hq, Units, Fields };
} // namespace reserving
namespace scouting {
enum Arguments { Scout, Target, Fields };
} // namespace scouting

std::vector<CounterId> hqsOf(const Position& position, SideId side) {
    std::vector<CounterId> hqs;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i);
            position.side(each) == side && position.isOnMap(each) && isHq(position, each))
            hqs.push_back(each);
    return hqs;
}

bool isOwnHq(const Position& position, SideId side, CounterId hq) {
    return hq.exists() && position.side(hq) == side && position.isOnMap(hq) && isHq(position, hq);
}

// 12.1, 12.1.1: those in supply

void runFlipHqs(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    const std::vector<std::uint8_t> supplies = suppliesOf(draft.position(), side);
    int turned = 0;
    for (const CounterId hq : hqsOf(draft.position(), side)) {
        if (!isUsed(draft.position(), hq) || supplies[hq.index()] != InSupply)
            continue;
        if (draft.position().status(hq, reserve) == InReserve &&
            !is(draft.position(), ruling::reserveHq))
            continue;
        draft.turn(hq, 0, "12.1");
        ++turned;
    }
    if (turned > 0)
        draft.say(Text(say::hqsTurned, side, turned), "12.1");
}

// 12.1.4

Verdict whyNotHq(const Position& position, CounterId hq) {
    const HexId hex = position.hex(hq);
    if (isUsed(position, hq))
        return refuse("12.1.1", say::hqIsUsed, hq);
    if (!isOnRailToUss(position, hex, networkOf(position, hq)))
        return refuse("12.1.4", say::noRailToSource, hq, hex).because(hex);
    if (isInZone(position, hex, other(position.side(hq))))
        return refuse("12.1.4", say::hqInZone, hq, hex).because(zoneThere);
    return {};
}

Verdict whyNotUnit(const Position& position, CounterId hq, CounterId unit) {
    if (!unit.exists() || position.side(unit) != position.side(hq) ||
        !isCombatUnit(position, unit) || position.place(unit) != position.place(hq))
        return refuse("12.1.4", say::notWithHq, unit, hq).because(hq);
    if (position.status(unit, reserve) != NotInReserve)
        return refuse("12.1.4", say::inReserveAlready, unit);
    return {};
}

/// Those it could take into reserve.
std::vector<CounterId> unitsFor(const Position& position, CounterId hq) {
    std::vector<CounterId> units = combatUnitsIn(position, position.place(hq), position.side(hq));
    std::erase_if(units, [&](CounterId unit) { return bool(whyNotUnit(position, hq, unit)); });
    return units;
}

Verdict judgeReserve(const Position& position, const Command& command) {
    const CounterId hq = command.arguments.counter(reserving::Hq);
    if (!isOwnHq(position, command.side, hq))
        return refuse("12.1.4", say::noOwnHqThere, hq);
    return whyNotReserve(position, hq, command.arguments.counters(reserving::Units));
}

void takeReserve(Draft& draft, const Command& command) {
    const CounterId hq = command.arguments.counter(reserving::Hq);
    for (const CounterId unit : command.arguments.counters(reserving::Units)) {
        draft.set(unit, reserve, InReserve, "12.1.4");
        draft.say(Text(say::goesIntoReserve, unit, hq), "12.1.4");
    }
    draft.set(hq, reserve, InReserve, "12.1.4");
    draft.turn(hq, 1, "12.1.1");
}

void offerReserves(const Position& position, SideId side, std::vector<Offer>& offers) {
    for (const CounterId hq : hqsOf(position, side)) {
        if (whyNotHq(position, hq))
            continue;
        Offer offer =
            openOffer(OfferKind::Units, VerbId(reserving::ReserveVerb), Text(say::offerReserve, hq),
                      Values(reserving::Fields), reserving::Units);
        offer.arguments.set(reserving::Hq, hq);
        offer.targets = valuesOf(unitsFor(position, hq));
        addIfAny(offers, together(std::move(offer)));
    }
}

// PB16.2.1, optional: one throw for every HQ that is in supply

constexpr int firstReconnaissance = 14;
constexpr int reconnaissanceRange = 2;

bool mayReconnoitre(const Position& position, SideId side) {
    return is(position, ruling::hqReconnaissance) && side == republican &&
           turnNow(position) >= firstReconnaissance;
}

Verdict whyNotScout(const Position& position, SideId side, CounterId hq) {
    if (!mayReconnoitre(position, side))
        return refuse({"PB16.2.1", "hq_reconnaissance"}, say::noReconnaissance);
    if (!isOwnHq(position, side, hq))
        return refuse("12.1.4", say::noOwnHqThere, hq);
    const auto before = position.locals().list(reserving::Scouts);
    if (std::ranges::find(before, hq.value) != before.end())
        return refuse({"PB16.2.1", "hq_reconnaissance"}, say::reconnoitredAlready, hq);
    return {};
}

Verdict whyNotScouted(const Position& position, CounterId hq, HexId hex) {
    if (!hex.exists() || position.map().distance(position.hex(hq), hex) > reconnaissanceRange ||
        !hasUnit(position, hex, other(position.side(hq))))
        return refuse({"PB16.2.1", "hq_reconnaissance"}, say::tooFarToSee, hex);
    return {};
}

Verdict judgeReconnoitre(const Position& position, const Command& command) {
    const CounterId hq = command.arguments.counter(scouting::Scout);
    if (Verdict why = whyNotScout(position, command.side, hq))
        return why;
    return whyNotScouted(position, hq, command.arguments.hex(scouting::Target));
}

int defenceIn(const Position& position, HexId hex, SideId side) {
    int defence = 0;
    for (const CounterId unit : combatUnitsIn(position, hex, side))
        defence += position.number(unit, defenceAttribute);
    return defence;
}

void takeReconnoitre(Draft& draft, const Command& command) {
    const CounterId hq = command.arguments.counter(scouting::Scout);
    const HexId hex = command.arguments.hex(scouting::Target);
    std::vector<CounterId> scouts = draft.position().locals().counters(reserving::Scouts);
    scouts.push_back(hq);
    draft.setLocal(reserving::Scouts, scouts);
    draft.say(Text(say::reconnoitres, hq, hex), "PB16.2.1");
    const int die = draft.roll(say::rollReconnaissance, "PB16.2.1");
    const Chart& chart = draft.position().chart(ReconnaissanceChart);
    if (chart.cell(chart.rowHeld(die)) == "seen")
        draft.say(
            Text(say::defenceTold, hex, defenceIn(draft.position(), hex, other(command.side))),
            "PB16.2.1");
    else
        draft.say(say::nothingTold, "PB16.2.1");
}

std::vector<HexId> hexesToScout(const Position& position, CounterId hq) {
    std::vector<HexId> hexes = position.map().within(position.hex(hq), reconnaissanceRange);
    std::erase_if(hexes, [&](HexId hex) { return bool(whyNotScouted(position, hq, hex)); });
    return hexes;
}

void offerScouts(const Position& position, SideId side, std::vector<Offer>& offers) {
    for (const CounterId hq : hqsOf(position, side)) {
        if (whyNotScout(position, side, hq))
            continue;
        Values settled(scouting::Fields);
        settled.set(scouting::Scout, hq);
        std::vector<std::int32_t> hexes;
        for (const HexId hex : hexesToScout(position, hq))
            hexes.push_back(hex.value);
        if (hexes.empty())
            continue;
        offers.push_back(offerOf(OfferKind::Hexes, VerbId(reserving::ReconnoitreVerb),
                                 Text(say::offerReconnoitre, hq), settled, scouting::Target, hexes,
                                 [](const Values&) { return Verdict(); }));
    }
}

// The decision

std::vector<Offer> offerReserving(const Position& position, SideId side) {
    std::vector<Offer> offers;
    offerReserves(position, side, offers);
    offerScouts(position, side, offers);
    offerChits(position, side, Moment::Reserves, VerbId(reserving::EventVerb), offers);
    offers.push_back(buttonOffer(VerbId(reserving::EndVerb), say::offerEndReserves));
    offers.back().confirm = offers.size() > 1;
    return offers;
}

} // namespace

Verdict whyNotReserve(const Position& position, CounterId hq, std::span<const CounterId> units) {
    if (Verdict why = whyNotHq(position, hq))
        return why;
    if (units.empty())
        return refuse("12.1.4", say::nobodyForReserve);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (Verdict why = whyNotUnit(position, hq, units[i]))
            return why;
        const auto rest = units.subspan(i + 1);
        if (std::ranges::find(rest, units[i]) != rest.end())
            return refuse("12.1.4", say::inReserveAlready, units[i]);
    }
    return {};
}

void leaveReserve(Draft& draft, HexId hex, SideId side) {
    bool left = false;
    for (const CounterId unit : unitsIn(draft.position(), hex, side))
        if (draft.position().status(unit, reserve) == InReserve) {
            draft.set(unit, reserve, NotInReserve, "12.1.4");
            left = true;
        }
    if (left)
        draft.say(Text(say::reserveAttacked, hex), "12.1.4");
}

FrameKind flipHqsKind() {
    return {"tscw.flip_hqs", say::frameFlipHqs, {{"side", FieldKind::Side}}, runFlipHqs};
}

FrameKind reservesKind() {
    return {.name = "tscw.reserves",
            .label = say::frameReserves,
            .locals = {{"side", FieldKind::Side}, {"scouts", FieldKind::Counter, false}},
            .run = nullptr,
            .offers = offerReserving,
            .verbs = {{"reserve",
                       {{"hq", FieldKind::Counter}, {"units", FieldKind::Counter, false}},
                       judgeReserve,
                       takeReserve},
                      {"reconnoitre",
                       {{"hq", FieldKind::Counter}, {"hex", FieldKind::Hex}},
                       judgeReconnoitre,
                       takeReconnoitre},
                      eventVerb<Moment::Reserves>(),
                      declineVerb(),
                      {"done", {}, nullptr, takeDone}},
            .prompt = say::promptReserves};
}

} // namespace esagono::tscw
