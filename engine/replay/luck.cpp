// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/luck.h"

#include "engine/play/telling/story.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace esagono {

namespace {

/// More ways to fall than six dice have are not looked at one by one.
constexpr std::size_t mostFalls = 46'656;

/// The chances of every sum a side can have gained after several throws. Not exact: after two dozen
/// throws their fractions no longer fit into any number.
std::map<int, double> sumsOf(std::span<const Throw> throws, SideId side) {
    std::map<int, double> sums = {{0, 1.0}};
    for (const Throw& each : throws) {
        std::map<int, double> next;
        for (const Fall& fall : each.falls) {
            const int swing = swingFor(side, fall.lost);
            const double chance =
                static_cast<double>(fall.chance.over()) / static_cast<double>(fall.chance.under());
            for (const auto& [sum, before] : sums)
                next[sum + swing] += before * chance;
        }
        sums = std::move(next);
    }
    return sums;
}

Ratio magnitude(Ratio ratio) {
    return ratio < Ratio(0) ? Ratio(0) - ratio : ratio;
}

} // namespace

int swingFor(SideId side, const std::vector<int>& lost) {
    return std::accumulate(lost.begin(), lost.end(), 0) - 2 * lost[side.index()];
}

Ratio Throw::expected(SideId of) const {
    Ratio sum;
    for (const Fall& fall : falls)
        sum = sum + fall.chance * Ratio(swingFor(of, fall.lost));
    return sum;
}

Ratio Throw::luck(SideId of) const {
    return Ratio(swingFor(of, lost)) - expected(of);
}

Ratio Throw::percentile(SideId of) const {
    const int gained = swingFor(of, lost);
    Ratio sum;
    for (const Fall& fall : falls) {
        const int swing = swingFor(of, fall.lost);
        if (swing < gained)
            sum = sum + fall.chance;
        else if (swing == gained)
            sum = sum + fall.chance / Ratio(2);
    }
    return sum;
}

Fortune fortuneOf(std::span<const Throw> throws, SideId side) {
    Fortune fortune;
    for (const Throw& each : throws) {
        fortune.expected = fortune.expected + each.expected(side);
        fortune.gained += swingFor(side, each.lost);
    }
    fortune.percentile = 0;
    for (const auto& [sum, chance] : sumsOf(throws, side))
        fortune.percentile += sum < fortune.gained    ? chance
                              : sum == fortune.gained ? chance / 2
                                                      : 0;
    return fortune;
}

Falls fallsOf(const Position& before, const DiceRolled& dice, const DiceRolled* earlier) {
    const auto toll = before.setting().game->rules->toll;
    std::size_t ways = 1;
    for (std::size_t i = 0; i < dice.faces.size(); ++i)
        ways = ways > mostFalls ? ways : ways * dice.sides;
    if (toll == nullptr || dice.faces.empty() || ways > mostFalls)
        return {};
    std::map<std::vector<int>, std::int64_t> counts;
    DiceRolled each = dice;
    for (std::size_t way = 0; way < ways; ++way) {
        std::size_t rest = way;
        for (std::uint8_t& face : each.faces) {
            face = static_cast<std::uint8_t>(1 + rest % dice.sides);
            rest /= dice.sides;
        }
        const auto lost = toll(before, each, earlier);
        if (!lost)
            return {};
        ++counts[*lost];
    }
    Falls falls;
    bool costs = false;
    for (const auto& [lost, count] : counts) {
        falls.push_back({Ratio(count, static_cast<std::int64_t>(ways)), lost});
        costs |= std::ranges::any_of(lost, [](int steps) { return steps != 0; });
    }
    return costs ? falls : Falls();
}

void Luck::keepUpTo(Moment moment) {
    std::erase_if(m_throws, [&](const Throw& each) { return each.moment > moment; });
    std::erase_if(m_turns, [&](const auto& each) { return each.first > moment; });
    m_earlier.reset();
}

void Luck::take(const State& before, Moment moment, const Event& event) {
    const int turn = m_turns.empty() ? 0 : m_turns.back().second;
    if (const auto* told = std::get_if<Narrated>(&event.fact);
        told != nullptr && told->milestone == Milestone::Turn)
        m_turns.emplace_back(moment, turnBegunBy(told->text, turn));
    const auto* dice = std::get_if<DiceRolled>(&event.fact);
    if (dice == nullptr)
        return;
    const Position position(before, setting());
    const Rules& rules = *setting().game->rules;
    const DiceRolled* earlier = m_earlier ? &*m_earlier : nullptr;
    if (Falls falls = fallsOf(position, *dice, earlier); !falls.empty()) {
        Throw thrown{
            moment, turn, {}, {}, *dice, std::move(falls), *rules.toll(position, *dice, earlier)};
        if (rules.reading != nullptr)
            if (const auto reading = rules.reading(position, *dice)) {
                thrown.side = reading->side;
                thrown.hex = reading->hex;
            }
        m_throws.push_back(std::move(thrown));
    }
    m_earlier = *dice;
}

std::vector<Ratio> Luck::curve(SideId side) const {
    std::vector<Ratio> sums;
    Ratio sum;
    for (const Throw& each : m_throws)
        sums.push_back(sum = sum + each.luck(side));
    return sums;
}

std::vector<std::size_t> Luck::turningPoints(std::size_t most) const {
    std::vector<std::size_t> order(m_throws.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto weight = [&](std::size_t each) {
        Ratio greatest;
        for (std::size_t i = 0; i < m_throws[each].lost.size(); ++i)
            greatest = std::max(greatest, magnitude(m_throws[each].luck(SideId(i))));
        return greatest;
    };
    std::ranges::stable_sort(order, std::ranges::greater(), weight);
    order.resize(std::min(most, order.size()));
    return order;
}

} // namespace esagono
