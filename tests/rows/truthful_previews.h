// SPDX-License-Identifier: GPL-3.0-or-later
// A preview tells the truth: what it foretells of a throw and of its results is what the deed then
// does, with every face of every die thrown in turn.
#pragma once

#include "engine/play/position.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

/// A throw of a deed, and what it meant.
struct ReadThrow {
    DiceRolled dice;
    DiceReading reading;
};

/// What came of a command so far, with some fall of the dice; whoever is asked declines.
struct Deed {
    std::string_view verb;
    const Preview* preview = nullptr;
    std::vector<ReadThrow> throws;
    std::vector<Text> said;
    bool isOver = false; ///< who gave the command may give the next one

    [[nodiscard]] const ReadThrow* find(std::string_view purpose) const;
    [[nodiscard]] bool hasSaid(std::string_view id) const;
};

struct PreviewLaw {
    const Game* game = nullptr;
    std::vector<std::string> scenarios; ///< in turn
    std::size_t positions = 0;          ///< how many previews are held against their deeds
    std::uint64_t oneIn = 1;            ///< of so many that random games bring
    /// What the dice came to, in the words of a prospect. Nothing: it is not settled. Empty: what
    /// nobody could foresee came between.
    std::function<std::optional<Text>(const Position& now, const Deed&)> outcome;
    /// The purpose of the throws whose odds and modifiers stand in the preview of a verb, or "".
    std::function<std::string_view(std::string_view verb)> foretold;
    /// The label of a modifier that is itself thrown for, and so stands among the prospects.
    std::string_view thrown = "";
    std::map<std::string, std::string> choices = {}; ///< rulings that are not drawn
};

/// Looks for them in random games with random rulings, inside a test case, and says how many.
void checkPreviews(const PreviewLaw& law);

} // namespace esagono
