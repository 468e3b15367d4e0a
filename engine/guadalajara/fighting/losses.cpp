// SPDX-License-Identifier: GPL-3.0-or-later
// Steps lost: who takes the first (1.4, SCS 8.0a), who may take any (1.8f, 1.11c, 1.16e), and what
// becomes of the armour that is left (1.11d, 1.11e).
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/losses_messages.h"
#include "engine/play/shares.h"

#include <algorithm>
#include <numeric>

namespace esagono::guadalajara {

namespace {

namespace losses {
enum Locals { Steps, Units, Why, Attacking };
enum Arguments { Shares };
} // namespace losses

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

/// Which losses fall on whom.
struct Burden {
    std::vector<CounterId> units;
    std::vector<int> capacity;    ///< by unit
    std::vector<CounterId> first; ///< one of these takes the first step; empty: anybody
    bool byStrength = false;      ///< because they are the strongest (SCS 8.0a)
    int total = 0;                ///< what can be taken of what is wanted

    Burden(const Position& position, std::span<const CounterId> among, int wanted, Cause cause,
           bool attacking) {
        for (const CounterId unit : among)
            if (const int most = capacityOf(position, unit, cause); most > 0) {
                units.push_back(unit);
                capacity.push_back(most);
            }
        total = std::min(wanted, there());
        const bool free = (cause == Cause::Barrage && is(position, ruling::a(54))) || // A54
                          cause == Cause::Interdiction || cause == Cause::Exhaustion;
        if (!free)
            std::ranges::copy_if(units, std::back_inserter(first), [&](CounterId unit) {
                return isVolunteerAmongRegulars(position, unit, units);
            });
        const bool strongestLoses =
            isOfCombat(cause) || (cause == Cause::Attrition && is(position, ruling::a(82))); // A82
        if (!first.empty() || !strongestLoses)
            return;
        byStrength = true;
        const auto worth = [&](CounterId unit) {
            return attacking ? printedAttack(position, unit) : printedDefence(position, unit);
        };
        int most = 0;
        for (const CounterId unit : units)
            most = std::max(most, worth(unit));
        std::ranges::copy_if(units, std::back_inserter(first),
                             [&](CounterId unit) { return worth(unit) == most; });
    }
    [[nodiscard]] int there() const { return std::accumulate(capacity.begin(), capacity.end(), 0); }
    [[nodiscard]] bool leavesNoChoice() const {
        return units.size() < 2 || total == there() || (total == 1 && first.size() == 1);
    }
    /// The first step where it must fall, the others in order.
    [[nodiscard]] std::vector<int> inOrder() const {
        std::vector<int> share(units.size(), 0);
        int left = total;
        if (left > 0 && !first.empty()) {
            ++share[std::size_t(std::ranges::find(units, first.front()) - units.begin())];
            --left;
        }
        for (std::size_t i = 0; i < units.size(); ++i) {
            const int more = std::min(left, capacity[i] - share[i]);
            share[i] += more;
            left -= more;
        }
        return share;
    }
};

Cause causeOf(const Values& locals) {
    return Cause(locals.get(losses::Why));
}
Burden burdenOf(const Position& position) {
    const Values& locals = position.locals();
    return {position, locals.counters(losses::Units), locals.get(losses::Steps), causeOf(locals),
            locals.get(losses::Attacking) != 0};
}

/// The shares asked for, by unit of the burden; nothing if they name anything else.
std::optional<std::vector<int>> sharesOf(const Burden& burden, const Command& command) {
    return sharesAmong(burden.units, command.arguments.list(losses::Shares));
}

std::vector<CounterId> namedIn(const Command& command) {
    std::vector<CounterId> units;
    const auto pairs = command.arguments.list(losses::Shares);
    for (std::size_t i = 0; i < pairs.size(); i += 2)
        units.push_back(CounterId(std::size_t(pairs[i])));
    return units;
}

Verdict whyNotLose(const Position& position, const Command& command) {
    const Burden burden = burdenOf(position);
    const Cause cause = causeOf(position.locals());
    for (const CounterId unit : namedIn(command)) {
        if (isTruck(position, unit) && cause != Cause::Barrage)
            return refuse("1.16e", say::cannotTakeLoss);
        if (isArmoured(position, unit) && capacityOf(position, unit, cause) == 0)
            return refuse({"1.11c", cause == Cause::Attrition ? "A93" : ""}, say::cannotTakeLoss);
    }
    const auto share = sharesOf(burden, command);
    if (!share)
        return refuse(sectionOf(cause), say::cannotTakeLoss);
    int total = 0;
    for (std::size_t i = 0; i < share->size(); ++i) {
        if ((*share)[i] > burden.capacity[i])
            return refuse("1.2a", say::fewerSteps, burden.units[i], burden.capacity[i]);
        total += (*share)[i];
    }
    if (total > burden.total && isOfCombat(cause)) // retreats are not bought off
        return refuse("1.19", say::otherSum, burden.total);
    if (total != burden.total)
        return refuse(sectionOf(cause), say::otherSum, burden.total);
    const auto takes = [&](CounterId unit) {
        return (*share)[std::size_t(std::ranges::find(burden.units, unit) - burden.units.begin())] >
               0;
    };
    if (burden.first.empty() || std::ranges::any_of(burden.first, takes))
        return allowed;
    if (burden.byStrength)
        return refuse({cause == Cause::Attrition ? "1.6d" : "SCS.losses",
                       cause == Cause::Attrition ? "A82" : ""},
                      say::strongestFirst, burden.first.front())
            .because(burden.first.front());
    return refuse({"1.4", cause == Cause::Barrage ? "A54" : ""}, say::volunteerFirst,
                  burden.first.front())
        .because(burden.first.front());
}

Text promptLosses(const Position& position, SideId /*side*/) {
    return {say::promptLosses, burdenOf(position).total};
}

std::vector<Offer> offerLosses(const Position& position, SideId /*side*/) {
    const Burden burden = burdenOf(position);
    Offer offer;
    offer.kind = OfferKind::Allocation;
    offer.verb = VerbId(0);
    offer.label = Text(say::offerLosses, burden.total);
    offer.arguments = Values(1);
    offer.open = losses::Shares;
    offer.least = offer.most = burden.total;
    const std::vector<int> share = burden.inOrder();
    for (std::size_t i = 0; i < burden.units.size(); ++i) {
        offer.targets.push_back(burden.units[i].value);
        offer.capacity.push_back(burden.capacity[i]);
        if (share[i] > 0)
            offer.example.insert(offer.example.end(), {burden.units[i].value, share[i]});
    }
    return offered(std::move(offer));
}

/// Takes the steps and sees to the armour that has nobody left with it.
void lose(Draft& draft, const Burden& burden, const std::vector<int>& share, int wanted,
          Cause cause) {
    std::vector<HexId> hexes;
    for (const CounterId unit : burden.units)
        if (const HexId hex = draft.position().hex(unit); std::ranges::count(hexes, hex) == 0)
            hexes.push_back(hex);
    const SideId side = draft.position().side(burden.units.front());
    for (std::size_t i = 0; i < burden.units.size(); ++i)
        for (int step = 0; step < share[i]; ++step)
            loseStep(draft, burden.units[i], cause, sectionOf(cause));
    // 1.11e names combat and barrage; A53: in a barrage the rest may be ignored
    const bool isOpen =
        wanted > burden.total &&
        (isOfCombat(cause) || (cause == Cause::Barrage && !is(draft.position(), ruling::a(53))));
    for (const HexId hex : hexes)
        seeToStranded(draft, hex, side, isOpen, sectionOf(cause));
}

void takeLosses(Draft& draft, const Command& command) {
    const Burden burden = burdenOf(draft.position());
    const Values locals = draft.position().locals();
    const std::vector<int> share = *sharesOf(burden, command);
    draft.pop();
    lose(draft, burden, share, locals.get(losses::Steps), causeOf(locals));
}

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
    const bool attacking = isOfCombat(cause) && areAttacking(draft.position(), side);
    const Burden burden(draft.position(), units, steps, cause, attacking);
    if (burden.total == 0)
        return; // 1.8f: only armour, which takes none of these
    draft.say(Text(say::stepsLost, side, burden.total), section);
    if (burden.leavesNoChoice()) {
        lose(draft, burden, burden.inOrder(), steps, cause);
        return;
    }
    Values locals(4);
    locals.set(losses::Steps, steps);
    locals.set(losses::Units, burden.units);
    locals.set(losses::Why, static_cast<int>(cause));
    locals.set(losses::Attacking, attacking ? 1 : 0);
    draft.push(frame(lossesKind), side, locals, section);
}

FrameKind lossesKind() {
    FrameKind kind{"guadalajara.losses",
                   say::frameLosses,
                   {{"steps"}, {"units", FieldKind::Counter, false}, {"cause"}, {"attacking"}}};
    kind.offers = offerLosses;
    kind.promptNow = promptLosses;
    kind.verbs = {{"lose", {{"shares", FieldKind::Allocation, false}}, whyNotLose, takeLosses}};
    return kind;
}

} // namespace esagono::guadalajara
