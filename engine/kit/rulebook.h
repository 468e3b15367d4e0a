// SPDX-License-Identifier: GPL-3.0-or-later
// The index of a rulebook's sections: the register that refusals cite and tests check against.
// It holds titles, not the text.
#pragma once

#include "engine/core/rule_ref.h"
#include "engine/kit/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace esagono {

enum class Enforced : std::uint8_t {
    ByCode,
    BySetup,   ///< by data: what is placed where
    ByPlayers, ///< courtesy, advice, history
    Missing,   ///< nobody: its text is not in the rulebook at hand
};

struct RuleSection {
    std::string section;
    std::string book; ///< empty: the package's own law
    Words title;
    std::string page;
    Enforced enforced = Enforced::ByCode;
};

struct Rulebook {
    std::vector<Named> books; ///< other editions and aids that sections may come from
    std::vector<RuleSection> sections;
    /// The indexed section a reference points at, or null.
    [[nodiscard]] const RuleSection* find(const RuleRef& rule) const;
};

} // namespace esagono
