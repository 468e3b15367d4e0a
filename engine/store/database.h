// SPDX-License-Identifier: GPL-3.0-or-later
// SQLite as the diary uses it: a connection that trusts no file, prepared statements, transactions.
#pragma once

#include "engine/core/fault.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace esagono {

/// The file's name as SQLite and messages want it.
[[nodiscard]] std::string utf8(const std::filesystem::path& path);

/// Bytes that are not text.
struct Blob {
    std::string_view bytes;
};

/// One connection. Whatever the file says, it cannot make SQLite run code, exceed the limits or
/// work for ever. Every failure is a Fault that names the file.
class Database {
public:
    enum class Mode {
        ReadWrite, ///< an existing file
        ReadOnly,  ///< an existing file that cannot be written
        Still,     ///< an existing file that nobody writes; nothing is created beside it
        Lock,      ///< created if missing; gives up at once when another holds it
        Memory,    ///< empty, in memory
    };
    static constexpr int largestEntry = 64 << 20;  ///< bytes of one text or blob
    static constexpr int largestWhole = 256 << 20; ///< bytes of a page, or of a whole package

    /// `shownAs` is the file that Faults name, if not this one.
    Database(const std::filesystem::path& path, Mode mode,
             const std::filesystem::path& shownAs = {});
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs statements that give no rows.
    void run(const char* sql);
    /// The one value a query gives.
    [[nodiscard]] std::int64_t number(const char* sql);
    [[nodiscard]] std::string word(const char* sql);

    /// The file, as Faults name it.
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] bool isReadOnly() const;
    /// Whether the file's name no longer leads to the file that was opened.
    [[nodiscard]] bool hasMoved() const;
    /// Whether closing may move what lies in the -wal file into the main file.
    void tidyWhenClosing(bool tidy);

    /// The Fault for a result code of SQLite.
    [[nodiscard]] Fault fault(int code) const;

private:
    friend class Statement;
    friend class Rows;
    friend class Transaction;

    void distrust();
    void check(int code) const;

    std::string m_name;
    Mode m_mode;
    sqlite3* m_handle = nullptr;
    int m_work = 0; ///< done by the running statement, in units of the progress handler
};

/// A prepared statement, kept for as long as its Database.
class Statement {
public:
    Statement(Database& database, std::string_view sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    /// Runs with these values for ?1, ?2 …; for statements that give no rows.
    template <class... Values>
    void run(const Values&... values) {
        bindAll(values...);
        finish();
    }

private:
    friend class Rows;

    template <class... Values>
    void bindAll(const Values&... values) {
        int index = 0;
        (bind(++index, values), ...);
    }
    void bind(int index, std::int64_t value);
    void bind(int index, std::string_view value);
    void bind(int index, Blob value);
    void finish();
    [[nodiscard]] bool step();

    Database& m_database;
    sqlite3_stmt* m_handle = nullptr;
};

/// The rows a statement gives for these values; what is read from a row lives until the next one.
class Rows {
public:
    template <class... Values>
    explicit Rows(Statement& statement, const Values&... values)
        : m_statement(statement) {
        statement.bindAll(values...);
    }
    ~Rows();
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    [[nodiscard]] bool next() { return m_statement.step(); }
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string_view text(int column) const;
    [[nodiscard]] std::string_view blob(int column) const;

private:
    Statement& m_statement;
};

/// Begins when made, rolls back when left; only commit() keeps what was done. For reading it holds
/// the file as it was when the first row was read.
class Transaction {
public:
    enum class For { Writing, Reading };
    explicit Transaction(Database& database, For purpose = For::Writing);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit();

private:
    Database& m_database;
};

} // namespace esagono
