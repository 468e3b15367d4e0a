// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/telling/phrase.h"

#include "engine/play/messages.h"

#include <algorithm>
#include <iterator>

namespace esagono {

struct Phrasebook::Argument {
    const Phrasebook& book;

    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    /// "4½", "7/12": the whole before the fraction, where there is a sign for it.
    std::string operator()(Ratio value) const {
        const auto [over, under] = std::pair(value.over(), value.under());
        const char* const sign = under == 2   ? "½"
                                 : under == 4 ? (over % under == 1 ? "¼" : "¾")
                                 : under == 3 ? (over % under == 1 ? "⅓" : "⅔")
                                              : nullptr;
        if (value.isWhole())
            return std::to_string(over);
        if (sign == nullptr || over < 0)
            return std::to_string(over) + "/" + std::to_string(under);
        return (over < under ? "" : std::to_string(over / under)) + sign;
    }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(const Word& value) const { return book.word(value.id); }
    std::string operator()(const RuleRef& value) const { return book.rule(value); }
    std::string operator()(CounterId counter) const {
        return book.m_setting == nullptr || !counter.exists()
                   ? "#" + std::to_string(counter.value)
                   : std::string(nameOf(book.m_setting->package().counters[counter.index()],
                                        book.m_language));
    }
    std::string operator()(HexId hex) const { return (*this)(Place(hex)); }
    std::string operator()(Place place) const {
        if (book.m_setting == nullptr || !place.exists())
            return "#" + std::to_string(place.code);
        if (place.isHex())
            return std::string(book.m_setting->map->label(place.hex()));
        return inLanguage(book.m_setting->package().boxes[place.box().index()].name);
    }
    std::string operator()(SideId side) const {
        return book.m_setting == nullptr || !side.exists()
                   ? "#" + std::to_string(side.value)
                   : inLanguage(book.m_setting->package().sides[side.index()].name);
    }
    [[nodiscard]] std::string inLanguage(const Words& words) const {
        return std::string(esagono::inLanguage(words, book.m_language));
    }
};

Phrasebook::Phrasebook(const Catalogue& catalogue, const Setting* setting)
    : Phrasebook(
          [&catalogue](std::string_view id, std::int64_t number) {
              return std::string(catalogue.has(id) ? catalogue.text(id, number) : "");
          },
          catalogue.language().substr(0, 2), setting) {}

namespace {

// A name that the package declares is written "@kind/id" or "@kind/id/value" among the words.
Word declared(const char* kind, const std::string& id) {
    return {std::string("@") + kind + "/" + id};
}
Word declared(const char* kind, const std::string& id, std::int32_t value) {
    return {declared(kind, id).id + "/" + std::to_string(value)};
}

/// The name of a thing of a list, or of one of its values; null if it is not there.
template <class Kinds>
const Words* declaredName(const Kinds& kinds, std::string_view id, std::string_view value) {
    for (const auto& kind : kinds) {
        if (kind.id != id)
            continue;
        if (value.empty())
            return &kind.name;
        if constexpr (requires { kind.values; })
            for (const NamedValue& each : kind.values)
                if (std::to_string(each.value) == value)
                    return &each.name;
    }
    return nullptr;
}

const Words* declaredName(const GamePackage& package, std::string_view word) {
    const std::size_t slash = word.find('/');
    if (!word.starts_with('@') || slash == std::string_view::npos)
        return nullptr;
    const std::string_view kind = word.substr(1, slash - 1);
    const std::string_view rest = word.substr(slash + 1);
    const std::size_t end = rest.find('/');
    const std::string_view id = rest.substr(0, end);
    const std::string_view value = end == std::string_view::npos ? "" : rest.substr(end + 1);
    return kind == "status"   ? declaredName(package.statuses, id, value)
           : kind == "track"  ? declaredName(package.tracks, id, value)
           : kind == "marker" ? declaredName(package.markers, id, value)
           : kind == "pool"   ? declaredName(package.pools, id, value)
           : kind == "chit"   ? declaredName(package.chits, id, value)
                              : nullptr;
}

bool isPiece(const TextArgument& argument) {
    return std::holds_alternative<CounterId>(argument) || std::holds_alternative<HexId>(argument) ||
           std::holds_alternative<Place>(argument);
}

} // namespace

Word nameOf(const StatusKind& status) {
    return declared("status", status.id);
}
Word nameOf(const StatusKind& status, std::int32_t value) {
    return declared("status", status.id, value);
}
Word nameOf(const TrackKind& track) {
    return declared("track", track.id);
}
Word nameOf(const TrackKind& track, std::int32_t value) {
    return declared("track", track.id, value);
}
Word nameOf(const MarkerKind& marker) {
    return declared("marker", marker.id);
}
Word nameOf(const PoolKind& pool) {
    return declared("pool", pool.id);
}
Word nameOf(const ChitKind& chit) {
    return declared("chit", chit.id);
}

namespace {

/// The amount, then the label: its id as a word, and its own arguments.
Text withAmount(const char* id, const TallyItem& item) {
    const Ratio size = item.value < Ratio(0) ? Ratio(0) - item.value : item.value;
    std::string amount = (item.value < Ratio(0) ? "−" : "+") + std::to_string(size.over());
    if (!size.isWhole())
        amount += "/" + std::to_string(size.under());
    Text text(id, amount, Word{item.label.id});
    std::ranges::copy(item.label.arguments, std::back_inserter(text.arguments));
    return text;
}

/// The label of an item that such a line tells of; nothing if it is another text.
std::optional<Text> labelIn(const Text& text) {
    if (text.id != say::storyShift && text.id != say::storyModifier)
        return {};
    const auto* word = text.arguments.size() < 2 ? nullptr : std::get_if<Word>(&text.arguments[1]);
    if (word == nullptr)
        return {};
    Text label;
    label.id = word->id;
    label.arguments.assign(text.arguments.begin() + 2, text.arguments.end());
    return label;
}

} // namespace

std::string andOthers(std::size_t units) {
    return units > 1 ? " +" + std::to_string(units - 1) : std::string();
}

Text shiftedBy(const TallyItem& item) {
    return withAmount(say::storyShift, item);
}
Text modifiedBy(const TallyItem& item) {
    return withAmount(say::storyModifier, item);
}

std::string Phrasebook::phrase(const Text& text, const Mark& mark, const Mark& plain) const {
    if (const auto label = labelIn(text))
        return filled(word(text.id), {std::visit(Argument{*this}, text.arguments[0]),
                                      phrase(*label, mark, plain)});
    std::vector<std::string> arguments;
    for (const TextArgument& argument : text.arguments) {
        std::string words = std::visit(Argument{*this}, argument);
        const Mark& change = isPiece(argument) ? mark : plain;
        arguments.push_back(change ? change(words) : std::move(words));
    }
    const auto* number =
        text.arguments.empty() ? nullptr : std::get_if<std::int64_t>(&text.arguments.front());
    const std::string sentence = word(text.id, number == nullptr ? 1 : *number);
    return filled(plain ? plain(sentence) : sentence, arguments); // it may be the package's own
}

std::string Phrasebook::word(std::string_view id, std::int64_t number) const {
    if (std::string sentence = m_sentences(id, number); !sentence.empty())
        return sentence;
    if (m_setting != nullptr && id.starts_with('@')) {
        const Words* name = declaredName(m_setting->package(), id);
        if (name != nullptr && !name->empty())
            return Argument{*this}.inLanguage(*name);
        return std::string(id.substr(id.rfind('/') + 1));
    }
    if (m_setting != nullptr)
        if (const auto own = m_setting->package().texts.find(id);
            own != m_setting->package().texts.end())
            return Argument{*this}.inLanguage(own->second);
    return std::string(id);
}

std::string Phrasebook::rule(const RuleRef& rule) const {
    if (!rule.exists() || rule.book == machineBook)
        return {};
    std::string words = "§ " + rule.section;
    if (!rule.ruling.empty())
        words += " (" + rule.ruling + ")";
    return words;
}

} // namespace esagono
