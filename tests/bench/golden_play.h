// SPDX-License-Identifier: GPL-3.0-or-later
// A golden game of Santander 1937 played by clicks, each of them timed, beside the same game
// without an interface.
#pragma once

#include "engine/kit/reading/package_reader.h"
#include "tests/app/board/finger.h"
#include "tests/bench/report.h"
#include "tests/rows/rule_lines.h"

#include <QTemporaryDir>

#include <ranges>
#include <stdexcept>

namespace esagono::bench {

struct Measured {
    Times touches; ///< clicks, presses, choices
    Times hovers;
    Times events; ///< everything else, frames included
    Times takeBacks;
};

inline constexpr std::size_t hoversEach = 4;

class TimedFinger : public Finger {
public:
    TimedFinger(PlayTable& game, const Position& now, const Command& wanted, Measured& times,
                const std::function<void()>& after)
        : Finger(game, now, wanted)
        , m_game(game)
        , m_times(times)
        , m_after(after) {}

protected:
    void touch(const std::function<void()>& what) override {
        m_times.touches.measure(what);
        m_after();
        std::vector<int> hexes; // a few of those that are marked
        for (const MarkedHex& marked : m_game.highlights().hexes)
            hexes.push_back(int(marked.hex.value));
        const std::size_t step = std::max<std::size_t>(1, hexes.size() / hoversEach);
        for (std::size_t i = 0; i < hexes.size(); i += step) {
            m_times.hovers.measure([&] { m_game.gestures()->hoverHex(hexes[i]); });
            m_after();
        }
    }

private:
    PlayTable& m_game;
    Measured& m_times;
    const std::function<void()>& m_after;
};

/// A golden game, beside the same game without an interface.
class Script {
public:
    explicit Script(const char* file)
        : m_golden(GoldenGame::read(goldenFolder() / file))
        , m_match(Match::create(
              m_folder.filePath(QStringLiteral("reference.esagono")).toStdString(),
              readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources/santander")),
              allGames(),
              {.scenario = m_golden.scenario, .rulings = m_golden.rulings, .at = "now"})) {}

    void begin(PlayTable& game) const {
        QVariantMap rulings;
        for (const auto& [ruling, choice] : m_golden.rulings)
            rulings.insert(QString::fromStdString(ruling), QString::fromStdString(choice));
        game.viewpoint()->setProperty("useCurtain", false);
        game.begin(QStringLiteral(ESAGONO_SOURCE_DIR "/resources/santander"),
                   QString::fromStdString(m_golden.scenario), rulings, {}, QStringLiteral("told"),
                   diary());
    }
    void play(PlayTable& game, std::size_t mostCommands, Measured& times,
              const std::function<void()>& after) {
        for (const auto& turn : m_golden.turns | std::views::take(mostCommands)) {
            const std::size_t colon = turn.command.find(':');
            const std::string line = turn.command.substr(colon + 2);
            const SideId side =
                find<SideId>(m_match->setting().package().sides, turn.command.substr(0, colon));
            const Command command = commandFrom(m_match->position(), m_match->scribe(), side, line);
            const std::vector<int> dice = diceFrom(line);
            TimedFinger(game, m_match->position(), command, times, after).go();
            if (game.realDice()->areWanted()) {
                times.touches.measure([&] { game.realDice()->tellDice(QList<int>(dice.begin(), dice.end())); });
                after();
            }
            if (!m_match->submit(command, "now", dice) ||
                game.turn()->isFinished() != m_match->position().isOver() ||
                (!game.turn()->isFinished() &&
                 !m_match->position().owners().contains(SideId(std::size_t(game.turn()->side())))))
                throw std::runtime_error("the game went another way: " + turn.command);
            if (game.undo()->canTakeBack() && ++m_done % 8 == 0) {
                times.takeBacks.measure([&] { game.undo()->takeBack(); });
                after();
                times.takeBacks.measure([&] { game.undo()->redo(); });
                if (game.realDice()->areWanted())
                    game.realDice()->tellDice(QList<int>(dice.begin(), dice.end()));
                after();
            }
        }
    }
    [[nodiscard]] QString diary() const {
        return m_folder.filePath(QStringLiteral("game.esagono"));
    }
    [[nodiscard]] QString data() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    GoldenGame m_golden;
    std::unique_ptr<Match> m_match;
    int m_done = 0;
};

} // namespace esagono::bench
