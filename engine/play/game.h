// SPDX-License-Identifier: GPL-3.0-or-later
// A game: what is printed (the package) and what the rulebook says (the rules: decisions, steps,
// who sees what). The machine in play/ runs any of them.
#pragma once

#include "core/command.h"
#include "core/outcome.h"
#include "kit/package.h"
#include "play/offer.h"
#include "play/tally.h"

#include <memory>
#include <string_view>
#include <vector>

namespace esagono {

class Draft;
class Position;

/// One thing that may be asked in a decision. The judge is called before the command is taken and
/// for every candidate that is offered; `take` trusts it.
struct Verb {
    std::string_view name;
    std::vector<Field> arguments;
    Verdict (*whyNot)(const Position&, const Command&) = nullptr;
    void (*take)(Draft&, const Command&) = nullptr;
    Preview (*preview)(const Position&, const Command&) = nullptr;
    /// What may still be chosen once some arguments are settled, for offers that lead on.
    std::vector<Offer> (*further)(const Position&, SideId, const Values& settled) = nullptr;
};

/// A kind of frame. A decision waits for its owners and has offers and verbs; a step runs.
struct FrameKind {
    std::string_view name;  ///< "santander.commit_support"
    const char* label = ""; ///< message id: what the breadcrumb above the map shows
    std::vector<Field> locals;
    void (*run)(Draft&) = nullptr;
    std::vector<Offer> (*offers)(const Position&, SideId) = nullptr;
    std::vector<Verb> verbs;

    [[nodiscard]] bool isStep() const { return run != nullptr; }
};

/// How much of a counter somebody sees.
enum class Seen : std::uint8_t {
    Nothing, ///< not even that it is there
    Back,    ///< that a counter of its side lies there
    Whole,
};

/// The names a game's code relies on, in the order of its own enumerations. A package must declare
/// them first and in this order, so that the numbers in the code are the numbers on the table.
struct Names {
    std::vector<std::string_view> sides;
    std::vector<std::string_view> statuses;
    std::vector<std::string_view> markers;
    std::vector<std::string_view> tracks;
    std::vector<std::string_view> boxes;
    std::vector<std::string_view> pools;
    std::vector<std::string_view> attributes;
    std::vector<std::string_view> traits;
    std::vector<std::string_view> flags;
    std::vector<std::string_view> terrains;
    std::vector<std::string_view> features;
    std::vector<std::string_view> links;
    std::vector<std::string_view> rulings;
    std::vector<std::string_view> charts;
};

/// How a finished game ended.
struct Ending {
    SideId winner; ///< none: a draw
    Text text;
};

/// What a game contributes in code.
struct Rules {
    std::string_view id;
    int version = 1; ///< raised when the same commands would bring other events
    Names names;
    std::vector<FrameKind> frames; ///< by FrameId
    /// What the rules read from the package once and for all; null: nothing. Throws Fault(Mismatch).
    std::shared_ptr<const void> (*prepare)(const GamePackage&) = nullptr;
    /// Lays out the scenario and pushes the first frame.
    void (*begin)(Draft&) = nullptr;
    Ending (*ending)(const Position&) = nullptr;
    /// Who sees a counter; null: everybody sees everything.
    Seen (*seen)(const Position&, SideId viewer, CounterId counter) = nullptr;
    /// Why nobody can play on from a position; null: from any.
    Verdict (*whyNotPosition)(const Position&) = nullptr;
};

struct Game {
    GamePackage package;
    const Rules* rules = nullptr;
    std::shared_ptr<const void> prepared; ///< by the rules, of the package

    /// Throws Fault(Mismatch) naming the first thing the rules need and the package lacks.
    Game(GamePackage printed, const Rules& written);
};

/// What was agreed before the game began. The game and its package outlive it.
struct Setting {
    const Game* game = nullptr;
    const Scenario* scenario = nullptr;
    const HexMap* map = nullptr;
    RulingChoices rulings;

    [[nodiscard]] const GamePackage& package() const { return game->package; }
    [[nodiscard]] const FrameKind& kind(FrameId frame) const {
        return game->rules->frames[frame.index()];
    }
};

/// The setting for a scenario with its own rulings, else the standard ones. Throws Fault(NotFound).
[[nodiscard]] Setting settingOf(const Game& game, std::string_view scenario);
/// Chooses how one ruling is read. Throws Fault(NotFound) for an unknown ruling or choice.
void choose(Setting& setting, std::string_view ruling, std::string_view choice);

} // namespace esagono
