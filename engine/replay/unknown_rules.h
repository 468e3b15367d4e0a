// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for rules that this program does not have: it knows the kinds of frames a diary names,
// and nothing else. Enough to move the pieces as they were moved.
#pragma once

#include "engine/play/game.h"
#include "engine/store/journal.h"

#include <deque>

namespace esagono {

class UnknownRules {
public:
    /// Looks through the diary for the frames it names.
    UnknownRules(const Journal& journal, std::string game);
    UnknownRules(const UnknownRules&) = delete;
    UnknownRules& operator=(const UnknownRules&) = delete;

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    /// Looks through the events from this one on, for frames that are new.
    void learn(const Journal& journal, EventNumber from);
    /// The event without what only its own rules understand.
    [[nodiscard]] static std::string withoutLocals(const EventRow& row);

private:
    std::string m_id;
    std::deque<std::string> m_names; ///< of frames, where the rules can point at them
    Rules m_rules;
};

} // namespace esagono
