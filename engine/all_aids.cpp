// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_aids.h"

#include "banditen/aids.h"
#include "tscw/aids.h"

#include <algorithm>
#include <array>

namespace esagono {

const Aids& aidsOf(const Setting& setting) {
    static const Aids none;
    static const std::array<const Aids*, 2> games = {&banditen::aids(), &tscw::aids()};
    const auto found = std::ranges::find(games, setting.game->rules->id, &Aids::rules);
    return found == games.end() ? none : **found;
}

} // namespace esagono
