// SPDX-License-Identifier: GPL-3.0-or-later
// A table of the test game with seats for others than persons, and a mind that answers when a test
// lets it.
#pragma once

#include "engine/core/checked.h"
#include "tests/app/play/test_table.h"

#include <QSemaphore>

#include <mutex>

namespace esagono {

inline constexpr int red = 0;
inline constexpr int blue = 1;

/// What a test knows of a mind, and how it lets it answer.
struct Gate {
    QSemaphore mayAnswer;
    std::atomic<int> asked{0};
    std::atomic<int> stopped{0};
    std::atomic<bool> isWrong{false}; ///< it wants what is not allowed
    std::atomic<bool> isLost{false};  ///< its package does not hold what it looks for
    std::mutex writing;
    std::vector<State> tables; ///< it was asked with
};

/// Thinks until it may answer, and takes what is offered first.
class GatedMind final : public Mind {
public:
    GatedMind(const Match& match, std::shared_ptr<Gate> gate)
        : m_game(match.game())
        , m_setting(match.setting())
        , m_gate(std::move(gate)) {}

    std::optional<Command> decide(const State& state, SideId side,
                                  const std::atomic<bool>& stop) override {
        {
            const std::lock_guard lock(m_gate->writing);
            m_gate->tables.push_back(state);
        }
        ++m_gate->asked;
        bool may = false;
        while (!stop && !may)
            may = m_gate->mayAnswer.tryAcquire(1, 5);
        if (stop) {
            m_gate->mayAnswer.release(may ? 1 : 0); // it is for whoever is asked next
            ++m_gate->stopped;
            return {};
        }
        if (m_gate->isLost)
            indexOutside();
        Command command = first(state, side);
        if (m_gate->isWrong)
            command.arguments.set(0, 99); // so much cannot be bid
        return command;
    }
    std::vector<ai::Hint> hints(const State& state, SideId side,
                                const std::atomic<bool>& /*stop*/) override {
        Tally why;
        why.add(Text("ai.reason.points"), Ratio(3, 2), {});
        why.add(Text("ai.reason.danger"), Ratio(-1, 5), {});
        const Position position(state, m_setting);
        for (const Offer& offer : offersTo(position, side))
            if (offer.kind != OfferKind::Button)
                return {{exampleOf(position, side, offer), why}};
        return {};
    }

private:
    [[nodiscard]] Command first(const State& state, SideId side) const {
        const Position position(state, m_setting);
        return exampleOf(position, side, offersTo(position, side).front());
    }

    std::shared_ptr<const Game> m_game;
    Setting m_setting;
    std::shared_ptr<Gate> m_gate;
};

/// A table of the test game at which others play, too.
class SeatedTable : public TestTable {
public:
    SeatedTable() {
        game.turn()->opponents()->setMinds([this](const Match& match, const PlayedBy&) {
            return std::make_shared<GatedMind>(match, gate);
        });
        game.turn()->opponents()->setPace(3);
    }
    /// The computer plays blue, unless others are named.
    [[nodiscard]] bool
    begin(const QVariantMap& seats = {{QStringLiteral("blue"), QStringLiteral("quick")}},
          const QVariantMap& rulings = openly, const QString& dice = QStringLiteral("seeded")) {
        game.turn()->opponents()->seatNext(seats);
        QSignalSpy ready(&game, &PlayTable::openChanged);
        game.begin(skirmishFolder(), QStringLiteral("field"), rulings, {}, dice, diary());
        return QTest::qWaitFor([&] { return game.isOpen() || game.realDice()->areWanted(); },
                               patience);
    }
    /// Both are asked for a bid; the person gives most, and moves first when the others have bid.
    void bid() {
        game.hand()->setNumber(3);
        game.hand()->confirm();
    }
    [[nodiscard]] Opponents& others() { return *game.turn()->opponents(); }
    /// Until whoever thought has come to an end, and what came of it has been told.
    void rest() {
        others().waitForThoughts();
        game.turn()->hints()->waitForThoughts();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QString doing() { return others().state(); }
    /// So many commands stand in the diary.
    [[nodiscard]] int pages() { return int(game.journalOf(game.diaryPath())->lastPage()); }

    std::shared_ptr<Gate> gate = std::make_shared<Gate>();
};

} // namespace esagono
