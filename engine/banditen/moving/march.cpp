// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 8 and 12: movement hex by hex. In each hex mines come first (A36), then the enemy.
#include "engine/banditen/moving/march.h"

#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

void setMarch(Draft& draft, const March& march) {
    draft.revise(march.locals());
}

/// 13.3.1, A48
void rollForCar(Draft& draft) {
    const std::vector<CounterId> units = actingUnits(draft.position());
    for (const CounterId unit : units) {
        if (!isCar(draft.position(), unit) || !draft.position().isOnMap(unit))
            continue;
        const int die = draft.roll(say::diceBreakdown, "13.3.1");
        const Chart& chart = draft.position().chart(BreakdownChart);
        if (chart.cell(chart.rowHeld(die)) == "breakdown") {
            draft.say(Text(say::carBreaksDown, unit), "13.3.1");
            eliminate(draft, unit, "13.3.1");
        }
    }
}

void rollForFraction(Draft& draft) {
    March march = March::from(draft.position().locals());
    if (march.spent % breakdownPoints == 0)
        return;
    march.spent = 0;
    setMarch(draft, march);
    rollForCar(draft);
}

/// Whoever moves goes into the hex.
void enter(Draft& draft, HexId hex) {
    March march = March::from(draft.position().locals());
    const std::vector<CounterId> units = actingUnits(draft.position());
    const int cost = costOfStep(draft.position(), units, march.hex(), hex);
    for (const CounterId unit : units)
        draft.move(unit, hex, march.trail.empty() ? "14" : "8");
    const int before = march.spent;
    march.spent += cost;
    march.left -= cost;
    march.trail.push_back(hex);
    march.at = March::At::Entered;
    setMarch(draft, march);
    if (march.spent / breakdownPoints > before / breakdownPoints)
        rollForCar(draft);
}

/// To the last hex of the trail that takes all of them. Whether there is one.
bool goBackTogether(Draft& draft, std::span<const CounterId> units, std::size_t depth,
                    const char* section) {
    const March march = March::from(draft.position().locals(depth));
    for (std::size_t i = march.trail.size() - 1; i-- > 0;) {
        const HexId hex = march.trail[i];
        if (hasUnit(draft.position(), hex, other(march.side)) ||
            whyNotStack(draft.position(), units, hex))
            continue;
        for (const CounterId unit : units)
            draft.move(unit, hex, section);
        draft.say(Text(say::fallsBack, units.front(), hex), section);
        return true;
    }
    return false;
}

void forgetReactions(Draft& draft) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        draft.set(CounterId(i), reacted, 0);
}

/// A61: they move no more; where there is no room for them they go back (A19).
void leaveBehind(Draft& draft, March& march, std::span<const CounterId> fallen) {
    march.fallen.insert(march.fallen.end(), fallen.begin(), fallen.end());
    for (const CounterId unit : fallen)
        draft.set(unit, acting, 0);
    std::vector<CounterId> staying = unitsIn(draft.position(), march.hex(), march.side);
    std::erase_if(staying,
                  [&](CounterId unit) { return draft.position().status(unit, acting) != 0; });
    if (whyNotGather(draft.position(), staying, march.hex()))
        fallBack(draft, fallen, 0, "7");
}

/// 8.1.3: who goes to ground among friends is put back; A61: whether the others stop too.
void takeCover(Draft& draft, March& march) {
    std::vector<CounterId> fallen = marchers(draft.position(), march);
    std::erase_if(fallen,
                  [&](CounterId unit) { return draft.position().status(unit, prone) == 0; });
    if (fallen.empty())
        return;
    const auto there = unitsIn(draft.position(), march.hex(), march.side);
    const bool areFriendsThere = std::ranges::any_of(
        there, [&](CounterId unit) { return draft.position().status(unit, acting) == 0; });
    if (areFriendsThere && march.shot) {
        std::vector<CounterId> shot = fallen;
        std::erase_if(shot, [&](CounterId unit) {
            return draft.position().status(unit, acting) == pinnedByMine;
        });
        fallBack(draft, shot, 0, "8.1.3");
    }
    if (is(draft.position(), ruling::restMovesOn))
        leaveBehind(draft, march, fallen);
    else
        march.ends = true;
}

enum class Pause : std::uint8_t { Asked, Ready, Over };

Pause settleEntry(Draft& draft) {
    March march = March::from(draft.position().locals());
    const std::vector<CounterId> units = marchers(draft.position(), march);
    occupy(draft, march.hex(), march.side); // A57
    refresh(draft);
    march.at = March::At::Watched;
    const Blast blast = springMine(draft, march.hex(), units);
    march.ends = march.ends || blast.went; // 16.9.1
    setMarch(draft, march);
    if (blast.went && sufferHits(draft, march.side, march.hex(), blast.hits, true))
        return Pause::Asked;
    endIfDecided(draft);
    return draft.position().isOver() ? Pause::Asked : Pause::Ready;
}

Pause settleWatch(Draft& draft) {
    March march = March::from(draft.position().locals());
    if (marchers(draft.position(), march).empty()) {
        march.at = March::At::Over;
        setMarch(draft, march);
        return Pause::Over;
    }
    if (march.shot) {
        takeCover(draft, march);
        march.shot = false;
        setMarch(draft, march);
    }
    if (!marchers(draft.position(), march).empty() &&
        canReact(draft.position(), other(march.side))) {
        draft.push(frame(reactKind), other(march.side), {}, "12");
        return Pause::Asked;
    }
    march.at = March::At::Settled;
    setMarch(draft, march);
    return Pause::Ready;
}

Pause settleLeave(Draft& draft) {
    forgetReactions(draft);
    March march = March::from(draft.position().locals());
    takeCover(draft, march);
    const bool ends = march.ends || marchers(draft.position(), march).empty();
    march.at = ends ? March::At::Over : March::At::Moving;
    setMarch(draft, march);
    return ends ? Pause::Over : Pause::Ready;
}

/// Does all that has to be done in a hex, until somebody is asked or the march may go on.
Pause settle(Draft& draft) {
    for (;;) {
        if (askForReplacement(draft))
            return Pause::Asked;
        Pause pause = Pause::Ready;
        switch (March::from(draft.position().locals()).at) {
        case March::At::Entered:
            pause = settleEntry(draft);
            break;
        case March::At::Watched:
            pause = settleWatch(draft);
            break;
        case March::At::Settled:
            pause = settleLeave(draft);
            break;
        case March::At::Moving:
            return actingUnits(draft.position()).empty() ? Pause::Over : Pause::Ready;
        case March::At::Over:
        case March::At::Closing:
            return Pause::Over;
        }
        if (pause != Pause::Ready)
            return pause;
    }
}

/// A march that may not stay where it has come to goes back (7, A19).
void findRoom(Draft& draft) {
    const March march = March::from(draft.position().locals());
    const std::vector<CounterId> units = marchers(draft.position(), march);
    if (!units.empty() && whyNotStack(draft.position(), units, march.hex()))
        fallBack(draft, units, 0, "7");
}

bool canFireNow(const Position& position) {
    const std::vector<CounterId> units = actingUnits(position);
    const std::vector<HexId> enemies =
        hexesOf(position, other(March::from(position.locals()).side));
    return std::ranges::any_of(units, [&](CounterId unit) {
        return position.isOnMap(unit) && !whyNotUnit(position, unit, Action::Fire) &&
               canFire(position, unit, enemies);
    });
}

void close(Draft& draft) {
    rollForFraction(draft);
    forgetReactions(draft);
    for (const CounterId unit : actingUnits(draft.position()))
        draft.set(unit, acting, 0);
    draft.pop();
    refresh(draft);
    endIfDecided(draft);
}

void finish(Draft& draft) {
    March march = March::from(draft.position().locals());
    if (march.at == March::At::Closing) {
        close(draft);
        return;
    }
    findRoom(draft);
    rollForFraction(draft);
    draft.setLocal(March::numberOf(&March::at), static_cast<std::int32_t>(March::At::Closing));
    if (march.what == March::What::MoveThenFire && canFireNow(draft.position())) // A52
        draft.push(frame(fireAfterKind), march.side, {}, "5.1.3");
}

bool mayGoOn(const Position& position) {
    const March march = March::from(position.locals());
    const std::vector<CounterId> units = actingUnits(position);
    if (whyNotFurther(position, march, units))
        return false;
    return canGo(position, units, march.hex(), march.left) ||
           (march.assaults() && canStorm(position, units, march.hex(), march.left,
                                         hexesOf(position, other(march.side))));
}

void runMarch(Draft& draft) {
    switch (settle(draft)) {
    case Pause::Asked:
        return;
    case Pause::Over:
        finish(draft);
        return;
    case Pause::Ready:
        break;
    }
    if (mayGoOn(draft.position()))
        draft.push(frame(goOnKind), March::from(draft.position().locals()).side, {}, "12.1.3");
    else
        draft.setLocal(March::numberOf(&March::at), static_cast<std::int32_t>(March::At::Over));
}

} // namespace

std::vector<CounterId> marchers(const Position& position, const March& march) {
    std::vector<CounterId> units = actingUnits(position);
    std::erase_if(units, [&](CounterId unit) { return position.hex(unit) != march.hex(); });
    return units;
}

void beginMarch(Draft& draft, std::span<const CounterId> units, March march, const char* section) {
    for (const CounterId unit : units)
        draft.set(unit, acting, 1);
    draft.push(frame(marchKind), {}, march.locals(), section);
}

void goAlong(Draft& draft, std::span<const HexId> path) {
    for (std::size_t i = 0; i < path.size(); ++i) {
        const March march = March::from(draft.position().locals());
        const bool isLast = i + 1 == path.size();
        if (isLast && march.assaults() && hasUnit(draft.position(), path[i], other(march.side))) {
            const std::vector<CounterId> units = actingUnits(draft.position());
            March storming = march;
            storming.spent += costOfStep(draft.position(), units, march.hex(), path[i]);
            storming.at = March::At::Closing;
            setMarch(draft, storming);
            if (storming.spent / breakdownPoints > march.spent / breakdownPoints)
                rollForCar(draft);
            if (const auto left = actingUnits(draft.position()); !left.empty())
                storm(draft, left, march.hex(), path[i], march.box, false);
            return;
        }
        enter(draft, path[i]);
        if (isLast && !march.assaults())
            draft.setLocal(March::numberOf(&March::ends), 1);
        if (settle(draft) != Pause::Ready)
            return;
    }
}

void enterFromOffMap(Draft& draft, HexId hex) {
    if (March::from(draft.position().locals()).assaults()) {
        goAlong(draft, {&hex, 1});
        return;
    }
    enter(draft, hex);
    settle(draft);
}

Verdict whyNotFurther(const Position& position, const March& march,
                      std::span<const CounterId> units) {
    const bool hasCome = march.trail.size() > 1 || march.box.exists();
    if (units.empty() || !hasCome)
        return allowed;
    std::vector<CounterId> together(units.begin(), units.end());
    together.insert(together.end(), march.fallen.begin(), march.fallen.end());
    return whyNotThrough(position, together, march.hex());
}

void fallBack(Draft& draft, std::span<const CounterId> units, std::size_t depth,
              const char* section) {
    if (units.empty() || goBackTogether(draft, units, depth, section))
        return;
    for (const CounterId unit : units) {
        if (units.size() > 1 && goBackTogether(draft, {&unit, 1}, depth, section))
            continue;
        const Place box = March::from(draft.position().locals(depth)).box;
        if (box.exists()) { // A69: off the map again, or nowhere to go
            draft.move(unit, box, section);
            draft.set(unit, entered, 0);
        } else {
            eliminate(draft, unit, section);
        }
    }
}

FrameKind marchKind() {
    return {"banditen.march", say::frameMarch, March::fields(), runMarch};
}

} // namespace esagono::banditen
