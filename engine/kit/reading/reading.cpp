// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/reading.h"

#include "engine/core/fault.h"
#include "engine/core/messages.h"
#include "engine/kit/messages.h"

#include <algorithm>
#include <cctype>

namespace esagono {

namespace {

constexpr std::size_t shownBytes = 48;
constexpr std::array<std::string_view, 3> everywhere = {"source", "note", "extra"};
const Record notThere; ///< stands for the value of a key that is not there

/// What was found, short enough for a message.
std::string shown(const Record& record) {
    if (record.is_object())
        return "{…}";
    if (record.is_array())
        return "[…]";
    std::string text = record.dump(-1, ' ', false, Record::error_handler_t::replace);
    if (text.size() > shownBytes) {
        text.resize(shownBytes);
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
            text.pop_back();
        if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0U)
            text.pop_back();
        text += "…";
    }
    return text;
}

/// The pointer to a value inside the one an outer pointer leads to. There are hundreds of
/// thousands.
std::string pointerInside(std::string_view outer, std::string_view key) {
    std::string pointer;
    pointer.reserve(outer.size() + 1 + key.size());
    pointer += outer;
    pointer += '/';
    for (const char c : key) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
    return pointer;
}

const std::string& textOf(const Record& record) {
    return record.get_ref<const std::string&>();
}

bool isText(const Record& record) {
    return record.is_string() && textOf(record).size() <= RecordLimits().text;
}

bool mayStandEverywhere(std::string_view key) {
    return std::find(everywhere.begin(), everywhere.end(), key) != everywhere.end();
}

} // namespace

Reading::Reading(std::string_view file, const Record& record, std::vector<Finding>& findings)
    : m_file(file)
    , m_record(&record)
    , m_findings(&findings) {
    checkSource();
}

Reading::Reading(const Reading& outer, std::string_view step, const Record& record)
    : m_file(outer.m_file)
    , m_pointer(pointerInside(outer.m_pointer, step))
    , m_record(&record)
    , m_findings(outer.m_findings) {
    checkSource();
}

bool Reading::isMissing() const {
    return m_record == &notThere;
}

void Reading::checkSource() const {
    if (!m_record->is_object())
        return;
    const Record* source = member("source");
    if (source == nullptr || source->is_string())
        return;
    const auto isMark = [](const Record& mark) { return mark.is_string(); };
    if (!source->is_object() || !std::all_of(source->begin(), source->end(), isMark))
        Reading(*this, "source", *source).refuse(Word{say::aSource});
}

const Record* Reading::member(std::string_view key) const {
    if (!m_record->is_object())
        refuse(Word{say::anObject});
    const auto found = m_record->find(key);
    return found == m_record->end() ? nullptr : &*found;
}

const Record* Reading::used(std::string_view key) const {
    const Record* value = member(key);
    if (value != nullptr)
        m_used.push_back(value);
    return value;
}

const std::string& Reading::text() const {
    if (!m_record->is_string())
        refuse(Word{say::aText});
    if (!isText(*m_record))
        throw Fault(FaultKind::TooLarge,
                    Text(say::tooManyBytes, std::string(m_file), m_pointer, RecordLimits().text));
    return textOf(*m_record);
}

const std::string& Reading::id() const {
    if (!m_record->is_string() || !isId(text()))
        refuse(Word{say::anId});
    return text();
}

Words Reading::words() const {
    if (m_record->is_string())
        return {{"", text()}};
    if (!m_record->is_object())
        refuse(Word{say::someWords});
    constexpr std::size_t most = 64;
    if (m_record->size() > most)
        refuseTooMany(most);
    Words words;
    for (const auto& member : m_record->get_ref<const Record::object_t&>()) {
        const std::string& language = member.first;
        if (mayStandEverywhere(language))
            continue;
        const bool isCode = language.size() == 2 && std::islower(language[0]) != 0 &&
                            std::islower(language[1]) != 0;
        const auto here = [&] { return Reading(*this, language, member.second); };
        if (!isCode)
            here().refuse(Word{say::someWords}, language);
        words.emplace_hint(words.end(), language,
                           isText(member.second) ? textOf(member.second) : here().text());
    }
    return words;
}

std::int64_t Reading::number(std::int64_t least, std::int64_t most) const {
    if (!m_record->is_number_integer())
        refuse(Word{say::aWholeNumber});
    const bool beyond = m_record->is_number_unsigned() &&
                        m_record->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    const std::int64_t number = m_record->get<std::int64_t>();
    if (beyond || number < least || number > most)
        refuse(std::to_string(least) + "…" + std::to_string(most));
    return number;
}

double Reading::decimal() const {
    if (!m_record->is_number())
        refuse(Word{say::aNumber});
    return m_record->get<double>();
}

bool Reading::yes() const {
    if (!m_record->is_boolean())
        refuse(Word{say::trueOrFalse});
    return m_record->get<bool>();
}

std::size_t Reading::oneOf(std::initializer_list<std::string_view> choices) const {
    std::size_t index = 0;
    std::string all;
    for (const std::string_view choice : choices) {
        if (m_record->is_string() && text() == choice)
            return index;
        all += (index++ == 0 ? "" : " | ") + std::string(choice);
    }
    refuse(all);
}

std::vector<Reading> Reading::list(std::size_t most) const {
    if (!m_record->is_array())
        refuse(Word{say::aList});
    if (m_record->size() > most)
        refuseTooMany(most);
    std::vector<Reading> list;
    list.reserve(m_record->size());
    for (std::size_t i = 0; i < m_record->size(); ++i)
        list.push_back(Reading(*this, std::to_string(i), (*m_record)[i]));
    return list;
}

std::vector<std::pair<std::string_view, Reading>> Reading::members(std::size_t most) const {
    if (!m_record->is_object())
        refuse(Word{say::anObject});
    if (m_record->size() > most)
        refuseTooMany(most);
    std::vector<std::pair<std::string_view, Reading>> all;
    all.reserve(m_record->size());
    for (const auto& [key, value] : m_record->get_ref<const Record::object_t&>())
        if (!mayStandEverywhere(key))
            all.emplace_back(key, Reading(*this, key, value));
    return all;
}

Reading Reading::at(std::string_view key) const {
    const Record* value = used(key);
    return {*this, key, value == nullptr ? notThere : *value};
}

std::optional<Reading> Reading::maybe(std::string_view key) const {
    if (const Record* value = used(key))
        return Reading(*this, key, *value);
    return std::nullopt;
}

std::int64_t Reading::number(std::string_view key, std::int64_t least, std::int64_t most) const {
    return at(key).number(least, most);
}

std::string Reading::textOr(std::string_view key, std::string_view fallback) const {
    const auto value = maybe(key);
    return value ? value->text() : std::string(fallback);
}

std::int64_t Reading::numberOr(std::string_view key, std::int64_t least, std::int64_t most,
                               std::int64_t fallback) const {
    const auto value = maybe(key);
    return value ? value->number(least, most) : fallback;
}

bool Reading::yesOr(std::string_view key, bool fallback) const {
    const auto value = maybe(key);
    return value ? value->yes() : fallback;
}

Words Reading::wordsOr(std::string_view key) const {
    const auto value = maybe(key);
    return value ? value->words() : Words();
}

std::vector<Reading> Reading::listOr(std::string_view key, std::size_t most) const {
    const auto value = maybe(key);
    return value ? value->list(most) : std::vector<Reading>();
}

Record Reading::opaque(std::string_view key) const {
    const Record* value = used(key);
    return value == nullptr ? Record() : *value;
}

void Reading::nothingElse() const {
    for (const auto& [key, value] : m_record->get_ref<const Record::object_t&>())
        if (!mayStandEverywhere(key) && std::ranges::count(m_used, &value) == 0)
            addFinding(*m_findings, {Finding::Weight::Warning, std::string(m_file),
                                     pointerInside(m_pointer, key), Text(say::unknownKey, key)});
}

void Reading::note(Finding::Weight weight, Text text) const {
    addFinding(*m_findings, {weight, std::string(m_file), m_pointer, std::move(text)});
}

void Reading::refuse(TextArgument expected, TextArgument found) const {
    Text text(say::malformed, std::string(m_file), m_pointer.empty() ? "/" : m_pointer);
    text.arguments.push_back(std::move(expected));
    text.arguments.push_back(std::move(found));
    throw Fault(FaultKind::Malformed, std::move(text));
}

void Reading::refuse(TextArgument expected) const {
    if (isMissing())
        refuse(std::move(expected), Word{say::nothing});
    refuse(std::move(expected), shown(*m_record));
}

void Reading::refuseTooMany(std::size_t limit) const {
    throw Fault(FaultKind::TooLarge,
                Text(say::tooManyValues, std::string(m_file), m_pointer, limit));
}

bool isId(std::string_view text) {
    constexpr std::size_t longest = 64;
    const auto mayStandInId = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '.' || c == ':' || c == '-';
    };
    return !text.empty() && text.size() <= longest && !mayStandEverywhere(text) &&
           std::all_of(text.begin(), text.end(), mayStandInId);
}

const std::string& Register::add(const Reading& id) {
    addWord(id, id.id());
    return id.text();
}

void Register::addWord(const Reading& where, const std::string& word) {
    if (!m_numbers.emplace(word, m_numbers.size()).second)
        where.refuse(Word{say::anUnusedId});
}

std::size_t Register::index(const Reading& where, std::string_view id) const {
    const auto found = m_numbers.find(id);
    if (found == m_numbers.end())
        where.refuse(Word{m_what}, std::string(id));
    return found->second;
}

std::optional<std::size_t> Register::find(std::string_view id) const {
    const auto found = m_numbers.find(id);
    return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
}

} // namespace esagono
