// SPDX-License-Identifier: GPL-3.0-or-later
// Section 4.2: cavalry screens give way before enemies that come near.
#include "engine/guadalajara/moving/march.h"
#include "engine/guadalajara/moving/truck_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

enum ScreenVerbs { GiveWay, Stay };
namespace screening {
enum Locals { Side, Where };
enum Arguments { Path };
} // namespace screening

/// 4.2a: whether a hex holds cavalry of a side and nobody else of it.
bool isScreen(const Position& position, HexId hex, SideId side) {
    const std::vector<CounterId> units = unitsIn(position, hex, side);
    return !units.empty() &&
           std::ranges::all_of(units, [&](CounterId unit) { return isCavalry(position, unit); });
}

/// Whether the enemy that comes is more than cavalry.
bool drivesScreens(const Position& position, const std::vector<CounterId>& units) {
    return std::ranges::any_of(units, [&](CounterId unit) {
        return isTruck(position, unit) ? cargoOf(position, unit).exists()
                                       : !isCavalry(position, unit);
    });
}

struct Screen {
    SideId side;
    HexId hex;
    std::vector<CounterId> units;
    HexSet enemyZone;

    explicit Screen(const Position& position, HexId at, SideId whose)
        : side(whose)
        , hex(at)
        , units(unitsIn(position, at, whose))
        , enemyZone(zoneOf(position, other(whose))) {}
};
Screen screenOf(const Position& position) {
    return Screen(position, position.locals().hex(screening::Where),
                  position.locals().side(screening::Side));
}

Verdict whyNotStep(const Position& position, const Screen& screen, HexId from, HexId to) {
    if (!position.map().adjacent(from, to))
        return refuse("SCS.movement", say::notAdjacent, from, to);
    if (hasUnit(position, to, other(screen.side)))
        return refuse("4.2a", say::enemyInHex, to).because(enemiesThere);
    if (screen.enemyZone.contains(to))
        return refuse("4.2a", say::screenInZone, to);
    for (const CounterId unit : screen.units) {
        if (Verdict why = whyNotGo(position, unit, from, to))
            return why;
        if (!stepHalves(position, classOf(position, unit), from, to))
            return refuse("4.2a", say::closedTo, unit, to).because(to);
    }
    return {};
}

Verdict whyNotGiveWay(const Position& position, const Screen& screen, std::span<const HexId> path) {
    const int length = printed(position).screen;
    if (static_cast<int>(path.size()) != length ||
        position.map().distance(screen.hex, path.back()) != length)
        return refuse("4.2a", say::screenLength, length);
    HexId at = screen.hex;
    for (const HexId next : path) {
        if (Verdict why = whyNotStep(position, screen, at, next))
            return why;
        at = next;
    }
    return whyNotStack(position, screen.units, at);
}
Verdict judgeGiveWay(const Position& position, const Command& command) {
    return whyNotGiveWay(position, screenOf(position), command.arguments.hexes(screening::Path));
}

/// Every hex they could end in, by the first way that leads there.
std::vector<std::vector<HexId>> waysOut(const Position& position, const Screen& screen) {
    std::vector<std::vector<HexId>> ways = {{}};
    for (int i = 0; i < printed(position).screen; ++i) {
        std::vector<std::vector<HexId>> longer;
        for (const std::vector<HexId>& way : ways) {
            const HexId from = way.empty() ? screen.hex : way.back();
            for (const HexId next : position.map().neighbours(from)) {
                const bool known = std::ranges::any_of(
                    longer, [&](const auto& each) { return each.back() == next; });
                if (known || position.map().distance(screen.hex, next) != i + 1 ||
                    whyNotStep(position, screen, from, next))
                    continue;
                longer.push_back(way);
                longer.back().push_back(next);
            }
        }
        ways = std::move(longer);
    }
    std::erase_if(ways,
                  [&](const auto& way) { return bool(whyNotGiveWay(position, screen, way)); });
    return ways;
}

std::vector<Offer> offerScreen(const Position& position, SideId /*side*/) {
    const Screen screen = screenOf(position);
    Offer offer = openOffer(OfferKind::Path, VerbId(GiveWay),
                            Text(say::offerGiveWay, screen.units.front()), Values(1), 0);
    offer.steps.push_back({screen.hex, {}, 0, false});
    for (const std::vector<HexId>& way : waysOut(position, screen)) {
        HexId at = screen.hex;
        for (const HexId next : way) {
            if (std::ranges::find(offer.steps, next, &PathStep::hex) == offer.steps.end())
                offer.steps.push_back(
                    {next, at, position.map().distance(screen.hex, next), next == way.back()});
            at = next;
        }
        offer.targets.push_back(way.back().value);
    }
    std::vector<Offer> offers = {buttonOffer(VerbId(Stay), say::offerStay)};
    if (!offer.targets.empty()) {
        offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
        offers.insert(offers.begin(), std::move(offer));
    }
    return offers;
}

Text promptScreen(const Position& position, SideId /*side*/) {
    return {say::promptScreen, position.locals().hex(screening::Where), marchBelow(position).hex()};
}

/// 4.2b, A30: who has paid for the zone on coming gets half of it back; who pays on leaving owes
/// half.
void easeZone(Draft& draft, HexId hex, bool hadZone) {
    March march = March::from(draft.position().locals());
    march.asks = march.asks || !march.path.empty();
    const bool isStillHeld = isInZone(draft.position(), hex, other(march.side));
    if (hadZone && !isStillHeld) {
        march.faded = {hex};
        if (is(draft.position(), ruling::a(45)))
            for (const CounterId unit : marchers(draft.position(), march)) {
                const int back = printed(draft.position()).zocHalves / 2;
                draft.set(unit, spent, std::max(0, draft.position().status(unit, spent) - back),
                          "4.2b");
            }
    }
    draft.revise(march.locals());
}

void takeGiveWay(Draft& draft, const Command& command) {
    const Screen screen = screenOf(draft.position());
    const std::vector<HexId> path = command.arguments.hexes(screening::Path);
    const bool hadZone = std::ranges::any_of(
        screen.units, [&](CounterId unit) { return exertsZone(draft.position(), unit); });
    draft.pop();
    for (const HexId next : path)
        for (const CounterId unit : screen.units)
            enterHex(draft, unit, next, "4.2a");
    draft.say(Text(say::screenGivesWay, screen.units.front(), screen.hex, path.back()), "4.2a");
    easeZone(draft, March::from(draft.position().locals()).hex(), hadZone);
}
void takeStay(Draft& draft, const Command&) {
    draft.pop();
}

} // namespace

bool askScreen(Draft& draft, March& march) {
    if (!is(draft.position(), ruling::screens))
        return false;
    const SideId enemy = other(march.side);
    if (!drivesScreens(draft.position(), marchers(draft.position(), march)))
        return false;
    for (const HexId beside : draft.position().map().neighbours(march.hex())) {
        if (std::ranges::find(march.asked, beside) != march.asked.end() ||
            !isScreen(draft.position(), beside, enemy) ||
            waysOut(draft.position(), Screen(draft.position(), beside, enemy)).empty())
            continue;
        march.asked.push_back(beside);
        draft.revise(march.locals());
        Values locals(2);
        locals.set(screening::Side, enemy);
        locals.set(screening::Where, beside);
        draft.push(frame(screenKind), enemy, std::move(locals), "4.2a");
        return true;
    }
    return false;
}

FrameKind screenKind() {
    FrameKind kind{"guadalajara.screen",
                   say::frameScreen,
                   {{"side", FieldKind::Side}, {"hex", FieldKind::Hex}}};
    kind.offers = offerScreen;
    kind.promptNow = promptScreen;
    kind.verbs = {
        {"give_way", {{"path", FieldKind::Hex, false}}, judgeGiveWay, takeGiveWay},
        {"stay", {}, nullptr, takeStay},
    };
    return kind;
}

} // namespace esagono::guadalajara
