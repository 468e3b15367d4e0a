// SPDX-License-Identifier: GPL-3.0-or-later
// A long piece of work: how far it has come, and whether anybody still wants it.
#pragma once

#include <algorithm>
#include <functional>
#include <stop_token>

namespace esagono {

/// Nobody wants it any more. Thrown by Work, caught where the work was begun.
struct Unwanted {};

class Work {
public:
    /// Told how far it has come, from 0 to 1, and the message id of what is being done.
    using Listener = std::function<void(double, const char*)>;

    Work() = default;
    Work(std::stop_token stop, Listener listener)
        : m_stop(std::move(stop))
        , m_listener(std::move(listener)) {}

    /// Throws Unwanted if it is to stop. Never goes back.
    void reach(double part, const char* doing) {
        goOn();
        m_reached = std::max(m_reached, std::clamp(part, 0.0, 1.0));
        if (m_listener)
            m_listener(m_reached, doing);
    }
    void goOn() const {
        if (m_stop.stop_requested())
            throw Unwanted();
    }
    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }

private:
    std::stop_token m_stop;
    Listener m_listener;
    double m_reached = 0;
};

} // namespace esagono
