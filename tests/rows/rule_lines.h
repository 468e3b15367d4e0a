// SPDX-License-Identifier: GPL-3.0-or-later
// Commands as lines people can read and write: "attack target=2006 with=NI_1,NI_2 | 6 3" is a verb,
// its arguments, and the dice it will need. Golden games and rows of rules are made of them.
#pragma once

#include "engine/core/catalogue.h"
#include "engine/play/asking/scribe.h"
#include "engine/play/match.h"
#include "engine/play/view.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace esagono {

[[nodiscard]] std::vector<std::string> wordsOf(const std::string& line);
[[nodiscard]] std::vector<std::string> split(const std::string& text, char at);

/// The command of a line in the pending decision. Throws std::runtime_error if there is no such
/// verb or argument.
[[nodiscard]] Command commandFrom(const Position& position, const Scribe& scribe, SideId side,
                                  const std::string& line);
[[nodiscard]] std::vector<int> diceFrom(const std::string& line);
[[nodiscard]] std::string lineOf(const Position& position, const Scribe& scribe,
                                 const Command& command, const std::vector<Event>& events);

/// A whole game as text: how it begins, then for every command a line "side: verb …", and below it,
/// indented, what was said, in English.
struct GoldenGame {
    std::string title;
    std::string scenario;
    std::string seed; ///< of the dice it was played with
    std::map<std::string, std::string> rulings;
    struct Turn {
        std::string command; ///< "nationalist: move unit=NI_1 path=2007"
        std::vector<std::string> said;
    };
    std::vector<Turn> turns;
    std::string end; ///< the digest of the last table

    [[nodiscard]] static GoldenGame read(const std::filesystem::path& file);
    [[nodiscard]] std::string text() const;
};

/// Its first table; what is drawn before the first command is as its seed has it.
[[nodiscard]] State beginningOf(const Setting& setting, const GoldenGame& golden);
/// What the events say, in the words of a catalogue.
[[nodiscard]] std::vector<std::string> saidBy(const std::vector<Event>& events,
                                              const Catalogue& catalogue, const Setting& setting);
/// The story of a page, line by line, in English.
[[nodiscard]] std::vector<std::string> storyLines(const Position& before, SideId by, Viewer viewer,
                                                  const std::vector<Event>& events);
/// The stories of a whole golden game as one text: every command, and below it what is told of it.
[[nodiscard]] std::string storyText(const Game& game, const GoldenGame& golden);
[[nodiscard]] std::filesystem::path goldenFolder(std::string_view game = "santander");
[[nodiscard]] const Catalogue& english();

} // namespace esagono
