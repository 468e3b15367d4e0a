// SPDX-License-Identifier: GPL-3.0-or-later
// Movement hex by hex. In each hex the interdictor comes first, then the screens.
#include "engine/guadalajara/moving/march.h"

#include "engine/guadalajara/moving/way_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

void setMarch(Draft& draft, const March& march) {
    draft.revise(march.locals());
}

void pay(Draft& draft, CounterId unit, int halves, const char* section) {
    const int before = draft.position().status(unit, spent);
    draft.set(unit, spent, before + halves, section);
}

/// They go into the next hex of the path.
void step(Draft& draft, March& march, const std::vector<CounterId>& units) {
    const HexId next = march.path.front();
    std::vector<int> halves;
    {
        const Position position = draft.position();
        const Way way(position, units, march.fadedAt());
        for (const Mover& mover : way.movers())
            halves.push_back(way.toll(mover, march.hex(), next).halves());
    }
    for (std::size_t i = 0; i < units.size(); ++i) {
        pay(draft, units[i], halves[i], "1.3");
        enterHex(draft, units[i], next, "1.3");
    }
    march.path.erase(march.path.begin());
    march.trail.push_back(next);
    march.faded = {};
    march.asked.clear();
    march.at = March::At::Entered;
    setMarch(draft, march);
}

void overrun(Draft& draft, March& march, const std::vector<CounterId>& units) {
    const HexId target = march.path.front();
    for (const CounterId unit : units)
        pay(draft, unit, overrunHalves(draft.position(), classOf(draft.position(), unit)), "1.20");
    march.path.clear();
    march.asked = {target};
    march.at = March::At::Fought;
    setMarch(draft, march);
    pushBattle(draft, march.side, units, target, true);
}

/// SCS.overrun: who has emptied the hex is in it and may go on.
void settleFight(Draft& draft, March& march) {
    const HexId target = march.asked.front();
    std::erase_if(march.units,
                  [&](CounterId unit) { return draft.position().hex(unit) != target; });
    march.asked.clear();
    march.ends = Ends::Move;
    march.asks = true;
    march.at = March::At::Ready;
    if (!march.units.empty()) {
        march.trail = {target};
        march.at = March::At::Entered;
    }
    setMarch(draft, march);
}

/// 3.4: what they have is not counted by their allowance.
bool usesRails(const Position& position, CounterId unit) {
    const Type type = typeOf(position, unit);
    return type == Type::ArmouredTrain || type == Type::RailwayInfantry;
}

/// 1.10c: who must stop does; the others go on if they may leave him.
void settleWatch(Draft& draft, March& march) {
    const std::size_t before = march.units.size();
    march.units = marchers(draft.position(), march);
    march.at = March::At::Watched;
    std::vector<CounterId> stopped;
    if (!march.path.empty())
        for (const CounterId unit : march.units)
            if (!usesRails(draft.position(), unit) && leftOf(draft.position(), unit) == 0)
                stopped.push_back(unit);
    if (!stopped.empty()) {
        std::vector<CounterId> others = march.units;
        std::erase_if(others, [&](CounterId unit) {
            return std::ranges::find(stopped, unit) != stopped.end();
        });
        const bool splits = !others.empty() && !whyNotLeave(draft.position(), others) &&
                            !whyNotStack(draft.position(), stopped, march.hex());
        if (splits)
            march.units = others;
        else
            march.path.clear();
    }
    march.asks = march.asks || before != march.units.size();
    setMarch(draft, march);
    if (before != march.units.size())
        seeToStranded(draft, march.hex(), march.side, false, "1.11d");
}

/// Who may not stay where he has come to goes back along his trail.
void findRoom(Draft& draft, const March& march, const std::vector<CounterId>& units) {
    if (units.empty() || !whyNotStack(draft.position(), units, march.hex()))
        return;
    for (std::size_t i = march.trail.size() - 1; i-- > 0;) {
        const HexId hex = march.trail[i];
        if (hasUnit(draft.position(), hex, other(march.side)) ||
            whyNotStack(draft.position(), units, hex))
            continue;
        for (const CounterId unit : units)
            enterHex(draft, unit, hex, "SCS.stacking");
        draft.say(Text(say::fallsBack, units.front(), hex), "SCS.stacking");
        return;
    }
}

void finish(Draft& draft, const March& march, const std::vector<CounterId>& units) {
    findRoom(draft, march, units);
    draft.pop();
}

/// The next hex, a question, or the end.
void goOn(Draft& draft, March& march) {
    const std::vector<CounterId> units = marchers(draft.position(), march);
    if (units.empty()) {
        finish(draft, march, units);
        return;
    }
    if (!march.path.empty() && march.asks) {
        const Position position = draft.position();
        if (whyNotWay(Way(position, units, march.fadedAt()), march.path, march.ends))
            march.path.clear();
        else
            march.asks = false;
        setMarch(draft, march);
    }
    if (!march.path.empty()) {
        if (march.ends == Ends::Overrun && march.path.size() == 1)
            overrun(draft, march, units);
        else
            step(draft, march, units);
        return;
    }
    if (march.asks) {
        const Position position = draft.position();
        const Way way(position, units, march.fadedAt());
        if (canGo(way, Ends::Move) || canGo(way, Ends::Overrun)) {
            draft.push(frame(goOnKind), march.side, {}, "SCS.overrun");
            return;
        }
    }
    finish(draft, march, units);
}

void runMarch(Draft& draft) {
    March march = March::from(draft.position().locals());
    switch (march.at) {
    case March::At::Fought:
        settleFight(draft, march);
        return;
    case March::At::Entered:
        march.at = March::At::Watched;
        setMarch(draft, march);
        if (interruptByAir(draft, marchers(draft.position(), march), march.hex()))
            draft.setLocal(March::numberOf(&March::asks), march.path.empty() ? march.asks : 1, 1);
        return;
    case March::At::Watched: {
        const std::size_t depth = draft.position().depth();
        settleWatch(draft, march);
        if (draft.position().depth() == depth && !askScreen(draft, march)) {
            march.at = March::At::Screened;
            setMarch(draft, march);
        }
        return;
    }
    case March::At::Screened:
    case March::At::Ready:
        goOn(draft, march);
        return;
    }
}

// Going on

namespace onward {
enum Verbs { Go, Overrun, Stop };
enum Arguments { Path };
} // namespace onward

Way wayOn(const Position& position) {
    const March march = marchBelow(position);
    return Way(position, marchers(position, march), march.fadedAt());
}
Verdict judgeGo(const Position& position, const Command& command) {
    return whyNotWay(wayOn(position), command.arguments.hexes(onward::Path), Ends::Move);
}
Verdict judgeOverrunOn(const Position& position, const Command& command) {
    return whyNotWay(wayOn(position), command.arguments.hexes(onward::Path), Ends::Overrun);
}
Verdict judgeStop(const Position& position, const Command&) {
    const March march = marchBelow(position);
    return whyNotStack(position, marchers(position, march), march.hex());
}

std::vector<Offer> offerOn(const Position& position, SideId side) {
    const Way way = wayOn(position);
    std::vector<Offer> offers = offerWays(
        way, {VerbId(onward::Overrun), say::offerOverrun, Values(1), onward::Path, Ends::Overrun});
    for (Offer& each :
         offerWays(way, {VerbId(onward::Go), say::offerGoOn, Values(1), onward::Path, Ends::Move}))
        offers.push_back(std::move(each));
    if (!judgeStop(position, {side, VerbId(onward::Stop), {}}))
        offers.push_back(buttonOffer(VerbId(onward::Stop), say::offerStop));
    return offers;
}

Text promptOn(const Position& position, SideId /*side*/) {
    return {say::promptGoOn, marchBelow(position).hex()};
}

void takeOn(Draft& draft, const Command& command, Ends ends) {
    draft.pop();
    March march = March::from(draft.position().locals());
    march.path = command.arguments.hexes(onward::Path);
    march.ends = ends;
    march.asks = false;
    setMarch(draft, march);
}
void takeGo(Draft& draft, const Command& command) {
    takeOn(draft, command, Ends::Move);
}
void takeOverrunOn(Draft& draft, const Command& command) {
    takeOn(draft, command, Ends::Overrun);
}
void takeStop(Draft& draft, const Command&) {
    draft.pop();
    March march = March::from(draft.position().locals());
    march.asks = false;
    setMarch(draft, march);
}

Preview previewGo(const Position& position, const Command& command) {
    return previewWay(wayOn(position), command.arguments.hexes(onward::Path), Ends::Move);
}
Preview previewOverrunOn(const Position& position, const Command& command) {
    return previewOverrun(wayOn(position), command.arguments.hexes(onward::Path));
}

} // namespace

std::vector<CounterId> marchers(const Position& position, const March& march) {
    std::vector<CounterId> units = march.units;
    std::erase_if(units, [&](CounterId unit) { return position.hex(unit) != march.hex(); });
    return units;
}

void beginMarch(Draft& draft, std::span<const CounterId> units, std::span<const HexId> path,
                Ends ends) {
    March march;
    march.side = draft.position().side(units.front());
    march.units.assign(units.begin(), units.end());
    march.path.assign(path.begin(), path.end());
    march.trail = {draft.position().hex(units.front())};
    march.ends = ends;
    for (const CounterId unit : units)
        draft.set(unit, moved, 1, "SCS.movement");
    draft.push(frame(marchKind), {}, march.locals(), "1.3");
}

FrameKind marchKind() {
    return {"guadalajara.march", say::frameMarch, March::fields(), runMarch};
}

FrameKind goOnKind() {
    FrameKind kind{"guadalajara.go_on", say::frameGoOn, {}};
    kind.offers = offerOn;
    kind.promptNow = promptOn;
    kind.verbs = {
        {"go", {{"path", FieldKind::Hex, false}}, judgeGo, takeGo, previewGo},
        {"overrun",
         {{"path", FieldKind::Hex, false}},
         judgeOverrunOn,
         takeOverrunOn,
         previewOverrunOn},
        {"stop", {}, judgeStop, takeStop},
    };
    return kind;
}

} // namespace esagono::guadalajara
