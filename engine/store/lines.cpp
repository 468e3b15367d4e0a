// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/lines.h"

#include <algorithm>

namespace esagono {

namespace {

/// A branch's name, which stands in the file as JSON.
std::string nameOf(const Page& page) {
    if (!page.data.starts_with('"'))
        return page.data;
    const Record name = Record::parse(page.data, nullptr, false);
    return name.is_string() ? name.get<std::string>() : page.data;
}

} // namespace

bool Lines::follows(const Page& page) const {
    if (page.n != lastPage() + 1)
        return false;
    if (page.kind == PageKind::Beginning || page.n == 0)
        return page.kind == PageKind::Beginning && page.n == 0 && page.branch == 0 &&
               page.parent == 0;
    if (page.kind == PageKind::Branch)
        return page.branch == static_cast<BranchNumber>(m_branches.size()) && isStop(page.parent);
    if (!hasBranch(page.branch))
        return false;
    const PageNumber head = m_branches[std::size_t(page.branch)].head;
    return page.kind == PageKind::Command ? page.parent == head
                                          : isStop(page.parent) && isOnLine(page.parent, head);
}

bool Lines::add(const Page& page) {
    if (!follows(page))
        return false;
    const auto count = static_cast<std::int64_t>(page.events.size());
    m_pages.push_back({page.parent, page.firstEvent, count, page.branch, page.kind, page.barrier});
    if (page.kind == PageKind::Beginning)
        m_branches.push_back({"main", 0, 0});
    else if (page.kind == PageKind::Branch)
        m_branches.push_back({nameOf(page), page.n, page.parent});
    else
        m_branches[std::size_t(page.branch)].head =
            page.kind == PageKind::Command ? page.n : page.parent;
    return true;
}

void Lines::makeRoom() {
    if (m_pages.size() == m_pages.capacity())
        m_pages.reserve(m_pages.size() * 2 + 16);
    if (m_branches.size() == m_branches.capacity())
        m_branches.reserve(m_branches.size() * 2 + 4);
}

bool Lines::isStop(PageNumber page) const {
    return page == 0 || (hasPage(page) && at(page).kind == PageKind::Command);
}

bool Lines::isOnLine(PageNumber page, PageNumber head) const {
    while (head > page)
        head = at(head).parent;
    return head == page;
}

std::vector<PageNumber> Lines::line(PageNumber head) const {
    std::vector<PageNumber> pages;
    for (; head > 0; head = at(head).parent)
        pages.push_back(head);
    std::reverse(pages.begin(), pages.end());
    return pages;
}

PageNumber Lines::pageOf(EventNumber event) const {
    const auto after = std::upper_bound(
        m_pages.begin(), m_pages.end(), event,
        [](EventNumber sought, const PageHeader& page) { return sought < page.firstEvent; });
    // Pages without events begin where the next one does, so the last of them is the one.
    return after - m_pages.begin() - 1;
}

void Lines::forgetSnapshots() {
    for (PageHeader& page : m_pages)
        page.snapshot = false;
}

} // namespace esagono
