// SPDX-License-Identifier: GPL-3.0-or-later
// How long the interface was kept waiting by the engine.
#pragma once

#include <QElapsedTimer>

#include <algorithm>

namespace esagono {

/// Remembers the longest of the times between its making and its end. Only the outermost counts.
class WorkWatch {
public:
    WorkWatch(int& depth, int& longest)
        : m_depth(depth)
        , m_longest(longest) {
        ++m_depth;
        m_timer.start();
    }
    ~WorkWatch() {
        if (--m_depth == 0)
            m_longest = std::max(m_longest, int(m_timer.elapsed()));
    }
    WorkWatch(const WorkWatch&) = delete;
    WorkWatch& operator=(const WorkWatch&) = delete;

private:
    int& m_depth;
    int& m_longest;
    QElapsedTimer m_timer;
};

} // namespace esagono
