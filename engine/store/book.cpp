// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/book.h"

#include "engine/store/messages.h"

namespace esagono {

Journal::Book::Statements::Statements(Database& database)
    : writer(database)
    , last(database, "SELECT n, chain FROM page ORDER BY n DESC LIMIT 1")
    , page(database, "SELECT at, side, verb, data, chain FROM page WHERE n = ?1")
    , events(database, "SELECT kind, data FROM event WHERE n BETWEEN ?1 AND ?2 ORDER BY n")
    , snapshot(database, "SELECT state, digest FROM snapshot WHERE page = ?1")
    , keepSnapshot(database,
                   "INSERT OR REPLACE INTO snapshot(page, state, digest) VALUES(?1, ?2, ?3)")
    , keepMilestone(database,
                    "INSERT OR REPLACE INTO milestone(event_n, kind, data) VALUES(?1, ?2, ?3)") {}

Journal::Book::Book(const std::filesystem::path& diary, Access howUsed, Checks howChecked)
    : access(howUsed)
    , checks(howChecked) {
    std::error_code unresolved;
    path = std::filesystem::weakly_canonical(diary, unresolved);
    if (unresolved)
        path = diary;
}

Journal::Book::~Book() {
    statements.reset();
    if (access == Access::ReadOnly || !file.database)
        return;
    // The file alone is the whole diary again, even while others are still reading it.
    try {
        file.database->run("PRAGMA wal_checkpoint(PASSIVE)");
    } catch (const Fault&) { // The pages stay beside the file, where the next opening finds them.
    }
}

void Journal::Book::begin(DiaryFile opened) {
    if (checks == Checks::Everything)
        checkIntegrity(*opened.database);
    auto prepared = std::make_unique<Statements>(*opened.database);
    statements.reset();
    file.database.reset();
    file = std::move(opened);
    statements = std::move(prepared);
    readPages();
    if (access == Access::ReadWrite)
        file.database->tidyWhenClosing(true);
}

void Journal::Book::readPages() {
    const Transaction reading(*file.database, Transaction::For::Reading);
    dataVersion = file.database->number("PRAGMA data_version");
    Mark known;
    if (lines.pages().empty()) {
        Beginning beginning{readMeta(*file.database), {}};
        meta = Meta(beginning.meta.begin(), beginning.meta.end());
        if (checks == Checks::Everything)
            beginning = readBeginning(*file.database);
        chain = chainOfBeginning(beginning.meta, beginning.package);
    } else {
        known = {lines.lastPage(), lines.lastEvent(), chain};
        Rows row(statements->page, known.page);
        if (!row.next() || row.blob(4) != viewOf(chain))
            throw Fault(FaultKind::Damaged, {say::chainBroken, name(), known.page});
    }
    PageReader reader(*file.database, known);
    for (Page page; reader.next(page);) {
        const PageNumber n = lines.lastPage() + 1;
        if (!reader.isOrderly())
            throw Fault(FaultKind::Damaged, {say::pageDisorderly, name(), n});
        if (checks == Checks::Everything && !isAsWritten(page, chain))
            throw Fault(FaultKind::Damaged, n == 0 ? Text(say::beginningBroken, name())
                                                   : Text(say::chainBroken, name(), n));
        if (!lines.add(page))
            throw Fault(FaultKind::Damaged, {say::pageDisorderly, name(), n});
        chain = page.chain;
    }
    if (!reader.isOrderly() || lines.pages().empty())
        throw Fault(FaultKind::Damaged, {say::pageDisorderly, name(), lines.lastPage() + 1});
    Statement snapshots(*file.database, "SELECT page FROM snapshot WHERE page > ?1 ORDER BY page");
    for (Rows rows(snapshots, known.page); rows.next();)
        if (lines.isStop(rows.integer(0)))
            lines.markSnapshot(rows.integer(0), true);
}

Database& Journal::Book::forWriting() {
    if (access == Access::ReadOnly)
        throw Fault(FaultKind::Unwritable, {say::openedForReading, name()});
    return *file.database;
}

void Journal::Book::ensureNobodyWrote() {
    Rows row(statements->last);
    const bool found = row.next();
    if (!found || row.integer(0) != lines.lastPage() || row.blob(1) != viewOf(chain))
        throw Fault(FaultKind::Busy,
                    {say::changedElsewhere, name(), lines.lastPage(), found ? row.integer(0) : -1});
}

void Journal::Book::ensurePage(PageNumber page) const {
    if (!lines.hasPage(page))
        throw Fault(FaultKind::NotFound, {say::noSuchPage, name(), page});
}

void Journal::Book::ensureStop(PageNumber page) const {
    if (!lines.isStop(page))
        throw Fault(FaultKind::NotFound, {say::noSuchPage, name(), page});
}

void Journal::Book::ensureBranch(BranchNumber branch) const {
    if (!lines.hasBranch(branch))
        throw Fault(FaultKind::NotFound, {say::noSuchBranch, name(), branch});
}

void Journal::Book::ensureEvent(EventNumber event) const {
    if (event < 1 || event > lines.lastEvent())
        throw Fault(FaultKind::NotFound, {say::noSuchEvent, name(), event});
}

void Journal::Book::ensureAnnotation(std::int64_t n) const {
    Statement statement(*file.database, "SELECT 1 FROM annotation WHERE n = ?1");
    if (!Rows(statement, n).next())
        throw Fault(FaultKind::NotFound, {say::noSuchAnnotation, name(), n});
}

void Journal::Book::writeSnapshot(PageNumber page, std::string_view state) {
    statements->keepSnapshot.run(page, Blob{state}, Blob{viewOf(digestOfBytes(state))});
}

void Journal::Book::writeMilestones(std::span<const MilestoneRow> milestones) {
    for (const MilestoneRow& milestone : milestones)
        statements->keepMilestone.run(milestone.event, milestone.kind, milestone.data);
}

} // namespace esagono
