// SPDX-License-Identifier: GPL-3.0-or-later
// The game that is interrupted: every page follows from its number and the pages before it, so that
// the chain of page n is the same in every run.
#pragma once

#include "engine/store/journal.h"
#include "tests/store/sample_diary.h"

#include <filesystem>
#include <unistd.h>
#include <vector>

namespace esagono::crash {

namespace fs = std::filesystem;

/// A folder for one run; in memory where possible, since losing power is simulated.
inline fs::path freshFolder(const std::string& name) {
    const fs::path memory = "/dev/shm";
    const fs::path folder = (fs::is_directory(memory) ? memory : fs::temp_directory_path()) /
                            ("esagono-crash-" + std::to_string(::getpid()) + "-" + name);
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

/// Writes the next page: mostly commands, some take-backs and branches, now and then a snapshot.
inline void writeNextPage(Journal& journal) {
    const PageNumber n = journal.lastPage() + 1;
    const BranchNumber branch = n % 5 == 0 && journal.branches().size() > 1 ? 1 : 0;
    if (n % 9 == 0) {
        const std::vector<PageNumber> line = journal.line(journal.head(branch));
        journal.takeBack(branch, line.size() > 2 ? line[line.size() - 3] : 0, "now");
    } else if (n % 17 == 0) {
        journal.fork("branch " + std::to_string(n), journal.head(branch), "now");
    } else {
        CommandPage command = sample::commandOf(n);
        command.branch = branch;
        const std::string state = sample::stateOf(n);
        journal.append(command, sample::eventsOf(n),
                       n % 10 == 1 ? std::optional<std::string_view>(state) : std::nullopt);
    }
}

/// The chain after every page of an uninterrupted game.
inline std::vector<Digest> trueChains(PageNumber pages) {
    const fs::path folder = freshFolder("truth");
    std::vector<Digest> chains;
    {
        Journal journal = Journal::create(folder / "game.esagono", sample::meta, sample::package,
                                          Durability::OffForTests);
        for (chains.push_back(journal.chain()); journal.lastPage() < pages;
             chains.push_back(journal.chain()))
            writeNextPage(journal);
    }
    fs::remove_all(folder);
    return chains;
}

/// Why a diary is not what an interrupted game must leave, or nothing. `acknowledged` is the last
/// page the writer was told is safe, -1 if not even the beginning.
inline std::string whyNotSafe(const fs::path& path, PageNumber acknowledged,
                              const std::vector<Digest>& chains) {
    try {
        Journal journal = Journal::open(path, Access::ReadWrite);
        const PageNumber last = journal.lastPage();
        if (last < acknowledged)
            return "page " + std::to_string(acknowledged) + " was acknowledged, " +
                   std::to_string(last) + " is the last";
        if (last > acknowledged + 1)
            return "page " + std::to_string(last) + " was never asked for";
        if (journal.chain() != chains.at(static_cast<std::size_t>(last)))
            return "page " + std::to_string(last) + " tells another story";
        if (journal.verifyChain())
            return "the chain is broken";
        writeNextPage(journal);
    } catch (const Fault& fault) {
        if (acknowledged >= 0)
            return fault.what();
    }
    return {};
}

} // namespace esagono::crash
