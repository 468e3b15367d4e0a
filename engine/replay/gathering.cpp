// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/gathering.h"

namespace esagono {

Gathering::Gathering(Film& film)
    : m_film(&film)
    , m_state(film.after(0)) {}

bool Gathering::read(const std::stop_token& stop) {
    while (m_at < m_film->end()) {
        if (stop.stop_requested())
            return false;
        const Moment last = m_film->pages()[m_film->pageAt(m_at + 1)].last;
        m_at = m_film->run(m_state, m_at, last,
                           [this](const State& before, Moment moment, const Event& event) {
                               take(before, moment, event);
                           });
        if (m_at == last)
            endPage();
    }
    return true;
}

void Gathering::forget(Moment from) {
    if (m_at < from)
        return;
    m_at = m_film->pages().empty() || from > m_film->length()
               ? std::min(from - 1, m_film->length())
               : m_film->pages()[m_film->pageAt(from)].before;
    m_state = m_film->after(m_at);
    keepUpTo(m_at);
}

} // namespace esagono
