// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/source.h"

#include <cctype>
#include <vector>

namespace esagono {

namespace {

bool isDigit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

std::string lowered(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

/// A section as rulebooks number them: digits with points between, perhaps a letter at the end.
std::string sectionAt(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && (isDigit(text[end]) || (text[end] == '.' && end + 1 < text.size() &&
                                                        isDigit(text[end + 1]))))
        ++end;
    if (end > 0 && end < text.size() && std::islower(static_cast<unsigned char>(text[end])) != 0 &&
        (end + 1 == text.size() || std::isalnum(static_cast<unsigned char>(text[end + 1])) == 0))
        ++end;
    return std::string(text.substr(0, end));
}

std::string sectionIn(std::string_view mark) {
    static constexpr std::string_view sign = "§";
    if (const std::size_t at = mark.find(sign); at != std::string_view::npos) {
        std::string_view rest = mark.substr(at + sign.size());
        while (!rest.empty() && rest.front() == ' ')
            rest.remove_prefix(1);
        if (std::string section = sectionAt(rest); !section.empty())
            return section;
        return std::string(rest.substr(0, rest.find_first_of(" ,;()")));
    }
    for (std::size_t at = 0; at < mark.size(); ++at)
        if (isDigit(mark[at]) && (at == 0 || mark[at - 1] == ' '))
            return sectionAt(mark.substr(at));
    return {};
}

std::vector<std::string> stepsOf(std::string_view pointer) {
    std::vector<std::string> steps;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/')
            steps.emplace_back();
        else if (!steps.empty() && pointer[i] == '~' && i + 1 < pointer.size())
            steps.back() += pointer[++i] == '1' ? '/' : '~';
        else if (!steps.empty())
            steps.back() += pointer[i];
    }
    return steps;
}

const Record* step(const Record& record, const std::string& key) {
    if (record.is_object()) {
        const auto found = record.find(key);
        return found == record.end() ? nullptr : &*found;
    }
    if (!record.is_array() || key.empty() || key.size() > 9)
        return nullptr;
    std::size_t index = 0;
    for (const char c : key) {
        if (!isDigit(c))
            return nullptr;
        index = index * 10 + static_cast<std::size_t>(c - '0');
    }
    return index < record.size() ? &record[index] : nullptr;
}

/// The mark an object gives to one of its keys, or to everything in it if the key is empty.
const std::string* markIn(const Record& object, const std::string& key) {
    if (!object.is_object())
        return nullptr;
    const auto source = object.find("source");
    if (source == object.end())
        return nullptr;
    if (source->is_string())
        return source->get_ptr<const std::string*>();
    if (!source->is_object())
        return nullptr;
    for (const std::string& wanted : {key, std::string("*")})
        if (const auto mark = source->find(wanted); mark != source->end() && mark->is_string())
            return mark->get_ptr<const std::string*>();
    return nullptr;
}

} // namespace

Source sourceFrom(std::string_view mark) {
    Source source;
    source.words = mark;
    const std::string lower = lowered(mark);
    const auto begins = [&](std::string_view word) { return lower.starts_with(word); };
    const auto says = [&](std::string_view word) { return lower.find(word) != std::string::npos; };
    if (says("reconstructed"))
        source.kind = Source::Kind::Reconstructed; // whatever else it says: this much is ours
    else if (begins("derived") || begins("inferred"))
        source.kind = Source::Kind::Derived;
    else if (begins("own copy"))
        source.kind = Source::Kind::Copy;
    else if (begins("data") || begins("public") || begins("history"))
        source.kind = Source::Kind::Data;
    else if (says("rulebook") || says("§") || (!mark.empty() && isDigit(mark.front())))
        source.kind = Source::Kind::Rulebook;
    if (source.kind == Source::Kind::Rulebook || source.kind == Source::Kind::Derived)
        source.section = sectionIn(mark);
    return source;
}

Source sourceOf(const Record& document, std::string_view pointer) {
    const std::vector<std::string> steps = stepsOf(pointer);
    std::vector<const Record*> way = {&document};
    for (const std::string& key : steps) {
        const Record* next = step(*way.back(), key);
        if (next == nullptr)
            return {};
        way.push_back(next);
    }
    static const std::string itself;
    for (std::size_t i = way.size(); i-- > 0;)
        if (const std::string* mark = markIn(*way[i], i < steps.size() ? steps[i] : itself))
            return sourceFrom(*mark);
    return {};
}

} // namespace esagono
