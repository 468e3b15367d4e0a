// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/counters/counter_csv.h"

#include "editor/counters/counter_edits.h"
#include "editor/counters/counter_messages.h"
#include "editor/counters/csv.h"
#include "editor/counters/csv_messages.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/reading.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>

namespace esagono {

namespace {

enum class ColumnKind : std::uint8_t { Id, Face, Name, Side, Trait, Flags, Label, Value };

struct Column {
    ColumnKind kind = ColumnKind::Id;
    std::string name;       ///< in the head of the table
    std::size_t number = 0; ///< of the trait or attribute
};

std::vector<Column> columnsOf(const GamePackage& package) {
    std::vector<Column> columns{{ColumnKind::Id, "id"},
                                {ColumnKind::Face, "face"},
                                {ColumnKind::Name, "name"},
                                {ColumnKind::Side, "side"}};
    for (std::size_t i = 0; i < package.traits.size(); ++i)
        columns.push_back({ColumnKind::Trait, package.traits[i].id, i});
    columns.push_back({ColumnKind::Flags, "flags"});
    columns.push_back({ColumnKind::Label, "label"});
    for (std::size_t i = 0; i < package.attributes.size(); ++i)
        columns.push_back({ColumnKind::Value, package.attributes[i].id, i});
    std::vector<std::string> names;
    for (const Column& column : columns)
        names.push_back(column.name);
    for (Column& column : columns)
        if (std::ranges::count(names, column.name) > 1) {
            if (column.kind == ColumnKind::Trait)
                column.name = "trait:" + column.name;
            else if (column.kind == ColumnKind::Value)
                column.name = "value:" + column.name;
        }
    return columns;
}

std::string flagsOf(const GamePackage& package, const Counter& counter) {
    std::string flags;
    for (std::size_t i = 0; i < counter.flags.size(); ++i)
        if (counter.flags[i])
            flags += (flags.empty() ? "" : " ") + package.flags[i].id;
    return flags;
}

std::string cellOf(const GamePackage& package, const Counter& counter, std::size_t face,
                   const Column& column) {
    switch (column.kind) {
    case ColumnKind::Id:
        return counter.id;
    case ColumnKind::Face:
        return std::to_string(face + 1);
    case ColumnKind::Name:
        return counter.name;
    case ColumnKind::Side:
        return counter.side.exists() ? package.sides[counter.side.index()].id : std::string();
    case ColumnKind::Trait: {
        const WordId word = counter.words[column.number];
        return word.exists() ? package.traits[column.number].words[word.index()].id : std::string();
    }
    case ColumnKind::Flags:
        return flagsOf(package, counter);
    case ColumnKind::Label:
        return counter.faces[face].name;
    case ColumnKind::Value: {
        const std::int16_t number = counter.faces[face].numbers[column.number];
        return number == Face::absent ? std::string() : std::to_string(number);
    }
    }
    return {};
}

/// Reads the table line by line into a copy of the counters, then says what differs.
class CsvImport {
public:
    explicit CsvImport(const GamePackage& package)
        : m_package(package)
        , m_known(columnsOf(package))
        , m_before(package.documents.at(counterFile).value("counters", Record::array()))
        , m_counters(m_before) {
        for (std::size_t i = 0; i < m_counters.size(); ++i)
            m_places.emplace(m_counters[i]["id"].get<std::string>(), i);
    }

    Edit read(std::string_view csv) {
        const std::vector<CsvLine> lines = readCsv(csv);
        if (lines.empty())
            throw Fault(FaultKind::Malformed, Text(say::csvEmpty));
        readHead(lines.front());
        for (std::size_t i = 1; i < lines.size(); ++i)
            readLine(lines[i]);
        return difference();
    }

private:
    void readHead(const CsvLine& line) {
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            const auto found = std::ranges::find(m_known, line.cells[i], &Column::name);
            if (found == m_known.end())
                fail(say::csvUnknownColumn, line, i);
            if (std::ranges::find(m_columns, found->name, &Column::name) != m_columns.end())
                fail(say::csvColumnTwice, line, i);
            m_columns.push_back(*found);
        }
        for (const char* name : {"id", "face"})
            if (std::ranges::find(m_columns, name, &Column::name) == m_columns.end())
                throw Fault(FaultKind::Malformed, Text(say::csvColumnMissing, name));
    }

    void readLine(const CsvLine& line) {
        if (line.cells.size() != m_columns.size())
            throw Fault(FaultKind::Malformed,
                        Text(say::csvWidth, line.number, line.cells.size(), m_columns.size()));
        const std::size_t place = counterOf(line);
        const std::size_t face = faceOf(line, place);
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            write(line, i, place, face);
    }

    /// Which counter the line speaks of; an unknown one is new.
    std::size_t counterOf(const CsvLine& line) {
        const std::size_t at = columnOf(ColumnKind::Id);
        const std::string& id = line.cells[at];
        if (const auto found = m_places.find(id); found != m_places.end())
            return found->second;
        if (!isId(id))
            fail(say::csvId, line, at);
        m_counters.push_back(
            Record{{"id", id}, {"faces", Record::array()}, {"source", "reconstructed"}});
        return m_places.emplace(id, m_counters.size() - 1).first->second;
    }

    std::size_t faceOf(const CsvLine& line, std::size_t place) {
        const std::size_t at = columnOf(ColumnKind::Face);
        const auto number = wholeNumber(line.cells[at]);
        Record& faces = m_counters[place]["faces"];
        if (!number || *number < 1 || std::size_t(*number) > faces.size() + 1)
            fail(say::csvFace, line, at);
        const auto face = std::size_t(*number) - 1;
        if (!m_seen.emplace(place, face).second)
            throw Fault(FaultKind::Malformed, Text(say::csvFaceTwice, line.number,
                                                   line.cells[columnOf(ColumnKind::Id)], *number));
        if (face == faces.size())
            faces.push_back(Record::object());
        return face;
    }

    void write(const CsvLine& line, std::size_t column, std::size_t place, std::size_t face) {
        const std::string& cell = line.cells[column];
        Record& counter = m_counters[place];
        switch (m_columns[column].kind) {
        case ColumnKind::Id:
        case ColumnKind::Face:
            return;
        case ColumnKind::Label:
            return put(counter["faces"][face], "name", textOrNothing(cell));
        case ColumnKind::Value:
            return writeValue(line, column, place, face);
        default:
            break;
        }
        // What belongs to the whole counter is the same on all its lines.
        const auto [said, first] = m_said.emplace(std::pair(place, column), cell);
        if (!first && said->second != cell)
            throw Fault(FaultKind::Malformed, Text(say::csvContradiction, line.number, column + 1,
                                                   counter["id"].get<std::string>()));
        if (first)
            writeWhole(line, column, counter);
    }

    /// What a counter leaves to a chart is not written on it, as long as it is the same.
    void writeValue(const CsvLine& line, std::size_t column, std::size_t place, std::size_t face) {
        const std::size_t attribute = m_columns[column].number;
        const std::string& id = m_package.attributes[attribute].id;
        Record& written = m_counters[place]["faces"][face];
        const bool isKnown =
            place < m_package.counters.size() && face < m_package.counters[place].faces.size();
        if (isKnown && !written.contains(id) &&
            cellOf(m_package, m_package.counters[place], face, m_columns[column]) ==
                line.cells[column])
            return;
        put(written, id, valueIn(line, column));
    }

    void writeWhole(const CsvLine& line, std::size_t column, Record& counter) {
        const std::string& cell = line.cells[column];
        switch (m_columns[column].kind) {
        case ColumnKind::Name:
            if (counter.contains("name") || cell != counter["id"].get<std::string>())
                put(counter, "name", textOrNothing(cell));
            return;
        case ColumnKind::Side:
            if (!cell.empty() && !find<SideId>(m_package.sides, cell).exists())
                fail(say::csvUnknownWord, line, column);
            return put(counter, "side", textOrNothing(cell));
        case ColumnKind::Trait:
            return writeTrait(line, column, counter);
        default:
            return writeFlags(line, column, counter);
        }
    }

    void writeTrait(const CsvLine& line, std::size_t column, Record& counter) {
        const std::string& cell = line.cells[column];
        const TraitKind& trait = m_package.traits[m_columns[column].number];
        if (!cell.empty() && isClosed(trait) && !find<WordId>(trait.words, cell).exists())
            fail(say::csvUnknownWord, line, column);
        if (cell.empty() && !counter.contains("traits"))
            return;
        if (!counter.contains("traits"))
            counter["traits"] = Record::object();
        put(counter["traits"], trait.id, textOrNothing(cell));
    }

    /// Whether its words are declared, so that there can be no others.
    [[nodiscard]] bool isClosed(const TraitKind& trait) const {
        const Record& declared = m_package.documents.at("package.json").at("traits");
        return std::any_of(declared.begin(), declared.end(), [&](const Record& each) {
            return each.value("id", "") == trait.id && each.contains("words") &&
                   !each["words"].empty();
        });
    }

    void writeFlags(const CsvLine& line, std::size_t column, Record& counter) const {
        Record flags = Record::array();
        std::string_view rest = line.cells[column];
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(rest.size(), word.size() + 1));
            if (word.empty())
                continue;
            if (!find<WordId>(m_package.flags, word).exists())
                fail(say::csvUnknownWord, line, column);
            flags.push_back(word);
        }
        const Record before = counter.value("flags", Record::array());
        if (!std::is_permutation(flags.begin(), flags.end(), before.begin(), before.end()))
            counter["flags"] = std::move(flags);
    }

    [[nodiscard]] Record valueIn(const CsvLine& line, std::size_t column) const {
        if (line.cells[column].empty())
            return {};
        const auto value = wholeNumber(line.cells[column]);
        if (!value || *value <= Face::absent || *value > INT16_MAX)
            fail(say::csvNumber, line, column);
        return *value;
    }

    static std::optional<std::int64_t> wholeNumber(std::string_view text) {
        std::int64_t value = 0;
        const auto end = text.data() + text.size();
        const auto [read, error] = std::from_chars(text.data(), end, value);
        return error == std::errc() && read == end && !text.empty() ? std::optional(value)
                                                                    : std::nullopt;
    }
    static Record textOrNothing(const std::string& text) {
        return text.empty() ? Record() : Record(text);
    }
    static void put(Record& object, const std::string& key, const Record& value) {
        if (value.is_null())
            object.erase(key);
        else
            object[key] = value;
    }

    [[nodiscard]] std::size_t columnOf(ColumnKind kind) const {
        return std::size_t(std::ranges::find(m_columns, kind, &Column::kind) - m_columns.begin());
    }
    [[noreturn]] static void fail(const char* what, const CsvLine& line, std::size_t column) {
        throw Fault(FaultKind::Malformed, Text(what, line.number, column + 1, line.cells[column]));
    }

    [[nodiscard]] Edit difference() const {
        Edit edit;
        for (std::size_t i = 0; i < m_counters.size(); ++i) {
            if (i >= m_before.size())
                edit.insert(counterFile, counterPointer(i), m_counters[i]);
            else if (m_counters[i] != m_before[i])
                edit.set(counterFile, counterPointer(i), m_counters[i]);
        }
        edit.name = Text(say::editCountersImport, edit.changes.size());
        return edit;
    }

    const GamePackage& m_package;
    std::vector<Column> m_known;
    std::vector<Column> m_columns; ///< of this table
    const Record m_before;
    Record m_counters;
    std::map<std::string, std::size_t, std::less<>> m_places;
    std::set<std::pair<std::size_t, std::size_t>> m_seen;              ///< counter and face
    std::map<std::pair<std::size_t, std::size_t>, std::string> m_said; ///< by counter and column
};

} // namespace

std::string countersAsCsv(const GamePackage& package) {
    const std::vector<Column> columns = columnsOf(package);
    std::vector<std::string> cells;
    for (const Column& column : columns)
        cells.push_back(column.name);
    std::string csv = csvLine(cells);
    for (const Counter& counter : package.counters)
        for (std::size_t face = 0; face < counter.faces.size(); ++face) {
            cells.clear();
            for (const Column& column : columns)
                cells.push_back(cellOf(package, counter, face, column));
            csv += csvLine(cells);
        }
    return csv;
}

Edit countersFromCsv(const GamePackage& package, std::string_view csv) {
    return CsvImport(package).read(csv);
}

} // namespace esagono
