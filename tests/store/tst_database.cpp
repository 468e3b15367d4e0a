// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/database.h"
#include "engine/store/lines.h"
#include "engine/store/messages.h"
#include "tests/store/sample_diary.h"

#include <doctest/doctest.h>

namespace esagono::database_tests {

using namespace esagono::sample;

TEST_CASE("values come back from a statement as they were bound") {
    Database database("", Database::Mode::Memory);
    database.run("CREATE TABLE t(i, s, b)");
    Statement insert(database, "INSERT INTO t VALUES(?1, ?2, ?3)");
    const std::string zeros("\0x\0", 3);
    insert.run(std::int64_t{-1}, std::string_view(), Blob{});
    insert.run(std::int64_t{1} << 62, zeros, Blob{zeros});
    Statement select(database,
                     "SELECT i, s, b, typeof(s), typeof(b) FROM t WHERE i > ?1 ORDER BY i");
    for (int again = 0; again < 2; ++again) {
        Rows rows(select, std::int64_t{-5});
        REQUIRE(rows.next());
        CHECK(rows.integer(0) == -1);
        CHECK(rows.text(1).empty());
        CHECK(rows.text(3) == "text");
        CHECK(rows.text(4) == "blob");
        REQUIRE(rows.next());
        CHECK(rows.integer(0) == std::int64_t{1} << 62);
        CHECK(rows.text(1) == zeros);
        CHECK(rows.blob(2) == zeros);
        CHECK_FALSE(rows.next());
    }
}

TEST_CASE("only what is committed stays") {
    Database database("", Database::Mode::Memory);
    database.run("CREATE TABLE t(i)");
    {
        const Transaction left(database);
        database.run("INSERT INTO t VALUES(1)");
    }
    CHECK(database.number("SELECT count(*) FROM t") == 0);
    {
        Transaction kept(database);
        database.run("INSERT INTO t VALUES(1)");
        kept.commit();
    }
    CHECK(database.number("SELECT count(*) FROM t") == 1);
    try {
        const Transaction broken(database);
        database.run("INSERT INTO t VALUES(2)");
        database.run("INSERT INTO nowhere VALUES(2)");
    } catch (const Fault&) {
    }
    CHECK(database.number("SELECT count(*) FROM t") == 1);
}

TEST_CASE("nothing works for ever or beyond the limits") {
    struct Row {
        const char* name;
        std::string sql;
        const char* message;
    };
    const std::string many(20'000, ' ');
    const Row rows[] = {
        {"endless",
         "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c",
         say::tooManySteps},
        {"huge value",
         "SELECT length(zeroblob(" + std::to_string(Database::largestEntry + 1) + "))",
         say::entryTooLarge},
        {"long statement", "SELECT 1" + many, say::entryTooLarge},
        {"other files", "ATTACH 'x' AS y", say::diaryCorrupted},
        {"code from files", "SELECT load_extension('x')", say::diaryCorrupted},
        {"the schema by hand", "UPDATE sqlite_schema SET sql = ''", say::diaryCorrupted},
    };
    Database database("", Database::Mode::Memory);
    database.run("CREATE TABLE t(i)");
    const std::string most = std::to_string(Database::largestEntry);
    CHECK(database.number(("SELECT length(zeroblob(" + most + "))").c_str()) ==
          Database::largestEntry);
    // A fifth of the work a statement may do; how many steps a row takes is SQLite's affair.
    CHECK(database.number("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c "
                          "WHERE x < 300000) SELECT max(x) FROM c") == 300'000);
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(faultOf([&] { database.run(row.sql.c_str()); }) == row.message);
        CHECK_MESSAGE(database.number("SELECT 7") == 7, "it works on");
    }
}

TEST_CASE("lines: what may follow what") {
    const auto page = [](PageNumber n, PageKind kind, BranchNumber branch, PageNumber parent) {
        Page made;
        made.n = n;
        made.kind = kind;
        made.branch = branch;
        made.parent = parent;
        return made;
    };
    using enum PageKind;
    Lines lines;
    CHECK_FALSE(lines.add(page(0, Command, 0, 0)));
    CHECK_FALSE(lines.add(page(1, Beginning, 0, 0)));
    REQUIRE(lines.add(page(0, Beginning, 0, 0)));
    REQUIRE(lines.add(page(1, Command, 0, 0)));
    REQUIRE(lines.add(page(2, Command, 0, 1)));
    REQUIRE(lines.add(page(3, Branch, 1, 1)));
    struct Row {
        const char* name;
        Page next;
        bool follows;
    };
    const Row rows[] = {
        {"on the head", page(4, Command, 0, 2), true},
        {"on the other branch's head", page(4, Command, 1, 1), true},
        {"on its own past", page(4, Command, 0, 1), false},
        {"on a page that is no command", page(4, Command, 1, 3), false},
        {"on itself", page(4, Command, 0, 4), false},
        {"on the future", page(4, Command, 0, 9), false},
        {"with a gap", page(5, Command, 0, 2), false},
        {"again", page(3, Command, 0, 2), false},
        {"on no branch", page(4, Command, 2, 2), false},
        {"on a negative branch", page(4, Command, -1, 2), false},
        {"a second beginning", page(4, Beginning, 0, 0), false},
        {"take-back to the head", page(4, TakeBack, 0, 2), true},
        {"take-back to the beginning", page(4, TakeBack, 1, 0), true},
        {"take-back to another line", page(4, TakeBack, 1, 2), false},
        {"take-back to a page that is no command", page(4, TakeBack, 0, 3), false},
        {"take-back to before the beginning", page(4, TakeBack, 0, -1), false},
        {"branch from a command", page(4, Branch, 2, 2), true},
        {"branch of an existing number", page(4, Branch, 1, 2), false},
        {"branch with a gap", page(4, Branch, 3, 2), false},
        {"branch from a branch page", page(4, Branch, 2, 3), false},
    };
    for (const Row& row : rows) {
        INFO(row.name);
        Lines copy = lines;
        CHECK(copy.add(row.next) == row.follows);
        CHECK(copy.lastPage() == (row.follows ? 4 : 3));
    }
}

} // namespace esagono::database_tests
