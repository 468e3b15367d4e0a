// SPDX-License-Identifier: GPL-3.0-or-later
// Steps lost: who takes the first (1.4, SCS 8.0a), who may take any (1.8f, 1.11c, 1.16e), and what
// becomes of the armour that is left (1.11d, 1.11e).
#include "engine/play/decisions/losses.h"
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/losses_messages.h"
#include "engine/play/decisions/locals.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// The locals of the decision.
struct Loss : Locals<Loss> {
    int steps = 0; ///< wanted
    std::vector<CounterId> units;
    Cause cause{};
    bool attacking = false;

    static constexpr auto named() {
        return std::tuple(Local("steps", &Loss::steps), Local("units", &Loss::units),
                          Local("cause", &Loss::cause), Local("attacking", &Loss::attacking));
    }
};

bool isOfCombat(Cause cause) {
    return cause == Cause::Combat || cause == Cause::Overrun;
}

const char* sectionOf(Cause cause) {
    switch (cause) {
    case Cause::Combat:
    case Cause::Overrun:
        return "SCS.losses";
    case Cause::Retreat:
        return "SCS.retreat";
    case Cause::Barrage:
        return "1.8f";
    case Cause::Attrition:
        return "1.6d";
    case Cause::Interdiction:
        return "1.10c";
    case Cause::Compulsory:
        return "2.7e";
    case Cause::Exhaustion:
        break;
    }
    return "1.12e";
}

/// How many losses a counter can take.
int capacityOf(const Position& position, CounterId unit, Cause cause) {
    if (!position.isOnMap(unit))
        return 0;
    if (isTruck(position, unit)) // 1.16e
        return cause == Cause::Barrage && !cargoOf(position, unit).exists() ? 1 : 0;
    const bool sparesArmour = cause != Cause::Interdiction && cause != Cause::Compulsory &&
                              (cause != Cause::Attrition || !is(position, ruling::a(93))); // A93
    if (sparesArmour && isArmoured(position, unit))                                        // 1.11c
        return 0;
    return stepsOf(position, unit);
}

/// 1.4: a volunteer in a hex in which Italian regulars may lose steps too.
bool isVolunteerAmongRegulars(const Position& position, CounterId unit,
                              std::span<const CounterId> units) {
    return isVolunteer(position, unit) && std::ranges::any_of(units, [&](CounterId each) {
               return position.hex(each) == position.hex(unit) && isUnit(position, each) &&
                      isItalian(position, each) && !isVolunteer(position, each);
           });
}

Burden burdenOf(const Position& position, const Loss& loss) {
    return {loss.units, loss.steps,
            [&](CounterId unit) { return capacityOf(position, unit, loss.cause); }};
}
Burden burdenNow(const Position& position) {
    return burdenOf(position, Loss::from(position.locals()));
}

/// Those of whom one takes the first step; nobody: it may be anybody.
struct First {
    std::vector<CounterId> units;
    bool byStrength = false; ///< because they are the strongest (SCS 8.0a)
};
First firstOf(const Position& position, const Burden& burden, const Loss& loss) {
    First first;
    const bool free = (loss.cause == Cause::Barrage && is(position, ruling::a(54))) || // A54
                      loss.cause == Cause::Interdiction || loss.cause == Cause::Exhaustion;
    if (!free)
        std::ranges::copy_if(burden.units, std::back_inserter(first.units), [&](CounterId unit) {
            return isVolunteerAmongRegulars(position, unit, burden.units);
        });
    const bool strongestLoses = isOfCombat(loss.cause) || (loss.cause == Cause::Attrition &&
                                                           is(position, ruling::a(82))); // A82
    if (!first.units.empty() || !strongestLoses)
        return first;
    first.byStrength = true;
    const auto worth = [&](CounterId unit) {
        return loss.attacking ? printedAttack(position, unit) : printedDefence(position, unit);
    };
    int most = 0;
    for (const CounterId unit : burden.units)
        most = std::max(most, worth(unit));
    std::ranges::copy_if(burden.units, std::back_inserter(first.units),
                         [&](CounterId unit) { return worth(unit) == most; });
    return first;
}

/// The first step where it must fall, the others in order.
Shares sharesFor(const Burden& burden, const First& first) {
    Shares shares(burden.units.size(), 0);
    if (burden.total > 0 && !first.units.empty())
        ++shares[burden.indexOf(first.units.front())];
    return burden.inOrder(std::move(shares));
}

/// Whether somebody is named whom the cause spares, and by which clause.
Cited citedForStrangers(const Position& position, const Command& command, Cause cause) {
    const auto pairs = command.arguments.list(0);
    for (std::size_t i = 0; i < pairs.size(); i += 2) {
        const CounterId unit(static_cast<std::size_t>(pairs[i]));
        if (isTruck(position, unit) && cause != Cause::Barrage)
            return "1.16e";
        if (isArmoured(position, unit) && capacityOf(position, unit, cause) == 0)
            return {"1.11c", cause == Cause::Attrition ? "A93" : ""};
    }
    return sectionOf(cause);
}

LossClauses clausesOf(const Position& position, const Command& command) {
    const Cause cause = Loss::from(position.locals()).cause;
    LossClauses clauses{{citedForStrangers(position, command, cause), say::cannotTakeLoss},
                        {"1.2a", say::fewerSteps},
                        {sectionOf(cause), say::otherSum}};
    if (isOfCombat(cause)) // retreats are not bought off
        clauses.tooMuch = {"1.19", say::otherSum};
    return clauses;
}

Verdict whyNotSo(const Position& position, const Burden& burden, const Shares& shares) {
    const Loss loss = Loss::from(position.locals());
    const First first = firstOf(position, burden, loss);
    const auto takes = [&](CounterId unit) { return shares[burden.indexOf(unit)] > 0; };
    if (first.units.empty() || std::ranges::any_of(first.units, takes))
        return allowed;
    if (first.byStrength)
        return refuse({loss.cause == Cause::Attrition ? "1.6d" : "SCS.losses",
                       loss.cause == Cause::Attrition ? "A82" : ""},
                      say::strongestFirst, first.units.front())
            .because(first.units.front());
    return refuse({"1.4", loss.cause == Cause::Barrage ? "A54" : ""}, say::volunteerFirst,
                  first.units.front())
        .because(first.units.front());
}

Text promptLosses(const Position& position, SideId /*side*/) {
    return {say::promptLosses, burdenNow(position).total};
}

Shares suggestedShares(const Position& position, const Burden& burden) {
    return sharesFor(burden, firstOf(position, burden, Loss::from(position.locals())));
}

/// Takes the steps and sees to the armour that has nobody left with it.
void lose(Draft& draft, const Burden& burden, const Shares& shares, int wanted, Cause cause) {
    std::vector<HexId> hexes;
    for (const CounterId unit : burden.units)
        if (const HexId hex = draft.position().hex(unit); std::ranges::count(hexes, hex) == 0)
            hexes.push_back(hex);
    const SideId side = draft.position().side(burden.units.front());
    for (std::size_t i = 0; i < burden.units.size(); ++i)
        for (int step = 0; step < shares[i]; ++step)
            loseStep(draft, burden.units[i], cause, sectionOf(cause));
    // 1.11e names combat and barrage; A53: in a barrage the rest may be ignored
    const bool isOpen =
        wanted > burden.total &&
        (isOfCombat(cause) || (cause == Cause::Barrage && !is(draft.position(), ruling::a(53))));
    for (const HexId hex : hexes)
        seeToStranded(draft, hex, side, isOpen, sectionOf(cause));
}

void loseChosen(Draft& draft, const Values& locals, const Burden& burden, const Shares& shares) {
    const Loss loss = Loss::from(locals);
    lose(draft, burden, shares, loss.steps, loss.cause);
}

constexpr LossRules sharedLosses{say::offerLosses, burdenNow,       clausesOf,
                                 whyNotSo,         suggestedShares, loseChosen};

/// Whether the units attack in the combat that is being fought.
bool areAttacking(const Position& position, SideId side) {
    return !position.isOver() && position.frame().name == frame(battleKind) &&
           Battle::from(position.locals()).side == side;
}

} // namespace

void loseStep(Draft& draft, CounterId unit, Cause cause, const char* section) {
    if (isTruck(draft.position(), unit) || stepsOf(draft.position(), unit) < 2) {
        destroy(draft, unit, cause, section);
        return;
    }
    draft.say(Text(say::unitLosesStep, unit), section);
    draft.turn(unit, reducedFace, section);
    countForMorale(draft, unit, 1, cause);
}

void pushLosses(Draft& draft, std::span<const CounterId> units, int steps, Cause cause,
                const char* section) {
    if (units.empty())
        return;
    const SideId side = draft.position().side(units.front());
    Loss loss;
    loss.steps = steps;
    loss.units.assign(units.begin(), units.end());
    loss.cause = cause;
    loss.attacking = isOfCombat(cause) && areAttacking(draft.position(), side);
    const Burden burden = burdenOf(draft.position(), loss);
    if (burden.total == 0)
        return; // 1.8f: only armour, which takes none of these
    draft.say(Text(say::stepsLost, side, burden.total), section);
    const First first = firstOf(draft.position(), burden, loss);
    if (burden.isPlain() || (burden.total == 1 && first.units.size() == 1)) {
        lose(draft, burden, sharesFor(burden, first), steps, cause);
        return;
    }
    loss.units = burden.units;
    draft.push(frame(lossesKind), side, loss.locals(), section);
}

FrameKind lossesKind() {
    return lossesKindOf<sharedLosses>("guadalajara.losses", say::frameLosses, Loss::fields(),
                                      promptLosses);
}

} // namespace esagono::guadalajara
