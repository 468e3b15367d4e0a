// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/text_edits.h"

#include "editor/files/fixes.h"
#include "editor/messages.h"

#include <algorithm>

namespace esagono {

namespace {

/// Keys under which a plain text is one for all languages, to be read by people.
constexpr std::string_view wordKeys[] = {"title", "name", "summary", "label", "question"};

bool isOpaque(std::string_view key) {
    return key == "extra" || key == "special" || key == "drawing" || key == "sources" ||
           key == "source" || key == "note";
}

bool isCode(std::string_view key) {
    return key.size() == 2 && key[0] >= 'a' && key[0] <= 'z' && key[1] >= 'a' && key[1] <= 'z';
}

bool areWords(const Record& object) {
    if (!object.is_object() || object.empty())
        return false;
    const bool spoken = std::ranges::any_of(
        packageLanguages, [&](std::string_view language) { return object.contains(language); });
    const auto items = object.items();
    return spoken && std::all_of(items.begin(), items.end(), [](const auto& item) {
               return isCode(item.key()) && item.value().is_string();
           });
}

class Search {
public:
    explicit Search(std::vector<FoundWords>& found)
        : m_found(found) {}

    void look(const std::string& file, const Record& document) {
        m_file = file;
        m_mapNames = document.value("format", Record()) == "esagono-map" ||
                     document.value("format", Record()) == "esagono-counters";
        walk(document, "", "", "");
    }

private:
    void walk(const Record& value, const std::string& pointer, const std::string& owner,
              const std::string& key) {
        if (areWords(value)) {
            Words words;
            for (const auto& [code, text] : value.items())
                words.emplace(code, text.get<std::string>());
            m_found.push_back({{m_file, pointer}, owner, key, std::move(words)});
        } else if (value.is_string()) {
            // Places and counters have proper names, which their own pages show
            if (!m_mapNames && std::ranges::count(wordKeys, std::string_view(key)) > 0)
                m_found.push_back(
                    {{m_file, pointer}, owner, key, {{"", value.get<std::string>()}}});
        } else if (value.is_object()) {
            const auto id = value.find("id");
            const std::string mine =
                id != value.end() && id->is_string() ? id->get<std::string>() : owner;
            for (const auto& [name, inner] : value.items())
                if (!isOpaque(name))
                    walk(inner, pointerTo(pointer, name), mine, name);
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                if (value[i].is_structured())
                    walk(value[i], pointerTo(pointer, i), owner, key);
        }
    }

    std::vector<FoundWords>& m_found;
    std::string m_file;
    bool m_mapNames = false;
};

} // namespace

bool FoundWords::lacks(std::string_view language) const {
    if (words.contains(""))
        return false;
    const auto found = words.find(language);
    return found == words.end() || found->second.empty() || found->second.starts_with(untranslated);
}

bool FoundWords::lacksAny() const {
    return std::ranges::any_of(packageLanguages,
                               [this](std::string_view language) { return lacks(language); });
}

std::vector<FoundWords> findWords(const Documents& documents) {
    std::vector<FoundWords> found;
    Search search(found);
    for (const auto& [file, document] : documents)
        if (document.is_object())
            search.look(file, document);
    return found;
}

Edit setWords(const Documents& documents, const EditPlace& at, std::string_view language,
              std::string_view text) {
    Edit edit{say::editWords, {}, {}};
    const Record* const there = valueAt(documents, at);
    if (there == nullptr)
        return edit;
    if (language.empty()) {
        edit.set(at.file, at.pointer, std::string(text));
    } else if (there->is_string()) { // one text for all becomes one of its own in each language
        Record words = Record::object();
        for (const std::string_view code : packageLanguages)
            words[std::string(code)] = *there;
        if (text.empty())
            words.erase(std::string(language));
        else
            words[std::string(language)] = std::string(text);
        edit.set(at.file, at.pointer, std::move(words));
    } else if (!text.empty()) {
        edit.set(at.file, pointerTo(at.pointer, language), std::string(text));
    } else if (there->contains(language) && there->size() > 1) {
        edit.remove(at.file, pointerTo(at.pointer, language));
    }
    return edit;
}

} // namespace esagono
