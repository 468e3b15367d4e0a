// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked on a film: turns, phases, combats with their losses, objectives, the end; and
// where every counter and every hex appears in it.
#pragma once

#include "engine/play/steps.h"
#include "engine/replay/gathering.h"

#include <optional>
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

class Landmarks : public Gathering {
public:
    explicit Landmarks(Film& film);

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

    /// Steps lost in a combat.
    struct Loss {
        Moment moment = 0;
        std::size_t combat = 0; ///< number of the landmark
        SideId side;
        int steps = 0;
    };

    void take(const State& before, Moment moment, const Event& event) override;
    void endPage() override;
    void keepUpTo(Moment moment) override;
    void mark(Moment moment, const Narrated& told);
    void note(const State& before, Moment moment, const Event& event);
    [[nodiscard]] std::optional<Moment> after(const Moments& moments, Moment from,
                                              Viewer viewer) const;
    [[nodiscard]] std::optional<Moment> before(const Moments& moments, Moment from,
                                               Viewer viewer) const;
    [[nodiscard]] bool isKnown(Moment moment, Viewer viewer) const;

    LossCount m_lossCount;
    std::vector<Landmark> m_landmarks;
    std::vector<Loss> m_losses;
    std::vector<Moments> m_counters; ///< by CounterId
    std::vector<Moments> m_hexes;    ///< by HexId
};

} // namespace esagono
