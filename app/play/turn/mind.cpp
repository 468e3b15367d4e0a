// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/turn/mind.h"

#include "engine/all_games.h"

#include <QCryptographicHash>

#include <chrono>
#include <mutex>

namespace esagono {

namespace {

constexpr std::size_t advice = 3;

ai::Temper temperOf(const Match& match, const PlayedBy& seat) {
    ai::Temper temper;
    temper.seed = numberOf(match);
    for (std::size_t i = 0; i < ai::levelNames.size(); ++i)
        if (seat.kind.toStdString() == ai::levelNames[i])
            temper.level = ai::Level(i);
    if (temper.level == ai::Level::Patient)
        temper.limit = std::chrono::seconds(seat.seconds);
    return temper;
}

class ComputerMind final : public Mind {
public:
    ComputerMind(const Match& match, const PlayedBy& seat)
        : m_game(match.game())
        , m_setting(match.setting())
        , m_commander(m_setting, brainOf(m_setting), temperOf(match, seat)) {}

    std::optional<Command> decide(const State& state, SideId side,
                                  const std::atomic<bool>& stop) override {
        const std::lock_guard lock(m_alone);
        return m_commander.decide(state, side, &stop);
    }
    std::vector<ai::Hint> hints(const State& state, SideId side,
                                const std::atomic<bool>& stop) override {
        const std::lock_guard lock(m_alone);
        return m_commander.hints(state, side, advice, &stop);
    }

private:
    std::shared_ptr<const Game> m_game; ///< what the setting speaks of
    Setting m_setting;
    std::mutex m_alone;
    ai::Commander m_commander;
};

} // namespace

std::shared_ptr<Mind> computerMind(const Match& match, const PlayedBy& seat) {
    return std::make_shared<ComputerMind>(match, seat);
}

std::uint64_t numberOf(const Match& match) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const auto& [key, value] : match.journal().meta()) {
        hash.addData(QByteArray::fromStdString(key + '\n'));
        hash.addData(QByteArray::fromStdString(value + '\n'));
    }
    return hash.result().toHex().first(16).toULongLong(nullptr, 16);
}

} // namespace esagono
