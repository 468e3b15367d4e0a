// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.3: the effects of combat. Owners share out the losses of their units.
#include "engine/play/decisions/losses.h"
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

namespace losing {
enum Locals { Steps, Units };
}

Burden burdenAmong(const Position& position, std::vector<CounterId> units, int wanted) {
    std::ranges::sort(units);
    return {units, wanted, [&](CounterId unit) { return stepsLeft(position, unit); }};
}

Burden burdenOf(const Position& position) {
    const Values& locals = position.locals();
    return burdenAmong(position, locals.counters(losing::Units), locals.get(losing::Steps));
}

/// What a unit has lost before this combat; nothing by the other reading of A50.
int lostBefore(const Position& position, CounterId unit) {
    return is(position, ruling::lossesOfThisCombat) ? 0 : position.face(unit);
}

/// The units with a step left that have lost fewest.
std::vector<std::size_t> fewestLost(const Position& position, const Burden& burden,
                                    const Shares& shares) {
    const auto lost = [&](std::size_t each) {
        return lostBefore(position, burden.units[each]) + shares[each];
    };
    std::vector<std::size_t> fewest;
    for (std::size_t each = 0; each < burden.units.size(); ++each) {
        if (shares[each] == burden.capacity[each])
            continue;
        if (!fewest.empty() && lost(each) < lost(fewest.front()))
            fewest.clear();
        if (fewest.empty() || lost(each) == lost(fewest.front()))
            fewest.push_back(each);
    }
    return fewest;
}

/// One step after the other, always to a unit that has lost fewest.
Shares evenly(const Position& position, const Burden& burden) {
    Shares shares(burden.units.size(), 0);
    for (int i = 0; i < burden.total; ++i)
        ++shares[fewestLost(position, burden, shares).front()];
    return shares;
}

/// Round by round those who have lost fewest take one each; somebody may choose only where fewer
/// are left to take than there are of them. With K22 stacks may be chosen between.
bool leavesNoChoice(const Position& position, const Burden& burden) {
    if (burden.isPlain() || is(position, ruling::lossesByStack))
        return burden.isPlain();
    Shares shares(burden.units.size(), 0);
    for (int left = burden.total; left > 0;) {
        const std::vector<std::size_t> next = fewestLost(position, burden, shares);
        if (left < static_cast<int>(next.size()))
            return false;
        for (const std::size_t each : next)
            ++shares[each];
        left -= static_cast<int>(next.size());
    }
    return true;
}

LossClauses clausesOf(const Position&, const Command&) {
    return {{"10.3", say::notInThisCombat}, {"10.3", say::noStepsLeft}, {"10.3", say::otherLosses}};
}

Verdict whyNotSo(const Position& position, const Burden& burden, const Shares& shares) {
    const bool byStack = is(position, ruling::lossesByStack); // K22
    const auto lost = [&](std::size_t each) {
        return lostBefore(position, burden.units[each]) + shares[each];
    };
    for (std::size_t i = 0; i < shares.size(); ++i)
        for (std::size_t k = 0; k < shares.size(); ++k)
            if (shares[i] > 0 && shares[k] < burden.capacity[k] && lost(i) > lost(k) + 1 &&
                (!byStack || position.hex(burden.units[i]) == position.hex(burden.units[k])))
                return refuse({"10.3", byStack                     ? "K22"
                                       : shares[i] > shares[k] + 1 ? ""
                                                                   : "A50"},
                              say::othersLostFewer, burden.units[i], burden.units[k])
                    .because(burden.units[k]);
    return allowed;
}

Text promptLosses(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    return {side == battle.side ? say::promptLossesAttack : say::promptLosses,
            burdenOf(position).total, battle.target};
}

void lose(Draft& draft, const Values&, const Burden& burden, const Shares& shares) {
    for (std::size_t i = 0; i < burden.units.size(); ++i)
        for (int step = 0; step < shares[i]; ++step)
            loseStep(draft, burden.units[i], "10.3");
}

constexpr LossRules sharedLosses{say::offerLosses, burdenOf, clausesOf, whyNotSo, evenly, lose};

} // namespace

int stepsLeft(const Position& position, CounterId unit) {
    if (!position.isOnMap(unit) || !isCombat(position, unit))
        return 0;
    return piece(position, unit).steps - position.face(unit);
}

void loseStep(Draft& draft, CounterId unit, const char* section) {
    if (stepsLeft(draft.position(), unit) > 1)
        draft.turn(unit, static_cast<std::uint8_t>(draft.position().face(unit) + 1), section);
    else
        eliminate(draft, unit, section);
}

void eliminate(Draft& draft, CounterId unit, const char* section) {
    const Position position = draft.position();
    const HexId hex = position.hex(unit);
    const SideId side = position.side(unit);
    const bool isColumn = isSupply(position, unit);
    // A column may come again as a reinforcement: there are fewer pieces than arrivals (9.3).
    draft.move(unit, isColumn && side == nationalist ? Place(supplyDepot) : Place(eliminated),
               section);
    for (const StatusId status : {dsg, oos, moved, attacked, revealed})
        draft.set(unit, status, 0);
    if (isColumn) {
        draft.turn(unit, shellsFace);
        return;
    }
    if (side == republican && piece(position, unit).size == Size::Brigade) { // 14.1
        draft.set(brigades, position.track(brigades) + 1, "14.1");
        score(draft);
    }
    if (!hex.exists() || hasCombatUnit(draft.position(), hex, side))
        return;
    if (const CounterId hq = findType(draft.position(), hex, side, Type::Hq);
        hq.exists() && isCombat(draft.position(), unit))
        eliminate(draft, hq, "9.2");
    if (is(draft.position(), ruling::trenchGoesWithUnits) && side == republican)
        removeTrench(draft, hex); // K26
}

void shareLosses(Draft& draft, Battle& battle, SideId owner, int steps) {
    const Position position = draft.position();
    const Burden burden = burdenAmong(position, battle.involved(position, owner), steps);
    if (burden.total == 0)
        return;
    draft.say(Text(say::loses, owner, burden.total), "10.3");
    if (leavesNoChoice(position, burden)) {
        lose(draft, {}, burden, evenly(position, burden));
        return;
    }
    Values locals(2);
    locals.set(losing::Steps, burden.total);
    locals.set(losing::Units, burden.units);
    ask(draft, battle, frame(lossKind), owner, std::move(locals), "10.3");
}

FrameKind lossKind() {
    return lossesKindOf<sharedLosses>("santander.losses", say::frameLosses,
                                      {{"steps"}, {"units", FieldKind::Counter, false}},
                                      promptLosses);
}

} // namespace esagono::santander
