// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_brains.h"

#include "banditen/brain.h"
#include "guadalajara/brain.h"
#include "santander/brain.h"
#include "tscw/brain.h"

#include <algorithm>
#include <array>

namespace esagono {

const ai::Brain& brainOf(const Setting& setting) {
    static const ai::Brain none;
    static const std::array<const ai::Brain*, 4> games = {&santander::brain(), &banditen::brain(),
                                                          &guadalajara::brain(), &tscw::brain()};
    const auto found = std::ranges::find(games, setting.game->rules->id, &ai::Brain::rules);
    return found == games.end() ? none : **found;
}

} // namespace esagono
