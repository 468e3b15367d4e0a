// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/journey_player.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>

namespace esagono {

void JourneyPlayer::begin(const std::vector<Way>& ways, qreal speed) {
    m_legs.clear();
    qreal clock = 0;
    for (const Way& way : ways) {
        std::erase_if(m_legs, [&](const Leg& leg) { return leg.way.counter == way.counter; });
        const int steps = int(way.points.size()) - 1;
        const qreal length = std::min(steps * perHex, atMost) / speed;
        // The last points differ where counters come to lie on each other.
        const bool alongside =
            !m_legs.empty() && m_legs.back().way.points.size() == way.points.size() &&
            std::equal(
                way.points.begin(), way.points.end() - 1, m_legs.back().way.points.begin(),
                [](QPointF one, QPointF other) { return (one - other).manhattanLength() < 1; });
        const qreal from = alongside ? m_legs.back().from : clock;
        m_legs.push_back({way, from, from + length});
        clock = std::max(clock, from + length);
    }
    if (const qreal haste = clock / (together / speed); haste > 1)
        for (Leg& leg : m_legs) {
            leg.from /= haste;
            leg.to /= haste;
        }
}

bool JourneyPlayer::isUnderWay(CounterId counter) const {
    return std::ranges::any_of(m_legs, [&](const Leg& leg) { return leg.way.counter == counter; });
}

int JourneyPlayer::duration() const {
    qreal last = 0;
    for (const Leg& leg : m_legs)
        last = std::max(last, leg.to);
    return int(std::ceil(last));
}

QPointF JourneyPlayer::at(CounterId counter, int time) const {
    const auto leg =
        std::ranges::find_if(m_legs, [&](const Leg& each) { return each.way.counter == counter; });
    if (leg == m_legs.end())
        return {};
    const std::vector<QPointF>& points = leg->way.points;
    const qreal part =
        std::clamp((time - leg->from) / std::max(leg->to - leg->from, 1.0), 0.0, 1.0);
    const qreal along =
        QEasingCurve(QEasingCurve::InOutSine).valueForProgress(part) * qreal(points.size() - 1);
    const auto step = std::min(std::size_t(along), points.size() - 2);
    return points[step] + (points[step + 1] - points[step]) * (along - qreal(step));
}

std::vector<CounterId> JourneyPlayer::counters() const {
    std::vector<CounterId> counters;
    for (const Leg& leg : m_legs)
        counters.push_back(leg.way.counter);
    return counters;
}

} // namespace esagono
