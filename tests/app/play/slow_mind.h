// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/turn/mind.h"
#include "engine/play/referee.h"

#include <QThread>

namespace esagono {

/// Never comes to an end, but has advice at once: what is offered first.
class SlowMind final : public Mind {
public:
    explicit SlowMind(const Match& match)
        : m_game(match.game())
        , m_setting(match.setting()) {}
    std::optional<Command> decide(const State& /*state*/, SideId /*side*/,
                                  const std::atomic<bool>& stop) override {
        while (!stop)
            QThread::msleep(5);
        return {};
    }
    std::vector<ai::Hint> hints(const State& state, SideId side,
                                const std::atomic<bool>& /*stop*/) override {
        const Position position(state, m_setting);
        std::vector<ai::Hint> hints;
        for (const Offer& offer : offersTo(position, side)) {
            Tally why;
            for (const char* reason : {"ai.reason.influence", "ai.reason.danger"})
                why.add(Text(reason), Ratio(std::int64_t(hints.size()) - 2, 3), {});
            if (hints.size() < 3)
                hints.push_back({exampleOf(position, side, offer), why});
        }
        return hints;
    }

private:
    std::shared_ptr<const Game> m_game;
    Setting m_setting;
};

} // namespace esagono
