// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played: the table, the referee and the diary together. One command is one durable
// transaction; what is refused or fails changes nothing.
#pragma once

#include "engine/core/dice.h"
#include "engine/kit/corrections.h"
#include "engine/play/diary.h"
#include "engine/play/position.h"
#include "engine/play/receipt.h"
#include "engine/play/referee.h"
#include "engine/store/journal.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace esagono {

/// What is agreed before a game begins.
struct Start {
    std::string scenario;
    std::map<std::string, std::string> rulings; ///< ruling or option to choice; others are standard
    std::optional<Seed> seed;                   ///< none: dice are told, roll by roll
    std::vector<int> told;                      ///< if so, what the first of them show
    Record position;                            ///< null: by the scenario; else see position_file.h
    std::map<std::string, std::string> players; ///< who plays a side, by side; none: nobody said
    std::vector<Corrections> corrections;       ///< laid over the package, in this order
    std::string at;                             ///< UTC; the engine has no clock
};

class Match {
public:
    /// Begins a game in a new diary. Throws Fault, or DiceWanted if too few were told; then there
    /// is no file.
    [[nodiscard]] static std::unique_ptr<Match> create(const std::filesystem::path& path,
                                                       GamePackage package, GameList games,
                                                       const Start& start);
    /// Goes on with a diary, or reads one, on the line of one of its branches. Throws Fault.
    [[nodiscard]] static std::unique_ptr<Match>
    open(const std::filesystem::path& path, GameList games, Access access, BranchNumber branch = 0);

    [[nodiscard]] const Setting& setting() const { return m_setting; }
    /// For those who may go on reading when the match is gone.
    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return m_game; }
    [[nodiscard]] const Scribe& scribe() const { return m_scribe; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] Position position() const { return {m_state, m_setting}; }
    [[nodiscard]] Journal& journal() { return *m_journal; }
    [[nodiscard]] const Journal& journal() const { return *m_journal; }
    [[nodiscard]] BranchNumber branch() const { return m_branch; }

    /// Rules on the command, writes it down, and gives back all that came of it: nobody need read
    /// it again. `told` are faces the players rolled, if they do.
    [[nodiscard]] Outcome<Receipt> submit(const Command& command, const std::string& at,
                                          const std::vector<int>& told = {});

    /// Why the side may not take back its last command, or nothing.
    [[nodiscard]] std::optional<Refusal> whyNotTakeBack(SideId side) const;
    [[nodiscard]] std::optional<Refusal> takeBack(SideId side, const std::string& at);

    /// The dice of this game: from its seed, or, if the players roll their own, the faces told.
    [[nodiscard]] std::unique_ptr<Dice> dice(const std::vector<int>& told = {}) const;
    [[nodiscard]] const std::optional<Seeds>& seeds() const { return m_seeds; }
    /// What the game was begun from; null: its scenario.
    [[nodiscard]] Record startingPosition() const;
    [[nodiscard]] int rulesVersion() const;
    /// Who plays a side; empty if nobody said.
    [[nodiscard]] std::string player(SideId side) const;
    /// The corrections the package was played with, in order.
    [[nodiscard]] std::vector<CorrectionsNote> corrections() const;

private:
    Match(std::shared_ptr<const Game> game, Setting setting, const std::optional<Seeds>& seeds);
    Receipt write(const CommandPage& page, const Command& command, const Ruled& ruled);
    void goTo(PageNumber page);

    std::shared_ptr<const Game> m_game;
    Setting m_setting;
    Scribe m_scribe;
    std::optional<Seeds> m_seeds; ///< none: dice are told
    std::optional<Journal> m_journal;
    State m_state;
    BranchNumber m_branch = 0;
    EventNumber m_snapshotAt = 0; ///< the newest event a snapshot covers
};

/// How the game of a diary was begun: the first table and the events that made it.
[[nodiscard]] Ruled beginAs(const Setting& setting, const Scribe& scribe, const Record& position,
                            Dice& dice);

} // namespace esagono
