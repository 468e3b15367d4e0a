// SPDX-License-Identifier: GPL-3.0-or-later
// Where the doubt behind a ruling comes from: for those who read the rules, no game asks for it.
#pragma once

#include "engine/kit/words.h"

#include <cstdint>
#include <string_view>

namespace esagono {

struct GamePackage;

struct RulingOrigin {
    /// Editions that disagree, all of them silent, or words that can be read in more than one way.
    enum class Doubt : std::uint8_t { Unstated, Editions, Silent, Unclear };
    Doubt doubt = Doubt::Unstated;
    Words words; ///< what each text says, or that none does; may be empty
};

/// As rulings.json has it; empty for a ruling that says nothing of it, or that is not there.
[[nodiscard]] RulingOrigin originOf(const GamePackage& package, std::string_view ruling);

} // namespace esagono
