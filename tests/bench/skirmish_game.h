// SPDX-License-Identifier: GPL-3.0-or-later
// The test game, for benchmarks.
#pragma once

#include "engine/kit/reading/package_reader.h"
#include "engine/play/match.h"
#include "tests/skirmish/chapters.h"

namespace esagono::bench {

inline const Game& skirmishGame() {
    static const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests" / "skirmish" / "package"),
        skirmish::rules());
    return game;
}

inline GameList skirmishOnly() {
    static const Rules* const games[] = {&skirmish::rules()};
    return games;
}

} // namespace esagono::bench
