// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/salvage.h"

#include "engine/store/lines.h"
#include "engine/store/messages.h"
#include "engine/store/opening.h"
#include "engine/store/page_table.h"
#include "engine/store/schema.h"

#include <fstream>
#include <set>

namespace esagono {

namespace fs = std::filesystem;

namespace {

constexpr auto pageSize = static_cast<std::size_t>(schema::pageSize);

std::string readPageOfFile(std::istream& file, std::int64_t number) {
    std::string bytes(pageSize, '\0');
    file.seekg((number - 1) * schema::pageSize);
    file.read(bytes.data(), schema::pageSize);
    file.clear();
    return bytes;
}

void putNumber(std::string& bytes, std::size_t offset, std::uint32_t number) {
    for (int i = 3; i >= 0; --i, number >>= 8U)
        bytes[offset + static_cast<std::size_t>(i)] = static_cast<char>(number & 0xFFU);
}

/// Makes the header of a copy agree with its size, so that SQLite reads what is left of it.
void admitSize(const fs::path& copy) {
    const std::uintmax_t pages = (fs::file_size(copy) + pageSize - 1) / pageSize;
    fs::resize_file(copy, pages * pageSize);
    std::fstream file(copy, std::ios::binary | std::ios::in | std::ios::out);
    std::string first = readPageOfFile(file, 1);
    putNumber(first, 28, static_cast<std::uint32_t>(pages));
    first.replace(92, 4, first, 24, 4); // "this size is valid"
    file.seekp(0);
    file.write(first.data(), schema::pageSize);
}

/// Puts the pages that are the same in every diary, the header and the schema, back into a copy.
void mendSchema(const fs::path& copy) {
    const fs::path modelPath = beside(copy, "-model");
    std::set<std::int64_t> tables;
    {
        DiaryFile model = createDiaryFile(modelPath, Durability::Full, [](Database&) {});
        Statement roots(*model.database, "SELECT rootpage FROM sqlite_schema WHERE rootpage > 0");
        for (Rows rows(roots); rows.next();)
            tables.insert(rows.integer(0));
    }
    std::ifstream model(modelPath, std::ios::binary);
    std::fstream file(copy, std::ios::binary | std::ios::in | std::ios::out);
    const auto pages = static_cast<std::int64_t>(fs::file_size(modelPath) / pageSize);
    for (std::int64_t page = 1; page <= pages; ++page)
        if (!tables.contains(page)) {
            file.seekp((page - 1) * schema::pageSize);
            file.write(readPageOfFile(model, page).data(), schema::pageSize);
        }
}

/// Takes the pages of a source that can be trusted, and writes them unless only counting.
Salvaged takeOverPages(Database& source, Database* target) {
    const Beginning beginning = readBeginning(source);
    Digest chain = chainOfBeginning(beginning.meta, beginning.package);
    std::optional<PageWriter> writer;
    if (target != nullptr) {
        writeBeginning(*target, beginning);
        writer.emplace(*target);
    }
    Salvaged kept{-1, 0, false};
    Lines lines;
    PageReader reader(source, {});
    const auto next = [&](Page& page) {
        try {
            if (reader.next(page))
                return reader.isOrderly() && isAsWritten(page, chain) && lines.add(page);
            kept.everything = reader.isOrderly();
        } catch (const Fault&) { // What SQLite cannot read is lost.
        }
        return false;
    };
    for (Page page; next(page); chain = page.chain) {
        if (writer)
            writer->write(page);
        kept.pages = page.n;
        kept.events = lines.lastEvent();
    }
    return kept;
}

/// Takes the rows of a table outside the chain, up to the first that cannot be read.
template <class Take>
void takeOverRows(Database& source, const char* select, EventNumber lastEvent, Take take) {
    Statement statement(source, select);
    Rows rows(statement, lastEvent);
    const auto next = [&] {
        try {
            return rows.next();
        } catch (const Fault&) {
            return false;
        }
    };
    while (next())
        take(rows);
}

void takeOverNotes(Database& source, Database& target, EventNumber lastEvent) {
    Statement annotation(target, "INSERT OR REPLACE INTO annotation(n, event_n, author, language, "
                                 "text, at) VALUES(?1, ?2, ?3, ?4, ?5, ?6)");
    takeOverRows(source,
                 "SELECT n, event_n, author, language, text, at FROM annotation "
                 "WHERE event_n BETWEEN 0 AND ?1 ORDER BY n",
                 lastEvent, [&](const Rows& row) {
                     annotation.run(row.integer(0), row.integer(1), row.text(2), row.text(3),
                                    row.text(4), row.text(5));
                 });
    Statement dice(target, "INSERT OR REPLACE INTO dice(n, commitment, revealed) "
                           "VALUES(?1, ?2, nullif(?3, x''))");
    takeOverRows(
        source, "SELECT n, commitment, revealed FROM dice WHERE ?1 >= 0 ORDER BY n", lastEvent,
        [&](const Rows& row) { dice.run(row.integer(0), Blob{row.blob(1)}, Blob{row.blob(2)}); });
}

/// One way of reading a copy of the damaged file, and how far it leads.
struct Attempt {
    std::unique_ptr<PrivateCopy> copy;
    std::unique_ptr<Database> database;
    Salvaged kept{-1, 0, false};

    Attempt(const fs::path& damaged, bool mend)
        : copy(std::make_unique<PrivateCopy>(damaged)) {
        try {
            if (mend)
                mendSchema(copy->path());
            admitSize(copy->path());
        } catch (const fs::filesystem_error& error) {
            throw Fault(FaultKind::Unwritable,
                        {say::diaryUnwritable, utf8(copy->path()), error.what()});
        }
        try {
            database = std::make_unique<Database>(copy->path(), Database::Mode::ReadWrite, damaged);
            checkSchema(*database);
            kept = takeOverPages(*database, nullptr);
        } catch (const Fault&) { // Not this way.
        }
    }
};

} // namespace

Salvaged salvage(const fs::path& damaged, const fs::path& target) {
    checkIsFile(damaged);
    auto best = std::make_unique<Attempt>(damaged, false);
    if (!best->kept.everything)
        if (auto mended = std::make_unique<Attempt>(damaged, true);
            mended->kept.pages > best->kept.pages)
            best = std::move(mended);
    if (best->kept.pages < 0)
        throw Fault(FaultKind::Damaged, {say::nothingToSalvage, utf8(damaged)});
    static_cast<void>(createDiaryFile(target, Durability::Full, [&](Database& database) {
        takeOverPages(*best->database, &database);
        takeOverNotes(*best->database, database, best->kept.events);
    }));
    return best->kept;
}

} // namespace esagono
