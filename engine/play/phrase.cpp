// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/phrase.h"

namespace esagono {

struct Phrasebook::Argument {
    const Phrasebook& book;

    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(Ratio value) const {
        return value.isWhole() ? std::to_string(value.over())
                               : std::to_string(value.over()) + "/" + std::to_string(value.under());
    }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(const Word& value) const { return book.word(value.id); }
    std::string operator()(const RuleRef& value) const { return book.rule(value); }
    std::string operator()(CounterId counter) const {
        return book.m_setting == nullptr || !counter.exists()
                   ? "#" + std::to_string(counter.value)
                   : book.m_setting->package().counters[counter.index()].name;
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

std::string Phrasebook::phrase(const Text& text) const {
    std::vector<std::string> arguments;
    for (const TextArgument& argument : text.arguments)
        arguments.push_back(std::visit(Argument{*this}, argument));
    const auto* number =
        text.arguments.empty() ? nullptr : std::get_if<std::int64_t>(&text.arguments.front());
    return filled(word(text.id, number == nullptr ? 1 : *number), arguments);
}

std::string Phrasebook::word(std::string_view id, std::int64_t number) const {
    if (std::string sentence = m_sentences(id, number); !sentence.empty())
        return sentence;
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
