// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded games for tests that watch them.
#pragma once

#include "tests/app/patience.h"
#include "tests/app/played_game.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/replay/replay_table.h"
#include "engine/store/copy_line.h"
#endif

#include <QSignalSpy>
#include <QTest>

namespace esagono {

inline QString fileOf(const PlayedGame& game) {
    return QString::fromStdString(game.diary().string());
}

/// The whole record in a file that nobody else has open.
inline void copyOf(const PlayedGame& game, const QString& file) {
    const Journal& journal = game.match().journal();
    (void)copyLine(journal, journal.lastPage(), file.toStdString());
}

/// A replay that has read all there is.
class Watched {
public:
    explicit Watched(const QString& file, GameList games = allGames(), int event = -1)
        : replay(nullptr, games)
        , m_failed(&replay, &ReplayTable::failed) {
        replay.openDiary(file, event);
        (void)QTest::qWaitFor([&] { return !replay.isReading(); }, patience);
    }
    void wait() {
        (void)QTest::qWaitFor([&] { return !replay.isReading(); }, patience);
    }
    [[nodiscard]] int failures() const { return int(m_failed.count()); }

    ReplayTable replay;

private:
    QSignalSpy m_failed;
};

/// The same film, wound by nobody else.
class Proof {
public:
    explicit Proof(const PlayedGame& game, GameList games = allGames())
        : recording(Recording::open(game.diary(), games))
        , film(*recording) {}
    std::unique_ptr<Recording> recording;
    Film film;
};

inline constexpr std::size_t someCommands = 120;

} // namespace esagono
