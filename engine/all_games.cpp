// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/all_games.h"

#include "engine/banditen/banditen.h"
#include "engine/guadalajara/guadalajara.h"
#include "engine/santander/santander.h"
#include "engine/tscw/tscw.h"

#include <array>

namespace esagono {

std::span<const Rules* const> allGames() {
    static const std::array<const Rules*, 4> games = {&santander::rules(), &banditen::rules(),
                                                      &guadalajara::rules(), &tscw::rules()};
    return games;
}

} // namespace esagono
