// SPDX-License-Identifier: GPL-3.0-or-later
// The diary's file format, version 1: one SQLite file per game, named *.esagono. These statements
// are its specification; SQLite keeps them with their comments, so every diary carries it. A file
// whose schema differs from this in one letter is refused.
#pragma once

#include <cstdint>

namespace esagono::schema {

inline constexpr std::int64_t applicationId = 0x45534147; ///< "ESAG", PRAGMA application_id
inline constexpr std::int64_t version = 1;                ///< PRAGMA user_version
inline constexpr std::int64_t pageSize = 4096;            ///< bytes of a page of the file

inline constexpr const char* statements[] = {

    // ---- Permanent: written once, never changed, never deleted.

    R"(CREATE TABLE meta( -- what the game was begun with; covered by the chain of page 0
    key   TEXT NOT NULL PRIMARY KEY, -- game, scenario, options, rulings, seed, rules version ...
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID)",

    R"(CREATE TABLE package( -- the game data played with; covered by the chain of page 0
    name TEXT NOT NULL PRIMARY KEY, -- file name inside the package, as map.json
    data BLOB NOT NULL              -- its bytes
) STRICT, WITHOUT ROWID)",

    R"(CREATE TABLE page( -- everything that happened to the record, in order
    n       INTEGER PRIMARY KEY, -- 0 = the beginning, then 1, 2, 3 without gaps
    kind    TEXT NOT NULL        -- command: something was played
                                 -- takeback: the branch goes back to page `parent`
                                 -- branch: a new branch that leaves the record after page `parent`
            CHECK(kind IN ('beginning', 'command', 'takeback', 'branch')),
    branch  INTEGER NOT NULL,    -- the branch it belongs to; 0 = the game as it was begun
    parent  INTEGER NOT NULL,    -- the command before it on its line; 0 = the beginning
    at      TEXT NOT NULL,       -- UTC, as 1937-08-14T05:30:00Z; for people, not for rules
    side    TEXT NOT NULL,       -- who asked
    verb    TEXT NOT NULL,       -- what was asked
    data    TEXT NOT NULL,       -- JSON: the command's arguments, or the branch's name
    barrier INTEGER NOT NULL     -- 1 = cannot be taken back: a die fell, a secret was shown
            CHECK(barrier IN (0, 1)),
    chain   BLOB NOT NULL        -- BLAKE2b-256 of the chain before, this page and its events
) STRICT)",

    R"(CREATE TABLE event( -- what happened: the truth
    n    INTEGER PRIMARY KEY, -- 1, 2, 3 without gaps, in the order of the pages
    page INTEGER NOT NULL,    -- the page that caused it
    kind TEXT NOT NULL,       -- which fact
    data TEXT NOT NULL        -- JSON
) STRICT)",

    // ---- Permanent, but outside the chain.

    R"(CREATE TABLE annotation( -- what people wrote beside an event; may be changed and erased
    n        INTEGER PRIMARY KEY,
    event_n  INTEGER NOT NULL, -- the event it stands beside; 0 = the beginning
    author   TEXT NOT NULL,
    language TEXT NOT NULL,    -- as en, it, es, fr
    text     TEXT NOT NULL,
    at       TEXT NOT NULL     -- UTC, as in page
) STRICT)",

    R"(CREATE TABLE dice( -- promises about dice, made before and opened after they are needed
    n          INTEGER PRIMARY KEY,
    commitment BLOB NOT NULL, -- shown first
    revealed   BLOB           -- what it was a commitment to; NULL = not yet shown
) STRICT)",

    // ---- Derived: its rows may be dropped at any time and rebuilt from the above.

    R"(CREATE TABLE snapshot( -- the table as it lay after a command, for quick seeking
    page   INTEGER PRIMARY KEY,
    state  BLOB NOT NULL,
    digest BLOB NOT NULL -- BLAKE2b-256 of state; a snapshot that does not match it is passed over
) STRICT)",

    R"(CREATE TABLE milestone( -- the ticks of the replay bar
    event_n INTEGER PRIMARY KEY,
    kind    TEXT NOT NULL, -- turn, phase, combat ...
    data    TEXT NOT NULL  -- JSON
) STRICT)",

    // ---- For people with a SQLite shell; the program does not use them.

    R"(CREATE VIEW command AS -- what was asked
    SELECT n, branch, parent, at, side, verb, data AS args, barrier FROM page WHERE kind = 'command')",

    R"(CREATE VIEW takeback AS -- what no longer counts: everything on the branch after page back_to
    SELECT n, branch, parent AS back_to, at, side FROM page WHERE kind = 'takeback')",

    R"(CREATE VIEW live_event AS -- what still counts on branch 0, in order
    WITH RECURSIVE line(n) AS (
        SELECT * FROM (SELECT iif(kind = 'command', n, parent) FROM page
                       WHERE branch = 0 ORDER BY n DESC LIMIT 1)
        UNION ALL
        SELECT page.parent FROM line JOIN page ON page.n = line.n WHERE line.n > 0)
    SELECT event.* FROM event WHERE event.page IN (SELECT n FROM line) ORDER BY event.n)",
};

} // namespace esagono::schema
