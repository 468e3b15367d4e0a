// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/database.h"

#include "engine/store/messages.h"

#include <new>
#include <sqlite3.h>

namespace esagono {

namespace {

/// A statement may run 30 million steps of SQLite's machine, about a second. Checking 100,000
/// events takes two million.
constexpr int stepsPerUnit = 100'000;
constexpr int unitsPerStatement = 300;

constexpr std::pair<int, int> sqliteLimits[] = {
    {SQLITE_LIMIT_LENGTH, Database::largestEntry},
    {SQLITE_LIMIT_SQL_LENGTH, 16 << 10},
    {SQLITE_LIMIT_COLUMN, 32},
    {SQLITE_LIMIT_EXPR_DEPTH, 32},
    {SQLITE_LIMIT_COMPOUND_SELECT, 4},
    {SQLITE_LIMIT_VDBE_OP, 25'000},
    {SQLITE_LIMIT_FUNCTION_ARG, 8},
    {SQLITE_LIMIT_ATTACHED, 0},
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 64},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 16},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
    {SQLITE_LIMIT_WORKER_THREADS, 0},
};

std::string stillName(const std::filesystem::path& path) {
    constexpr char digits[] = "0123456789ABCDEF";
    const std::u8string plain = path.generic_u8string();
    std::string name = plain.starts_with(u8'/') ? "file:" : "file:/";
    for (const char8_t unit : plain) {
        const auto byte = static_cast<unsigned char>(unit);
        if ((byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
            (byte >= 'a' && byte <= 'z') || byte == '/' || byte == '.' || byte == '-' ||
            byte == '_' || byte == ':')
            name += static_cast<char>(byte);
        else
            name += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return name + "?immutable=1";
}

int flagsOf(Database::Mode mode) {
    switch (mode) {
    case Database::Mode::ReadWrite:
        return SQLITE_OPEN_READWRITE;
    case Database::Mode::ReadOnly:
        return SQLITE_OPEN_READONLY;
    case Database::Mode::Still:
        return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    case Database::Mode::Lock:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Database::Mode::Memory:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY;
    }
    return 0;
}

} // namespace

std::string utf8(const std::filesystem::path& path) {
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

Database::Database(const std::filesystem::path& path, Mode mode,
                   const std::filesystem::path& shownAs)
    : m_name(utf8(shownAs.empty() ? path : shownAs))
    , m_mode(mode) {
    const std::string name = mode == Mode::Still ? stillName(path) : utf8(path);
    const int code =
        sqlite3_open_v2(name.c_str(), &m_handle, flagsOf(mode) | SQLITE_OPEN_NOMUTEX, nullptr);
    if (code != SQLITE_OK) {
        const Fault why = fault(code);
        sqlite3_close(m_handle);
        throw why;
    }
    distrust();
}

Database::~Database() {
    sqlite3_close(m_handle);
}

void Database::distrust() {
    sqlite3_extended_result_codes(m_handle, 1);
    for (const auto& [limit, value] : sqliteLimits)
        sqlite3_limit(m_handle, limit, value);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_busy_timeout(m_handle, m_mode == Mode::Lock ? 0 : 2'000);
    sqlite3_progress_handler(
        m_handle, stepsPerUnit,
        [](void* database) {
            return static_cast<int>(++static_cast<Database*>(database)->m_work > unitsPerStatement);
        },
        this);
    if (m_mode == Mode::ReadWrite || m_mode == Mode::ReadOnly || m_mode == Mode::Still)
        tidyWhenClosing(false);
    // Neither reads the file.
    sqlite3_exec(m_handle, "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0", nullptr, nullptr,
                 nullptr);
}

void Database::run(const char* sql) {
    m_work = 0;
    check(sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr));
}

std::int64_t Database::number(const char* sql) {
    Statement statement(*this, sql);
    Rows rows(statement);
    return rows.next() ? rows.integer(0) : 0;
}

std::string Database::word(const char* sql) {
    Statement statement(*this, sql);
    Rows rows(statement);
    return std::string(rows.next() ? rows.text(0) : std::string_view());
}

bool Database::isReadOnly() const {
    return sqlite3_db_readonly(m_handle, "main") == 1;
}

bool Database::hasMoved() const {
    int moved = 0;
    // Where the system does not let open files be moved, SQLite leaves the answer alone.
    sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

void Database::tidyWhenClosing(bool tidy) {
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, tidy ? 0 : 1, nullptr);
}

void Database::check(int code) const {
    if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE)
        throw fault(code);
}

Fault Database::fault(int code) const {
    const std::string words = m_handle ? sqlite3_errmsg(m_handle) : sqlite3_errstr(code);
    const bool reading = m_mode == Mode::ReadOnly || m_mode == Mode::Still;
    switch (code & 0xFF) {
    case SQLITE_NOMEM:
        throw std::bad_alloc();
    case SQLITE_FULL:
        return {FaultKind::DiskFull, {say::diskFull, m_name}};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {FaultKind::Busy, {say::diaryBusy, m_name}};
    case SQLITE_TOOBIG:
        return {FaultKind::TooLarge, {say::entryTooLarge, m_name, largestEntry}};
    case SQLITE_INTERRUPT:
        return {FaultKind::Damaged, {say::tooManySteps, m_name}};
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return {FaultKind::Unwritable, {say::diaryUnwritable, m_name, words}};
    case SQLITE_IOERR:
        if (code == SQLITE_IOERR_NOMEM)
            throw std::bad_alloc();
        if (code == SQLITE_IOERR_SHMSIZE) // the index beside the pages could not grow
            return {FaultKind::DiskFull, {say::diskFull, m_name}};
        if (!reading && code != SQLITE_IOERR_READ && code != SQLITE_IOERR_SHORT_READ)
            return {FaultKind::Unwritable, {say::diaryUnwritable, m_name, words}};
        return {FaultKind::Unreadable, {say::diaryUnreadable, m_name, words}};
    case SQLITE_CANTOPEN:
        if (!reading)
            return {FaultKind::Unwritable, {say::diaryUnwritable, m_name, words}};
        return {FaultKind::Unreadable, {say::diaryUnreadable, m_name, words}};
    default: // Our own statements are right, so what they stumble over is the file.
        return {FaultKind::Damaged, {say::diaryCorrupted, m_name, words}};
    }
}

Statement::Statement(Database& database, std::string_view sql)
    : m_database(database) {
    database.m_work = 0;
    database.check(sqlite3_prepare_v3(database.m_handle, sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &m_handle, nullptr));
}

Statement::~Statement() {
    sqlite3_finalize(m_handle);
}

void Statement::bind(int index, std::int64_t value) {
    m_database.check(sqlite3_bind_int64(m_handle, index, value));
}

void Statement::bind(int index, std::string_view value) {
    m_database.check(sqlite3_bind_text64(m_handle, index, value.empty() ? "" : value.data(),
                                         value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

void Statement::bind(int index, Blob value) {
    m_database.check(sqlite3_bind_blob64(m_handle, index,
                                         value.bytes.empty() ? "" : value.bytes.data(),
                                         value.bytes.size(), SQLITE_TRANSIENT));
}

bool Statement::step() {
    const int code = sqlite3_step(m_handle);
    m_database.check(code);
    return code == SQLITE_ROW;
}

void Statement::finish() {
    const Rows until(*this);
    while (step())
        ;
}

Rows::~Rows() {
    sqlite3_reset(m_statement.m_handle);
    m_statement.m_database.m_work = 0;
}

std::int64_t Rows::integer(int column) const {
    return sqlite3_column_int64(m_statement.m_handle, column);
}

std::string_view Rows::text(int column) const {
    const auto* bytes = sqlite3_column_text(m_statement.m_handle, column);
    if (bytes == nullptr)
        return {};
    return {reinterpret_cast<const char*>(bytes),
            static_cast<std::size_t>(sqlite3_column_bytes(m_statement.m_handle, column))};
}

std::string_view Rows::blob(int column) const {
    const void* bytes = sqlite3_column_blob(m_statement.m_handle, column);
    if (bytes == nullptr)
        return {};
    return {static_cast<const char*>(bytes),
            static_cast<std::size_t>(sqlite3_column_bytes(m_statement.m_handle, column))};
}

Transaction::Transaction(Database& database, For purpose)
    : m_database(database) {
    database.run(purpose == For::Writing ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
    if (sqlite3_get_autocommit(m_database.m_handle) == 0)
        sqlite3_exec(m_database.m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
    m_database.run("COMMIT");
}

} // namespace esagono
