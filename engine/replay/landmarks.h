// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked on a film: turns, phases, combats with their losses, objectives, the end; and
// where every counter and every hex appears in it. Read in one go or bit by bit.
#pragma once

#include "engine/play/steps.h"
#include "engine/replay/film.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace esagono {

struct Landmark {
    Moment moment = 0;
    Milestone kind = Milestone::None;
    Text text;
    SideId side; ///< of a phase: whose it is; of a combat: who attacks; none: nobody's
    HexId hex;   ///< of combats and objectives, if it is a matter of one
    int turn = 0;
    std::vector<int> lost; ///< in a combat, steps by side

    [[nodiscard]] int allLost() const;
    friend bool operator==(const Landmark&, const Landmark&) = default;
};

/// How far one step of the film goes.
enum class Stride : std::uint8_t { Event, Command, Phase, Turn, Combat, Objective };

class Landmarks {
public:
    /// The film must outlive it; it stays where it is.
    explicit Landmarks(Film& film);

    /// Reads on to the end of what the film can show. False if it was told to stop before.
    bool read(const std::stop_token& stop = {});
    /// Forgets what is marked from a moment on: the line has changed there.
    void forget(Moment from);
    [[nodiscard]] Moment readUpTo() const { return m_at; }

    [[nodiscard]] const std::vector<Landmark>& all() const { return m_landmarks; }
    /// The last landmark of that kind at or before a moment; null if there is none.
    [[nodiscard]] const Landmark* last(Milestone kind, Moment moment) const;
    /// The turn that is being played at a moment; 0 before the first.
    [[nodiscard]] int turnAt(Moment moment) const;

    // Where to go from a moment; nothing if there is nothing more that way
    [[nodiscard]] std::optional<Moment> next(Stride stride, Moment from) const;
    [[nodiscard]] std::optional<Moment> previous(Stride stride, Moment from) const;
    /// To an event that is about a counter or a hex, among those the viewer could know of.
    [[nodiscard]] std::optional<Moment> next(CounterId counter, Moment from, Viewer viewer) const;
    [[nodiscard]] std::optional<Moment> previous(CounterId counter, Moment from,
                                                 Viewer viewer) const;
    [[nodiscard]] std::optional<Moment> next(HexId hex, Moment from, Viewer viewer) const;
    [[nodiscard]] std::optional<Moment> previous(HexId hex, Moment from, Viewer viewer) const;

private:
    using Moments = std::vector<Moment>;

    void take(const State& before, Moment moment, const Event& event);
    void mark(Moment moment, const Narrated& told);
    void note(const State& before, Moment moment, const Event& event);
    void endPage();
    [[nodiscard]] std::optional<Moment> after(const Moments& moments, Moment from,
                                              Viewer viewer) const;
    [[nodiscard]] std::optional<Moment> before(const Moments& moments, Moment from,
                                               Viewer viewer) const;
    [[nodiscard]] bool isKnown(Moment moment, Viewer viewer) const;

    Film* m_film;
    LossCount m_losses;
    Moment m_at = 0; ///< read up to here
    State m_state;
    std::vector<Landmark> m_landmarks;
    std::vector<Moments> m_counters; ///< by CounterId
    std::vector<Moments> m_hexes;    ///< by HexId
};

} // namespace esagono
