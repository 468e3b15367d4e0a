// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/course.h"

#include "engine/play/telling/story.h"

#include <algorithm>

namespace esagono {

Course::Course(Film& film)
    : m_film(&film)
    , m_losses(film.setting())
    , m_state(film.after(0))
    , m_lost(film.setting().package().sides.size()) {}

bool Course::read(const std::stop_token& stop) {
    while (m_at < m_film->end()) {
        if (stop.stop_requested())
            return false;
        const Moment last = m_film->pages()[m_film->pageAt(m_at + 1)].last;
        m_at = m_film->run(
            m_state, m_at, last,
            [this](const State& before, Moment, const Event& event) { take(before, event); });
        if (m_at == last)
            m_points.push_back(count(m_at));
    }
    return true;
}

void Course::forget(Moment from) {
    std::erase_if(m_points, [&](const CoursePoint& each) { return each.moment >= from; });
    if (m_at < from)
        return;
    m_at = m_points.empty() ? 0 : m_points.back().moment;
    m_turn = m_points.empty() ? 0 : m_points.back().turn;
    for (std::size_t i = 0; i < m_lost.size(); ++i) {
        m_lost[i] = {};
        if (!m_points.empty())
            m_lost[i] = {SideId(i), m_points.back().sides[i].lost,
                         m_points.back().sides[i].unitsLost};
    }
    m_state = m_film->after(m_at);
}

void Course::take(const State& before, const Event& event) {
    if (const auto* told = std::get_if<Narrated>(&event.fact);
        told != nullptr && told->milestone == Milestone::Turn)
        m_turn = turnBegunBy(told->text, m_turn);
    const auto loss = m_losses.lossBy(Position(before, m_film->setting()), event);
    if (loss.side.exists()) {
        m_lost[loss.side.index()].steps += loss.steps;
        m_lost[loss.side.index()].units += loss.units;
    }
}

bool Course::countsPoints() const {
    return m_film->setting().game->rules->worth != nullptr;
}

bool Course::countsSupply() const {
    return m_film->setting().game->rules->unsupplied.exists();
}

CoursePoint Course::count(Moment moment) const {
    const Position position(m_state, m_film->setting());
    CoursePoint point{moment, m_turn, std::vector<Strength>(m_lost.size())};
    for (std::size_t i = 0; i < m_lost.size(); ++i) {
        point.sides[i].lost = m_lost[i].steps;
        point.sides[i].unitsLost = m_lost[i].units;
    }
    const StatusId unsupplied = m_film->setting().game->rules->unsupplied;
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
    for (const SideId holder : m_state.control)
        if (holder.exists())
            ++point.sides[holder.index()].hexes;
    if (countsPoints())
        for (const Worth& worth : m_film->setting().game->rules->worth(position))
            if (worth.side.exists())
                point.sides[worth.side.index()].points += worth.points;
    return point;
}

const CoursePoint* Course::at(Moment moment) const {
    const auto found = std::ranges::upper_bound(m_points, moment, {}, &CoursePoint::moment);
    return found == m_points.begin() ? nullptr : &*std::prev(found);
}

std::vector<CoursePoint> Course::byTurn() const {
    std::vector<CoursePoint> turns;
    for (const CoursePoint& point : m_points) {
        if (turns.empty() || turns.back().turn != point.turn)
            turns.emplace_back();
        turns.back() = point;
    }
    return turns;
}

} // namespace esagono
