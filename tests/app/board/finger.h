// SPDX-License-Identifier: GPL-3.0-or-later
// Gives commands as a player does: by clicks, presses and choices, one after the other.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/play_table.h"
#endif

#include <algorithm>
#include <functional>

namespace esagono {

/// Whether an offer can still become this command.
[[nodiscard]] inline bool leadsTo(const Offer& offer, const Command& command) {
    if (offer.verb != command.verb)
        return false;
    for (std::size_t i = 0; i < offer.arguments.fields(); ++i) {
        const bool isOpen = offer.kind != OfferKind::Button && i == offer.open;
        const auto settled = offer.arguments.list(i);
        const auto wanted = command.arguments.list(i);
        if (!isOpen && !settled.empty() && !std::ranges::equal(settled, wanted))
            return false;
    }
    return true;
}

/// Somebody who has a command in mind and looks for where to click.
class Finger {
public:
    Finger(PlayTable& game, const Position& now, const Command& wanted)
        : m_game(game)
        , m_position(now)
        , m_command(wanted) {}
    virtual ~Finger() = default;
    Finger(const Finger&) = delete;
    Finger& operator=(const Finger&) = delete;

    void go() {
        const std::vector<Offer> roots = offersTo(m_position, m_command.side);
        for (std::size_t i = 0; i < roots.size(); ++i)
            if (leadsTo(roots[i], m_command)) {
                m_row = int(i);
                answer(roots[i]);
                return;
            }
    }

protected:
    /// Every touch of the interface.
    virtual void touch(const std::function<void()>& what) { what(); }

private:
    void answer(const Offer& offer) {
        if (offer.kind == OfferKind::Button) {
            touch([&] { m_game.hand()->pressOffer(m_row); });
            return;
        }
        const auto list = m_command.arguments.list(offer.open);
        const bool isRoot = m_depth++ == 0;
        switch (offer.kind) {
        case OfferKind::Path:
            if (isRoot && m_game.hand()->openOffer() != m_row)
                touch([&] { m_game.hand()->pressOffer(m_row); });
            touch([&] { m_game.gestures()->clickHex(list.back(), -1, Qt::ControlModifier); });
            return;
        case OfferKind::Hexes:
            if (isRoot && !m_game.hand()->offers()->rows()[m_row].onMap)
                touch([&] { m_game.hand()->pressOffer(m_row); });
            touch([&] { m_game.gestures()->clickHex(list.front(), -1, Qt::ControlModifier); });
            break;
        case OfferKind::Units:
            if (offer.leadsOn) {
                touch([&] { m_game.selectCounter(list.front(), false); });
                break;
            }
            if (isRoot && m_game.hand()->openOffer() != m_row)
                touch([&] { m_game.hand()->pressOffer(m_row); });
            for (const std::int32_t each : list)
                choose(each);
            touch([&] { m_game.hand()->confirm(); });
            return;
        case OfferKind::Allocation:
            for (std::size_t i = 0; i + 1 < list.size(); i += 2)
                touch([&] { m_game.hand()->setAmount(rowOf(list[i]), list[i + 1]); });
            touch([&] { m_game.hand()->confirm(); });
            return;
        default:
            choose(list.front());
            touch([&] { m_game.hand()->confirm(); });
            return;
        }
        if (offer.leadsOn)
            for (const Offer& further : furtherOffers(m_position, m_command.side, offer, list))
                if (leadsTo(further, m_command)) {
                    answer(further);
                    return;
                }
    }
    [[nodiscard]] int rowOf(std::int32_t value) const {
        const auto& rows = m_game.hand()->choices()->rows();
        for (int i = 0; i < rows.size(); ++i)
            if (rows[i].value == value)
                return i;
        return -1;
    }
    void choose(std::int32_t value) {
        const int row = rowOf(value);
        if (row >= 0 && !m_game.hand()->choices()->rows()[row].chosen)
            touch([&] { m_game.hand()->toggleChoice(row); });
    }

    PlayTable& m_game;
    Position m_position;
    Command m_command;
    int m_row = -1;
    int m_depth = 0;
};

} // namespace esagono
