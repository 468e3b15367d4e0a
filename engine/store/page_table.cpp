// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/page_table.h"

#include "engine/store/messages.h"

#include <algorithm>
#include <limits>

namespace esagono {

namespace {

/// Adds to a sum of bytes. A damaged file can name the same bytes again and again.
void addBytes(std::size_t& sum, std::size_t bytes, const Database& database) {
    sum += bytes;
    if (sum > Database::largestWhole)
        throw Fault(FaultKind::TooLarge,
                    {say::wholeTooLarge, database.name(), Database::largestWhole});
}

/// From where to read: numbers that should not exist are read, too.
std::int64_t firstAfter(const Mark& mark, std::int64_t number) {
    return mark.page < 0 ? std::numeric_limits<std::int64_t>::min() : number + 1;
}

NamedValues readNamed(Database& database, const char* sql) {
    NamedValues values;
    std::size_t sum = 0;
    Statement statement(database, sql);
    for (Rows rows(statement); rows.next();) {
        addBytes(sum, rows.text(0).size() + rows.blob(1).size(), database);
        if (!values.empty() && rows.text(0) <= values.back().first)
            throw Fault(FaultKind::Damaged, {say::beginningBroken, database.name()});
        values.emplace_back(rows.text(0), rows.blob(1));
    }
    return values;
}

void writeNamed(Database& database, const char* sql, const NamedValues& values, bool asBlob) {
    std::size_t sum = 0;
    Statement row(database, sql);
    for (const auto& [name, value] : values) {
        addBytes(sum, name.size() + value.size(), database);
        if (asBlob)
            row.run(name, Blob{value});
        else
            row.run(name, value);
    }
}

} // namespace

NamedValues readMeta(Database& database) {
    return readNamed(database, "SELECT key, value FROM meta ORDER BY key");
}

Beginning readBeginning(Database& database) {
    return {readMeta(database),
            readNamed(database, "SELECT name, data FROM package ORDER BY name")};
}

void writeBeginning(Database& database, const Beginning& beginning) {
    writeNamed(database, "INSERT INTO meta(key, value) VALUES(?1, ?2)", beginning.meta, false);
    writeNamed(database, "INSERT INTO package(name, data) VALUES(?1, ?2)", beginning.package, true);
}

PageReader::PageReader(Database& database, const Mark& after)
    : m_database(database)
    , m_pageStatement(database,
                      "SELECT n, kind, branch, parent, at, side, verb, data, barrier, chain "
                      "FROM page WHERE n >= ?1 ORDER BY n")
    , m_eventStatement(database, "SELECT n, page, kind, data FROM event WHERE n >= ?1 ORDER BY n")
    , m_pages(m_pageStatement, firstAfter(after, after.page))
    , m_events(m_eventStatement, firstAfter(after, after.event))
    , m_at(after) {
    nextEvent();
}

void PageReader::nextEvent() {
    try {
        m_eventWaits = m_events.next();
    } catch (const Fault& fault) {
        m_fault = fault;
        m_eventWaits = false;
    }
}

bool PageReader::next(Page& page) {
    if (!m_pages.next()) {
        if (m_fault)
            throw *m_fault;
        m_orderly = m_orderly && !m_eventWaits;
        return false;
    }
    const std::optional<PageKind> kind = kindOf(m_pages.text(1));
    const std::int64_t barrier = m_pages.integer(8);
    const std::string_view chain = m_pages.blob(9);
    page.n = m_pages.integer(0);
    page.kind = kind.value_or(PageKind::Beginning);
    page.branch = m_pages.integer(2);
    page.parent = m_pages.integer(3);
    page.at = m_pages.text(4);
    page.side = m_pages.text(5);
    page.verb = m_pages.text(6);
    page.data = m_pages.text(7);
    page.barrier = barrier == 1;
    page.firstEvent = m_at.event + 1;
    page.events.clear();
    m_orderly = m_orderly && page.n == m_at.page + 1 && kind && (barrier == 0 || barrier == 1) &&
                chain.size() == page.chain.size();
    if (!m_orderly)
        return true;
    std::copy(chain.begin(), chain.end(), page.chain.begin());
    m_at.page = page.n;
    std::size_t sum = page.data.size();
    for (; m_eventWaits && m_events.integer(1) == page.n; nextEvent()) {
        addBytes(sum, m_events.text(2).size() + m_events.text(3).size(), m_database);
        m_orderly = m_orderly && m_events.integer(0) == ++m_at.event;
        page.events.push_back({std::string(m_events.text(2)), std::string(m_events.text(3))});
    }
    return true;
}

PageWriter::PageWriter(Database& database)
    : m_database(database)
    , m_page(database,
             "INSERT INTO page(n, kind, branch, parent, at, side, verb, data, barrier, chain) "
             "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)")
    , m_event(database, "INSERT INTO event(n, page, kind, data) VALUES(?1, ?2, ?3, ?4)") {}

void PageWriter::write(const Page& page) {
    m_page.run(page.n, kindText(page.kind), page.branch, page.parent, page.at, page.side, page.verb,
               page.data, std::int64_t{page.barrier}, Blob{viewOf(page.chain)});
    EventNumber n = page.firstEvent;
    std::size_t sum = page.data.size();
    for (const EventRow& event : page.events) {
        addBytes(sum, event.kind.size() + event.data.size(), m_database);
        m_event.run(n++, page.n, event.kind, event.data);
    }
}

bool isAsWritten(const Page& page, const Digest& before) {
    if (page.n > 0)
        return page.kind != PageKind::Beginning && page.chain == chainOf(page, before);
    Page beginning;
    beginning.chain = before;
    return page == beginning;
}

std::optional<PageNumber> firstBrokenPage(Database& database, const Mark& after) {
    PageNumber last = after.page;
    Digest before = after.chain;
    if (after.page < 0) {
        const Beginning beginning = readBeginning(database);
        before = chainOfBeginning(beginning.meta, beginning.package);
    }
    PageReader reader(database, after);
    for (Page page; reader.next(page); last = page.n) {
        if (!reader.isOrderly() || !isAsWritten(page, before))
            return last + 1;
        before = page.chain;
    }
    if (!reader.isOrderly() || last < 0)
        return last + 1;
    return std::nullopt;
}

} // namespace esagono
