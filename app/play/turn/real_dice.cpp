// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/turn/real_dice.h"

#include "app/play/play_table.h"
#include "engine/play/referee.h"

#include <QCoreApplication>

namespace esagono {

namespace {

/// The faces told so far, and then anything: to learn what the next die is for.
class GuessedDice final : public Dice {
public:
    explicit GuessedDice(std::vector<int> told)
        : m_told(std::move(told)) {}
    std::uint32_t draw(std::uint32_t /*number*/, std::uint32_t bound) override {
        const std::size_t at = m_drawn++;
        const int face = at < m_told.size() ? m_told[at] : 1;
        return std::min(static_cast<std::uint32_t>(face - 1), bound - 1);
    }

private:
    std::vector<int> m_told;
    std::size_t m_drawn = 0;
};

/// What the die after so many is thrown for; empty if none is.
std::string purposeAfter(std::size_t told, const std::vector<Event>& events) {
    std::size_t seen = 0;
    for (const Event& event : events)
        if (const auto* rolled = std::get_if<DiceRolled>(&event.fact)) {
            seen += rolled->faces.size();
            if (seen > told)
                return rolled->purpose;
        } else if (std::holds_alternative<ChitDrawn>(event.fact)) {
            ++seen;
        }
    return {};
}

} // namespace

void RealDice::want(const Command& command, const std::vector<int>& told, int faces) {
    GuessedDice guessed(told);
    const Match& match = *m_table.match();
    const Outcome<Ruled> trial = rule(match.setting(), match.state(), command, guessed);
    QString purpose;
    if (trial)
        if (const std::string id = purposeAfter(told.size(), trial->events); !id.empty())
            purpose = m_table.words().word(id);
    m_pending = Pending{command, {}, told, faces, purpose};
    Q_EMIT changed();
}

void RealDice::want(const Agreement& game, int faces) {
    m_pending = Pending{{}, game, game.told, faces, {}};
    Q_EMIT changed();
}

void RealDice::clear() {
    if (std::exchange(m_pending, std::nullopt))
        Q_EMIT changed();
}

bool RealDice::giveUp() {
    const bool isAnothers = // whose command is given, and waits for its dice
        m_pending && m_pending->command && m_table.turn()->others().plays(m_pending->command->side);
    if (!m_pending || !m_pending->told.empty() || isAnothers)
        return false;
    clear();
    return true;
}

void RealDice::tellDice(const QList<int>& faces) {
    if (!m_pending)
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        Pending pending = *m_pending;
        for (const int face : faces) {
            if (face < 1 || face > pending.faces) {
                //: %1 = number of faces of the die
                //% "A die with %1 faces shows a number from 1 to %1"
                m_table.tell(qtTrId("app.play.dice.range").arg(pending.faces));
                return;
            }
            pending.told.push_back(face);
        }
        m_pending.reset();
        if (pending.game) {
            pending.game->told = pending.told;
            m_table.begin(*pending.game);
        } else {
            m_table.turn()->carryOut(*pending.command, {}, pending.told);
        }
        Q_EMIT changed();
    });
}

} // namespace esagono
