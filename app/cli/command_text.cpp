// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_text.h"

#include "app/cli/messages.h"
#include "engine/core/fault.h"

#include <algorithm>
#include <charconv>

namespace esagono::cli {

namespace {

constexpr RecordLimits commandLimits{.bytes = 1U << 20U, .depth = 8, .values = 20'000};
constexpr std::string_view blanks = " \t\r\n";

[[noreturn]] void refuseWord(const char* message, std::string_view word) {
    throw Fault(FaultKind::Malformed, Text(message, std::string(word)));
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, from), text.size());
        parts.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return parts;
}

std::vector<std::string_view> listOf(std::string_view value) {
    return value.empty() ? std::vector<std::string_view>() : split(value, ",");
}

/// A whole number where one is asked for; what is none stays a text, and the reader will object.
Record valueOf(std::string_view word, bool isNumber) {
    if (isNumber)
        if (const auto number = wholeNumber(word))
            return *number;
    return std::string(word);
}

Record sharesOf(std::string_view value) {
    Record shares = Record::object();
    for (const std::string_view pair : listOf(value)) {
        const std::size_t colon = pair.rfind(':'); // names may have colons, numbers have none
        if (colon == std::string_view::npos)
            refuseWord(say::shareExpected, pair);
        const std::string who(pair.substr(0, colon));
        if (shares.contains(who))
            refuseWord(say::saidTwice, who);
        shares[who] = valueOf(pair.substr(colon + 1), true);
    }
    return shares;
}

Record argumentOf(const Field* field, std::string_view value) {
    if (field == nullptr)
        return std::string(value);
    if (field->kind == FieldKind::Allocation)
        return sharesOf(value);
    const bool isNumber = field->kind == FieldKind::Number;
    if (field->one)
        return valueOf(value, isNumber);
    Record list = Record::array();
    for (const std::string_view each : listOf(value))
        list.push_back(valueOf(each, isNumber));
    return list;
}

const Field* fieldOf(const FrameKind* decision, std::string_view verb, std::string_view name) {
    if (decision == nullptr)
        return nullptr;
    const auto known = std::ranges::find(decision->verbs, verb, &Verb::name);
    if (known == decision->verbs.end())
        return nullptr;
    const auto field = std::ranges::find(known->arguments, name, &Field::name);
    return field == known->arguments.end() ? nullptr : &*field;
}

std::string plain(const Record& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string shortValue(const Record& value) {
    if (!value.is_structured())
        return plain(value);
    std::string list;
    for (const auto& [key, each] : value.items()) {
        list += list.empty() ? "" : ",";
        list += value.is_object() ? key + ":" + plain(each) : plain(each);
    }
    return list;
}

} // namespace

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

Record commandFrom(std::string_view text, const FrameKind* decision) {
    if (const auto first = text.find_first_not_of(blanks);
        first != std::string_view::npos && text[first] == '{')
        return readRecord(text, "command", commandLimits);
    if (text.size() > commandLimits.bytes)
        throw Fault(FaultKind::TooLarge, Text(say::fileTooLarge, "command", commandLimits.bytes));
    Record command = Record::object();
    for (const std::string_view word : split(text, blanks)) {
        if (word.empty())
            continue;
        if (!command.contains("verb")) {
            command["verb"] = std::string(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos || equals == 0)
            refuseWord(say::argumentExpected, word);
        const std::string name(word.substr(0, equals));
        if (command.contains(name))
            refuseWord(say::saidTwice, name);
        command[name] = argumentOf(fieldOf(decision, command["verb"].get<std::string>(), name),
                                   word.substr(equals + 1));
    }
    if (!command.contains("verb"))
        refuseWord(say::verbExpected, text);
    return command;
}

std::string shortForm(const Record& command) {
    std::string text = plain(command.value("verb", Record("")));
    for (const auto& [name, value] : command.items())
        if (name != "verb")
            text += " " + name + "=" + shortValue(value);
    return text;
}

} // namespace esagono::cli
