// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every game at every moment; play against itself looks for the first exception.
#pragma once

#include "engine/play/asking/scribe.h"
#include "engine/play/position.h"
#include "engine/play/referee.h"

#include <optional>

namespace esagono::cli {

enum class Thoroughness {
    Offers,     ///< whoever decides has an offer, and every offer's example is allowed
    Everything, ///< and what is blocked is refused, written things read back, the fold agrees
};

class Laws {
public:
    /// Setting and scribe must outlive it.
    Laws(const Setting& setting, const Scribe& scribe, Thoroughness thoroughness)
        : m_setting(&setting)
        , m_scribe(&scribe)
        , m_everything(thoroughness == Thoroughness::Everything) {}

    /// The first law that a table waiting for a decision breaks, or nothing.
    [[nodiscard]] std::optional<Text> brokenBy(const Position& position) const;
    /// The first law that a command and what came of it break, or nothing.
    [[nodiscard]] std::optional<Text> brokenBy(const Position& before, const Command& command,
                                               const Ruled& ruled) const;

private:
    [[nodiscard]] std::optional<Text> brokenBy(const Position& position, SideId side,
                                               const Offer& offer) const;
    [[nodiscard]] bool canBeTakenUpAgain(const Position& position) const;

    const Setting* m_setting;
    const Scribe* m_scribe;
    bool m_everything;
};

} // namespace esagono::cli
