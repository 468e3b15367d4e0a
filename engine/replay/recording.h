// SPDX-License-Identifier: GPL-3.0-or-later
// A diary that is open to be read: the file, the game it tells of, and how far both can be trusted.
// It never touches the game; somebody may be playing it meanwhile, here or elsewhere.
#pragma once

#include "engine/core/fault.h"
#include "engine/play/match.h"
#include "engine/store/raw_file.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace esagono {

class UnknownRules;

class Recording {
public:
    /// Opens any diary. One that is damaged is shown as far as it can be trusted; one whose rules
    /// nobody here knows, or only an older version of them, is shown without rules. Throws Fault if
    /// there is nothing to show.
    [[nodiscard]] static std::unique_ptr<Recording> open(const std::filesystem::path& path,
                                                         GameList games);
    /// The diary of a game that is being played, as far as it is written. The match must outlive
    /// it.
    [[nodiscard]] static std::unique_ptr<Recording> of(const Match& match);
    /// Likewise through a door of its own, for another thread; the match may go on, and go.
    [[nodiscard]] static std::unique_ptr<Recording> beside(const std::filesystem::path& path,
                                                           std::shared_ptr<const Game> game,
                                                           const Setting& setting);
    ~Recording();
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] const Journal& journal() const { return *m_journal; }
    [[nodiscard]] const Setting& setting() const { return m_game.setting; }
    [[nodiscard]] const Scribe& scribe() const { return *m_scribe; }
    [[nodiscard]] const std::optional<Seeds>& seeds() const { return m_game.seeds; }
    /// Whether its rules are built in. Without them only the umpire can look: what a side may see
    /// is for rules to say.
    [[nodiscard]] bool isRuled() const { return m_unknown == nullptr; }
    /// What is wrong with the file, if only its beginning can be shown.
    [[nodiscard]] const std::optional<Fault>& damage() const { return m_damage; }

    /// An event of the diary. Throws Fault for what is not an event of this game.
    [[nodiscard]] Event read(EventNumber number, const EventRow& row) const;
    /// Reads what has been written since. True if there is anything new.
    bool refresh();

private:
    explicit Recording(std::filesystem::path path);
    void read(Journal journal);
    void openJournal();
    void openGame(GameList games);
    void doWithoutRules();
    [[nodiscard]] bool canReadEverything() const;

    std::filesystem::path m_path;
    std::optional<Fault> m_damage;
    std::unique_ptr<PrivateFolder> m_folder; ///< of what could be saved of a damaged diary
    std::optional<Journal> m_own;
    const Journal* m_journal = nullptr; ///< its own, or that of a match
    std::unique_ptr<UnknownRules> m_unknown;
    DiaryGame m_game;
    std::optional<Scribe> m_scribe;
};

} // namespace esagono
