// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/record_names.h"

#include "editor/files/difference_messages.h"
#include "engine/kit/words.h"

namespace esagono {

std::string textUnder(const Record& object, std::string_view key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Text byName(std::string name) {
    return {say::placeNamed, std::move(name)};
}

std::string spokenIn(const Record& words, std::string_view language) {
    if (words.is_string())
        return words.get<std::string>();
    Words all;
    if (words.is_object())
        for (const auto& [code, text] : words.items())
            if (text.is_string())
                all[code] = text.get<std::string>();
    return std::string(inLanguage(all, language));
}

std::string nameOfEntry(const Record& entry, std::string_view language) {
    if (entry.is_object())
        for (const char* const key : {"name", "title", "label", "id", "at"})
            if (const auto found = entry.find(key); found != entry.end())
                if (std::string name = spokenIn(*found, language); !name.empty())
                    return name;
    return {};
}

} // namespace esagono
