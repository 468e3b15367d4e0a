// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/all_brains.h"

#include "engine/banditen/brain.h"
#include "engine/guadalajara/brain.h"
#include "engine/santander/brain.h"
#include "engine/tscw/brain.h"

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
