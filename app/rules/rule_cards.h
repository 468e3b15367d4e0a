// SPDX-License-Identifier: GPL-3.0-or-later
// Rule cards: what a section of the rulebook says in a few words of our own, with an example and
// what belongs to it. The package's folder cards/ holds them (cards.json); no diary does.
#pragma once

#include "app/rules/rule_board.h"

#include "engine/core/record.h"
#include "engine/kit/words.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace esagono {

struct RuleCard {
    std::string section; ///< of the package's own law
    Words says;
    Words example;                    ///< empty: none
    std::optional<RuleBoard> board;   ///< the example on the map
    std::vector<std::string> related; ///< sections
    std::vector<std::string> rulings; ///< ids
    std::vector<std::string> charts;  ///< ids
    friend bool operator==(const RuleCard&, const RuleCard&) = default;
};

/// By section.
using RuleCards = std::map<std::string, RuleCard, std::less<>>;

/// Throws Fault for whatever the format does not allow: another format, a section twice, a card
/// that says nothing. Whether sections, rulings and charts exist is not asked: a diary may have an
/// older package than the folder.
[[nodiscard]] RuleCards readRuleCards(const Record& document);

/// The cards in a package's folder; none if it has no such file. Throws Fault.
[[nodiscard]] RuleCards ruleCardsIn(const QString& folder);

} // namespace esagono
