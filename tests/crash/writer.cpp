// SPDX-License-Identifier: GPL-3.0-or-later
// The program that is interrupted: plays the script and says on standard output which page is safe.
//   crash_writer <diary> <pages> [sync-off]
#include "tests/crash/script.h"

#include <cstring>
#include <sqlite3.h>

using namespace esagono;
namespace fs = std::filesystem;

namespace {

void acknowledge(PageNumber page) {
    const std::string line = std::to_string(page) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) < 0)
        ::_exit(3);
}

/// Pages move from the -wal file to the main file often, so that this is interrupted, too.
int checkpointOften(sqlite3* database, char**, const sqlite3_api_routines*) {
    return sqlite3_wal_autocheckpoint(database, 24);
}

Journal openOrCreate(const fs::path& path, Durability durability) {
    if (fs::exists(path))
        return Journal::open(path, Access::ReadWrite, Checks::Everything, durability);
    return Journal::create(path, sample::meta, sample::package, durability);
}

} // namespace

int main(int count, char** words) {
    if (count < 3)
        return 2;
    const fs::path path = words[1];
    const PageNumber pages = std::stoll(words[2]);
    const Durability durability = count > 3 && std::strcmp(words[3], "sync-off") == 0
                                      ? Durability::OffForTests
                                      : Durability::Full;
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(checkpointOften));
    try {
        for (bool more = true; more;) {
            // Closing and opening again is part of the game.
            Journal journal = openOrCreate(path, durability);
            acknowledge(journal.lastPage());
            for (int i = 0; i < 16 && (more = journal.lastPage() < pages); ++i) {
                crash::writeNextPage(journal);
                acknowledge(journal.lastPage());
            }
        }
    } catch (const Fault& fault) {
        std::fprintf(stderr, "%s\n", fault.what());
        return 1;
    }
    return 0;
}
