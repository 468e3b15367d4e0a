// SPDX-License-Identifier: GPL-3.0-or-later
// What a match reads in its diary: the game it tells of (package, scenario, what was agreed, dice),
// and the table at the end of any page. Everything else is read by a film (engine/replay/film.h).
#pragma once

#include "engine/core/dice.h"
#include "engine/core/state.h"
#include "engine/kit/corrections.h"
#include "engine/play/asking/scribe.h"
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
/// What the beginning of a diary says of them; nothing if the players tell their dice.
[[nodiscard]] std::optional<Seeds> seedsOf(const Meta& meta);
/// What it says of fresh seeds.
[[nodiscard]] std::string writtenSeeds(const std::vector<FreshSeed>& fresh);

/// The corrections a game was begun with, in order. Throws Fault(Malformed).
[[nodiscard]] std::vector<CorrectionsNote> correctionsOf(const Meta& meta);

/// The game of a diary.
struct DiaryGame {
    std::shared_ptr<const Game> game;
    Setting setting;
    std::optional<Seeds> seeds; ///< none: dice are told
};
/// Throws Fault if the package is damaged or does not fit the rules.
[[nodiscard]] DiaryGame gameOf(const Journal& journal, const Rules& rules);

/// The table of which the diary keeps a snapshot at exactly that page, if it can be trusted.
[[nodiscard]] std::optional<State> keptTable(const Journal& journal, const Setting& setting,
                                             PageNumber page);
/// The table at the end of a page: the nearest snapshot, then fold. Throws Fault.
[[nodiscard]] State tableAfter(const Journal& journal, const Scribe& scribe, PageNumber page);
/// An event as it stands in the diary under that number. Throws Fault for what is none of this
/// game.
[[nodiscard]] Event readEvent(const Scribe& scribe, EventNumber number, const EventRow& row);

} // namespace esagono
