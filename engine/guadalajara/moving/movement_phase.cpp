// SPDX-License-Identifier: GPL-3.0-or-later
// The movement and exploitation phases.
#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/moving/way_messages.h"
#include "engine/guadalajara/moving/ways.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// Whether a list of the phase names it.
bool isAmong(const Position& position, PhaseLocals list, CounterId unit) {
    const auto depth = phaseDepth(position);
    if (!depth)
        return false;
    const auto those = position.locals(*depth).list(list);
    return std::ranges::find(those, std::int32_t{unit.value}) != those.end();
}
void addTo(Draft& draft, PhaseLocals list, std::span<const CounterId> units) {
    if (units.empty())
        return;
    const std::size_t depth = *phaseDepth(draft.position());
    std::vector<CounterId> those = draft.position().locals(depth).counters(list);
    those.insert(those.end(), units.begin(), units.end());
    draft.setLocal(list, those, depth);
}

// 1.8a: guns

Verdict whyNotTurn(const Position& position, SideId side, CounterId gun) {
    if (position.side(gun) != side)
        return refuse("SCS.movement", say::notYours, gun);
    if (!isArtillery(position, gun) || position.printed(gun).faces.size() < 2)
        return refuse("1.8a", say::notAGun, gun);
    if (!position.isOnMap(gun))
        return refuse("SCS.movement", say::isNotOnMap, gun);
    if (isExploitation(position))
        return refuse("1.8a", say::onlyInMovement);
    if (position.status(gun, reserve) == InReserve)
        return refuse("1.13b", say::isInReserve, gun);
    if (position.status(gun, moved) != 0 || position.status(gun, spent) != 0)
        return refuse("1.8a", say::movedAlready, gun);
    return {};
}
Verdict judgeTurn(const Position& position, const Command& command) {
    return whyNotTurn(position, command.side, command.arguments.counter(0));
}
void takeTurn(Draft& draft, const Command& command) {
    const CounterId gun = command.arguments.counter(0);
    const std::uint8_t face = draft.position().face(gun) == barrageMode ? moveMode : barrageMode;
    draft.turn(gun, face, "1.8a");
}
void offerGuns(const Position& position, SideId side, std::vector<Offer>& offers) {
    Offer offer = unitsOffer(TurnGunVerb, say::offerGunMode, Values(1), 0, false);
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId gun(i); isArtillery(position, gun) && !whyNotTurn(position, side, gun))
            offer.targets.push_back(gun.value);
    if (offer.targets.empty())
        return;
    offer.example = {offer.targets.front()};
    offer.revises = offer.undoes = true; // it may be turned again and again
    offers.push_back(std::move(offer));
}

// The end

/// 3.4a, A70, 3.4b: who must get away as soon as it can.
Verdict whyNotStayBehind(const Position& position, CounterId unit) {
    const bool isTrain = typeOf(position, unit) == Type::ArmouredTrain;
    const bool isStray = isTrain ? isInZone(position, position.hex(unit), nationalist)
                                 : ground(position).toRail[position.hex(unit).index()] > 1;
    if (!isStray || whyNotMover(position, republican, unit) ||
        !canGo(Way(position, {&unit, 1}), Ends::Move))
        return {};
    if (isTrain)
        return refuse({"3.4a", "A70"}, say::trainMustLeave, unit);
    return refuse("3.4b", say::mustGoToRail, unit);
}

/// 2.6a, A28: who was driven over the line goes back as soon as it can.
Verdict whyNotStayBeyond(const Position& position, CounterId unit) {
    if (!isDrivenOver(position, unit) || whyNotMover(position, nationalist, unit) ||
        !canGo(Way(position, {&unit, 1}), Ends::Move))
        return {};
    return refuse({"2.6a", "A28"}, say::mustComeBack, unit);
}

/// 1.16a: a truck that has been driven to units loads one of them.
Verdict whyNotStayEmpty(const Position& position, CounterId truck) {
    if (isAmong(position, Fetching, truck) && isEmptyTruck(position, truck) &&
        canLoadIn(position, truck, position.hex(truck), leftOf(position, truck)))
        return refuse("1.16a", say::mustLoad, truck);
    return {};
}

Verdict whyNotEnd(const Position& position, SideId side) {
    if (isExploitation(position))
        return {};
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId each(i);
        if (position.side(each) != side || !position.isOnMap(each))
            continue;
        if (Verdict why = whyNotStayEmpty(position, each))
            return why;
        const Type type = typeOf(position, each);
        const bool usesRails = type == Type::ArmouredTrain || type == Type::RailwayInfantry;
        if (Verdict why = side == nationalist ? whyNotStayBeyond(position, each)
                          : usesRails         ? whyNotStayBehind(position, each)
                                              : allowed)
            return why;
    }
    return {};
}
Verdict judgeEnd(const Position& position, const Command& command) {
    return whyNotEnd(position, command.side);
}
void takeEnd(Draft& draft, const Command&) {
    draft.pop();
    noteStays(draft);
}

std::vector<Offer> offerPhase(const Position& position, SideId side) {
    std::vector<Offer> offers;
    if (!whyNotEnd(position, side)) {
        offers.push_back(buttonOffer(VerbId(EndVerb), say::offerEndPhase));
        offers.back().confirm = true;
    }
    offerMoves(position, side, offers);
    if (!isExploitation(position))
        offerGuns(position, side, offers);
    offerTrucks(position, side, offers);
    offerEntries(position, side, offers);
    if (!isExploitation(position))
        offerReserves(position, side, offers);
    return offers;
}

FrameKind phaseKind(const char* name, const char* label, const char* prompt) {
    FrameKind kind{name,
                   label,
                   {{"side", FieldKind::Side},
                    {"begun"},
                    {"contact", FieldKind::Counter, false},
                    {"fetching", FieldKind::Counter, false},
                    {"newcomers", FieldKind::Counter, false}}};
    kind.offers = offerPhase;
    kind.prompt = prompt;
    kind.verbs = {moveVerb(),
                  overrunVerb(),
                  {"turn_gun", {{"gun", FieldKind::Counter}}, judgeTurn, takeTurn},
                  loadVerb(),
                  unloadVerb(),
                  placeTruckVerb(),
                  enterVerb(),
                  exitVerb(),
                  reserveVerb(),
                  {"end", {}, judgeEnd, takeEnd}};
    return kind;
}

void runBeginMovement(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    if (side == nationalist)
        beginNationalistAir(draft);
    beginPhase(draft, side, frame(movementKind), side == nationalist ? "Seq.3" : "Seq.4");
}

} // namespace

std::optional<std::size_t> phaseDepth(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (position.frame(depth).name == frame(movementKind) ||
            position.frame(depth).name == frame(exploitationKind))
            return depth;
    return std::nullopt;
}

bool beganInZone(const Position& position, CounterId unit) {
    return isAmong(position, Contact, unit);
}

bool isNewcomer(const Position& position, CounterId unit) {
    return isAmong(position, Newcomers, unit);
}

void noteNewcomers(Draft& draft, std::span<const CounterId> units) {
    addTo(draft, Newcomers, units);
}

void noteFetching(Draft& draft, std::span<const CounterId> units, HexId end) {
    std::vector<CounterId> trucks;
    for (const CounterId each : units)
        if (isEmptyTruck(draft.position(), each) && !goesToHq(draft.position(), each, units, end))
            trucks.push_back(each);
    addTo(draft, Fetching, trucks);
}

bool isPhaseFresh(const Position& position) {
    const auto depth = phaseDepth(position);
    return depth && position.locals(*depth).get(Begun, 0) == 0;
}

void noteBegun(Draft& draft) {
    if (isPhaseFresh(draft.position()))
        draft.setLocal(Begun, 1, *phaseDepth(draft.position()));
}

void beginPhase(Draft& draft, SideId side, FrameId frame, const char* section) {
    const HexSet zone = zoneOf(draft.position(), other(side));
    std::vector<CounterId> contact;
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId each(i);
        if (draft.position().side(each) != side)
            continue;
        draft.set(each, moved, 0, section);
        draft.set(each, spent, 0, section);
        if (draft.position().isOnMap(each) && zone.contains(draft.position().hex(each)))
            contact.push_back(each);
    }
    Values locals(Newcomers + 1);
    locals.set(PhaseSide, side);
    locals.set(Begun, 0);
    locals.set(Contact, contact);
    draft.push(frame, side, std::move(locals), section);
}

Verdict whyNotMover(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side || isAir(position, unit))
        return refuse("SCS.movement", say::notYours, unit);
    if (!position.isOnMap(unit))
        return refuse("SCS.movement", say::isNotOnMap, unit);
    if (isAboard(position, unit))
        return refuse("1.16a", say::isCarried, unit);
    if (position.status(unit, reserve) == InReserve)
        return refuse("1.13b", say::isInReserve, unit);
    if (isExploitation(position) && position.status(unit, reserve) != Released)
        return refuse("1.13a", say::notReleased, unit);
    if (position.status(unit, moved) != 0 && !isTruck(position, unit)) {
        const bool wasCarried =
            position.status(unit, spent) == 0 && classOf(position, unit) != Class::Rail;
        return wasCarried ? refuse("1.16b", say::unloadedAlready, unit)
                          : refuse("SCS.movement", say::movedAlready, unit);
    }
    if (isImmobile(position, unit))
        return refuse("Sc.4.a", say::isImmobile, unit);
    return {};
}

/// Who has come there in this turn is not bound.
bool isImmobile(const Position& position, CounterId unit) {
    return position.side(unit) == republican &&
           turnNow(position) == course(position).immobileTurn &&
           position.hex(unit) == course(position).immobileHex && position.status(unit, moved) == 0;
}

std::vector<HexId> hexesOf(const Position& position, SideId side) {
    std::vector<HexId> hexes;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i);
            position.side(each) == side && position.isOnMap(each) && !isAir(position, each))
            hexes.push_back(position.hex(each));
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

Offer unitsOffer(PhaseVerbs verb, Text label, Values settled, std::size_t open, bool leadsOn) {
    Offer offer =
        openOffer(OfferKind::Units, VerbId(verb), std::move(label), std::move(settled), open);
    offer.leadsOn = leadsOn;
    return offer;
}

FrameKind beginMovementKind() {
    return {"guadalajara.begin_movement",
            say::frameMovement,
            {{"side", FieldKind::Side}},
            runBeginMovement};
}
FrameKind movementKind() {
    return phaseKind("guadalajara.movement", say::frameMovement, say::promptMovement);
}
FrameKind exploitationKind() {
    return phaseKind("guadalajara.exploitation", say::frameExploitation, say::promptExploitation);
}

} // namespace esagono::guadalajara
