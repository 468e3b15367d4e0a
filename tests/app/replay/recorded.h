// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/store/copy_line.h"
#include "tests/app/played_game.h"

#include <algorithm>

namespace esagono {

/// A recorded game, played once and as far as it is asked for: its commands, and the page each of
/// them was written on.
class Recorded {
public:
    Recorded(const std::string& ofGame, const std::string& file)
        : m_game(PlayedGame::golden(file, 0, ofGame)) {}

    /// Copies the game as it was before a command, whole without one.
    bool copy(const std::string& before, const QString& file) {
        const auto found = std::find_if(m_lines.begin(), m_lines.end(), [&](const auto& line) {
            return !before.empty() && line.first.compare(0, before.size(), before) == 0;
        });
        const Journal& journal = m_game.match().journal();
        const PageNumber page = found != m_lines.end() ? found->second
                                : playUpTo(before)     ? journal.lastPage()
                                                       : 0;
        if (page == 0)
            return false;
        (void)copyLine(journal, page, file.toStdString());
        return true;
    }

private:
    /// To the command, or to the end; false: there is no such command.
    bool playUpTo(const std::string& before) {
        while (!m_game.goldenLines.empty()) {
            const std::string line = m_game.goldenLines.front();
            if (!before.empty() && line.compare(0, before.size(), before) == 0)
                return true;
            m_lines.emplace_back(line, m_game.match().journal().lastPage());
            m_game.act(line);
        }
        return before.empty();
    }

    PlayedGame m_game;
    std::vector<std::pair<std::string, PageNumber>> m_lines; // with the page before
};

} // namespace esagono
