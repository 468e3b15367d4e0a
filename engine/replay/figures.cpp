// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/figures.h"

#include "engine/play/telling/story.h"

#include <algorithm>

namespace esagono {

Figures::Figures(Film& film)
    : Gathering(film)
    , m_losses(setting())
    , m_lost(setting().package().sides.size()) {}

void Figures::keepUpTo(Moment moment) {
    std::erase_if(m_points, [&](const FiguresAt& each) { return each.moment > moment; });
    m_turn = m_points.empty() ? 0 : m_points.back().turn;
    for (std::size_t i = 0; i < m_lost.size(); ++i) {
        m_lost[i] = {};
        if (!m_points.empty())
            m_lost[i] = {SideId(i), m_points.back().sides[i].lost,
                         m_points.back().sides[i].unitsLost};
    }
}

void Figures::take(const State& before, Moment, const Event& event) {
    if (const auto* told = std::get_if<Narrated>(&event.fact);
        told != nullptr && told->milestone == Milestone::Turn)
        m_turn = turnBegunBy(told->text, m_turn);
    const auto loss = m_losses.lossBy(Position(before, setting()), event);
    if (loss.side.exists()) {
        m_lost[loss.side.index()].steps += loss.steps;
        m_lost[loss.side.index()].units += loss.units;
    }
}

bool Figures::countsPoints() const {
    return setting().game->rules->worth != nullptr;
}

bool Figures::countsSupply() const {
    return setting().game->rules->unsupplied.exists();
}

void Figures::endPage() {
    const Position position = this->position();
    FiguresAt point{readUpTo(), m_turn, std::vector<Strength>(m_lost.size())};
    for (std::size_t i = 0; i < m_lost.size(); ++i) {
        point.sides[i].lost = m_lost[i].steps;
        point.sides[i].unitsLost = m_lost[i].units;
    }
    const StatusId unsupplied = setting().game->rules->unsupplied;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId counter(i);
        const SideId side = position.side(counter);
        if (!side.exists() || m_losses.isOut(position.place(counter)))
            continue;
        Strength& strength = point.sides[side.index()];
        const int steps = stepsOf(position, counter);
        strength.inPlay += steps;
        if (!position.isOnMap(counter))
            continue;
        strength.onMap += steps;
        if (unsupplied.exists() && position.status(counter, unsupplied) != 0)
            strength.unsupplied += steps;
    }
    for (const SideId holder : position.state().control)
        if (holder.exists())
            ++point.sides[holder.index()].hexes;
    if (countsPoints())
        for (const Worth& worth : setting().game->rules->worth(position))
            if (worth.side.exists())
                point.sides[worth.side.index()].points += worth.points;
    m_points.push_back(std::move(point));
}

const FiguresAt* Figures::at(Moment moment) const {
    const auto found = std::ranges::upper_bound(m_points, moment, {}, &FiguresAt::moment);
    return found == m_points.begin() ? nullptr : &*std::prev(found);
}

std::vector<FiguresAt> Figures::byTurn() const {
    std::vector<FiguresAt> turns;
    for (const FiguresAt& point : m_points) {
        if (turns.empty() || turns.back().turn != point.turn)
            turns.emplace_back();
        turns.back() = point;
    }
    return turns;
}

} // namespace esagono
