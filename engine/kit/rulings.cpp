// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/rulings.h"

namespace esagono {

std::optional<std::size_t> findChoice(const Ruling& ruling, std::string_view choice) {
    for (std::size_t i = 0; i < ruling.choices.size(); ++i)
        if (ruling.choices[i].id == choice)
            return i;
    return std::nullopt;
}

RulingChoices standardChoices(const std::vector<Ruling>& rulings) {
    RulingChoices choices;
    for (const Ruling& ruling : rulings)
        choices.push_back(static_cast<std::uint8_t>(ruling.standard));
    return choices;
}

} // namespace esagono
