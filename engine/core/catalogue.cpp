// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"

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

std::string unescaped(std::string_view text) {
    static constexpr std::pair<std::string_view, char> entities[] = {
        {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}, {"&amp;", '&'}};
    std::string plain;
    while (!text.empty()) {
        bool entity = false;
        for (const auto& [name, character] : entities)
            if (text.starts_with(name)) {
                plain += character;
                text.remove_prefix(name.size());
                entity = true;
                break;
            }
        if (!entity) {
            plain += text.front();
            text.remove_prefix(1);
        }
    }
    return plain;
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
        std::vector<std::string>& forms = m_texts[id];
        std::size_t form = 0;
        if (translation.find("<numerusform") == std::string_view::npos) {
            forms.push_back(unescaped(translation));
            continue;
        }
        while (translation.find("<numerusform", form) != std::string_view::npos)
            forms.push_back(unescaped(element(translation, "numerusform", form)));
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
    return one ? found->second.front() : found->second.back();
}

std::string filled(std::string_view pattern, const std::vector<std::string>& with) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                           pattern[i + 1] <= '9';
        if (!place) {
            text += pattern[i];
            continue;
        }
        const auto number = static_cast<std::size_t>(pattern[++i] - '1');
        text += number < with.size() ? with[number] : std::string();
    }
    return text;
}

} // namespace esagono
