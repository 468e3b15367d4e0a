// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.h"

#include "banditen/banditen.h"
#include "guadalajara/guadalajara.h"
#include "santander/santander.h"
#include "tscw/tscw.h"

#include <array>

namespace esagono {

std::span<const Rules* const> allGames() {
    static const std::array<const Rules*, 4> games = {&santander::rules(), &banditen::rules(),
                                                      &guadalajara::rules(), &tscw::rules()};
    return games;
}

} // namespace esagono
