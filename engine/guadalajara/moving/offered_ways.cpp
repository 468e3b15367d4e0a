// SPDX-License-Identifier: GPL-3.0-or-later
// What ways there are: one run over the map for all units that move together.
#include "engine/guadalajara/moving/mixed_ways.h"
#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/moving/way_messages.h"
#include "engine/map/reach.h"

#include <algorithm>
#include <numeric>

namespace esagono::guadalajara {

namespace {

/// Units that pay the same and have the same left stand for each other.
struct Profile {
    const Mover* mover = nullptr;
    int left = 0;
    bool isRailway = false; ///< 3.4b: has twice as much by rail, among others
    int share = 1;          ///< how much of the common budget half a point is
};

struct Budget {
    std::vector<Profile> profiles;
    int common = 0;

    /// An overrun at the end is paid for beforehand.
    Budget(const Way& way, Ends ends, int times = 1) {
        for (const Mover& mover : way.movers()) {
            const int last = ends == Ends::Overrun ? overrunHalves(way.position(), mover.by) : 0;
            const int left = std::max(0, times * mover.left - last);
            const bool isRailway = way.movers().size() > 1 &&
                                   typeOf(way.position(), mover.unit) == Type::RailwayInfantry &&
                                   way.position().status(mover.unit, spent) == 0;
            const bool known = std::ranges::any_of(profiles, [&](const Profile& each) {
                return each.mover->by == mover.by && each.left == left &&
                       each.mover->mayJam == mover.mayJam && each.isRailway == isRailway;
            });
            if (!known)
                profiles.push_back({&mover, left, isRailway});
        }
        if (profiles.size() > 1) // the train goes as far as the others
            std::erase_if(profiles,
                          [](const Profile& each) { return each.mover->by == Class::Rail; });
        share();
    }
    /// Whether there are ways that one number for all does not find.
    [[nodiscard]] bool isMixed() const { return profiles.size() > 1; }
    [[nodiscard]] bool hasRailway() const {
        return std::ranges::any_of(profiles, &Profile::isRailway);
    }
    /// `times`: what the railway battalion has, that many times.
    [[nodiscard]] std::vector<Payer> payers(int times) const {
        std::vector<Payer> payers;
        for (const Profile& each : profiles)
            payers.push_back({each.mover, each.isRailway ? times * each.left : each.left});
        return payers;
    }
    /// Who has least sets the pace that is shown.
    [[nodiscard]] const Profile& lead() const {
        return *std::ranges::min_element(profiles, {}, &Profile::left);
    }

private:
    /// Costs are fractions of what each has left, so that one number serves them all.
    void share() {
        common = 1;
        for (const Profile& each : profiles)
            common = each.left == 0 || common == 0 ? 0 : std::lcm(common, each.left);
        const bool isShared = common > 0 && common <= StepCost::most;
        if (!isShared) // then all go at the pace of whoever has least
            common = lead().left;
        for (Profile& each : profiles)
            each.share = isShared ? common / each.left : 1;
    }
};

int costOf(const Way& way, const Budget& budget, HexId from, HexId to) {
    int most = 0;
    for (const Profile& each : budget.profiles)
        most = std::max(most, each.share * way.toll(*each.mover, from, to).halves());
    return std::min<int>(most, StepCost::most);
}

const Reached& run(Reach<>& reach, const Way& way, const Budget& budget, bool railOnly) {
    const HexId start = way.position().hex(way.units().front());
    return reach.run(start, budget.common, [&](const HexStep& step) {
        if (railOnly && !way.position().map().linked(step.side, rail))
            return StepCost::blocked(2);
        if (whyNotStep(way, step.from, step.to))
            return StepCost::blocked(1);
        return StepCost::of(costOf(way, budget, step.from, step.to));
    });
}

std::vector<HexId> wayTo(const Reached& reached, HexId hex) {
    std::vector<HexId> path = reached.path(hex);
    path.erase(path.begin());
    return path;
}

std::vector<std::int32_t> words(std::span<const HexId> path) {
    return valuesOf(path);
}

void block(Offer& offer, HexId hex, std::span<const HexId> path, const Verdict& why) {
    offer.blocked.push_back({hex.value, words(path), why});
}

/// The steps with what they have cost whoever has least left.
void addSteps(Offer& offer, const Way& way, const Budget& budget, const Reached& reached) {
    const Profile& lead = budget.lead();
    std::vector<std::int32_t> costs(way.position().map().size(), 0);
    for (const HexId hex : reached.hexes()) {
        const HexId before = reached.previous(hex);
        if (before.exists())
            costs[hex.index()] =
                costs[before.index()] + way.toll(*lead.mover, before, hex).halves();
        offer.steps.push_back({hex, before, costs[hex.index()], false});
    }
}

/// Why they may not end in a hex they can come to; 1.16a: empty trucks go where they are needed.
Verdict whyNotEndIn(const Way& way, const Reached& reached, HexId hex) {
    if (Verdict why = whyNotStack(way.position(), way.units(), hex))
        return why;
    bool hasEmpty = false;
    for (const Mover& mover : way.movers()) {
        if (Verdict why =
                whyNotDriveEmpty(way.position(), mover.unit, way.units(), hex, mover.left))
            return why;
        hasEmpty = hasEmpty || isEmptyTruck(way.position(), mover.unit);
    }
    return hasEmpty ? whyNotWay(way, wayTo(reached, hex), Ends::Move) : allowed;
}

void addMoves(Offer& offer, const Way& way, const Reached& reached) {
    const HexId start = way.position().hex(way.units().front());
    for (const HexId hex : reached.hexes()) {
        if (hex == start)
            continue;
        if (const Verdict why = whyNotEndIn(way, reached, hex))
            block(offer, hex, wayTo(reached, hex), why);
        else
            offer.targets.push_back(hex.value);
    }
    for (const HexId hex : reached.frontier()) { // the hexes just out of reach
        const HexId from = reached.whatStopped(hex)->from;
        std::vector<HexId> path = wayTo(reached, from);
        path.push_back(hex);
        // All but the last step is known to be allowed.
        Verdict why = whyNotStep(way, from, hex);
        if (!why)
            why = whyNotWay(way, path, Ends::Move);
        if (why)
            block(offer, hex, path, why);
    }
}

/// The first, so the cheapest, hex from which an enemy hex can be overrun.
template <class Visit>
void eachOverrun(const Way& way, const Reached& reached, const Visit& visit) {
    HexSet done(way.position().map().size());
    for (const HexId from : reached.hexes())
        for (const HexId target : way.position().map().neighbours(from)) {
            if (done.contains(target) || !hasUnit(way.position(), target, other(way.side())))
                continue;
            std::vector<HexId> path = wayTo(reached, from);
            path.push_back(target);
            if (visit(from, target, path, whyNotWay(way, path, Ends::Overrun)))
                done.insert(target);
        }
}

void addOverruns(Offer& offer, const Way& way, const Budget& budget, const Reached& reached) {
    std::vector<Blocked> refused;
    eachOverrun(
        way, reached,
        [&](HexId from, HexId target, std::span<const HexId> path, const Verdict& why) {
            if (why) {
                if (std::ranges::find(refused, target.value, &Blocked::target) == refused.end())
                    refused.push_back({target.value, words(path), why});
                return false;
            }
            const auto before = std::ranges::find(offer.steps, from, &PathStep::hex);
            const int cost = before->cost + overrunHalves(way.position(), budget.lead().mover->by);
            offer.steps.push_back({target, from, cost, true});
            offer.targets.push_back(target.value);
            return true;
        });
    for (Blocked& each : refused)
        if (std::ranges::find(offer.targets, each.target) == offer.targets.end())
            offer.blocked.push_back(std::move(each));
}

Offer emptyOffer(const Way& way, const Asking& asking) {
    Offer offer = openOffer(OfferKind::Path, asking.verb, Text(asking.label, way.units().front()),
                            asking.settled, asking.open);
    offer.perPoint = 2;
    return offer;
}

/// 3.4b: for the railway battalion the rails count on their own.
Offer waysBy(const Way& way, const Asking& asking, bool railOnly) {
    const Budget budget(way, asking.ends, railOnly ? 2 : 1);
    Reach<> reach(way.position().map());
    const Reached& reached = run(reach, way, budget, railOnly);
    Offer offer = emptyOffer(way, asking);
    addSteps(offer, way, budget, reached);
    if (asking.ends == Ends::Move)
        addMoves(offer, way, reached);
    else
        addOverruns(offer, way, budget, reached);
    return offer;
}

bool holdsTarget(const std::vector<Offer>& offers, HexId hex) {
    return std::ranges::any_of(offers, [&](const Offer& each) {
        return std::ranges::find(each.targets, hex.value) != each.targets.end();
    });
}

/// Whether an offer can show the way: to each of its hexes lead the same steps.
bool fits(const Offer& offer, std::span<const HexId> path) {
    HexId before = offer.steps.front().hex;
    return std::ranges::all_of(path, [&](HexId hex) {
        const auto step = std::ranges::find(offer.steps, hex, &PathStep::hex);
        const bool isSame = step == offer.steps.end() || step->from == before;
        before = hex;
        return isSame;
    });
}

/// Adds a way that fits, with what it costs whoever has least left.
void addWay(Offer& offer, const Way& way, const Budget& budget, std::span<const HexId> path,
            Ends ends) {
    const Mover& lead = *budget.lead().mover;
    PathStep before = offer.steps.front();
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto known = std::ranges::find(offer.steps, path[i], &PathStep::hex);
        if (known != offer.steps.end()) {
            before = *known;
            continue;
        }
        const bool isFought = ends == Ends::Overrun && i + 1 == path.size();
        const int more = isFought ? overrunHalves(way.position(), lead.by)
                                  : way.toll(lead, before.hex, path[i]).halves();
        before = {path[i], before.hex, before.cost + more, isFought};
        offer.steps.push_back(before);
    }
    offer.targets.push_back(path.back().value);
}

/// The ways of a group that pays differently, to all they end in.
std::vector<std::vector<HexId>> mixedWays(const Way& way, const Budget& budget, Ends ends,
                                          std::span<const PathStep> known) {
    std::vector<std::vector<HexId>> ways = waysTogether(way, budget.payers(1), known, false);
    if (budget.hasRailway())
        for (std::vector<HexId>& each : waysTogether(way, budget.payers(2), {}, true))
            ways.push_back(std::move(each));
    if (ends == Ends::Move)
        return ways;
    std::vector<std::vector<HexId>> fights;
    for (const std::vector<HexId>& each : ways)
        for (const HexId target : way.position().map().neighbours(each.back()))
            if (hasUnit(way.position(), target, other(way.side()))) {
                fights.push_back(each);
                fights.back().push_back(target);
            }
    return fights;
}

/// Adds the ways that the first offer does not show: to it, or where they cross its own to others.
void addMixedWays(const Way& way, const Budget& budget, const Asking& asking,
                  std::vector<Offer>& offers) {
    for (const std::vector<HexId>& path :
         mixedWays(way, budget, asking.ends, offers.front().steps)) {
        if (holdsTarget(offers, path.back()) || whyNotWay(way, path, asking.ends))
            continue;
        auto offer =
            std::ranges::find_if(offers, [&](const Offer& each) { return fits(each, path); });
        if (offer == offers.end()) {
            offers.push_back(emptyOffer(way, asking));
            offers.back().steps.push_back(offers.front().steps.front());
            offer = offers.end() - 1;
        }
        addWay(*offer, way, budget, path, asking.ends);
        std::erase_if(offers.front().blocked,
                      [&](const Blocked& each) { return each.target == path.back().value; });
    }
}

bool isRailwayOnly(const Way& way) {
    return way.units().size() == 1 &&
           typeOf(way.position(), way.units().front()) == Type::RailwayInfantry &&
           way.position().status(way.units().front(), spent) == 0;
}

/// Whether an enemy is near enough to be overrun, as the crow flies.
bool isEnemyNear(const Way& way) {
    const Position& position = way.position();
    int reach = INT32_MAX;
    for (const Mover& mover : way.movers()) {
        const int spare = mover.left - overrunHalves(position, mover.by);
        if (spare < 0 || isTruck(position, mover.unit) || mover.by == Class::Rail)
            return false;
        const int step = mover.by == Class::Foot ? 2 : 1;
        reach = std::min(reach, spare / step + 1);
    }
    const HexId start = position.hex(way.units().front());
    return std::ranges::any_of(
        way.enemies(), [&](HexId enemy) { return position.map().distance(start, enemy) <= reach; });
}

} // namespace

std::vector<Offer> offerWays(const Way& way, const Asking& asking) {
    if (whyNotLeave(way.position(), way.units()) ||
        (asking.ends == Ends::Overrun && !isEnemyNear(way)))
        return {};
    std::vector<Offer> offers;
    offers.push_back(waysBy(way, asking, false));
    if (const Budget budget(way, asking.ends); budget.isMixed())
        addMixedWays(way, budget, asking, offers);
    for (std::size_t i = 1; i < offers.size(); ++i)
        offers[i].label =
            Text(asking.ends == Ends::Move ? say::offerMoveOther : say::offerOverrunOther,
                 way.units().front(), i);
    if (asking.ends == Ends::Move && isRailwayOnly(way)) {
        offers.push_back(waysBy(way, asking, true));
        offers.back().label = Text(say::offerMoveRail, way.units().front());
    }
    std::erase_if(offers, [](const Offer& each) { return each.targets.empty(); });
    for (Offer& each : offers)
        each.example = pathTo(each, HexId(static_cast<std::size_t>(each.targets.front())));
    return offers;
}

bool canGo(const Way& way, Ends ends) {
    const Position& position = way.position();
    if ((ends == Ends::Overrun && !isEnemyNear(way)) || whyNotLeave(position, way.units()))
        return false;
    const HexId start = position.hex(way.units().front());
    bool mayPass = false;
    for (const HexId next : position.map().neighbours(start)) {
        if (!whyNotWay(way, {&next, 1}, ends))
            return true;
        mayPass = mayPass || (!way.whyNotEnter(start, next) &&
                              std::ranges::all_of(way.movers(), [&](const Mover& mover) {
                                  return way.toll(mover, start, next).halves() <= mover.left;
                              }));
    }
    if (!mayPass)
        return false;
    const Budget budget(way, ends);
    Reach<> reach(position.map());
    const Reached& reached = run(reach, way, budget, false);
    bool found = false;
    if (ends == Ends::Move)
        found = std::ranges::any_of(reached.hexes(), [&](HexId hex) {
            return hex != start && !whyNotEndIn(way, reached, hex);
        });
    else
        eachOverrun(way, reached, [&](HexId, HexId, std::span<const HexId>, const Verdict& why) {
            found = found || !why;
            return found;
        });
    if (found || !budget.isMixed())
        return found;
    return std::ranges::any_of(
        mixedWays(way, budget, ends, {}),
        [&](const std::vector<HexId>& path) { return !whyNotWay(way, path, ends); });
}

Verdict whyNotThere(const Way& way, HexId hex, Ends ends) {
    const Position& position = way.position();
    const CounterId first = way.units().front();
    if (Verdict why = whyNotLeave(position, way.units()))
        return why;
    if (hex == position.hex(first))
        return refuse("SCS.movement", say::noWay, first);
    if (ends == Ends::Overrun && !hasUnit(position, hex, other(way.side())))
        return refuse("1.20", say::nobodyThere, hex);
    Verdict last;
    for (const HexId from : position.map().neighbours(hex)) {
        last = ends == Ends::Move ? way.whyNotEnter(from, hex) : way.whyNotGround(from, hex);
        if (!last)
            return refuse("SCS.movement", say::tooFar, first, hex);
    }
    return last;
}

Preview previewWay(const Way& way, std::span<const HexId> path, Ends ends) {
    Preview preview;
    for (const Mover& mover : way.movers()) {
        Preview::Part part{Text(say::partCost, mover.unit), {}};
        HexId at = way.position().hex(mover.unit);
        for (const HexId next : path) {
            if (ends == Ends::Overrun && next == path.back()) {
                part.tally.add(Text(say::tallyOverrun, next),
                               Ratio(overrunHalves(way.position(), mover.by), 2), "1.20");
                break;
            }
            const Toll toll = way.toll(mover, at, next);
            const auto add = [&](const char* label, HexId hex, int halves, RuleRef rule) {
                if (halves != 0)
                    part.tally.add(Text(label, hex), Ratio(halves, 2), std::move(rule));
            };
            add(toll.byWay ? say::tallyRoad : say::tallyEnter, next, toll.hex, "1.3");
            add(say::tallyInterdicted, next, toll.interdiction, "1.10c");
            add(say::tallyCrossing, next, toll.river, "1.3");
            add(say::tallyJam, next, toll.jam, "2.5");
            add(say::tallyZone, at, toll.zone, {"SCS.zoc", "A45"});
            at = next;
        }
        const Ratio after = std::max(Ratio(0), Ratio(mover.left, 2) - part.tally.total());
        preview.parts.push_back(std::move(part));
        Tally left;
        left.add(Text(say::tallyLeft, mover.unit), after, "1.3");
        preview.parts.push_back({Text(say::partLeft, mover.unit), std::move(left)});
    }
    return preview;
}

Preview previewOverrun(const Way& way, std::span<const HexId> path) {
    const HexId from =
        path.size() > 1 ? path[path.size() - 2] : way.position().hex(way.units().front());
    Preview preview =
        previewBattle(way.position(), way.side(), way.units(), path.back(), true, from);
    Preview costs = previewWay(way, path, Ends::Overrun);
    for (Preview::Part& part : costs.parts)
        preview.parts.push_back(std::move(part));
    return preview;
}

} // namespace esagono::guadalajara
