// SPDX-License-Identifier: GPL-3.0-or-later
// Counters under way from where they stood to where they stand: when each is where. Knows no clock;
// it is told how much time has passed.
#pragma once

#include "app/board/scene/board_source.h"

#include <QPointF>

#include <vector>

namespace esagono {

class JourneyPlayer {
public:
    static constexpr int perHex = 110;    ///< milliseconds
    static constexpr int atMost = 700;    ///< for one way
    static constexpr int together = 2100; ///< for all of them; more ways go faster

    /// One counter's way over the sheet.
    struct Way {
        CounterId counter;
        std::vector<QPointF> points; ///< two at least
    };
    /// Those that go the same way go at the same time, all others one after the other. `speed`
    /// divides the times.
    void begin(const std::vector<Way>& ways, qreal speed);
    void stop() { m_legs.clear(); }

    [[nodiscard]] bool isUnderWay(CounterId counter) const;
    /// Milliseconds until the last has arrived.
    [[nodiscard]] int duration() const;
    /// Where the counter is at that time.
    [[nodiscard]] QPointF at(CounterId counter, int time) const;
    [[nodiscard]] std::vector<CounterId> counters() const;

private:
    struct Leg {
        Way way;
        qreal from = 0;
        qreal to = 0;
    };
    std::vector<Leg> m_legs;
};

} // namespace esagono
