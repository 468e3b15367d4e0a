// SPDX-License-Identifier: GPL-3.0-or-later
// Counters that are carried by others, as display.json declares them: the status that says by whom.
#pragma once

#include "engine/kit/package.h"
#include "engine/play/view.h"

#include <map>

namespace esagono {

class Riding {
public:
    Riding() = default;
    /// The first status of the display with `carriedBy`: the attribute of carriers its value is of.
    explicit Riding(const GamePackage& package);

    /// Whether one counter is carried by the other.
    [[nodiscard]] bool carries(const SeenCounter& carrier, const SeenCounter& rider) const;

private:
    StatusId m_status;
    std::map<int, CounterId> m_carriers; ///< by the value of the status
};

} // namespace esagono
