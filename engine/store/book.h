// SPDX-License-Identifier: GPL-3.0-or-later
// What a Journal holds while it is open.
#pragma once

#include "engine/store/journal.h"
#include "engine/store/lines.h"
#include "engine/store/page_table.h"

namespace esagono {

struct Journal::Book {
    /// The statements of play and replay, prepared once.
    struct Statements {
        explicit Statements(Database& database);

        PageWriter writer;
        Statement last;
        Statement page;
        Statement events;
        Statement snapshot;
        Statement keepSnapshot;
        Statement keepMilestone;
    };

    std::filesystem::path path;
    Access access;
    Checks checks;
    DiaryFile file;
    std::unique_ptr<Statements> statements;
    Meta meta;
    Lines lines;
    Digest chain{};
    std::int64_t dataVersion = 0;

    Book(const std::filesystem::path& diary, Access howUsed, Checks howChecked);
    ~Book();

    /// Takes an opened file into use, in place of the one at hand if there is one, and reads it.
    void begin(DiaryFile opened);
    /// Reads the pages that are not yet known. Throws Fault if they are not in order or, unless in
    /// haste, not as they were written.
    void readPages();

    /// Throws Fault if the diary is open for reading only.
    Database& forWriting();
    /// Throws Fault if another has written since.
    void ensureNobodyWrote();

    [[nodiscard]] std::string name() const { return utf8(path); }
    void ensurePage(PageNumber page) const;
    void ensureStop(PageNumber page) const;
    void ensureBranch(BranchNumber branch) const;
    void ensureEvent(EventNumber event) const;
    /// Throws Fault if there is none of that number.
    void ensureAnnotation(std::int64_t n) const;

    void writeSnapshot(PageNumber page, std::string_view state);
    void writeMilestones(std::span<const MilestoneRow> milestones);
};

} // namespace esagono
