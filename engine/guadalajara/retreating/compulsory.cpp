// SPDX-License-Identifier: GPL-3.0-or-later
// 2.7e, 1.17d, Sc.4: the compulsory retreat of a division that panics for the first time.
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/fighting/panic_messages.h"
#include "engine/guadalajara/retreating/fall_back.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

namespace compulsory {
enum Locals { Everybody, Waiting, Paid, NearBrihuega, Attacked };
}

/// Sc.4 rule 1: Fiamme Nere round Brihuega go with Dio lo Vuole.
bool goesWith(const Position& position, CounterId unit, Division division) {
    if (!position.isOnMap(unit) || !isUnit(position, unit))
        return false;
    return piece(position, unit).division == division ||
           (division == Division::DLV && isRoundBrihuega(position, unit));
}

/// Those near the line first, so that they make room.
std::vector<CounterId> thoseWhoGo(const Position& position, Division division) {
    std::vector<CounterId> units;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (goesWith(position, CounterId(i), division))
            units.push_back(CounterId(i));
    const auto order = [&](CounterId unit) {
        return std::pair(farFromLine(position, position.hex(unit)), position.hex(unit));
    };
    std::ranges::stable_sort(units, std::less(), order);
    return units;
}

/// 1.17d: whether a way leads past the enemy in 20.03.
bool isPastChoke(const Position& position, HexId hex) {
    const HexId choke = ground(position).choke;
    return position.locals().get(compulsory::NearBrihuega) == 1 &&
           hasUnit(position, choke, republican) && position.map().adjacent(hex, choke);
}

/// The others of the stack that still stand where the unit stood.
std::vector<CounterId> stackOf(const Position& position, CounterId unit, HexId start) {
    std::vector<CounterId> stack;
    if (position.isOnMap(unit))
        stack.push_back(unit);
    for (const CounterId each : position.locals().counters(compulsory::Waiting))
        if (position.hex(each) == start)
            stack.push_back(each);
    return stack;
}

/// 1.17d: one step a stack.
void payForChoke(Draft& draft, CounterId unit, HexId start) {
    std::vector<HexId> paid = draft.position().locals().hexes(compulsory::Paid);
    if (std::ranges::find(paid, start) != paid.end())
        return;
    paid.push_back(start);
    draft.setLocal(compulsory::Paid, paid);
    draft.say(Text(say::passesChoke, start), "1.17d");
    pushLosses(draft, stackOf(draft.position(), unit, start), 1, Cause::Compulsory, "1.17d");
}

/// Goes the way as far as aircraft let it; tells whether it came past 20.03.
bool go(Draft& draft, CounterId mover, std::span<const HexId> way) {
    bool isPast = false;
    for (const HexId hex : way) {
        isPast = isPast || isPastChoke(draft.position(), hex);
        enterHex(draft, mover, hex, "2.7e");
        if (!interdictorIn(draft.position(), hex, false).exists() ||
            !canBeInterdicted(draft.position(), mover))
            continue;
        draft.setLocal(compulsory::Attacked, hex);
        if (attackByInterdictor(draft, mover, hex, false) || !draft.position().isOnMap(mover))
            break;
    }
    return isPast;
}

void fallBack(Draft& draft, CounterId unit, const FallBack& back) {
    const HexId start = draft.position().hex(unit);
    CounterId mover = isAboard(draft.position(), unit) ? truckOf(draft.position(), unit) : unit;
    if (back.truck.exists()) {
        if (draft.position().hex(back.truck) != start)
            draft.move(back.truck, start, "2.7e");
        load(draft, unit, back.truck, "2.7e");
        mover = back.truck;
    }
    const bool isPast = go(draft, mover, back.way);
    if (is(draft.position(), ruling::a(58)) && back.left > 0 && // A58
        draft.position().isOnMap(unit) &&
        farFromLine(draft.position(), draft.position().hex(unit)) == 0) {
        draft.say(Text(say::lineReachedEarly, unit), "2.7e");
        loseStep(draft, unit, Cause::Compulsory, "2.7e");
    }
    if (isPast)
        payForChoke(draft, unit, start);
    seeToStranded(draft, start, nationalist, false, "1.11d");
}

void runCompulsory(Draft& draft) {
    std::vector<CounterId> waiting = draft.position().locals().counters(compulsory::Waiting);
    std::erase_if(waiting, [&](CounterId each) { return !draft.position().isOnMap(each); });
    if (waiting.empty()) {
        const std::vector<CounterId> everybody =
            draft.position().locals().counters(compulsory::Everybody);
        draft.pop();
        disorganise(draft, everybody, "2.7e");
        return;
    }
    const CounterId unit = waiting.front();
    const std::vector<FallBack> ends = waysBack(draft.position(), unit);
    if (ends.size() > 1) {
        draft.setLocal(compulsory::Waiting, waiting);
        Values locals(1);
        locals.set(0, unit);
        draft.push(frame(fallBackKind), nationalist, std::move(locals), "2.7e");
        return;
    }
    waiting.erase(waiting.begin());
    draft.setLocal(compulsory::Waiting, waiting);
    if (!ends.empty()) {
        fallBack(draft, unit, ends.front());
    } else if (const HexId hex = draft.position().hex(unit);
               farFromLine(draft.position(), hex) > 0) {
        draft.say(Text(say::cannotFallBack, unit), "2.7e");
        loseStep(draft, unit, Cause::Compulsory, "2.7e");
        seeToStranded(draft, hex, nationalist, false, "1.11d");
    }
}

// Where a unit goes, if several hexes are equally near

const FallBack* endIn(const std::vector<FallBack>& ends, HexId hex) {
    const auto found =
        std::ranges::find_if(ends, [&](const FallBack& each) { return each.way.back() == hex; });
    return found == ends.end() ? nullptr : &*found;
}

Verdict judgeFallBack(const Position& position, const Command& command) {
    const std::vector<FallBack> ends = waysBack(position, position.locals().counter(0));
    const HexId hex = command.arguments.hex(0);
    return endIn(ends, hex) != nullptr ? Verdict() : refuse("2.7e", say::notNearest, hex);
}

std::vector<Offer> offerFallBack(const Position& position, SideId /*side*/) {
    const CounterId unit = position.locals().counter(0);
    Offer offer =
        openOffer(OfferKind::Hexes, VerbId(0), Text(say::offerFallBack, unit), Values(1), 0);
    for (const FallBack& each : waysBack(position, unit))
        offer.targets.push_back(each.way.back().value);
    return ifAny(std::move(offer));
}

Text promptFallBack(const Position& position, SideId /*side*/) {
    return {say::promptFallBack, position.locals().counter(0)};
}

void takeFallBack(Draft& draft, const Command& command) {
    const CounterId unit = draft.position().locals().counter(0);
    const std::vector<FallBack> ends = waysBack(draft.position(), unit);
    draft.pop();
    std::vector<CounterId> waiting = draft.position().locals().counters(compulsory::Waiting);
    std::erase(waiting, unit);
    draft.setLocal(compulsory::Waiting, waiting);
    fallBack(draft, unit, *endIn(ends, command.arguments.hex(0)));
}

} // namespace

void beginCompulsoryRetreat(Draft& draft, Division division) {
    const Position position = draft.position();
    const std::vector<CounterId> units = thoseWhoGo(position, division);
    const bool isNear = std::ranges::any_of(units, [&](CounterId unit) {
        return position.map().distance(position.hex(unit), ground(position).brihuega) <= 1;
    });
    Values locals(compulsory::Attacked + 1);
    locals.set(compulsory::Everybody, units);
    locals.set(compulsory::Waiting, units);
    locals.set(compulsory::NearBrihuega, isNear ? 1 : 0);
    draft.push(frame(compulsoryKind), {}, std::move(locals), "2.7e");
}

HexId attackedInRetreat(const Position& position, std::size_t depth) {
    return position.locals(depth).hex(compulsory::Attacked);
}

FrameKind compulsoryKind() {
    return {"guadalajara.compulsory",
            say::frameCompulsory,
            {{"everybody", FieldKind::Counter, false},
             {"waiting", FieldKind::Counter, false},
             {"paid", FieldKind::Hex, false},
             {"near_brihuega"},
             {"attacked", FieldKind::Hex, false}},
            runCompulsory};
}

FrameKind fallBackKind() {
    FrameKind kind{"guadalajara.fall_back", say::frameFallBack, {{"unit", FieldKind::Counter}}};
    kind.offers = offerFallBack;
    kind.promptNow = promptFallBack;
    kind.verbs = {{"fall_back", {{"hex", FieldKind::Hex}}, judgeFallBack, takeFallBack}};
    return kind;
}

} // namespace esagono::guadalajara
