// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/copy_line.h"

#include "engine/store/page_table.h"

#include <map>

namespace esagono {

namespace {

Beginning beginningOf(const Journal& journal, const Meta& also) {
    Meta meta = also;
    meta.insert(journal.meta().begin(), journal.meta().end());
    Beginning beginning{{meta.begin(), meta.end()}, {}};
    for (const std::string& name : journal.packageNames())
        beginning.package.emplace_back(name, journal.packageFile(name));
    return beginning;
}

/// Writes the line of one diary into the tables of another.
class LineWriter {
public:
    LineWriter(const Journal& from, Database& into)
        : m_from(from)
        , m_writer(into)
        , m_snapshot(into, "INSERT INTO snapshot(page, state, digest) VALUES(?1, ?2, ?3)")
        , m_milestone(into, "INSERT INTO milestone(event_n, kind, data) VALUES(?1, ?2, ?3)")
        , m_dice(into,
                 "INSERT INTO dice(n, commitment, revealed) VALUES(?1, ?2, nullif(?3, x''))") {
        for (MilestoneRow& row : from.milestones())
            m_milestones.emplace(row.event, std::move(row));
    }

    void writeBeginningPage(const Beginning& beginning) {
        Page page;
        page.chain = chainOfBeginning(beginning.meta, beginning.package);
        write(page);
    }
    void writeCommand(PageNumber old) {
        Page page = m_from.page(old);
        const EventNumber oldFirst = page.firstEvent;
        page.n = m_pages;
        page.parent = m_pages - 1;
        page.branch = 0;
        page.firstEvent = m_events + 1;
        page.chain = chainOf(page, m_chain);
        write(page);
        for (std::size_t i = 0; i < page.events.size(); ++i)
            if (const auto found = m_milestones.find(oldFirst + static_cast<EventNumber>(i));
                found != m_milestones.end())
                m_milestone.run(page.firstEvent + static_cast<EventNumber>(i), found->second.kind,
                                found->second.data);
        if (!m_from.pages()[static_cast<std::size_t>(old)].snapshot)
            return;
        if (const auto kept = m_from.nearestSnapshot(old); kept && kept->page == old)
            m_snapshot.run(page.n, Blob{kept->state}, Blob{viewOf(kept->digest)});
    }
    void writeDice() {
        for (const DiceCommitment& dice : m_from.diceCommitments())
            m_dice.run(dice.n, Blob{dice.commitment}, Blob{dice.revealed});
    }

private:
    void write(const Page& page) {
        m_writer.write(page);
        m_chain = page.chain;
        m_events += static_cast<EventNumber>(page.events.size());
        ++m_pages;
    }

    const Journal& m_from;
    PageWriter m_writer;
    Statement m_snapshot;
    Statement m_milestone;
    Statement m_dice;
    std::map<EventNumber, MilestoneRow> m_milestones;
    Digest m_chain{};
    PageNumber m_pages = 0; ///< written so far, the beginning counted
    EventNumber m_events = 0;
};

} // namespace

Journal copyLine(const Journal& from, PageNumber head, const std::filesystem::path& target,
                 const Meta& also) {
    const std::vector<PageNumber> line = from.line(head);
    const Beginning beginning = beginningOf(from, also);
    static_cast<void>(createDiaryFile(target, Durability::Full, [&](Database& database) {
        writeBeginning(database, beginning);
        LineWriter writer(from, database);
        writer.writeBeginningPage(beginning);
        for (const PageNumber page : line)
            writer.writeCommand(page);
        writer.writeDice();
    }));
    try {
        return Journal::open(target, Access::ReadWrite);
    } catch (...) {
        removeDiaryFile(target);
        throw;
    }
}

} // namespace esagono
