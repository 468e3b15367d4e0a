// SPDX-License-Identifier: GPL-3.0-or-later
// How one game is put into words, in one language: refusals, events, names of things.
#pragma once

#include "engine/core/outcome.h"
#include "engine/play/match.h"
#include "engine/play/telling/phrase.h"
#include "engine/play/telling/story.h"
#include "engine/play/view.h"

namespace esagono::cli {

class Wording {
public:
    /// Match and catalogue must outlive it.
    Wording(const Match& match, const Catalogue& catalogue);

    [[nodiscard]] const Phrasebook& book() const { return m_book; }
    [[nodiscard]] std::string phrase(const Text& text) const { return m_book.phrase(text); }

    /// {rule, text, with, culprits, message, title}: culprits are [{counter} or {hex} …], those the
    /// refusal is due to, if any; title is that of the rulebook's section, if it has one.
    [[nodiscard]] Record refusal(const Refusal& refusal) const;
    /// "The hex is a lake (§ 4.4 Lakes)".
    [[nodiscard]] std::string refusalLine(const Refusal& refusal) const;

    /// A line of the story with the number of its first event before and its rule behind it.
    [[nodiscard]] std::string storyLine(const StoryLine& line) const;

    /// "§ 4.4 Lakes"; empty if no rule is cited.
    [[nodiscard]] std::string rule(const RuleRef& rule) const;
    [[nodiscard]] std::string side(SideId side) const;
    [[nodiscard]] std::string sides(Sides sides) const;
    [[nodiscard]] std::string place(Place place) const;
    /// "1418 Corconte (hill)": its number, the place in it, its terrain.
    [[nodiscard]] std::string hex(HexId hex) const;
    /// A message id without arguments, or one of the package's own texts.
    [[nodiscard]] std::string word(std::string_view id) const { return m_book.word(id); }
    [[nodiscard]] std::string viewer(Viewer viewer) const;
    /// What the value is called; else the number.
    [[nodiscard]] std::string value(const std::vector<NamedValue>& values,
                                    std::int32_t value) const;
    /// What people call something the package declares; its id if they have no name for it.
    template <class Thing>
    [[nodiscard]] std::string name(const Thing& thing) const {
        return thing.name.empty() ? thing.id : inLanguage(thing.name);
    }
    [[nodiscard]] std::string inLanguage(const Words& words) const;
    /// Words of display.json: a plain text, or texts by language.
    [[nodiscard]] std::string inLanguage(const Record& words) const;
    [[nodiscard]] std::string name(CounterId counter) const; ///< as texts call it
    /// The turn and the labels of the frames, bottom first: "Turn 2 · 15 August ▸ Movement".
    [[nodiscard]] std::string breadcrumb(const View& view) const;

    [[nodiscard]] const Setting& setting() const { return m_match->setting(); }
    [[nodiscard]] const GamePackage& package() const { return setting().package(); }
    [[nodiscard]] const Scribe& scribe() const { return m_match->scribe(); }

private:
    [[nodiscard]] std::string turn(const View& view) const;

    const Match* m_match;
    const Catalogue* m_catalogue;
    Phrasebook m_book;
};

} // namespace esagono::cli
