// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/desk.h"

#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "engine/core/record.h"
#include "engine/play/referee.h"

#include <array>
#include <charconv>

namespace esagono::cli {

namespace {

constexpr std::size_t largestCatalogue = 16U << 20U;

struct KindRow {
    FaultKind kind;
    std::string_view name;
    Exit exit;
};
constexpr std::array<KindRow, 11> kinds = {{
    {FaultKind::NotFound, "not_found", Exit::NotFound},
    {FaultKind::Unreadable, "unreadable", Exit::Damaged},
    {FaultKind::Unwritable, "unwritable", Exit::Unwritable},
    {FaultKind::DiskFull, "disk_full", Exit::Unwritable},
    {FaultKind::Foreign, "foreign", Exit::Foreign},
    {FaultKind::Newer, "newer", Exit::Foreign},
    {FaultKind::Damaged, "damaged", Exit::Damaged},
    {FaultKind::Busy, "busy", Exit::Busy},
    {FaultKind::Malformed, "malformed", Exit::Damaged},
    {FaultKind::TooLarge, "too_large", Exit::Damaged},
    {FaultKind::Mismatch, "mismatch", Exit::Foreign},
}};

const KindRow& rowOf(FaultKind kind) {
    return *std::ranges::find(kinds, kind, &KindRow::kind);
}

/// The arguments of faults are numbers, names and words; nothing of a table.
struct PlainArgument {
    Record operator()(std::int64_t value) const { return value; }
    Record operator()(const std::string& value) const { return value; }
    Record operator()(const Word& value) const { return {{"word", value.id}}; }
    Record operator()(const RuleRef& value) const { return {{"rule", value.section}}; }
    Record operator()(Ratio value) const { return {{"ratio", {value.over(), value.under()}}}; }
    Record operator()(Place value) const { return {{"place", value.code}}; }
    template <class Tag>
    Record operator()(Id<Tag> value) const {
        return {{"number", value.value}};
    }
};

Record withoutStrayBytes(const Record& record) {
    return Record::parse(record.dump(-1, ' ', false, Record::error_handler_t::replace));
}

} // namespace

void Desk::speak(const std::string& language) {
    for (const auto& place : translationPlaces())
        try {
            m_catalogue =
                Catalogue(readFile(place / ("esagono_" + language + ".ts"), largestCatalogue));
            return;
        } catch (const Fault&) { // the next place may have it
        }
    m_catalogue = Catalogue("language=\"" + language + "\""); // for the packages' own words
}

void Desk::print(const Record& record) const {
    out << safeReadable(record);
}

Exit Desk::failed(const Fault& fault) const {
    const std::string message = phrase(fault.text());
    if (json)
        print({{"error", errorRecord(nameOf(fault.kind()), fault.text(), message)}});
    else
        err << message << '\n';
    return exitFor(fault.kind());
}

Exit Desk::misused(const Text& text, const std::string& words) const {
    const std::string message = words.empty() ? phrase(text) : words;
    if (json)
        print({{"error", errorRecord("usage", text, message)}});
    else
        err << message << '\n';
    return Exit::Usage;
}

Exit Desk::diceWanted(const DiceWanted& wanted, const Setting& setting) const {
    const Text text = diceText(wanted);
    const std::string message = Phrasebook(m_catalogue, &setting).phrase(text);
    Record refusal = errorRecord("dice", text, message);
    refusal.erase("kind");
    refusal["rule"] = std::string(machineBook) + ":dice";
    if (json)
        print({{"refused", std::move(refusal)}});
    else
        tell(Text(say::refusedLine, message));
    return Exit::Refused;
}

std::string_view nameOf(FaultKind kind) {
    return rowOf(kind).name;
}

Exit exitFor(FaultKind kind) {
    return rowOf(kind).exit;
}

Record errorRecord(std::string_view kind, const Text& text, const std::string& message) {
    Record with = Record::array();
    for (const TextArgument& argument : text.arguments)
        with.push_back(std::visit(PlainArgument(), argument));
    return {{"kind", kind}, {"text", text.id}, {"with", std::move(with)}, {"message", message}};
}

std::string safeCompact(const Record& record) {
    return record.dump(-1, ' ', false, Record::error_handler_t::replace);
}

std::string safeReadable(const Record& record) {
    return readableText(withoutStrayBytes(record));
}

std::vector<int> facesFrom(const std::string& list) {
    std::vector<int> faces;
    const char* at = list.data();
    const char* const end = at + list.size();
    while (at != end) {
        int face = 0;
        const auto [next, error] = std::from_chars(at, end, face);
        if (error != std::errc() || (next != end && (*next != ',' || next + 1 == end)))
            throw Misuse(Text(say::facesExpected, list));
        faces.push_back(face);
        at = next == end ? end : next + 1;
    }
    return faces;
}

} // namespace esagono::cli
