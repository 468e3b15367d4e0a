// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/rulings.h"

#include "engine/core/checked.h"

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

RulingChoices anyChoices(const std::vector<Ruling>& rulings, Chance& chance) {
    RulingChoices choices;
    for (const Ruling& ruling : rulings)
        choices.push_back(static_cast<std::uint8_t>(chance.below(ruling.choices.size())));
    return choices;
}

std::map<std::string, std::string> namesOf(const std::vector<Ruling>& rulings,
                                           const RulingChoices& choices) {
    std::map<std::string, std::string> names;
    for (std::size_t i = 0; i < rulings.size(); ++i)
        names[rulings[i].id] = elementOf(rulings[i].choices, elementOf(choices, i)).id;
    return names;
}

std::string inOneLine(const std::map<std::string, std::string>& choices) {
    std::string line;
    for (const auto& [ruling, choice] : choices)
        line += (line.empty() ? "" : " ") + ruling + "=" + choice;
    return line;
}

} // namespace esagono
