// SPDX-License-Identifier: GPL-3.0-or-later
// Pages as rows of the file: read in order, written whole, checked against their chain.
#pragma once

#include "engine/store/chain.h"
#include "engine/store/database.h"
#include "engine/store/page.h"

#include <optional>

namespace esagono {

/// What the game was begun with, as it stands in the file, sorted.
struct Beginning {
    NamedValues meta;
    NamedValues package;
};
/// Throws Fault for names that are not in order.
[[nodiscard]] NamedValues readMeta(Database& database);
[[nodiscard]] Beginning readBeginning(Database& database);
void writeBeginning(Database& database, const Beginning& beginning);

/// Up to where the diary is known.
struct Mark {
    PageNumber page = -1;
    EventNumber event = 0;
    Digest chain{};
};

/// Reads pages with their events, from the one after a mark to the last.
class PageReader {
public:
    PageReader(Database& database, const Mark& after);

    /// False when there are no more. A Fault among the events comes after all pages before it.
    [[nodiscard]] bool next(Page& page);
    /// Whether every number so far followed from the one before and every value can be one.
    [[nodiscard]] bool isOrderly() const { return m_orderly; }

private:
    void nextEvent();

    Database& m_database;
    Statement m_pageStatement;
    Statement m_eventStatement;
    Rows m_pages;
    Rows m_events;
    Mark m_at;
    std::optional<Fault> m_fault;
    bool m_eventWaits = false;
    bool m_orderly = true;
};

class PageWriter {
public:
    explicit PageWriter(Database& database);
    void write(const Page& page);

private:
    Database& m_database;
    Statement m_page;
    Statement m_event;
};

/// Whether the page is as it was written, given the chain before it. Page 0 needs the chain of the
/// beginning.
[[nodiscard]] bool isAsWritten(const Page& page, const Digest& before);

/// The first page after the mark that is not as it was written, or nothing. A mark before page 0
/// checks what the game was begun with, too.
[[nodiscard]] std::optional<PageNumber> firstBrokenPage(Database& database, const Mark& after);

} // namespace esagono
