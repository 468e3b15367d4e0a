// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 8: movement. Points are counted in halves, because of the roads.
#include "engine/map/reach.h"
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

#include <algorithm>
#include <array>

namespace esagono::santander {

namespace {

enum MoveVerbs { Move, EndMovement };
namespace moving {
enum Arguments { Unit, Path };
}

/// May the road rate be used at all? Only ruling K13 makes it depend on where the move ends.
enum class Roads : std::uint8_t { Use, Avoid };

/// What one move has to reckon with, looked up once.
class March {
public:
    March(const Position& position, CounterId unit, const HexSet& enemyZone, const HexSet& lines)
        : m_position(&position)
        , m_unit(unit)
        , m_side(position.side(unit))
        , m_start(position.hex(unit))
        , m_enemyZone(&enemyZone)
        , m_lines(&lines) {}

    /// What bars the way from one hex into the next, whatever the unit has left to spend.
    enum class Bar : std::uint8_t { None, NotAdjacent, Sea, Closed, Enemy, NoSupply };
    [[nodiscard]] Bar barBetween(HexId from, HexId to) const {
        if (!isOpen(*m_position, from, to))
            return !m_position->map().adjacent(from, to) ? Bar::NotAdjacent
                   : !terrainOf(*m_position, to).isLand  ? Bar::Sea
                                                         : Bar::Closed;
        if (whoBars(to).exists())
            return Bar::Enemy;
        return isSupplied(*m_position, m_side, to, *m_lines) ? Bar::None : Bar::NoSupply;
    }
    [[nodiscard]] Verdict whyNotEnter(HexId from, HexId to) const {
        switch (barBetween(from, to)) {
        case Bar::None:
            return allowed;
        case Bar::NotAdjacent:
            return refuse("8.1", say::notAdjacent, from, to);
        case Bar::Sea:
            return refuse("1.3.2", say::seaThere, to).because(to);
        case Bar::Closed:
            return refuse("1.3.2", say::closedHexside, from, to).because(bothHexes);
        case Bar::Enemy:
            return refuse({"8.1", "A10"}, say::enemyThere, to).because(enemiesThere);
        case Bar::NoSupply:
            break;
        }
        return refuse("8.1.1", say::wouldBeOut, m_unit, to).because(cutOffThere);
    }
    /// 8.1, 8.2, 7.2, 11.3
    [[nodiscard]] int halves(HexId from, HexId to, Roads roads) const {
        const Printed& print = printed(*m_position);
        const Terrain& terrain = terrainOf(*m_position, to);
        const int rain = m_position->track(weather) == Rain ? terrain.rainHalves : 0; // A24
        const int leaving = leavingHalves(from);
        const HexsideId side = m_position->map().hexside(from, to);
        if (roads == Roads::Use && m_position->map().linked(side, road)) {
            if (piece(*m_position, m_unit).isMotorised && mayUseRoad(from, to))
                return print.roadHalves + rain + leaving; // A43
            if (is(*m_position, ruling::roadForInfantry) &&
                !piece(*m_position, m_unit).isMotorised && mayUseRoad(from, to))
                return std::min(print.roadOtherHalves, terrain.halves) + rain + leaving; // A25
        }
        return terrain.halves + riverHalves(from, to) + rain + leaving;
    }
    [[nodiscard]] int leavingHalves(HexId from) const { // 7.2
        return from == m_start && m_enemyZone->contains(from) ? 2 : 0;
    }
    [[nodiscard]] int riverHalves(HexId from, HexId to) const {
        const HexMap& map = m_position->map();
        return map.has(map.hexside(from, to), river) ? printed(*m_position).riverHalves : 0;
    }
    [[nodiscard]] bool stopsIn(HexId hex) const { return m_enemyZone->contains(hex); } // 7.2
    /// Whether the road rate hangs on the hex the move ends in, and what it then is. K13
    [[nodiscard]] bool dependsOnEnd() const {
        return is(*m_position, ruling::roadZocAtEnds) &&
               (piece(*m_position, m_unit).isMotorised || is(*m_position, ruling::roadForInfantry));
    }
    [[nodiscard]] Roads roadsTo(HexId end) const {
        const bool denied =
            dependsOnEnd() && (m_enemyZone->contains(m_start) || m_enemyZone->contains(end));
        return denied ? Roads::Avoid : Roads::Use;
    }
    [[nodiscard]] HexId start() const { return m_start; }

private:
    /// 8.2, K13: not in hexes in an enemy zone of control.
    [[nodiscard]] bool mayUseRoad(HexId from, HexId to) const {
        return dependsOnEnd() || (!m_enemyZone->contains(from) && !m_enemyZone->contains(to));
    }
    /// A10: combat units overrun headquarters on their own; any unit overruns columns (9.3).
    [[nodiscard]] bool bars(CounterId enemy) const {
        if (isHq(*m_position, enemy))
            return !isCombat(*m_position, m_unit) || is(*m_position, ruling::loneHqMustBeAttacked);
        return isCombat(*m_position, enemy) || isSupply(*m_position, m_unit);
    }
    [[nodiscard]] CounterId whoBars(HexId hex) const {
        for (const CounterId each : m_position->stack(hex))
            if (m_position->side(each) == other(m_side) && bars(each))
                return each;
        return {};
    }

    const Position* m_position;
    CounterId m_unit;
    SideId m_side;
    HexId m_start;
    const HexSet* m_enemyZone;
    const HexSet* m_lines;
};

/// 8.1.1 as it stands when a unit has left its hex. That moment is one of its own line: which
/// enemies are out of supply, and exert no zones (7.1.1), was found when supply was last checked
/// (6.4), and holds until it is checked again.
HexSet linesWithout(const Position& position, CounterId unit, const HexSet& enemyZone) {
    return linesOfSupply(position, position.side(unit), enemyZone, {&unit, 1});
}

Verdict whyNotMoveThis(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side)
        return refuse("8.1", say::notYours, unit);
    if (!position.isOnMap(unit) || !(isUnit(position, unit) || isSupply(position, unit)))
        return refuse("8.1", say::notOnMap, unit);
    if (position.status(unit, moved) != 0)
        return refuse("8.1", say::movedAlready, unit);
    return allowed;
}

/// The clauses about the way itself.
Verdict whyNotThisWay(const Position& position, CounterId unit, const March& march,
                      std::span<const HexId> path) {
    if (path.empty())
        return refuse("8.1", say::noWay, unit);
    const Roads roads = march.roadsTo(path.back());
    HexId at = march.start();
    int left = movementHalves(position, unit);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const HexId next = path[i];
        if (i > 0 && march.stopsIn(at)) // even where it started, if it comes back
            return refuse("7.2", say::mustStop, at).because(zoneThere);
        if (Verdict why = march.whyNotEnter(at, next))
            return why;
        left -= march.halves(at, next, roads);
        if (left < 0)
            return refuse("8.1", say::tooFar, unit, next);
        at = next;
    }
    if (at == march.start())
        return refuse("8.1", say::noWay, unit);
    return whyNotStack(position, unit, at, Stacking::TwiceTheLimit);
}

Verdict whyNotMove(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(moving::Unit);
    if (Verdict why = whyNotMoveThis(position, command.side, unit))
        return why;
    const HexSet enemyZone = zoneOf(position, other(command.side));
    const HexSet lines = linesWithout(position, unit, enemyZone);
    return whyNotThisWay(position, unit, March(position, unit, enemyZone, lines),
                         command.arguments.hexes(moving::Path));
}

/// The ways of one unit, with or without the road rate.
Offer offerWays(const Position& position, CounterId unit, const March& march, Roads roads) {
    Offer offer = openOffer(OfferKind::Path, VerbId(Move), Text(say::offerMove, unit), Values(2),
                            moving::Path);
    offer.arguments.set(moving::Unit, unit);
    offer.perPoint = 2;
    Reach<> reach(position.map());
    const bool roadHangsOnEnd = march.dependsOnEnd() && roads == Roads::Use;
    const Reached& reached =
        reach.run(march.start(), movementHalves(position, unit), [&](const HexStep& step) {
            if (const March::Bar bar = march.barBetween(step.from, step.to);
                bar != March::Bar::None)
                return StepCost::blocked(bar);
            if (roadHangsOnEnd && march.stopsIn(step.to))
                return StepCost::blocked(March::Bar::NoSupply);
            const StepCost cost = StepCost::of(march.halves(step.from, step.to, roads));
            return march.stopsIn(step.to) ? cost.thenStop() : cost;
        });
    offer.steps.reserve(reached.hexes().size());
    offer.targets.reserve(reached.hexes().size());
    offer.blocked.reserve(reached.frontier().size());
    for (const HexId hex : reached.hexes()) {
        offer.steps.push_back({hex, reached.previous(hex), reached.cost(hex), march.stopsIn(hex)});
        if (hex == march.start())
            continue;
        if (Verdict why = whyNotStack(position, unit, hex, Stacking::TwiceTheLimit))
            offer.blocked.push_back({hex.value, {}, why});
        else
            offer.targets.push_back(hex.value);
    }
    for (Blocked& block : offer.blocked)
        block.attempt = pathTo(offer, HexId(static_cast<std::size_t>(block.target)));
    if (!roadHangsOnEnd)
        for (const HexId hex : reached.frontier()) { // the hexes just out of reach
            const HexId from = reached.whatStopped(hex)->from;
            std::vector<HexId> path;
            for (const std::int32_t each : pathTo(offer, from))
                path.push_back(HexId(static_cast<std::size_t>(each)));
            path.push_back(hex);
            if (Verdict why = whyNotThisWay(position, unit, march, path)) {
                Blocked block{hex.value, {}, why};
                for (const HexId each : path)
                    block.attempt.push_back(each.value);
                offer.blocked.push_back(std::move(block));
            }
        }
    if (!offer.targets.empty())
        offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
    return offer;
}

std::vector<Offer> offerWaysOf(const Position& position, SideId side, const Values& settled) {
    const CounterId unit = settled.counter(moving::Unit);
    const HexSet enemyZone = zoneOf(position, other(side));
    const HexSet lines = linesWithout(position, unit, enemyZone);
    const March march(position, unit, enemyZone, lines);
    std::vector<Offer> offers;
    const auto add = [&](Roads roads) {
        addIfAny(offers, offerWays(position, unit, march, roads));
    };
    const Roads roads = march.roadsTo(march.start());
    add(roads);
    if (march.dependsOnEnd() && roads == Roads::Use)
        add(Roads::Avoid); // K13: then the road is of no use, but the hexes it could not end in are
    return offers;
}

/// Whether some neighbour can be entered: enough to ask for the unit.
bool canLeave(const Position& position, CounterId unit, const HexSet& enemyZone,
              const HexSet& lines) {
    const March march(position, unit, enemyZone, lines);
    const int halves = movementHalves(position, unit);
    return std::ranges::any_of(position.map().neighbours(march.start()), [&](HexId to) {
        return march.barBetween(march.start(), to) == March::Bar::None &&
               march.halves(march.start(), to, march.roadsTo(to)) <= halves &&
               !whyNotStack(position, unit, to, Stacking::TwiceTheLimit);
    });
}

/// Why a hex that no way leads to cannot be entered at all; else it is too far.
Verdict whyNotThere(const Position& position, SideId side, CounterId unit, HexId hex) {
    const HexSet enemyZone = zoneOf(position, other(side));
    const HexSet lines = linesWithout(position, unit, enemyZone);
    const March march(position, unit, enemyZone, lines);
    if (hex == march.start())
        return refuse("8.1", say::noWay, unit);
    if (!terrainOf(position, hex).isLand)
        return refuse("1.3.2", say::seaThere, hex).because(hex);
    for (const HexId from : openNeighbours(position, hex))
        if (march.barBetween(from, hex) != March::Bar::None)
            return march.whyNotEnter(from, hex);
    return refuse("8.1", say::tooFar, unit, hex);
}

/// Why a unit stays where it is: what bars it from the hexes around.
Verdict whyNotLeave(const Position& position, SideId side, CounterId unit) {
    if (Verdict why = whyNotMoveThis(position, side, unit))
        return why;
    const HexSet enemyZone = zoneOf(position, other(side));
    const HexSet lines = linesWithout(position, unit, enemyZone);
    const March march(position, unit, enemyZone, lines);
    Verdict first;
    for (const HexId to : position.map().neighbours(march.start())) {
        const std::array<HexId, 1> way = {to};
        Verdict why = whyNotThisWay(position, unit, march, way);
        // The sea explains least of all.
        if (why && (!first || first.says(say::seaThere)))
            first = why;
    }
    return first;
}

Verdict whyNotTargetOfMove(const Position& position, SideId side, const Offer& offer,
                           std::int32_t target) {
    const auto index = static_cast<std::size_t>(target);
    return offer.leadsOn
               ? whyNotLeave(position, side, CounterId(index))
               : whyNotThere(position, side, offer.arguments.counter(moving::Unit), HexId(index));
}

std::vector<Offer> offerMoves(const Position& position, SideId side) {
    std::vector<Offer> offers = {buttonOffer(VerbId(EndMovement), say::offerEndMovement)};
    offers.front().confirm = true;
    const HexSet enemyZone = zoneOf(position, other(side));
    const HexSet lines = linesOfSupply(position, side, enemyZone);
    Offer offer =
        leadingOffer(OfferKind::Units, VerbId(Move), say::offerUnits, Values(2), moving::Unit);
    for (const CounterId unit : printed(position).ground) {
        if (position.side(unit) != side || !position.isOnMap(unit))
            continue;
        if (Verdict why = whyNotMoveThis(position, side, unit))
            offer.blocked.push_back({unit.value, {unit.value}, why});
        else if (canLeave(position, unit, enemyZone, lines))
            offer.targets.push_back(unit.value);
    }
    // A unit may hold open the very line it would need: the example is looked at more closely.
    const auto leads = [&](std::int32_t target) {
        const CounterId unit(static_cast<std::size_t>(target));
        return canLeave(position, unit, enemyZone, linesWithout(position, unit, enemyZone));
    };
    const auto example = std::ranges::find_if(offer.targets, leads);
    if (example == offer.targets.end())
        return offers;
    offer.example = {*example};
    offers.push_back(std::move(offer));
    return offers;
}

/// What a step costs, item by item. 8.1, 8.2, 7.2, 11.3
void addStep(const Position& position, const March& march, HexId from, HexId to, Roads roads,
             Tally& tally) {
    const Terrain& terrain = terrainOf(position, to);
    const int rain = position.track(weather) == Rain ? terrain.rainHalves : 0;
    const int leaving = march.leavingHalves(from);
    const int river = march.riverHalves(from, to);
    const int entering = march.halves(from, to, roads) - rain - leaving;
    const bool byRoad = entering != terrain.halves + river;
    tally.add(Text(byRoad ? say::tallyRoad : say::tallyEnter, to),
              Ratio(byRoad ? entering : terrain.halves, 2), byRoad ? "8.2" : "8.1");
    if (!byRoad && river != 0)
        tally.add(Text(say::tallyRiver, to), Ratio(river, 2), "8.1");
    if (rain != 0)
        tally.add(Text(say::tallyRain, to), Ratio(rain, 2), "11.3");
    if (leaving != 0)
        tally.add(Text(say::tallyLeaving, from), Ratio(leaving, 2), "7.2");
}

Preview previewMove(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(moving::Unit);
    const HexSet enemyZone = zoneOf(position, other(command.side));
    const HexSet lines = linesWithout(position, unit, enemyZone);
    const March march(position, unit, enemyZone, lines);
    const std::vector<HexId> path = command.arguments.hexes(moving::Path);
    const Roads roads = march.roadsTo(path.back());
    Preview::Part cost{say::partCost, {}};
    HexId at = march.start();
    for (const HexId next : path) {
        addStep(position, march, at, next, roads, cost.tally);
        at = next;
    }
    Tally points;
    points.add(Text(say::tallyUnit, unit), Ratio(movementHalves(position, unit), 2), "8.1");
    Preview preview;
    preview.parts = {std::move(cost), {say::partMovement, std::move(points)}};
    if (isCombat(position, unit))
        noteOverstack(position, at,
                      stackPoints(position, at, command.side) + position.number(unit, stacking),
                      preview);
    return preview;
}

void takeMove(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(moving::Unit);
    draft.set(unit, moved, 1, "8.1");
    if (isSupply(draft.position(), unit) && draft.position().face(unit) != truckFace)
        draft.turn(unit, truckFace, "9.3.2");
    const std::vector<HexId> path = command.arguments.hexes(moving::Path);
    const bool wasOver = isOverstacked(draft.position(), path.back(), command.side);
    for (const HexId hex : path)
        enterHex(draft, unit, hex, "8.1");
    tellOverstack(draft, path.back(), command.side, wasOver);
    endIfDecided(draft);
}

void takeEndMovement(Draft& draft, const Command&) {
    draft.pop();
}

} // namespace

int movementHalves(const Position& position, CounterId unit) {
    const Ratio points = Ratio(position.number(unit, movement)) * fitness(position, unit);
    return 2 * static_cast<int>(points.roundedUp()); // 6.3, 9.5
}

std::optional<Ratio> marchCost(const Position& position, CounterId unit,
                               std::span<const HexId> way) {
    const SideId side = position.side(unit);
    if (position.isOver() || position.frame().name != frame(moveKind) || way.empty())
        return std::nullopt;
    const HexSet enemyZone = zoneOf(position, other(side));
    const HexSet noLines(position.map().size());
    const March march(position, unit, enemyZone, noLines);
    const Roads roads = march.roadsTo(way.back());
    int halves = 0;
    HexId at = march.start();
    for (const HexId next : way) {
        halves += march.halves(at, next, roads);
        at = next;
    }
    return Ratio(halves, 2);
}

FrameKind moveKind() {
    FrameKind kind{"santander.movement", say::frameMovement, {{"side", FieldKind::Side}}};
    kind.offers = offerMoves;
    kind.prompt = say::promptMovement;
    kind.verbs = {
        {"move",
         {{"unit", FieldKind::Counter}, {"path", FieldKind::Hex, false}},
         whyNotMove,
         takeMove,
         previewMove,
         offerWaysOf,
         whyNotTargetOfMove},
        {"end_movement", {}, nullptr, takeEndMovement},
    };
    return kind;
}

} // namespace esagono::santander
