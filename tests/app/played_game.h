// SPDX-License-Identifier: GPL-3.0-or-later
// A game in a folder of its own, played on as a test likes, and the scenes its panels are shown.
#pragma once

#include "app/table/game_scene.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace esagono {

class PlayedGame {
public:
    using Rulings = std::map<std::string, std::string>;

    /// A game of a printed package with dice from a seed.
    static PlayedGame printed(const std::string& ofGame, const std::string& scenario,
                              const Rulings& rulings = {}, const std::string& seed = "1");
    /// The same of Santander 1937.
    static PlayedGame santander(const std::string& scenario, const Rulings& rulings = {},
                                const std::string& seed = "1");
    /// The same, set up by both sides as the package suggests.
    static PlayedGame deployed(const Rulings& rulings);
    /// The golden game of that file, with its first commands played.
    static PlayedGame golden(const std::string& file, std::size_t commands = SIZE_MAX,
                             const std::string& ofGame = "santander");
    /// A game of a printed package that begins from a position, as files of positions have it.
    static PlayedGame placed(const std::string& ofGame, const std::string& scenario,
                             const Record& position);
    /// The test game.
    static PlayedGame skirmish(const std::string& seed = "1");

    Viewer viewer = Viewer::umpire();
    QString language = QStringLiteral("en");

    [[nodiscard]] const Match& match() const { return *m_match; }
    [[nodiscard]] const GamePackage& package() const { return m_match->setting().package(); }
    [[nodiscard]] CounterId counter(const char* id) const;
    [[nodiscard]] HexId hex(const char* label) const { return m_match->setting().map->find(label); }
    [[nodiscard]] SideId side(const char* id) const;
    [[nodiscard]] std::filesystem::path diary() const;

    /// Does what the side asks; it must be allowed.
    void act(const Command& command);
    /// A line of a golden game: "nationalist: move unit=NI_1 path=2007".
    void act(const std::string& line);
    /// The pending decision's first offers by chance, so many commands or to the end.
    void playOn(std::size_t commands, std::uint64_t seed = 1);
    void takeBack(SideId side);
    /// Goes another way after so many commands: what is played from now on is on a branch.
    void branchOff(const std::string& name, std::size_t commands);
    /// Copies the diary with all its branches.
    void copyTo(const QString& file);
    std::vector<std::string> goldenLines; ///< those not yet played

    /// The table after the last command, with what it brought.
    [[nodiscard]] GameScene scene();
    /// The table as if it had just been opened.
    [[nodiscard]] GameScene wholeScene();

private:
    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
    std::unique_ptr<Match> m_match;
    std::unique_ptr<View> m_view = std::make_unique<View>();
    std::unique_ptr<ToldPage> m_told = std::make_unique<ToldPage>();
    Receipt m_receipt;
    bool m_new = false;
};

} // namespace esagono
