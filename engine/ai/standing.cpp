// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/standing.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace esagono::ai {

namespace {

constexpr double victoryWorth = 1000;
constexpr int farthest = 60; ///< hexes from a goal at which nothing counts any more

/// What it is worth to have strength around the goals: those a side has, no more than `hold`.
std::vector<double> pullsOf(const Position& position, const Lay& lay,
                            const std::vector<double>& worths, SideId side) {
    std::vector<double> pulls = worths;
    for (std::size_t g = 0; g < worths.size(); ++g)
        if (position.controller(lay.goal(g)) == side)
            pulls[g] = std::min(worths[g], lay.scale().hold);
    return pulls;
}

/// All units of a side in a hex.
struct Force {
    HexId hex;
    SideId side;
    double attack = 0;
    double defence = 0;
    int steps = 0;
};

/// Who stands where, with what strength.
struct Array {
    std::vector<Force> forces;
    std::vector<std::uint16_t> at; ///< by hex: 1 + the first force there; 0: nobody

    Array(const Position& position, const Lay& lay)
        : at(position.map().size(), 0) {
        for (std::size_t i = 0; i < position.counterCount(); ++i) {
            const CounterId counter(i);
            const HexId hex = position.hex(counter);
            if (hex.exists() && position.side(counter).exists())
                add(position, lay, counter, hex);
        }
    }
    void add(const Position& position, const Lay& lay, CounterId counter, HexId hex) {
        const double attack = lay.attack(position, counter);
        const double defence = lay.defence(position, counter);
        if (attack <= 0 && defence <= 0)
            return;
        Force& force = forceIn(hex, position.side(counter));
        force.attack += attack;
        force.defence += defence;
        force.steps += stepsOf(position, counter);
    }
    Force& forceIn(HexId hex, SideId side) {
        if (at[hex.index()] != 0) {
            for (std::size_t i = at[hex.index()] - 1U; i < forces.size(); ++i)
                if (forces[i].hex == hex && forces[i].side == side)
                    return forces[i];
        } else {
            at[hex.index()] = static_cast<std::uint16_t>(forces.size() + 1);
        }
        forces.push_back({hex, side});
        return forces.back();
    }
    [[nodiscard]] const Force* in(HexId hex) const {
        return at[hex.index()] == 0 ? nullptr : &forces[at[hex.index()] - 1U];
    }
};

/// How likely an attack with such odds is to succeed.
double chanceAt(double attack, double defence, double evenOdds) {
    if (attack <= 0)
        return 0;
    const double odds = attack / std::max(defence, 0.5) / evenOdds;
    return odds * odds / (1 + odds * odds);
}

/// The strength of others that can be brought to bear on a hex.
double attackOn(const Position& position, const Array& array, const Scale& scale, HexId hex,
                SideId defender) {
    double sum = 0;
    if (scale.reach <= 1) {
        for (const HexId beside : position.map().neighbours(hex))
            if (const Force* force = array.in(beside); force != nullptr && force->side != defender)
                sum += force->attack;
        return sum;
    }
    for (const Force& force : array.forces)
        if (force.side != defender) {
            const int distance = position.map().distance(force.hex, hex);
            if (distance <= static_cast<int>(scale.reach))
                sum += force.attack * (distance <= 1 ? 1.0 : 0.5);
        }
    return sum;
}

/// How strength weighs less the farther away it is.
double nearnessAt(double distance) {
    const double away = 1 + distance / 3;
    return 1 / (away * away);
}

/// How likely a goal is to be walked into: nobody stands in it, and the enemy is within a march.
double exposure(const Scale& scale, float holders, float enemies) {
    constexpr float slack = 0.001F;
    if (holders >= 1 || enemies + slack < nearnessAt(scale.stride))
        return 0;
    return enemies > holders ? 0.5 : 0.2;
}

double pointsByWorth(const Position& position, SideId side) {
    const auto worth = position.setting().game->rules->worth;
    double sum = 0;
    if (worth != nullptr)
        for (const Worth& line : worth(position))
            if (line.side.exists())
                sum += line.side == side ? line.points : -line.points;
    return sum;
}

double stepsOnTable(const Position& position, const Lay& lay, SideId side) {
    double sum = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId counter(i);
        if (!position.side(counter).exists() || lay.isOut(position.place(counter)))
            continue;
        const int steps = stepsOf(position, counter);
        sum += position.side(counter) == side ? steps : -steps;
    }
    return sum;
}

double unsupplied(const Position& position, const Brain& brain, SideId side) {
    if (brain.unsupplied != nullptr)
        return brain.unsupplied(position, side);
    const StatusId status = position.setting().game->rules->unsupplied;
    double sum = 0;
    if (status.exists())
        for (std::size_t i = 0; i < position.counterCount(); ++i)
            if (const CounterId counter(i);
                position.isOnMap(counter) && position.status(counter, status) != 0)
                sum += position.side(counter) == side ? -1 : 1;
    return sum;
}

/// How much each goal is wanted, compared with the one worth most: those that are held only as far
/// as somebody else comes near them.
struct Wanted {
    std::array<std::vector<double>, 2> by; ///< by the side, by the others

    Wanted(const Position& position, const Lay& lay, const Array& array,
           const std::vector<double>& worths, SideId side) {
        constexpr double heldWorth = 0.6;
        std::array<std::vector<float>, 2> nearest;
        nearest.fill(std::vector<float>(worths.size(), 0));
        for (const Force& force : array.forces)
            for (std::size_t g = 0; g < worths.size(); ++g) {
                float& best = nearest[force.side == side ? 0 : 1][g];
                best = std::max(best, lay.nearness(g, force.hex));
            }
        double most = 0;
        for (const double worth : worths)
            most = std::max(most, worth);
        by.fill(std::vector<double>(worths.size(), 0));
        for (std::size_t g = 0; g < worths.size() && most > 0; ++g) {
            const SideId holder = position.controller(lay.goal(g));
            for (const std::size_t whose : {0U, 1U}) {
                const bool isHeld = whose == 0 ? holder == side : holder.exists() && holder != side;
                by[whose][g] = worths[g] / most * (isHeld ? heldWorth * nearest[1 - whose][g] : 1);
            }
        }
    }
    /// The most a step in that hex has come near to something.
    [[nodiscard]] double best(const Lay& lay, std::size_t whose, HexId hex) const {
        double best = 0;
        for (std::size_t g = 0; g < by[whose].size(); ++g)
            best = std::max(best, by[whose][g] * lay.progress(g, hex));
        return best;
    }
};

/// How far everybody has come on the way to what is still to be had, or to be defended.
double marchOf(const Position& position, const Lay& lay, const Array& array,
               const std::vector<double>& worths, SideId side) {
    const Wanted wanted(position, lay, array, worths, side);
    double sum = 0;
    for (const Force& force : array.forces)
        sum += force.side == side ? force.steps * wanted.best(lay, 0, force.hex)
                                  : -force.steps * wanted.best(lay, 1, force.hex);
    return sum;
}

AttributeId attributeNamed(const GamePackage& package, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (const auto found = find<AttributeId>(package.attributes, std::string(name));
            found.exists())
            return found;
    return {};
}

/// Hexes between each hex and the goal, as one can go.
std::vector<std::uint8_t> waysTo(const Position& position, const Brain& brain, HexId goal) {
    std::vector<std::uint8_t> distance(position.map().size(), farthest);
    std::vector<HexId> queue = {goal};
    distance[goal.index()] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::uint8_t next = distance[queue[i].index()] + 1;
        if (next >= farthest)
            break;
        for (const HexId beside : position.map().neighbours(queue[i]))
            if (distance[beside.index()] == farthest &&
                (brain.isClosed == nullptr || !brain.isClosed(position, beside, queue[i]))) {
                distance[beside.index()] = next;
                queue.push_back(beside);
            }
    }
    return distance;
}

} // namespace

double Standing::total() const {
    double sum = 0;
    for (const double item : items)
        sum += item;
    return sum;
}

Standing& Standing::operator+=(const Standing& other) {
    for (std::size_t i = 0; i < items.size(); ++i)
        items[i] += other.items[i];
    return *this;
}

Standing& Standing::operator*=(double factor) {
    for (double& item : items)
        item *= factor;
    return *this;
}

Lay::Lay(const Position& position, const Brain& brain, const Scale& scale)
    : m_brain(&brain)
    , m_scale(scale)
    , m_losses(position.setting())
    , m_hexes(position.map().size())
    , m_attack(attributeNamed(position.package(), {"attack", "combat", "strength"}))
    , m_defence(attributeNamed(position.package(), {"defence", "combat", "strength"})) {
    turnTo(position);
    for (const Goal& goal : goalsNow(position, SideId(0)))
        m_goals.push_back(goal.hex);
    for (std::size_t i = 0; brain.areGoalsFixed && i < position.package().sides.size(); ++i)
        m_worths.push_back(worthsNow(position, SideId(i)));
    m_nearness.reserve(m_goals.size() * m_hexes);
    m_progress.reserve(m_goals.size() * m_hexes);
    for (const HexId goal : m_goals)
        for (const std::uint8_t distance : waysTo(position, brain, goal)) {
            const bool isOutOfReach = distance >= farthest;
            m_nearness.push_back(isOutOfReach ? 0.0F : static_cast<float>(nearnessAt(distance)));
            m_progress.push_back(isOutOfReach ? 0.0F
                                              : static_cast<float>(1 / (1 + distance / 8.0)));
        }
}

std::vector<Goal> Lay::goalsNow(const Position& position, SideId side) const {
    if (m_brain->goals != nullptr)
        return m_brain->goals(position, side);
    std::vector<Goal> goals;
    if (const auto worth = position.setting().game->rules->worth; worth != nullptr)
        for (const Worth& line : worth(position))
            if (line.hex.exists())
                goals.push_back({line.hex, static_cast<double>(std::abs(line.points))});
    return goals;
}

std::vector<double> Lay::worths(const Position& position, SideId side) const {
    return m_brain->areGoalsFixed ? m_worths[side.index()] : worthsNow(position, side);
}

std::vector<double> Lay::worthsNow(const Position& position, SideId side) const {
    std::vector<double> worths(m_goals.size(), 0);
    const std::vector<Goal> goals = goalsNow(position, side);
    for (std::size_t i = 0; i < goals.size() && i < worths.size(); ++i)
        if (goals[i].hex == m_goals[i])
            worths[i] = goals[i].worth;
    return worths;
}

double Lay::attack(const Position& position, CounterId counter) const {
    if (m_brain->attack != nullptr)
        return m_brain->attack(position, counter);
    if (!m_attack.exists())
        return stepsOf(position, counter);
    const int number = position.number(counter, m_attack);
    return number == Face::absent ? 0 : number;
}

double Lay::defence(const Position& position, CounterId counter) const {
    if (m_brain->defence != nullptr)
        return m_brain->defence(position, counter);
    if (!m_defence.exists())
        return stepsOf(position, counter);
    const int number = position.number(counter, m_defence);
    return number == Face::absent ? 0 : number;
}

double Lay::shelter(const Position& position, HexId hex, SideId side) const {
    return m_brain->shelter == nullptr ? 1 : m_brain->shelter(position, hex, side);
}

void Lay::turnTo(const Position& position) {
    const Scenario& scenario = *position.setting().scenario;
    const double turns = scenario.lastTurn - scenario.firstTurn;
    double over = 1;
    if (m_brain->turn != nullptr && turns > 0)
        over = std::clamp((m_brain->turn(position) - scenario.firstTurn) / turns, 0.0, 1.0);
    m_point = m_scale.point * std::lerp(m_scale.early, 1.0, over * over);
}

Standing standingOf(const Position& position, const Lay& lay, SideId side) {
    Standing standing;
    const Brain& brain = lay.brain();
    const Scale& scale = lay.scale();
    const double point = lay.point();
    const Rules& rules = *position.setting().game->rules;
    if (position.isOver() && rules.ending != nullptr) {
        const SideId winner = rules.ending(position).winner;
        standing[Aspect::Victory] = !winner.exists() ? 0
                                    : winner == side ? victoryWorth
                                                     : -victoryWorth;
    }
    standing[Aspect::Points] = point * (brain.points != nullptr ? brain.points(position, side)
                                                                : pointsByWorth(position, side));
    standing[Aspect::Steps] = scale.step * stepsOnTable(position, lay, side);
    standing[Aspect::Supply] = scale.unsupplied * unsupplied(position, brain, side);
    if (brain.beyond != nullptr)
        standing[Aspect::Beyond] = brain.beyond(position, side);

    const Array array(position, lay);
    const std::vector<double> worths = lay.worths(position, side);
    const std::vector<double> pulls = pullsOf(position, lay, worths, side);
    std::vector<double> own(worths.size(), 0);
    std::vector<double> others(worths.size(), 0);
    std::vector<float> nearestOwn(worths.size(), 0);
    std::vector<float> nearestOther(worths.size(), 0);
    for (const Force& force : array.forces) {
        const double strength = (force.attack + force.defence) / 2;
        std::vector<double>& sums = force.side == side ? own : others;
        std::vector<float>& nearest = force.side == side ? nearestOwn : nearestOther;
        for (std::size_t g = 0; g < worths.size(); ++g) {
            const float nearness = lay.nearness(g, force.hex);
            sums[g] += strength * nearness;
            nearest[g] = std::max(nearest[g], nearness);
        }
    }
    if (scale.march > 0)
        standing[Aspect::Influence] += scale.march * marchOf(position, lay, array, worths, side);
    for (std::size_t g = 0; g < worths.size(); ++g) {
        standing[Aspect::Influence] +=
            scale.influence * pulls[g] * (own[g] - others[g]) / (own[g] + others[g] + 1);
        const SideId holder = position.controller(lay.goal(g));
        const double lost = point * worths[g];
        if (holder == side)
            standing[Aspect::Danger] -=
                scale.danger * lost * exposure(scale, nearestOwn[g], nearestOther[g]);
        else if (holder.exists())
            standing[Aspect::Pressure] +=
                scale.pressure * lost * exposure(scale, nearestOther[g], nearestOwn[g]);
    }

    for (const Force& force : array.forces) {
        const double attack = attackOn(position, array, scale, force.hex, force.side);
        if (attack <= 0)
            continue;
        const double defence = force.defence * lay.shelter(position, force.hex, force.side);
        double value = scale.step * force.steps * scale.lostByDefeat;
        for (std::size_t g = 0; g < worths.size(); ++g)
            value += 0.5 * (lay.goal(g) == force.hex
                                ? worths[g] * point
                                : pulls[g] * (0.2 * scale.influence * lay.nearness(g, force.hex)));
        const double expected = chanceAt(attack, defence, scale.evenOdds) * value;
        if (force.side == side)
            standing[Aspect::Danger] -= scale.danger * expected;
        else
            standing[Aspect::Pressure] += scale.pressure * expected;
    }
    return standing;
}

Appeal::Appeal(const Position& position, const Lay& lay, SideId side)
    : m_appeal(position.map().size(), 0) {
    const Scale& scale = lay.scale();
    const double point = lay.point();
    const Array array(position, lay);
    const std::vector<double> worths = lay.worths(position, side);
    const std::vector<double> pulls = pullsOf(position, lay, worths, side);
    std::vector<double> own(worths.size(), 0);
    std::vector<double> others(worths.size(), 0);
    for (const Force& force : array.forces)
        for (std::size_t g = 0; g < worths.size(); ++g)
            (force.side == side ? own : others)[g] +=
                (force.attack + force.defence) / 2 * lay.nearness(g, force.hex);
    std::vector<double> added(worths.size()); // by one more point of strength
    for (std::size_t g = 0; g < worths.size(); ++g) {
        const double all = own[g] + others[g] + 1;
        added[g] = scale.influence * pulls[g] * (2 * others[g] + 1) / (all * all);
    }
    std::optional<Wanted> wanted;
    if (scale.march > 0)
        wanted.emplace(position, lay, array, worths, side);
    for (const HexId hex : position.map().hexes()) {
        double sum = wanted ? 2 * scale.march * wanted->best(lay, 0, hex) : 0;
        for (std::size_t g = 0; g < worths.size(); ++g)
            sum += added[g] * lay.nearness(g, hex) * 6 +
                   (lay.goal(g) == hex && position.controller(hex) != side ? worths[g] * point : 0);
        const double against = attackOn(position, array, scale, hex, side);
        for (const HexId beside : position.map().neighbours(hex))
            if (const Force* force = array.in(beside); force != nullptr && force->side != side)
                sum += scale.pressure * 0.5 * scale.lostByDefeat * force->steps /
                       (1 + force->defence * lay.shelter(position, beside, force->side) / 8);
        if (against > 0)
            sum -= scale.danger * 0.5 *
                   chanceAt(against, 6 * lay.shelter(position, hex, side), scale.evenOdds);
        m_appeal[hex.index()] = static_cast<float>(sum);
    }
    if (lay.brain().inviting != nullptr)
        for (const HexId hex : lay.brain().inviting(position, side))
            m_appeal[hex.index()] += static_cast<float>(point);
}

double Appeal::bestWithin(const Position& position, HexId hex, int range) const {
    double best = of(hex);
    for (const HexId each : position.map().within(hex, range))
        best = std::max(best, of(each));
    return best;
}

} // namespace esagono::ai
