// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/book.h"
#include "engine/store/journal.h"
#include "engine/store/messages.h"

namespace esagono {

namespace {

std::optional<Digest> digestFrom(std::string_view bytes) {
    Digest digest{};
    if (bytes.size() != digest.size())
        return std::nullopt;
    std::copy(bytes.begin(), bytes.end(), digest.begin());
    return digest;
}

} // namespace

const std::filesystem::path& Journal::path() const {
    return m_book->path;
}

const Meta& Journal::meta() const {
    return m_book->meta;
}

std::vector<std::string> Journal::packageNames() const {
    std::vector<std::string> names;
    Statement statement(*m_book->file.database, "SELECT name FROM package ORDER BY name");
    for (Rows rows(statement); rows.next();)
        names.emplace_back(rows.text(0));
    return names;
}

std::string Journal::packageFile(std::string_view name) const {
    Statement statement(*m_book->file.database, "SELECT data FROM package WHERE name = ?1");
    Rows rows(statement, name);
    if (!rows.next())
        throw Fault(FaultKind::NotFound, {say::noSuchPackageFile, m_book->name(), name});
    return std::string(rows.blob(0));
}

const std::vector<PageHeader>& Journal::pages() const {
    return m_book->lines.pages();
}

PageNumber Journal::lastPage() const {
    return m_book->lines.lastPage();
}

EventNumber Journal::lastEvent() const {
    return m_book->lines.lastEvent();
}

const std::vector<Branch>& Journal::branches() const {
    return m_book->lines.branches();
}

PageNumber Journal::head(BranchNumber branch) const {
    m_book->ensureBranch(branch);
    return branches()[std::size_t(branch)].head;
}

std::vector<PageNumber> Journal::line(PageNumber page) const {
    m_book->ensureStop(page);
    return m_book->lines.line(page);
}

bool Journal::isOnLine(PageNumber page, PageNumber head) const {
    m_book->ensurePage(page);
    m_book->ensureStop(head);
    return m_book->lines.isOnLine(page, head);
}

Page Journal::page(PageNumber n) const {
    m_book->ensurePage(n);
    const PageHeader& header = pages()[std::size_t(n)];
    Rows row(m_book->statements->page, n);
    const std::optional<Digest> chain = row.next() ? digestFrom(row.blob(4)) : std::nullopt;
    if (!chain)
        throw Fault(FaultKind::Damaged, {say::chainBroken, m_book->name(), n});
    Page page;
    page.n = n;
    page.kind = header.kind;
    page.branch = header.branch;
    page.parent = header.parent;
    page.at = row.text(0);
    page.side = row.text(1);
    page.verb = row.text(2);
    page.data = row.text(3);
    page.barrier = header.barrier;
    page.firstEvent = header.firstEvent;
    page.events = eventsOf(n);
    page.chain = *chain;
    return page;
}

CommandPage Journal::command(PageNumber n) const {
    m_book->ensurePage(n);
    const PageHeader& header = pages()[std::size_t(n)];
    Rows row(m_book->statements->page, n);
    if (!row.next())
        throw Fault(FaultKind::Damaged, {say::chainBroken, m_book->name(), n});
    return {.branch = header.branch,
            .side = std::string(row.text(1)),
            .verb = std::string(row.text(2)),
            .args = std::string(row.text(3)),
            .at = std::string(row.text(0)),
            .barrier = header.barrier};
}

PageNumber Journal::pageOf(EventNumber event) const {
    m_book->ensureEvent(event);
    return m_book->lines.pageOf(event);
}

std::vector<EventRow> Journal::eventsOf(PageNumber page) const {
    m_book->ensurePage(page);
    const PageHeader& header = pages()[std::size_t(page)];
    if (header.eventCount == 0)
        return {};
    return events(header.firstEvent, header.lastEvent());
}

std::vector<EventRow> Journal::events(EventNumber first, EventNumber last) const {
    m_book->ensureEvent(first);
    m_book->ensureEvent(last);
    std::vector<EventRow> events;
    for (Rows rows(m_book->statements->events, first, last); rows.next();)
        events.push_back({std::string(rows.text(0)), std::string(rows.text(1))});
    if (first <= last && events.size() != std::size_t(last - first + 1))
        throw Fault(FaultKind::Damaged, {say::chainBroken, m_book->name(), pageOf(first)});
    return events;
}

std::optional<Snapshot> Journal::nearestSnapshot(PageNumber page) const {
    m_book->ensureStop(page);
    for (;; page = pages()[std::size_t(page)].parent) {
        if (pages()[std::size_t(page)].snapshot) {
            Rows row(m_book->statements->snapshot, page);
            if (row.next()) {
                const Digest digest = digestOfBytes(row.blob(0));
                if (viewOf(digest) == row.blob(1))
                    return Snapshot{page, std::string(row.blob(0)), digest};
            }
        }
        if (page == 0)
            return std::nullopt;
    }
}

std::vector<MilestoneRow> Journal::milestones() const {
    std::vector<MilestoneRow> milestones;
    Statement statement(*m_book->file.database,
                        "SELECT event_n, kind, data FROM milestone ORDER BY event_n");
    for (Rows rows(statement); rows.next();)
        if (rows.integer(0) >= 1 && rows.integer(0) <= lastEvent())
            milestones.push_back(
                {rows.integer(0), std::string(rows.text(1)), std::string(rows.text(2))});
    return milestones;
}

std::vector<Annotation> Journal::annotations() const {
    std::vector<Annotation> annotations;
    Statement statement(*m_book->file.database, "SELECT n, event_n, author, language, text, at "
                                                "FROM annotation ORDER BY event_n, n");
    for (Rows rows(statement); rows.next();)
        annotations.push_back({rows.integer(0), rows.integer(1), std::string(rows.text(2)),
                               std::string(rows.text(3)), std::string(rows.text(4)),
                               std::string(rows.text(5))});
    return annotations;
}

std::vector<DiceCommitment> Journal::diceCommitments() const {
    std::vector<DiceCommitment> commitments;
    Statement statement(*m_book->file.database,
                        "SELECT n, commitment, revealed FROM dice ORDER BY n");
    for (Rows rows(statement); rows.next();)
        commitments.push_back(
            {rows.integer(0), std::string(rows.blob(1)), std::string(rows.blob(2))});
    return commitments;
}

const Digest& Journal::chain() const {
    return m_book->chain;
}

std::optional<PageNumber> Journal::verifyChain() const {
    const Transaction reading(*m_book->file.database, Transaction::For::Reading);
    return firstBrokenPage(*m_book->file.database, {});
}

} // namespace esagono
