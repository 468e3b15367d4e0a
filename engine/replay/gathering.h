// SPDX-License-Identifier: GPL-3.0-or-later
// What is gathered from a film page by page: landmarks, figures, luck. Read in one go or bit by
// bit; where the line has changed, it is forgotten and read anew.
#pragma once

#include "engine/replay/film.h"

#include <stop_token>

namespace esagono {

class Gathering {
public:
    Gathering(const Gathering&) = delete;
    Gathering& operator=(const Gathering&) = delete;

    /// Reads on to the end of what the film can show. False if it was told to stop before.
    bool read(const std::stop_token& stop = {});
    /// Forgets the commands that end at this moment or later: the line has changed there.
    void forget(Moment from);
    [[nodiscard]] Moment readUpTo() const { return m_at; }

protected:
    /// The film must outlive it; it stays where it is.
    explicit Gathering(Film& film);
    virtual ~Gathering() = default;

    /// An event, with the table before it.
    virtual void take(const State& before, Moment moment, const Event& event) = 0;
    /// All of a page has been taken.
    virtual void endPage() {}
    /// Nothing counts any more but what was taken up to here.
    virtual void keepUpTo(Moment moment) = 0;

    [[nodiscard]] Film& film() const { return *m_film; }
    [[nodiscard]] const Setting& setting() const { return m_film->setting(); }
    /// The table after what was taken last.
    [[nodiscard]] Position position() const { return {m_state, setting()}; }

private:
    Film* m_film;
    Moment m_at = 0; ///< read up to here
    State m_state;
};

} // namespace esagono
