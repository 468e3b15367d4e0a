// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/catalogue.h"

#include <charconv>

namespace esagono {

namespace {

/// What stands between two marks, or nothing; `from` moves behind the second.
std::string_view between(std::string_view text, std::string_view open, std::string_view close,
                         std::size_t& from) {
    const std::size_t start = text.find(open, from);
    if (start == std::string_view::npos)
        return {};
    const std::size_t content = start + open.size();
    const std::size_t end = text.find(close, content);
    if (end == std::string_view::npos)
        return {};
    from = end + close.size();
    return text.substr(content, end - content);
}

/// The content of an element whose tag may have attributes.
std::string_view element(std::string_view text, std::string_view name, std::size_t& from) {
    std::string open = "<";
    open += name;
    std::string close = "</";
    close.append(name).append(">");
    std::size_t at = from;
    const std::string_view whole = between(text, open, close, at);
    if (whole.data() == nullptr)
        return {};
    from = at;
    const std::size_t tagEnd = whole.find('>');
    return tagEnd == std::string_view::npos ? std::string_view() : whole.substr(tagEnd + 1);
}

std::string utf8Letter(std::uint32_t letter) {
    const auto byte = [](std::uint32_t value) { return static_cast<char>(value); };
    const auto rest = [&](unsigned shift) { return byte(0x80U | (letter >> shift & 0x3FU)); };
    if (letter < 0x80)
        return {byte(letter)};
    if (letter < 0x800)
        return {byte(0xC0U | letter >> 6U), rest(0)};
    if (letter < 0x10000)
        return {byte(0xE0U | letter >> 12U), rest(6), rest(0)};
    return {byte(0xF0U | letter >> 18U), rest(12), rest(6), rest(0)};
}

/// The letter that "lt", "#171" or "#xa0" stands for; empty if it stands for none.
std::string letterOf(std::string_view entity) {
    static constexpr std::pair<std::string_view, char> named[] = {
        {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}, {"amp", '&'}};
    for (const auto& [name, letter] : named)
        if (entity == name)
            return {letter};
    if (!entity.starts_with('#'))
        return {};
    const int base = entity.starts_with("#x") ? 16 : 10;
    const std::string_view digits = entity.substr(base == 16 ? 2 : 1);
    std::uint32_t letter = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), letter, base);
    const bool isLetter = error == std::errc() && end == digits.data() + digits.size() &&
                          letter != 0 && letter <= 0x10FFFF && (letter < 0xD800 || letter > 0xDFFF);
    return isLetter ? utf8Letter(letter) : std::string();
}

std::string unescaped(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t end = text.front() == '&' ? text.find(';') : std::string_view::npos;
        const std::string letter =
            end == std::string_view::npos ? std::string() : letterOf(text.substr(1, end - 1));
        plain += letter.empty() ? std::string(1, text.front()) : letter;
        text.remove_prefix(letter.empty() ? 1 : end + 1);
    }
    return plain;
}

/// The plural forms of a translation, or its one text if it does not count.
std::vector<std::string> formsOf(std::string_view translation) {
    if (translation.find("<numerusform") == std::string_view::npos)
        return {unescaped(translation)};
    std::vector<std::string> forms;
    for (std::size_t from = 0;;) {
        const std::string_view form = element(translation, "numerusform", from);
        if (form.data() == nullptr)
            break;
        forms.push_back(unescaped(form));
    }
    if (forms.empty())
        forms.emplace_back();
    return forms;
}

} // namespace

Catalogue::Catalogue(std::string_view file) {
    std::size_t at = 0;
    m_language = between(file, "language=\"", "\"", at);
    for (std::size_t from = 0;;) {
        std::size_t start = from;
        const std::string_view message = between(file, "<message ", "</message>", from);
        if (message.data() == nullptr)
            break;
        start = 0;
        const std::string id = unescaped(between(message, "id=\"", "\"", start));
        start = 0;
        const std::string_view translation = element(message, "translation", start);
        m_texts[id] = formsOf(translation);
    }
}

std::string_view Catalogue::text(std::string_view id) const {
    const auto found = m_texts.find(id);
    return found == m_texts.end() || found->second.front().empty()
               ? id
               : std::string_view(found->second.front());
}

std::string_view Catalogue::text(std::string_view id, std::int64_t number) const {
    const auto found = m_texts.find(id);
    if (found == m_texts.end() || found->second.size() < 2)
        return text(id);
    // French counts zero as one; Italian, English and Spanish do not.
    const bool one = number == 1 || (number == 0 && m_language.starts_with("fr"));
    const std::string& form = one ? found->second.front() : found->second.back();
    return form.empty() ? id : std::string_view(form);
}

std::string filled(std::string_view pattern, const std::vector<std::string>& with) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        if (next != 'n' && (next < '1' || next > '9')) {
            text += pattern[i];
            continue;
        }
        ++i;
        const auto number = next == 'n' ? std::size_t{0} : static_cast<std::size_t>(next - '1');
        text += number < with.size() ? with[number] : std::string();
    }
    return text;
}

} // namespace esagono
