// SPDX-License-Identifier: GPL-3.0-or-later
// What every verb has at hand: the games, the streams, the language, and the ways to answer.
#pragma once

#include "app/cli/cli.h"
#include "app/cli/layout.h"
#include "engine/core/catalogue.h"
#include "engine/core/fault.h"
#include "engine/play/telling/phrase.h"

#include <exception>
#include <istream>
#include <ostream>

namespace esagono::cli {

/// The command line can be read but makes no sense.
class Misuse final : public std::exception {
public:
    explicit Misuse(Text text)
        : m_text(std::move(text)) {}
    [[nodiscard]] const Text& text() const { return m_text; }
    [[nodiscard]] const char* what() const noexcept override { return m_text.id.c_str(); }

private:
    Text m_text;
};

class Desk {
public:
    Desk(GameList knownGames, std::istream& from, std::ostream& to, std::ostream& errors)
        : games(knownGames)
        , in(from)
        , out(to)
        , err(errors) {}

    GameList games;
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool json = false;
    std::vector<std::string> packages; ///< places to look for packages before all others

    /// Reads the sentences of a language, as far as its file can be found.
    void speak(const std::string& language);
    [[nodiscard]] const Catalogue& catalogue() const { return m_catalogue; }
    /// In the language of the answers.
    [[nodiscard]] std::string_view inLanguage(const Words& words) const {
        return esagono::inLanguage(words, m_catalogue.language());
    }
    [[nodiscard]] std::string phrase(const Text& text) const {
        return Phrasebook(m_catalogue).phrase(text);
    }

    /// One line of text.
    void line(const std::string& words) const { out << words << '\n'; }
    void tell(const Text& text) const { line(phrase(text)); }
    /// A text that may need several lines; the first begins with `first` blanks.
    void lines(const std::string& words, std::size_t first = 0, std::size_t further = 4) const {
        for (const std::string& each : wrapped(words, first, further))
            line(each);
    }
    /// The one document of --json.
    void print(const Record& record) const;

    [[nodiscard]] Exit failed(const Fault& fault) const;
    /// A game was to begin with told dice, and too few were told.
    [[nodiscard]] Exit diceWanted(const DiceWanted& wanted, const Setting& setting) const;
    /// `words` are shown if there are any, else the text.
    [[nodiscard]] Exit misused(const Text& text, const std::string& words = {}) const;

private:
    Catalogue m_catalogue;
};

/// The words for kinds of faults in JSON: "not_found", "damaged" …
[[nodiscard]] std::string_view nameOf(FaultKind kind);
[[nodiscard]] Exit exitFor(FaultKind kind);

/// {kind, text, with, message}.
[[nodiscard]] Record errorRecord(std::string_view kind, const Text& text,
                                 const std::string& message);

/// JSON on one line, or on many; bytes that are no text are replaced, so that it never fails.
[[nodiscard]] std::string safeCompact(const Record& record);
[[nodiscard]] std::string safeReadable(const Record& record);

/// "3,5,1" as numbers. Throws Misuse.
[[nodiscard]] std::vector<int> facesFrom(const std::string& list);

} // namespace esagono::cli
