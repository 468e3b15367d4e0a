// SPDX-License-Identifier: GPL-3.0-or-later
// counters.json: every piece of cardboard with its faces, words and flags.
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/readers.h"

namespace esagono {

namespace {

constexpr std::size_t maxFaces = 16;

Face readFace(const Reading& object, const Declared& declared) {
    Face face;
    face.numbers.assign(declared.attributes.size(), Face::absent);
    for (const auto& [key, value] : object.members()) {
        if (key == "name")
            face.name = value.text();
        else
            face.numbers[declared.attributes.index(value, key)] =
                static_cast<std::int16_t>(value.number(Face::absent + 1, INT16_MAX));
    }
    return face;
}

/// The word printed for a trait. Traits whose words were declared know no others; the words of the
/// rest are numbered as they come.
WordId readWord(const Reading& value, bool closed, TraitKind& trait, Register& words) {
    const std::string& word = value.text();
    if (word.empty())
        value.refuse(Word{say::aTraitWord});
    if (!closed && !words.find(word)) {
        words.addWord(value, word);
        trait.words.push_back({word, {}});
    }
    return WordId(words.index(value, word));
}

/// Whether the counter bears that word or flag.
bool bears(const GamePackage& package, const Counter& counter, std::string_view sign) {
    for (std::size_t i = 0; i < counter.words.size(); ++i)
        if (const WordId word = counter.words[i];
            word.exists() && package.traits[i].words[word.index()].id == sign)
            return true;
    for (std::size_t i = 0; i < counter.flags.size(); ++i)
        if (counter.flags[i] && package.flags[i].id == sign)
            return true;
    return false;
}

std::int16_t numberFor(const GamePackage& package, const Counter& counter, const Chart& chart,
                       std::size_t column) {
    std::int16_t number = Face::absent;
    for (std::size_t row = 0; row < chart.rows.entries.size(); ++row)
        if (bears(package, counter, chart.rows.entries[row].label)) {
            const std::int32_t printed = chart.number(row, column).value_or(Face::absent);
            number = printed > Face::absent && printed <= INT16_MAX
                         ? static_cast<std::int16_t>(printed)
                         : Face::absent;
        }
    return number;
}

} // namespace

void printFromCharts(GamePackage& package) {
    for (std::size_t i = 0; i < package.attributes.size(); ++i) {
        const Chart* const chart = package.chart(package.attributes[i].chart);
        const auto column = chart == nullptr ? std::optional<std::size_t>()
                                             : chart->columns.find(package.attributes[i].id);
        if (!column)
            continue;
        for (Counter& counter : package.counters) {
            const std::int16_t number = numberFor(package, counter, *chart, *column);
            for (Face& face : counter.faces)
                if (face.numbers[i] == Face::absent)
                    face.numbers[i] = number;
        }
    }
}

void readCounters(const Reading& document, GamePackage& package, Declared& declared) {
    expectFormat(document, "esagono-counters");
    std::vector<bool> closed;
    for (const TraitKind& trait : package.traits)
        closed.push_back(!trait.words.empty());
    for (const Reading& object : document.listOr("counters", maxCounters)) {
        Counter counter;
        counter.id = declared.counters.add(object.at("id"));
        counter.name = object.textOr("name", counter.id);
        counter.called = object.wordsOr("called");
        counter.side = sideOr(object, "side", declared);
        const Reading faces = object.at("faces");
        for (const Reading& face : faces.list(maxFaces))
            counter.faces.push_back(readFace(face, declared));
        if (counter.faces.empty())
            faces.refuse(Word{say::atLeastOne});
        counter.words.resize(package.traits.size());
        if (const auto traits = object.maybe("traits"))
            for (const auto& [key, value] : traits->members()) {
                const std::size_t trait = declared.traits.index(value, key);
                counter.words[trait] = readWord(value, closed[trait], package.traits[trait],
                                                declared.traitWords[trait]);
            }
        counter.flags.resize(package.flags.size());
        for (const Reading& flag : object.listOr("flags"))
            counter.flags[declared.flags.index(flag, flag.text())] = true;
        object.nothingElse();
        package.counters.push_back(std::move(counter));
    }
    document.nothingElse();
}

} // namespace esagono
