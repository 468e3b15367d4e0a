// SPDX-License-Identifier: GPL-3.0-or-later
// The game a diary tells of, as the diary itself describes it: its package, its scenario, what was
// agreed, its dice.
#pragma once

#include "engine/core/dice.h"
#include "engine/kit/corrections.h"
#include "engine/play/game.h"
#include "engine/store/journal.h"

#include <memory>
#include <optional>

namespace esagono {

/// The games a program knows.
using GameList = std::span<const Rules* const>;

/// What the beginning of a diary says, by name.
namespace key {
inline constexpr char corrections[] = "corrections"; ///< absent: as printed
inline constexpr char game[] = "game";
inline constexpr char package[] = "package";
inline constexpr char packageDigest[] = "package_digest";
inline constexpr char players[] = "players"; ///< absent: nobody said
inline constexpr char position[] = "position";
inline constexpr char rulesVersion[] = "rules_version";
inline constexpr char rulings[] = "rulings";
inline constexpr char scenario[] = "scenario";
inline constexpr char seed[] = "seed";              ///< absent: dice are told
inline constexpr char freshSeeds[] = "fresh_seeds"; ///< absent: one seed serves the whole game
inline constexpr char created[] = "created";
} // namespace key

/// The value of a name. Throws Fault(Damaged) if it is not there.
[[nodiscard]] const std::string& required(const Meta& meta, const char* name);
/// The rules of that id. Throws Fault(Mismatch) if nobody knows them.
[[nodiscard]] const Rules& rulesOf(GameList games, const std::string& id);

/// The seed of a game whose dice are not told, and those that follow it if somebody played on with
/// fresh dice.
struct Seeds {
    Seed first{};
    std::vector<FreshSeed> fresh; ///< by their first draw
};
/// What the beginning of a diary says of fresh seeds.
[[nodiscard]] std::string writtenSeeds(const std::vector<FreshSeed>& fresh);

/// The corrections a game was begun with, in order. Throws Fault(Malformed).
[[nodiscard]] std::vector<CorrectionsNote> correctionsOf(const Meta& meta);

struct RecordedGame {
    std::unique_ptr<Game> game;
    Setting setting;
    std::optional<Seeds> seeds; ///< none: dice are told
};

/// Throws Fault if the package is damaged or does not fit the rules.
[[nodiscard]] RecordedGame recordedGame(const Journal& journal, const Rules& rules);

} // namespace esagono
