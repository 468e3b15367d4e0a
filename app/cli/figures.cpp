// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figures.h"

#include "app/cli/layout.h"

#include <algorithm>

namespace esagono::cli {

namespace {

std::string textIn(const Record& look, const char* key) {
    const auto found = look.find(key);
    return found != look.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Whether the counter bears one of the words the figure is for.
bool isFor(const Record& look, const GamePackage& package, const Counter& counter) {
    const auto types = look.find("for");
    if (types == look.end())
        return true;
    const Record list = types->is_array() ? *types : Record::array({*types});
    for (std::size_t i = 0; i < package.traits.size() && i < counter.words.size(); ++i)
        if (const WordId word = counter.words[i]; word.exists())
            if (std::ranges::count(list, Record(package.traits[i].words[word.index()].id)) > 0)
                return true;
    return false;
}

std::string figure(const Record& look, Ratio number) {
    const std::string sign = textIn(look, "sign");
    const std::string before = sign == "both"                           ? "±"
                               : sign == "always" && number >= Ratio(0) ? "+"
                                                                        : "";
    const std::string text = textIn(look, "prefix") + before + numberText(number);
    const std::string frame = textIn(look, "frame");
    if (frame == "box")
        return "[" + text + "]";
    return frame == "parentheses" || frame == "circle" ? "(" + text + ")" : text;
}

/// What the package says of drawing numbers, from the left; those in corners are left out.
std::vector<const Record*> looksOf(const GamePackage& package) {
    std::vector<const Record*> looks;
    const auto display = package.documents.find("display.json");
    if (display == package.documents.end() || !display->second.contains("attributes"))
        return looks;
    for (const Record& look : display->second["attributes"])
        if (look.is_object() && look.value("figure", Record()).is_number_integer())
            looks.push_back(&look);
    std::ranges::stable_sort(
        looks, {}, [](const Record* look) { return (*look)["figure"].get<std::int64_t>(); });
    return looks;
}

} // namespace

std::string figuresOf(const GamePackage& package, const Counter& counter, std::size_t face,
                      const std::function<Ratio(AttributeId)>& number) {
    std::string line;
    const std::vector<const Record*> looks = looksOf(package);
    if (looks.empty()) // nobody says how they are drawn
        for (std::size_t i = 0; i < package.attributes.size(); ++i)
            if (counter.has(face, AttributeId(i)))
                join(line, numberText(number(AttributeId(i))), "-");
    std::vector<AttributeId> done; // the first that is for the counter wins
    for (const Record* look : looks) {
        const auto attribute = find<AttributeId>(package.attributes, textIn(*look, "id"));
        if (!attribute.exists() || !counter.has(face, attribute) ||
            std::ranges::count(done, attribute) > 0 || !isFor(*look, package, counter))
            continue;
        done.push_back(attribute);
        join(line, figure(*look, number(attribute)), textIn(*look, "join") == "slash" ? "/" : "-");
    }
    return line;
}

} // namespace esagono::cli
