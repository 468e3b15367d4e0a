// SPDX-License-Identifier: GPL-3.0-or-later
// How doubtful rules are read, and which optional rules are played: a question, choices, a default.
// The choices are made when a game begins and stored in its diary.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/ids.h"
#include "engine/kit/words.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

struct RulingChoice {
    std::string id;
    Words label;
};

struct Ruling {
    enum class Kind : std::uint8_t { Ruling, Option };
    std::string id; ///< "A17", "air_combat"
    Kind kind = Kind::Ruling;
    std::string section; ///< the section in doubt
    Words question;
    std::vector<RulingChoice> choices;
    std::size_t standard = 0; ///< which choice holds unless the players choose otherwise
};

/// One choice per ruling, by RulingId.
using RulingChoices = std::vector<std::uint8_t>;

[[nodiscard]] std::optional<std::size_t> findChoice(const Ruling& ruling, std::string_view choice);
[[nodiscard]] RulingChoices standardChoices(const std::vector<Ruling>& rulings);
/// Every one of them by chance.
[[nodiscard]] RulingChoices anyChoices(const std::vector<Ruling>& rulings, Chance& chance);
/// The names of the choices by those of the rulings.
[[nodiscard]] std::map<std::string, std::string> namesOf(const std::vector<Ruling>& rulings,
                                                         const RulingChoices& choices);
/// As they are written on a command line: "A17=second air_combat=off".
[[nodiscard]] std::string inOneLine(const std::map<std::string, std::string>& choices);

} // namespace esagono
