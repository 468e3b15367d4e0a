// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/seat.h"

#include "engine/play/referee.h"

namespace esagono {

bool LocalSeat::decides() const {
    return m_side.exists() && m_match->position().owners().contains(m_side);
}

const FrameKind& LocalSeat::decision() const {
    return m_match->position().kind();
}

Text LocalSeat::prompt() const {
    return promptOf(m_match->position(), m_side);
}

std::vector<Progress> LocalSeat::progress() const {
    return progressOf(m_match->position(), m_side);
}

std::vector<Offer> LocalSeat::offers() const {
    return offersTo(m_match->position(), m_side);
}

std::vector<Offer> LocalSeat::further(const Offer& offer,
                                      std::span<const std::int32_t> open) const {
    return furtherOffers(m_match->position(), m_side, offer, open);
}

std::optional<Refusal> LocalSeat::whyNot(const Command& command) const {
    return esagono::whyNot(m_match->position(), command);
}

std::optional<Refusal> LocalSeat::whyNotAt(const Offer& offer, std::int32_t target) const {
    return esagono::whyNotAt(m_match->position(), m_side, offer, target);
}

Preview LocalSeat::preview(const Command& command) const {
    return previewOf(m_match->position(), command);
}

void LocalSeat::carryOut(const Command& command, const std::vector<int>& told,
                         const Answer& answer) {
    answer(m_match->submit(command, m_clock(), told));
}

std::optional<Refusal> LocalSeat::whyNotTakeBack() const {
    return m_match->whyNotTakeBack(m_side);
}

std::optional<Refusal> LocalSeat::takeBack() {
    return m_match->takeBack(m_side, m_clock());
}

} // namespace esagono
