// SPDX-License-Identifier: GPL-3.0-or-later
// How pages hang together: which command follows which, where every branch stands. In memory,
// complete, kept current as pages are added.
#pragma once

#include "engine/store/page.h"

#include <vector>

namespace esagono {

class Lines {
public:
    /// Adds the next page, the beginning first. False, and nothing changes, if it does not follow
    /// from the pages before it.
    [[nodiscard]] bool add(const Page& page);
    /// Takes the memory the next add() needs.
    void makeRoom();

    /// Every page, by its number.
    [[nodiscard]] const std::vector<PageHeader>& pages() const { return m_pages; }
    [[nodiscard]] const std::vector<Branch>& branches() const { return m_branches; }
    [[nodiscard]] PageNumber lastPage() const {
        return static_cast<PageNumber>(m_pages.size()) - 1;
    }
    [[nodiscard]] EventNumber lastEvent() const { return m_pages.back().lastEvent(); }

    [[nodiscard]] bool hasPage(PageNumber page) const { return page >= 0 && page <= lastPage(); }
    [[nodiscard]] bool hasBranch(BranchNumber branch) const {
        return branch >= 0 && branch < static_cast<BranchNumber>(m_branches.size());
    }
    /// Whether a line may lead through the page: a command, or the beginning.
    [[nodiscard]] bool isStop(PageNumber page) const;
    /// Whether `page` is `head` or lies before it on its line.
    [[nodiscard]] bool isOnLine(PageNumber page, PageNumber head) const;
    /// The commands from the beginning to `head`.
    [[nodiscard]] std::vector<PageNumber> line(PageNumber head) const;
    /// The page an event belongs to.
    [[nodiscard]] PageNumber pageOf(EventNumber event) const;

    void markSnapshot(PageNumber page, bool kept) { m_pages[std::size_t(page)].snapshot = kept; }
    void forgetSnapshots();

private:
    [[nodiscard]] bool follows(const Page& page) const;
    [[nodiscard]] const PageHeader& at(PageNumber page) const { return m_pages[std::size_t(page)]; }

    std::vector<PageHeader> m_pages;
    std::vector<Branch> m_branches;
};

} // namespace esagono
