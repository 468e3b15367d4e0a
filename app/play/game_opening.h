// SPDX-License-Identifier: GPL-3.0-or-later
// Beginning a game and going on with one: the slow part, which may run in any thread.
#pragma once

#include "engine/play/match.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace esagono {

/// What the players agreed on.
struct Agreement {
    QString packageFolder;
    QString file;
    std::string scenario;
    std::map<std::string, std::string> rulings;
    std::map<std::string, std::string> players; ///< names by side
    QStringList corrections;                    ///< files, laid over the package in this order
    bool seeded = true;                         ///< else the players roll their own dice
    std::vector<int> told;                      ///< what the first of those show
};

/// A game on the table, or why there is none.
struct OpenedGame {
    std::unique_ptr<Match> match;
    QString packageFolder; ///< where its pictures lie; empty: unknown
    bool readOnly = false;
    FaultKind fault = FaultKind::NotFound; ///< what kind of problem it is
    Text problem;                          ///< why there is none, or why it can only be read
    std::uint32_t diceWanted = 0; ///< faces of the die that must be rolled before it can begin
};

[[nodiscard]] OpenedGame beginGame(const Agreement& wanted, GameList games);
/// Opens it for reading where it cannot be written. `shelves` are looked through for the package's
/// pictures.
[[nodiscard]] OpenedGame openGame(const QString& path, GameList games, const QStringList& shelves,
                                  BranchNumber branch = 0);

/// Where a package lies: in one of the shelves or one level below; empty if it is not there.
[[nodiscard]] QString packageFolderOf(const GamePackage& package, const QStringList& shelves);

/// The clock of the diary.
[[nodiscard]] std::string nowInUtc();

} // namespace esagono
