// SPDX-License-Identifier: GPL-3.0-or-later
// Why nobody can play on from a position somebody has written down.
#include "engine/banditen/fighting/melee.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/march.h"
#include "engine/banditen/setup/setup.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// Which frames may lie on which; the bottom lies on none.
struct Nesting {
    FrameId below;
    FrameId frame;
};
constexpr std::array<Nesting, 26> nestings = {{
    {{}, frame(setupKind)},
    {{}, frame(turnKind)},
    {frame(setupKind), frame(deployKind)},
    {frame(turnKind), frame(hastenKind)},
    {frame(turnKind), frame(placeThirdKind)},
    {frame(turnKind), frame(activationKind)},
    {frame(turnKind), frame(controlKind)},
    {frame(controlKind), frame(shiftKind)},
    {frame(activationKind), frame(actKind)},
    {frame(activationKind), frame(replaceKind)},
    {frame(activationKind), frame(marchKind)},
    {frame(activationKind), frame(casualtiesKind)},
    {frame(marchKind), frame(goOnKind)},
    {frame(marchKind), frame(fireAfterKind)},
    {frame(marchKind), frame(reactKind)},
    {frame(marchKind), frame(replaceKind)},
    {frame(marchKind), frame(casualtiesKind)},
    {frame(marchKind), frame(meleeKind)},
    {frame(meleeKind), frame(casualtiesKind)},
    {frame(meleeKind), frame(retreatKind)},
    {frame(casualtiesKind), frame(lossesKind)},
    {frame(turnKind), frame(turnBeginKind)},
    {frame(turnKind), frame(ammunitionKind)},
    {frame(turnKind), frame(pointsKind)},
    {frame(turnKind), frame(arrivalsKind)},
    {frame(turnKind), frame(endTurnKind)},
}};

constexpr int turnStages = 10;
constexpr int setupStages = 3;
constexpr std::size_t longestTrail = 64;

bool isWithin(int value, int least, int most) {
    return value >= least && value <= most;
}

bool isOwned(const Position& position, std::size_t depth, SideId side) {
    return position.frame(depth).owners == Sides(side);
}

bool fitsMarch(const Position& position, std::size_t depth) {
    const Values& locals = position.locals(depth);
    const March march = March::from(locals);
    const bool areNumbersSound = isWithin(locals.get(March::numberOf(&March::what), -1), 0,
                                          static_cast<int>(March::What::Assault)) &&
                                 isWithin(locals.get(March::numberOf(&March::at), -1), 0,
                                          static_cast<int>(March::At::Closing)) &&
                                 isWithin(march.left, -12, 12) && isWithin(march.spent, 0, 99);
    if (!march.side.exists() || !areNumbersSound || march.trail.size() > longestTrail ||
        (march.trail.empty() && !march.box.exists()))
        return false;
    const auto acting = actingUnits(position);
    return std::ranges::all_of(march.trail,
                               [&](HexId hex) { return position.map().exists(hex); }) &&
           std::ranges::all_of(acting, [&](CounterId unit) {
               return position.side(unit) == march.side && position.place(unit).exists();
           });
}

/// Whether the decision on top of a march has somebody to decide about.
bool fitsOnMarch(const Position& position) {
    const March march = marchBelow(position);
    const auto acting = actingUnits(position);
    if (acting.empty() || march.trail.empty())
        return false;
    const bool areThere =
        std::ranges::all_of(acting, [&](CounterId unit) { return position.isOnMap(unit); });
    const FrameId name = position.frame().name;
    const bool areTogether = std::ranges::all_of(
        acting, [&](CounterId unit) { return position.hex(unit) == march.hex(); });
    if (name == frame(reactKind))
        return isOwned(position, 0, other(march.side)) && areThere;
    return isOwned(position, 0, march.side) && areThere && (name != frame(goOnKind) || areTogether);
}

bool fitsMelee(const Position& position, std::size_t depth) {
    const Values& locals = position.locals(depth);
    const Melee melee = Melee::from(locals);
    return melee.side.exists() && melee.loser.exists() && position.map().exists(melee.hex) &&
           isWithin(locals.get(Melee::numberOf(&Melee::step), -1), 0,
                    static_cast<int>(MeleeStep::End)) &&
           isWithin(locals.get(Melee::numberOf(&Melee::band), -1), 0,
                    static_cast<int>(Band::Elimination)) &&
           std::ranges::all_of(melee.gone,
                               [&](CounterId unit) { return position.isOnMap(unit); }) &&
           (!melee.cameFrom.exists() || (position.map().exists(melee.cameFrom) &&
                                         position.map().adjacent(melee.cameFrom, melee.hex))) &&
           (melee.cameFrom.exists() || melee.box.isBox());
}

bool fitsCasualties(const Position& position, std::size_t depth) {
    const Values& locals = position.locals(depth);
    return isWithin(locals.get(0, -1), 0, 1) && locals.side(1).exists() && locals.hex(2).exists() &&
           position.map().exists(locals.hex(2)) && isWithin(locals.get(3, -1), 0, 1) &&
           isWithin(locals.get(4, -1), 0, 99) && isWithin(locals.get(5, -1), 0, 1);
}

/// The top frame, if somebody has to decide there.
bool fitsDecision(const Position& position) {
    const Frame& top = position.frame();
    const SideId owner = top.owners.only();
    if (top.name == frame(deployKind))
        return owner.exists() && owner == top.locals.side(0);
    if (top.name == frame(hastenKind))
        return owner == partisan && isTarnova(position);
    if (top.name == frame(placeThirdKind))
        return owner == axis && !isTarnova(position) && canPlaceThird(position);
    if (top.name == frame(actKind))
        return owner.exists() && owner == position.locals(1).side(0);
    if (top.name == frame(goOnKind) || top.name == frame(fireAfterKind) ||
        top.name == frame(reactKind))
        return fitsOnMarch(position);
    if (top.name == frame(lossesKind)) {
        const Values& casualties = position.locals(1);
        const auto units = unitsIn(position, casualties.hex(2), casualties.side(1));
        return owner == casualties.side(1) && units.size() > 1 &&
               isWithin(top.locals.get(0, 0), 1, strength(position, units) - 1);
    }
    if (top.name == frame(retreatKind)) {
        const Melee melee = Melee::from(position.locals(1));
        const auto mayGo = melee.unitsOf(position, melee.loser);
        return owner == melee.loser && owner != melee.side && !melee.going.empty() &&
               std::ranges::all_of(
                   melee.going,
                   [&](CounterId unit) { return std::ranges::count(mayGo, unit) > 0; }) &&
               canRetreat(position, melee.going, melee.hex, melee.cameFrom);
    }
    if (top.name == frame(replaceKind)) {
        const CounterId command = top.locals.counter(0);
        return command.exists() && isCommand(position, command) &&
               position.side(command) == owner &&
               position.kind().offers(position, owner).size() == 1 &&
               !position.kind().offers(position, owner).front().targets.empty();
    }
    if (top.name == frame(shiftKind))
        return owner.exists() && top.locals.hex(0).exists() &&
               !position.kind().offers(position, owner).empty();
    return owner == SideId();
}

bool fitsFrame(const Position& position, std::size_t depth) {
    const Frame& held = position.frame(depth);
    if (depth > 0 && !held.owners.empty())
        return false;
    if (held.name == frame(setupKind))
        return isWithin(held.locals.get(0, -1), 0, setupStages);
    if (held.name == frame(turnKind))
        return isWithin(held.locals.get(0, -1), 0, turnStages);
    if (held.name == frame(activationKind))
        return isWithin(held.locals.get(1, 0), 0, 2);
    if (held.name == frame(marchKind))
        return fitsMarch(position, depth);
    if (held.name == frame(meleeKind))
        return fitsMelee(position, depth);
    if (held.name == frame(casualtiesKind))
        return fitsCasualties(position, depth);
    return true;
}

Verdict whyNotFrames(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth) {
        const FrameId below =
            depth + 1 < position.depth() ? position.frame(depth + 1).name : FrameId();
        const bool isNested = std::ranges::any_of(nestings, [&](const Nesting& each) {
            return each.below == below && each.frame == position.frame(depth).name;
        });
        if (!isNested || !fitsFrame(position, depth))
            return refuse("3.1.a", say::strangeDecision);
    }
    if (!fitsDecision(position))
        return refuse("3.1.a", say::strangeDecision);
    return allowed;
}

bool isFighting(const Position& position, HexId hex) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (position.frame(depth).name == frame(meleeKind) &&
            Melee::from(position.locals(depth)).hex == hex)
            return true;
    return false;
}

Verdict whyNotThere(const Position& position, CounterId unit) {
    if (position.place(unit).exists() && strength(position, unit) < 1)
        return refuse("2.2.1", say::noStrengthLeft, unit);
    const HexId hex = position.hex(unit);
    if (!hex.exists())
        return allowed;
    if (!position.map().exists(hex))
        return refuse("8.2", say::impassable, hex);
    if (hasUnit(position, hex, other(position.side(unit))) && !isFighting(position, hex))
        return refuse("8", say::bothSidesThere, hex);
    return allowed;
}

} // namespace

Verdict whyNotPosition(const Position& position) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (Verdict why = whyNotThere(position, CounterId(i)))
            return why;
    return position.isOver() ? allowed : whyNotFrames(position);
}

} // namespace esagono::banditen
