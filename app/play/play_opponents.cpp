// SPDX-License-Identifier: GPL-3.0-or-later
// The game on the screen as those see it who play besides persons, and the advice they give.
#include "app/play/command_words.h"
#include "app/play/play_controller.h"
#include "app/play/work_watch.h"
#include "engine/core/fault.h"
#include "engine/play/messages.h"

namespace esagono {

OpponentHost PlayController::host() {
    return {.match = [this] { return m_match.get(); },
            .isOpen = [this] { return m_match && !m_readOnly && !m_finished && !m_pending; },
            .carryOut = [this](const Command& command) { return carryOut(command); },
            .language = [this] { return m_language; }};
}

/// A command nobody at this screen has given.
Outcome<Receipt> PlayController::carryOut(const Command& command) {
    const WorkWatch watch(m_depth, m_longestWork);
    if (!isDiaryThere())
        return Refusal{RuleRef(), {"app.play.diary_gone", diaryPath().toStdString()}};
    m_journeys.clear();
    try {
        const Outcome<Receipt> outcome = enter(command, {});
        if (outcome.isRefused()) {
            const Text& why = outcome.refusal().text;
            if (why.id == say::diceWanted)
                wantDice(command, {}, int(std::get<std::int64_t>(why.arguments[0])));
            return outcome;
        }
        m_redo.clear();
        tell(QString());
        passInterruptions();
        settle();
        if (!m_journeys.empty() && m_journeys.back().through.back().isHex())
            Q_EMIT m_opponents.acted(m_journeys.back().through.back().hex().value);
        Q_EMIT commandDone();
        passTrivial();
        return outcome;
    } catch (...) {
        return Refusal{RuleRef(), caughtText(), {}};
    }
}

// Advice

void PlayController::askHint() {
    if (canAskHint())
        attempt([this] { m_hints.ask(m_side, m_opponents.minds()); });
}

void PlayController::takeHint(int row) {
    if (!canAskHint())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        if (const std::optional<Command> command = m_hints.command(row))
            send(*command);
    });
}

/// On the board, where it can be seen.
void PlayController::showHint() {
    if (!m_match)
        return;
    attempt([&] {
        refreshHighlights();
        if (const std::optional<Command> hinted = m_hints.command(m_hints.current()))
            if (const HexId hex = hexOf(m_match->position(), *hinted); hex.exists())
                Q_EMIT centreOn(hex.value);
    });
}

} // namespace esagono
