// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and writing; reading is in journal_reading.cpp.
#include "engine/store/journal.h"

#include "engine/core/ensure.h"
#include "engine/store/book.h"
#include "engine/store/messages.h"

namespace esagono {

Journal::Journal(std::unique_ptr<Book> book)
    : m_book(std::move(book)) {}
Journal::~Journal() = default;
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;

Journal Journal::create(const std::filesystem::path& path, const Meta& meta,
                        const PackageFiles& package, Durability durability) {
    auto book = std::make_unique<Book>(path, Access::ReadWrite, Checks::Hasty);
    DiaryFile file = createDiaryFile(book->path, durability, [&](Database& database) {
        const Beginning beginning{{meta.begin(), meta.end()}, {package.begin(), package.end()}};
        writeBeginning(database, beginning);
        Page page;
        page.chain = chainOfBeginning(beginning.meta, beginning.package);
        PageWriter(database).write(page);
    });
    try {
        book->begin(std::move(file));
    } catch (...) {
        book->statements.reset();
        book->file.database.reset();
        removeDiaryFile(book->path);
        throw;
    }
    book->checks = Checks::Everything;
    return Journal(std::move(book));
}

Journal Journal::open(const std::filesystem::path& path, Access access, Checks checks,
                      Durability durability) {
    auto book = std::make_unique<Book>(path, access, checks);
    book->begin(openDiaryFile(book->path, access, durability));
    return Journal(std::move(book));
}

PageNumber Journal::write(Page page, std::optional<std::string_view> state,
                          std::span<const MilestoneRow> milestones) {
    page.n = lastPage() + 1;
    page.firstEvent = lastEvent() + 1;
    page.chain = chainOf(page, m_book->chain);
    m_book->lines.makeRoom();
    Transaction transaction(m_book->forWriting());
    m_book->ensureNobodyWrote();
    m_book->statements->writer.write(page);
    if (state)
        m_book->writeSnapshot(page.n, *state);
    m_book->writeMilestones(milestones);
    transaction.commit();
    const bool follows = m_book->lines.add(page);
    ensure(follows);
    if (state)
        m_book->lines.markSnapshot(page.n, true);
    m_book->chain = page.chain;
    return page.n;
}

PageNumber Journal::append(const CommandPage& command, std::span<const EventRow> events,
                           std::optional<std::string_view> state,
                           std::span<const MilestoneRow> milestones) {
    Page page;
    page.kind = PageKind::Command;
    page.branch = command.branch;
    page.parent = head(command.branch);
    page.at = command.at;
    page.side = command.side;
    page.verb = command.verb;
    page.data = command.args;
    page.barrier = command.barrier;
    page.events.assign(events.begin(), events.end());
    for (const MilestoneRow& milestone : milestones)
        ensure(milestone.event > lastEvent() &&
               milestone.event <= lastEvent() + static_cast<EventNumber>(events.size()));
    return write(std::move(page), state, milestones);
}

PageNumber Journal::takeBack(BranchNumber branch, PageNumber to, std::string_view at,
                             std::string_view side) {
    m_book->ensureStop(to);
    if (!isOnLine(to, head(branch)))
        throw Fault(FaultKind::NotFound, {say::notOnLine, m_book->name(), to, branch});
    Page page;
    page.kind = PageKind::TakeBack;
    page.branch = branch;
    page.parent = to;
    page.at = at;
    page.side = side;
    return write(std::move(page), std::nullopt, {});
}

BranchNumber Journal::fork(std::string_view name, PageNumber from, std::string_view at) {
    m_book->ensureStop(from);
    Page page;
    page.kind = PageKind::Branch;
    page.branch = static_cast<BranchNumber>(branches().size());
    page.parent = from;
    page.at = at;
    try {
        page.data = Record(name).dump();
    } catch (const Record::exception&) {
        throw Fault(FaultKind::Malformed, {say::nameNotUnicode, m_book->name()});
    }
    return pages()[std::size_t(write(std::move(page), std::nullopt, {}))].branch;
}

void Journal::keepSnapshot(PageNumber page, std::string_view state) {
    m_book->ensureStop(page);
    Transaction transaction(m_book->forWriting());
    m_book->writeSnapshot(page, state);
    transaction.commit();
    m_book->lines.markSnapshot(page, true);
}

void Journal::keepMilestones(std::span<const MilestoneRow> milestones) {
    for (const MilestoneRow& milestone : milestones)
        m_book->ensureEvent(milestone.event);
    Transaction transaction(m_book->forWriting());
    m_book->writeMilestones(milestones);
    transaction.commit();
}

void Journal::dropDerived() {
    Database& database = m_book->forWriting();
    Transaction transaction(database);
    database.run("DELETE FROM snapshot; DELETE FROM milestone");
    transaction.commit();
    m_book->lines.forgetSnapshots();
}

std::int64_t Journal::annotate(const Annotation& annotation) {
    if (annotation.event != 0)
        m_book->ensureEvent(annotation.event);
    Database& database = m_book->forWriting();
    Transaction transaction(database);
    std::int64_t n = annotation.n;
    if (n == 0)
        n = database.number("SELECT coalesce(max(n), 0) + 1 FROM annotation");
    else
        m_book->ensureAnnotation(n);
    Statement row(database,
                  "INSERT OR REPLACE INTO annotation(n, event_n, author, language, text, at) "
                  "VALUES(?1, ?2, ?3, ?4, ?5, ?6)");
    row.run(n, annotation.event, annotation.author, annotation.language, annotation.text,
            annotation.at);
    transaction.commit();
    return n;
}

void Journal::eraseAnnotation(std::int64_t n) {
    Database& database = m_book->forWriting();
    Transaction transaction(database);
    m_book->ensureAnnotation(n);
    Statement(database, "DELETE FROM annotation WHERE n = ?1").run(n);
    transaction.commit();
}

std::int64_t Journal::commitDice(std::string_view commitment) {
    Database& database = m_book->forWriting();
    Transaction transaction(database);
    const std::int64_t n = database.number("SELECT coalesce(max(n), 0) + 1 FROM dice");
    Statement(database, "INSERT INTO dice(n, commitment) VALUES(?1, ?2)").run(n, Blob{commitment});
    transaction.commit();
    return n;
}

void Journal::revealDice(std::int64_t n, std::string_view revealed) {
    Database& database = m_book->forWriting();
    Transaction transaction(database);
    Statement(database, "UPDATE dice SET revealed = ?2 WHERE n = ?1 AND revealed IS NULL")
        .run(n, Blob{revealed});
    if (database.number("SELECT changes()") == 0)
        throw Fault(FaultKind::NotFound, {say::noSuchCommitment, m_book->name(), n});
    transaction.commit();
}

bool Journal::refresh() {
    Book& book = *m_book;
    if (book.access == Access::ReadWrite)
        return false;
    if (book.file.stamp) {
        if (stampOf(book.path) == *book.file.stamp)
            return false;
        book.begin(openDiaryFile(book.path, book.access, Durability::Full));
        return true;
    }
    if (book.file.database->number("PRAGMA data_version") == book.dataVersion)
        return false;
    book.readPages();
    return true;
}

} // namespace esagono
