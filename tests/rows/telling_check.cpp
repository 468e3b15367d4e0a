// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/telling_check.h"

#include "engine/play/playout.h"
#include "engine/play/telling/phrase.h"
#include "engine/play/telling/story.h"
#include "tests/rows/rule_lines.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <unordered_set>

namespace esagono {

namespace {

const std::vector<Catalogue>& allLanguages() {
    static const std::vector<Catalogue> read = [] {
        std::vector<Catalogue> catalogues;
        for (const std::string_view language : packageLanguages) {
            std::ifstream file(std::filesystem::path(ESAGONO_SOURCE_DIR) / "translations" /
                               ("esagono_" + std::string(language) + ".ts"));
            std::ostringstream text;
            text << file.rdbuf();
            catalogues.emplace_back(text.view());
        }
        return catalogues;
    }();
    return read;
}

/// Whether a word is a message id: "play.story.placed".
bool isMessageId(const std::string& word) {
    return std::ranges::count(word, '.') > 1 && word.front() != '.' && word.back() != '.' &&
           word.find_first_not_of("abcdefghijklmnopqrstuvwxyz_.") == std::string::npos;
}

/// Whether something was not put into its place: "%2".
bool hasPlaceholder(const std::string& sentence) {
    for (std::size_t at = sentence.find('%'); at != std::string::npos;
         at = sentence.find('%', at + 1))
        if (at + 1 < sentence.size() &&
            (sentence[at + 1] == 'n' || (sentence[at + 1] >= '1' && sentence[at + 1] <= '9')))
            return true;
    return false;
}

/// Reads what one game says, and notes each fault once.
class Reader {
public:
    explicit Reader(const Setting& setting)
        : m_setting(&setting) {
        for (const Catalogue& catalogue : allLanguages())
            m_books.emplace_back(catalogue, &setting);
        for (const Counter& counter : setting.package().counters) {
            m_ids.insert(counter.id);
            m_names.insert(counter.name);
        }
    }

    void readStory(const State& before, SideId by, const Ruled& ruled) {
        const auto lines =
            tell(Position(before, *m_setting), by, Viewer::umpire(), 1, ruled.events).story;
        m_lines += lines.size();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            readNews(lines[i], ruled.state);
            if (i > 0)
                readNeighbours(lines[i - 1], lines[i]);
            for (const Phrasebook& book : m_books)
                readSentence(book.phrase(lines[i].text));
        }
    }
    void readOffers(const Position& position, SideId side, Chance& chance) {
        readLabels(position, offersTo(position, side));
        if (chance.below(seldom) == 0)
            readLabels(position, everyOffer(position, side));
        for (const Phrasebook& book : m_books)
            readSentence(book.phrase(promptOf(position, side)));
    }
    [[nodiscard]] std::size_t lines() const { return m_lines; }
    [[nodiscard]] const std::set<std::string>& faults() const { return m_faults; }

private:
    static constexpr std::uint64_t seldom = 8; // there may be hundreds of them

    void note(const std::string& fault) { m_faults.insert(fault); }

    /// A sentence that any player may read.
    void readSentence(const std::string& sentence) {
        if (!m_read.insert(sentence).second)
            return;
        if (sentence.empty())
            note("nothing is said");
        if (hasPlaceholder(sentence))
            note("a raw placeholder: " + sentence);
        if (sentence.find_first_of("_@#") != std::string::npos)
            note("an id: " + sentence);
        std::istringstream words(sentence);
        for (std::string word; words >> word;)
            if (isMessageId(word) || (m_ids.contains(word) && !m_names.contains(word)))
                note("an id: " + sentence);
    }
    /// Nothing is told that the package calls bookkeeping, nor of those who are gone.
    void readNews(const StoryLine& line, const State& after) {
        const std::string sentence = m_books[1].phrase(line.text);
        if (line.kind == StoryKind::Loss || line.kind == StoryKind::Status)
            for (const CounterId counter : line.counters)
                if (!Position(after, *m_setting).isOnMap(counter))
                    note("of a counter that is gone: " + sentence);
        for (const TextArgument& argument : line.text.arguments)
            if (const auto* word = std::get_if<Word>(&argument); word && isBookkeeping(word->id))
                note("mere bookkeeping: " + sentence);
    }
    [[nodiscard]] bool isBookkeeping(const std::string& word) const {
        const GamePackage& package = m_setting->package();
        for (const StatusKind& status : package.statuses) {
            if (word == nameOf(status).id)
                return status.values.empty();
            for (const NamedValue& each : status.values)
                if (word == nameOf(status, each.value).id)
                    return !each.told;
        }
        const auto isUntold = [&](const auto& kind) {
            return !kind.told && word == nameOf(kind).id;
        };
        return std::ranges::any_of(package.tracks, isUntold) ||
               std::ranges::any_of(package.markers, isUntold);
    }
    /// Two lines, one after the other, that say the same: in the same words, or of one counter or
    /// one track first as a fact and then in a sentence of the rules, or the other way round.
    void readNeighbours(const StoryLine& a, const StoryLine& b) {
        if ((a.kind != StoryKind::Dice && a.text == b.text) || saysAgain(a, b) || saysAgain(b, a))
            note("twice: " + m_books[1].phrase(a.text) + " / " + m_books[1].phrase(b.text));
    }
    /// Whether a fact and a sentence of the rules say the same.
    static bool saysAgain(const StoryLine& fact, const StoryLine& said) {
        const auto isOfTheStory = [](const StoryLine& line) {
            return line.text.id.starts_with("play.");
        };
        if (!isOfTheStory(fact) || isOfTheStory(said) || fact.rule != said.rule)
            return false;
        if (fact.kind == StoryKind::Table)
            return !fact.text.arguments.empty() && !said.text.arguments.empty() &&
                   fact.text.arguments.back() == said.text.arguments.back();
        return (fact.kind == StoryKind::Place || fact.kind == StoryKind::Loss ||
                fact.kind == StoryKind::Status || fact.kind == StoryKind::Move) &&
               fact.counters.size() == 1 &&
               std::ranges::count(said.counters, fact.counters.front()) > 0;
    }
    /// Every offer, and every word of a choice, can be told from its neighbours.
    void readLabels(const Position& position, const std::vector<Offer>& offers) {
        const std::string where(position.kind().name);
        for (const Phrasebook& book : m_books) {
            std::set<std::string> labels;
            for (const Offer& offer : offers) {
                if (!labels.insert(readLabel(book, offer.label)).second)
                    note("two offers in " + where + ": " + book.phrase(offer.label));
                std::set<std::string> choices;
                for (const Text& each : offer.labels)
                    if (!choices.insert(readLabel(book, each)).second)
                        note("two choices in " + where + ": " + book.phrase(each));
            }
        }
    }
    std::string readLabel(const Phrasebook& book, const Text& label) {
        std::string sentence = book.phrase(label);
        readSentence(sentence);
        return sentence;
    }

    const Setting* m_setting;
    std::vector<Phrasebook> m_books;
    std::set<std::string> m_ids, m_names, m_faults;
    std::unordered_set<std::string> m_read;
    std::size_t m_lines = 0;
};

void readGame(const Setting& setting, std::uint64_t seed) {
    Reader reader(setting);
    SeededDice dice(seedFrom(std::to_string(seed)));
    RandomPlayer one(seed);
    RandomPlayer other(seed + 1);
    Player* const players[] = {&one, &other};
    Chance chance(seed);
    const Played game =
        playOut(setting, begin(setting, dice).state, dice, players, 60'000,
                [&](const State& before, const Command& command, const Ruled& ruled) {
                    reader.readOffers(Position(before, setting), command.side, chance);
                    reader.readStory(before, command.side, ruled);
                    return true;
                });
    CHECK(game.finished);
    for (const std::string& fault : reader.faults())
        FAIL_CHECK(fault);
    MESSAGE(setting.scenario->id << ": " << game.commands << " commands, " << game.events
                                 << " events, " << reader.lines() << " lines");
}

} // namespace

void checkCountersAreToldApart(const GamePackage& package) {
    for (const std::string_view language : packageLanguages) {
        std::map<std::string_view, const Counter*> called;
        for (const Counter& counter : package.counters) {
            const auto [other, isNew] = called.emplace(nameOf(counter, language), &counter);
            CHECK_MESSAGE(isNew, counter.id, " and ", other->second->id, " are both called ",
                          std::string(other->first));
        }
    }
}

void checkWhatIsTold(const Game& game, const std::vector<std::string>& scenarios,
                     std::size_t gamesEach) {
    for (const std::string& scenario : scenarios)
        for (std::uint64_t seed = 1; seed <= gamesEach; ++seed) {
            CAPTURE(scenario);
            CAPTURE(seed);
            readGame(settingOf(game, scenario), seed);
        }
}

} // namespace esagono
