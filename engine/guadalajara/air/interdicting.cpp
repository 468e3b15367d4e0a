// SPDX-License-Identifier: GPL-3.0-or-later
// 1.10c, 4.6a: what the Republican decides about interdiction, in his phase and in enemy moves.
#include "engine/guadalajara/air/air_messages.h"
#include "engine/guadalajara/air/interdiction.h"
#include "engine/guadalajara/chapters.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

// Placing

enum PlaceVerbs { PlacePoint, EndPlacing };

Verdict whyNotPlacePoint(const Position& position, HexId hex) {
    if (airPointsReady(position, republican) == 0)
        return refuse("1.10", say::noAirPoint);
    if (!hex.exists() || !isInPlay(position, hex))
        return refuse("1.10c", say::airOutsidePlay, hex);
    return allowed;
}
Verdict judgePlacePoint(const Position& position, const Command& command) {
    return whyNotPlacePoint(position, command.arguments.hex(0));
}

std::vector<Offer> offerPlacing(const Position& position, SideId /*side*/) {
    std::vector<Offer> offers;
    if (airPointsReady(position, republican) > 0) {
        std::vector<std::int32_t> hexes;
        for (const HexId hex : position.map().hexes())
            hexes.push_back(hex.value);
        offers.push_back(offerOf(
            OfferKind::Hexes, VerbId(PlacePoint), say::offerPlaceInterdiction, Values(1), 0, hexes,
            [&](const Values& arguments) { return whyNotPlacePoint(position, arguments.hex(0)); }));
    }
    offers.push_back(buttonOffer(VerbId(EndPlacing), say::offerEndInterdiction));
    return offers;
}

void takePlacePoint(Draft& draft, const Command& command) {
    const HexId hex = command.arguments.hex(0);
    for (const CounterId point : printed(draft.position()).air[republican.index()])
        if (draft.position().place(point) == Place(airReady[republican.index()])) {
            draft.move(point, hex, "1.10c");
            break;
        }
    if (!is(draft.position(), ruling::betterFog))
        draft.say(Text(say::interdictionPlaced, hex), "1.10c");
    if (airPointsReady(draft.position(), republican) == 0)
        draft.pop();
}
void takeEndPlacing(Draft& draft, const Command&) {
    draft.pop();
}

Text promptPlacing(const Position& position, SideId /*side*/) {
    return {say::promptPlaceInterdiction, airPointsReady(position, republican)};
}

// Enemies on their way

namespace interdict {
enum Locals { Movers, Where };
enum Verbs { Attack, LetPass, Reveal, KeepHidden };
} // namespace interdict

/// Those of the movers that can be attacked where they are.
std::vector<CounterId> targetsAmong(const Position& position, std::span<const CounterId> units,
                                    HexId hex) {
    std::vector<CounterId> targets;
    if (!interdictorIn(position, hex, true).exists())
        return targets;
    for (const CounterId unit : units)
        if (position.hex(unit) == hex && !isAboard(position, unit) &&
            canBeInterdicted(position, unit))
            targets.push_back(unit);
    if (is(position, ruling::a(87)) && targets.size() > 1) // A87: the first that enters
        targets.resize(1);
    return targets;
}
std::vector<CounterId> targetsNow(const Position& position) {
    return targetsAmong(position, position.locals().counters(interdict::Movers),
                        position.locals().hex(interdict::Where));
}
bool isAboutHidden(const Position& position) {
    return !hiddenNear(position, position.locals().hex(interdict::Where)).empty();
}

void stop(Draft& draft, CounterId unit) {
    if (!draft.position().isOnMap(unit))
        return;
    const int whole = allowanceOf(draft.position(), unit);
    draft.set(unit, spent, std::max(whole, draft.position().status(unit, spent)), "1.10c");
}

void attackFromAir(Draft& draft, CounterId unit, HexId hex) {
    if (attackByInterdictor(draft, unit, hex, true))
        stop(draft, unit);
}

/// 4.6a: once it is known, the road costs double; they pay what they have left. Who comes onto the
/// map pays nothing.
void payForRoad(Draft& draft, std::span<const CounterId> units, HexId hex) {
    if (draft.position().frame(1).name != frame(marchKind))
        return;
    for (const CounterId unit : units) {
        if (!draft.position().isOnMap(unit) ||
            !isInterdicted(draft.position(), hex, draft.position().side(unit)))
            continue;
        const Class by = classOf(draft.position(), unit);
        if (by == Class::Rail)
            continue;
        const int more = printed(draft.position()).ways[0][static_cast<std::size_t>(by)];
        const int whole = allowanceOf(draft.position(), unit);
        const int paid = draft.position().status(unit, spent);
        draft.set(unit, spent, std::max(paid, std::min(whole, paid + more)), "4.6a");
    }
}

Verdict judgeAirAttack(const Position& position, const Command& command) {
    const std::vector<CounterId> targets = targetsNow(position);
    const CounterId unit = command.arguments.counter(0);
    if (isAboutHidden(position) || std::ranges::find(targets, unit) == targets.end())
        return refuse("1.10c", say::notInterdictable, unit);
    return allowed;
}
Verdict judgeHidden(const Position& position, const Command&) {
    return isAboutHidden(position) ? Verdict() : refuse("4.6a", say::nothingHidden);
}
Verdict judgePass(const Position& position, const Command&) {
    if (isAboutHidden(position))
        return refuse("4.6a", say::firstReveal);
    if (is(position, ruling::a(87)) && !targetsNow(position).empty())
        return refuse({"1.10c", "A87"}, say::mustInterdict);
    return allowed;
}

std::vector<Offer> offerInterdict(const Position& position, SideId /*side*/) {
    if (isAboutHidden(position))
        return {buttonOffer(VerbId(interdict::Reveal), say::offerReveal),
                buttonOffer(VerbId(interdict::KeepHidden), say::offerHide)};
    Offer offer = openOffer(OfferKind::Units, VerbId(interdict::Attack), say::offerInterdict,
                            Values(1), 0, valuesOf(targetsNow(position)));
    const Offer pass = buttonOffer(VerbId(interdict::LetPass), say::offerNoInterdict);
    if (offer.targets.empty())
        return {pass};
    offer.example = {offer.targets.front()};
    if (is(position, ruling::a(87)))
        return offered(std::move(offer));
    return {offer, pass};
}

Text promptInterdict(const Position& position, SideId /*side*/) {
    return {isAboutHidden(position) ? say::promptReveal : say::promptInterdict,
            position.locals().hex(interdict::Where)};
}

void takeAirAttack(Draft& draft, const Command& command) {
    const HexId hex = draft.position().locals().hex(interdict::Where);
    attackFromAir(draft, command.arguments.counter(0), hex);
    draft.pop();
    if (draft.position().frame().name != frame(marchKind)) // which sees to them itself
        seeToStranded(draft, hex, nationalist, false, "1.11d");
}
void takePass(Draft& draft, const Command&) {
    draft.pop();
}
void takeReveal(Draft& draft, const Command&) {
    const HexId hex = draft.position().locals().hex(interdict::Where);
    const std::vector<CounterId> units = draft.position().locals().counters(interdict::Movers);
    for (const HexId at : hiddenNear(draft.position(), hex)) {
        draft.emit(MarkerPlaced{interdicted, Place(at), republican}, "4.6a");
        draft.say(Text(say::interdictionRevealed, at), "4.6a");
    }
    payForRoad(draft, units, hex);
    if (targetsNow(draft.position()).empty())
        draft.pop();
}

Preview previewAirAttack(const Position& position, const Command& command) {
    const Chart& chart = position.chart(InterdictionChart);
    const bool isLost = isLostAtOnce(position, command.arguments.counter(0));
    Preview preview;
    std::vector<int> sixths(chart.rows.entries.size(), 0);
    for (int die = 1; die <= 6; ++die)
        ++sixths[chart.rowHeld(die)];
    for (std::size_t row = 0; row < sixths.size(); ++row)
        preview.prospects.push_back({isLost && chart.number(row).value_or(0) > 0
                                         ? Text(say::effectTruckLost)
                                         : interdictionEffect(position, row),
                                     Ratio(sixths[row], 6)});
    return preview;
}

} // namespace

HexId interdictedIn(const Position& position, std::size_t depth) {
    return position.locals(depth).hex(interdict::Where);
}

Text interdictionEffect(const Position& position, std::size_t row) {
    const Chart& chart = position.chart(InterdictionChart);
    if (const int steps = chart.number(row).value_or(0); steps > 0)
        return {say::effectSteps, steps};
    return chart.cell(row) == "stop" ? say::effectStops : say::effectNothing;
}

bool interruptByAir(Draft& draft, std::span<const CounterId> units, HexId hex, bool pays) {
    if (units.empty() || draft.position().side(units.front()) == republican)
        return false;
    const bool hidden = !hiddenNear(draft.position(), hex).empty();
    const std::vector<CounterId> targets = targetsAmong(draft.position(), units, hex);
    if (targets.empty() && (!hidden || !pays))
        return false;
    Values locals(2);
    locals.set(interdict::Movers, std::vector<CounterId>(units.begin(), units.end()));
    locals.set(interdict::Where, hex);
    draft.push(frame(interdictKind), republican, std::move(locals), "1.10c");
    return true;
}

FrameKind placeInterdictionKind() {
    FrameKind kind{
        "guadalajara.place_interdiction", say::framePlaceInterdiction, {{"side", FieldKind::Side}}};
    kind.offers = offerPlacing;
    kind.promptNow = promptPlacing;
    kind.verbs = {{"place", {{"hex", FieldKind::Hex}}, judgePlacePoint, takePlacePoint},
                  {"end_interdiction", {}, nullptr, takeEndPlacing}};
    return kind;
}

FrameKind interdictKind() {
    FrameKind kind{"guadalajara.interdict",
                   say::frameInterdict,
                   {{"units", FieldKind::Counter, false}, {"hex", FieldKind::Hex}}};
    kind.offers = offerInterdict;
    kind.promptNow = promptInterdict;
    kind.verbs = {
        {"attack", {{"unit", FieldKind::Counter}}, judgeAirAttack, takeAirAttack, previewAirAttack},
        {"pass", {}, judgePass, takePass},
        {"reveal", {}, judgeHidden, takeReveal},
        {"hide", {}, judgeHidden, takePass},
    };
    return kind;
}

} // namespace esagono::guadalajara
