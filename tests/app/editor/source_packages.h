// SPDX-License-Identifier: GPL-3.0-or-later
// The packages of the source tree: those of the program, and the test game.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/all_games.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/diary.h"
#include "tests/skirmish/chapters.h"
#endif

#include <QString>

#include <memory>

namespace esagono {

/// The folder with the packages of the program.
[[nodiscard]] inline QString sourcePackages() {
    return QStringLiteral(ESAGONO_SOURCE_DIR) + QStringLiteral("/resources");
}

[[nodiscard]] inline QString santanderFolder() {
    return sourcePackages() + QStringLiteral("/santander");
}

/// Read once.
[[nodiscard]] inline std::shared_ptr<const GamePackage> santanderPackage() {
    static const auto package =
        std::make_shared<const GamePackage>(readPackage(santanderFolder().toStdString()));
    return package;
}

[[nodiscard]] inline QString skirmishFolder() {
    return QStringLiteral(ESAGONO_SOURCE_DIR) + QStringLiteral("/tests/skirmish/package");
}

/// All games, and the test game.
[[nodiscard]] inline GameList withSkirmish() {
    static const std::vector<const Rules*> games = [] {
        std::vector<const Rules*> known(allGames().begin(), allGames().end());
        known.push_back(&skirmish::rules());
        return known;
    }();
    return games;
}

} // namespace esagono
