// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/all_aids.h"

#include "engine/banditen/shown/aids.h"
#include "engine/guadalajara/shown/aids.h"
#include "engine/tscw/shown/aids.h"

#include <algorithm>
#include <array>

namespace esagono {

const Aids& aidsOf(const Setting& setting) {
    static const Aids none;
    static const std::array<const Aids*, 3> games = {&banditen::aids(), &guadalajara::aids(),
                                                     &tscw::aids()};
    const auto found = std::ranges::find(games, setting.game->rules->id, &Aids::rules);
    return found == games.end() ? none : **found;
}

std::vector<HexId> supplyLine(const Position& position, SideId viewer, CounterId counter) {
    const Aids& aids = aidsOf(position.setting());
    if (aids.traceSeenBy != nullptr && viewer.exists())
        return aids.traceSeenBy(position, viewer, counter);
    const auto trace = position.setting().game->rules->trace;
    return trace == nullptr ? std::vector<HexId>() : trace(position, counter);
}

} // namespace esagono
