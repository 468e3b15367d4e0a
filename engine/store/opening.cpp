// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/opening.h"

#include "engine/store/messages.h"
#include "engine/store/schema.h"

#include <algorithm>
#include <sqlite3.h>

namespace esagono {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view magic("SQLite format 3\0", 16);

/// A big-endian number of the file's header.
std::int64_t headerNumber(std::string_view header, std::size_t offset, std::size_t bytes) {
    std::int64_t number = 0;
    for (const char unit : header.substr(offset, bytes))
        number = number << 8 | static_cast<unsigned char>(unit);
    return number;
}

struct SchemaRow {
    std::string name;
    std::string type;
    std::string table;
    std::string sql;
    friend auto operator<=>(const SchemaRow&, const SchemaRow&) = default;
};

/// Sorted.
std::vector<SchemaRow> schemaRows(Database& database) {
    std::vector<SchemaRow> rows;
    Statement statement(database, "SELECT name, type, tbl_name, sql FROM sqlite_schema LIMIT 100");
    for (Rows row(statement); row.next();)
        rows.push_back({std::string(row.text(0)), std::string(row.text(1)),
                        std::string(row.text(2)), std::string(row.text(3))});
    std::sort(rows.begin(), rows.end());
    return rows;
}

void makeTables(Database& database) {
    for (const char* sql : schema::statements)
        database.run(sql);
}

std::vector<SchemaRow> schemaOfDiaries() {
    Database model("", Database::Mode::Memory);
    makeTables(model);
    return schemaRows(model);
}

/// With the -wal file, EXTRA is FULL: what is committed is on the disk. Without it, while the diary
/// is made and where SQLite cannot use it, the folder's entries are on the disk, too.
void makeDurable(Database& database, Durability durability) {
    database.run("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON");
    database.run(durability == Durability::Full ? "PRAGMA synchronous = EXTRA"
                                                : "PRAGMA synchronous = OFF");
}

/// Makes SQLite open every file it needs for reading.
void touch(Database& database) {
    static_cast<void>(database.number("PRAGMA schema_version"));
}

bool isAboutAccess(const Fault& fault) {
    return fault.kind() == FaultKind::Unwritable || fault.kind() == FaultKind::Unreadable;
}

DiaryFile openForWriting(const fs::path& path, Durability durability) {
    DiaryFile file;
    file.lock = std::make_unique<WriterLock>(path);
    const bool pending = hasPagesBeside(path);
    file.database = std::make_unique<Database>(path, Database::Mode::ReadWrite);
    file.database->tidyWhenClosing(!pending);
    if (file.database->isReadOnly())
        throw Fault(FaultKind::Unwritable,
                    {say::diaryUnwritable, utf8(path), sqlite3_errstr(SQLITE_READONLY)});
    touch(*file.database);
    makeDurable(*file.database, durability);
    file.database->run("PRAGMA journal_mode = WAL");
    return file;
}

/// Reads a file that another may be writing, if possible without leaving traces beside it.
DiaryFile openForReading(const fs::path& path) {
    DiaryFile file;
    const bool pending = hasPagesBeside(path);
    try {
        file.database = std::make_unique<Database>(path, Database::Mode::ReadWrite);
        if (!file.database->isReadOnly()) {
            file.database->tidyWhenClosing(!pending);
            touch(*file.database);
            file.database->run("PRAGMA query_only = ON");
            return file;
        }
    } catch (const Fault& fault) {
        if (!isAboutAccess(fault))
            throw;
    }
    // Nothing can be written here, so SQLite cannot keep its usual files beside the diary.
    file.database.reset();
    file.stamp = stampOf(path);
    if (!pending) {
        file.database = std::make_unique<Database>(path, Database::Mode::Still);
        touch(*file.database);
        return file;
    }
    try {
        file.database = std::make_unique<Database>(path, Database::Mode::ReadOnly);
        touch(*file.database);
        file.stamp.reset();
    } catch (const Fault& fault) {
        if (!isAboutAccess(fault))
            throw;
        file.database.reset();
        file.copy = std::make_unique<PrivateCopy>(path);
        file.database =
            std::make_unique<Database>(file.copy->path(), Database::Mode::ReadWrite, path);
        touch(*file.database);
    }
    return file;
}

} // namespace

Stamp stampOf(const fs::path& diary) {
    Stamp stamp;
    std::error_code missing;
    const fs::path wal = beside(diary, "-wal");
    stamp.size = fs::file_size(diary, missing);
    stamp.time = fs::last_write_time(diary, missing);
    stamp.sizeBeside = fs::file_size(wal, missing);
    stamp.timeBeside = fs::last_write_time(wal, missing);
    return stamp;
}

DiaryFile createDiaryFile(const fs::path& path, Durability durability,
                          const std::function<void(Database&)>& fill) {
    DiaryFile file;
    file.lock = std::make_unique<WriterLock>(path);
    { const RawFile reserved(path, RawFile::How::New); }
    try {
        file.database = std::make_unique<Database>(path, Database::Mode::ReadWrite);
        Database& database = *file.database;
        database.tidyWhenClosing(true);
        makeDurable(database, durability);
        database.run(("PRAGMA page_size = " + std::to_string(schema::pageSize)).c_str());
        Transaction transaction(database);
        database.run(("PRAGMA application_id = " + std::to_string(schema::applicationId)).c_str());
        database.run(("PRAGMA user_version = " + std::to_string(schema::version)).c_str());
        makeTables(database);
        fill(database);
        transaction.commit();
        database.run("PRAGMA journal_mode = WAL");
    } catch (...) {
        file.database.reset();
        removeDiaryFile(path);
        throw;
    }
    return file;
}

void removeDiaryFile(const fs::path& path) {
    std::error_code ignored;
    for (const char* suffix : {"", "-journal", "-wal", "-shm"})
        fs::remove(beside(path, suffix), ignored);
}

DiaryFile openDiaryFile(const fs::path& path, Access access, Durability durability) {
    checkHeader(path);
    DiaryFile file =
        access == Access::ReadWrite ? openForWriting(path, durability) : openForReading(path);
    if (file.database->number("PRAGMA page_count") == 0)
        throw Fault(FaultKind::Foreign, {say::diaryEmpty, utf8(path)});
    checkSchema(*file.database);
    return file;
}

void checkIsFile(const fs::path& path) {
    const std::string name = utf8(path);
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (status.type() == fs::file_type::not_found)
        throw Fault(FaultKind::NotFound, {say::diaryNotFound, name});
    if (status.type() == fs::file_type::directory)
        throw Fault(FaultKind::Foreign, {say::diaryIsFolder, name});
    if (status.type() != fs::file_type::regular && fs::status_known(status))
        throw Fault(FaultKind::Foreign, {say::diaryIsNoFile, name});
}

void checkHeader(const fs::path& path) {
    checkIsFile(path);
    const std::string name = utf8(path);
    const RawFile file(path, RawFile::How::Existing);
    const std::int64_t size = file.size();
    const std::string header = file.read(0, 100);
    if (size == 0)
        throw Fault(FaultKind::Foreign, {say::diaryEmpty, name});
    if (!header.starts_with(magic.substr(0, header.size())))
        throw Fault(FaultKind::Foreign, {say::diaryForeign, name});
    if (header.size() < 100)
        throw Fault(FaultKind::Damaged, {say::diaryTruncated, name, size, schema::pageSize});
    if (headerNumber(header, 68, 4) != schema::applicationId)
        throw Fault(FaultKind::Foreign, {say::diaryOfOtherProgram, name});
    const std::int64_t version = headerNumber(header, 60, 4);
    if (version > schema::version)
        throw Fault(FaultKind::Newer, {say::diaryNewer, name, version, schema::version});
    if (version < 1)
        throw Fault(FaultKind::Damaged, {say::diaryOfNoVersion, name, version});
    // While pages lie beside the file, its own size need not be up to date.
    const std::int64_t whole = headerNumber(header, 28, 4) * schema::pageSize;
    if (size < whole && headerNumber(header, 16, 2) == schema::pageSize && !hasPagesBeside(path))
        throw Fault(FaultKind::Damaged, {say::diaryTruncated, name, size, whole});
}

void checkSchema(Database& database) {
    static const std::vector<SchemaRow> expected = schemaOfDiaries();
    const std::vector<SchemaRow> found = schemaRows(database);
    std::vector<SchemaRow> differing;
    std::set_symmetric_difference(expected.begin(), expected.end(), found.begin(), found.end(),
                                  std::back_inserter(differing));
    if (!differing.empty())
        throw Fault(FaultKind::Damaged,
                    {say::diaryAltered, database.name(), differing.front().name});
}

void checkIntegrity(Database& database) {
    const std::string answer = database.word("PRAGMA quick_check(1)");
    if (answer != "ok")
        throw Fault(FaultKind::Damaged, {say::diaryCorrupted, database.name(), answer});
}

} // namespace esagono
