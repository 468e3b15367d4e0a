// SPDX-License-Identifier: GPL-3.0-or-later
// Edits as records: what a recovery file holds line by line.
#include "editor/edit.h"
#include "editor/messages.h"
#include "engine/core/fault.h"
#include "engine/core/messages.h"

namespace esagono {

namespace {

constexpr const char* changeKinds[] = {"set", "insert", "remove"};

/// Names of edits speak of words, numbers and other messages only: an argument of another kind
/// would mean nothing once the package has changed.
Record recordOf(const TextArgument& argument) {
    if (const auto* number = std::get_if<std::int64_t>(&argument))
        return *number;
    if (const auto* word = std::get_if<Word>(&argument))
        return Record{{"word", word->id}};
    if (const auto* words = std::get_if<std::string>(&argument))
        return *words;
    return "";
}

[[noreturn]] void refuseEdit(const char* where) {
    throw Fault(FaultKind::Malformed, Text(say::recoveryMalformed, where));
}

const Record& member(const Record& record, const char* key, Record::value_t type) {
    if (!record.is_object() || !record.contains(key) || record[key].type() != type)
        refuseEdit(key);
    return record[key];
}

std::string textOf(const Record& record, const char* key) {
    return member(record, key, Record::value_t::string).get<std::string>();
}

TextArgument argumentFrom(const Record& record) {
    if (isWhole<std::int64_t>(record))
        return record.get<std::int64_t>();
    if (record.is_string())
        return record.get<std::string>();
    return Word{textOf(record, "word")};
}

Change changeFrom(const Record& record) {
    const std::string kind = textOf(record, "do");
    Change change{Change::Kind::Set, {textOf(record, "file"), textOf(record, "at")}, Record()};
    const auto* const found = std::find(std::begin(changeKinds), std::end(changeKinds), kind);
    if (found == std::end(changeKinds))
        refuseEdit("do");
    change.kind = static_cast<Change::Kind>(found - std::begin(changeKinds));
    if (change.kind != Change::Kind::Remove) {
        if (!record.contains("value"))
            refuseEdit("value");
        change.value = record["value"];
    }
    return change;
}

} // namespace

Record recordOf(const Edit& edit) {
    Record record{{"name", edit.name.id}, {"changes", Record::array()}};
    for (const TextArgument& argument : edit.name.arguments)
        record["arguments"].push_back(recordOf(argument));
    if (!edit.stroke.empty())
        record["stroke"] = edit.stroke;
    for (const Change& change : edit.changes) {
        Record written{{"do", changeKinds[static_cast<int>(change.kind)]},
                       {"file", change.at.file},
                       {"at", change.at.pointer}};
        if (change.kind != Change::Kind::Remove)
            written["value"] = change.value;
        record["changes"].push_back(std::move(written));
    }
    return record;
}

Edit editFrom(const Record& record) {
    Edit edit;
    edit.name.id = textOf(record, "name");
    if (record.contains("arguments"))
        for (const Record& argument : member(record, "arguments", Record::value_t::array))
            edit.name.arguments.push_back(argumentFrom(argument));
    if (record.contains("stroke"))
        edit.stroke = textOf(record, "stroke");
    for (const Record& change : member(record, "changes", Record::value_t::array))
        edit.changes.push_back(changeFrom(change));
    return edit;
}

} // namespace esagono
