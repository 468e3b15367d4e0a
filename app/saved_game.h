// SPDX-License-Identifier: GPL-3.0-or-later
// What a diary in the games folder is about, without playing it.
#pragma once

#include "engine/core/text.h"
#include "engine/kit/words.h"
#include "engine/play/match.h"
#include "engine/play/view.h"

#include <QDateTime>
#include <QString>

#include <map>
#include <memory>

namespace esagono {

struct SavedGame {
    struct Player {
        Words side;
        QString name; ///< empty: unnamed
    };
    QString path; ///< absolute
    QString name; ///< the file's, without its ending
    QString packageId;
    Words title, scenario;
    std::vector<Player> players;    ///< in the order of the sides
    std::vector<Words> corrections; ///< the names of those it is played with
    int turn = 0;                   ///< from 1; 0: still being set up
    int turns = 0;                  ///< how many there are; 0: unknown
    Words turnLabel;                ///< "18–19 August 1937"; may be empty
    Words toMove;                   ///< who decides next; empty: nobody, or unknown
    bool finished = false;
    QDateTime lastPlayed;
    Text problem;         ///< why it cannot be opened; empty: it can
    bool damaged = false; ///< a part of it can perhaps be saved
    std::string chain;    ///< of its last page: another position has another one
    /// The table as strangers see it, for a thumbnail; null: unknown.
    std::shared_ptr<const View> view;
    /// Keeps its game alive, whose package is without its documents.
    std::shared_ptr<const Setting> setting;
};

/// The package a diary holds, with its documents. Throws Fault.
[[nodiscard]] GamePackage packageOfDiary(const QString& diary);

/// Reads diaries; keeps the packages it has met, so that many games of one kind are read quickly.
class GameReader {
public:
    explicit GameReader(GameList games)
        : m_games(games) {}
    /// Never throws: what is wrong stands in `problem`.
    [[nodiscard]] SavedGame read(const QString& path);

private:
    void readDiary(SavedGame& saved);
    /// Null if no rules of this program play it.
    [[nodiscard]] std::shared_ptr<const Game> gameOf(const Journal& journal);

    GameList m_games;
    std::map<std::string, std::shared_ptr<const Game>> m_known; ///< by the package's digest
};

} // namespace esagono
