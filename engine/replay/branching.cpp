// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/branching.h"

#include "engine/store/copy_line.h"
#include "engine/store/opening.h"

#include <algorithm>

namespace esagono {

namespace {

const PageHeader& headerOf(const Journal& journal, PageNumber page) {
    return journal.pages()[static_cast<std::size_t>(page)];
}

/// The page after which somebody plays on; 0 before any.
PageNumber stopPage(const Film& film, Moment moment) {
    const Moment stop = lastStop(film, moment);
    return stop == 0 ? 0 : film.pages()[film.pageAt(stop)].page;
}

} // namespace

std::vector<BranchKnot> branchTree(const Journal& journal) {
    std::vector<BranchKnot> tree;
    for (const Branch& branch : journal.branches()) {
        BranchKnot knot;
        knot.branch = static_cast<BranchNumber>(tree.size());
        knot.name = branch.name;
        knot.head = branch.head;
        if (branch.madeBy != 0) {
            knot.leavesAfter = headerOf(journal, branch.madeBy).parent;
            knot.leavesAt =
                knot.leavesAfter == 0 ? 0 : headerOf(journal, knot.leavesAfter).lastEvent();
            knot.from = headerOf(journal, knot.leavesAfter).branch;
        }
        if (branch.head != 0)
            knot.own = static_cast<std::size_t>(
                std::ranges::count_if(journal.line(branch.head), [&](PageNumber page) {
                    return headerOf(journal, page).branch == knot.branch;
                }));
        tree.push_back(std::move(knot));
    }
    return tree;
}

std::vector<TakenBack> takenBack(const Journal& journal) {
    std::vector<TakenBack> all;
    std::vector<PageNumber> heads(journal.branches().size());
    for (PageNumber n = 1; n <= journal.lastPage(); ++n) {
        const PageHeader& page = headerOf(journal, n);
        PageNumber& head = heads[static_cast<std::size_t>(page.branch)];
        if (page.kind == PageKind::TakeBack)
            all.push_back({n, head, page.parent, page.branch});
        head = page.kind == PageKind::Command ? n : page.parent;
    }
    return all;
}

Moment lastStop(const Film& film, Moment moment) {
    if (moment == 0 || film.pages().empty())
        return 0;
    const FilmPage& page = film.pages()[film.pageAt(std::min(moment, film.end()))];
    return page.last <= moment ? page.last : page.before;
}

BranchNumber branchFrom(const Film& film, Moment moment, Journal& journal, std::string_view name,
                        std::string_view at) {
    return journal.fork(name, stopPage(film, moment), at);
}

void diaryFrom(Film& film, Moment moment, const std::filesystem::path& target, FutureDice dice,
               const Seed& fresh) {
    const Journal& journal = film.recording().journal();
    const PageNumber page = stopPage(film, moment);
    const auto& seeds = film.recording().seeds();
    if (dice == FutureDice::Same || !seeds) {
        static_cast<void>(copyLine(journal, page, target));
        return;
    }
    const std::uint32_t next = film.after(lastStop(film, moment)).rolls;
    std::vector<FreshSeed> list = seeds->fresh;
    std::erase_if(list, [&](const FreshSeed& each) { return each.from >= next; });
    list.push_back({next, fresh});
    Journal copy = copyLine(journal, page, target, {{key::freshSeeds, writtenSeeds(list)}});
    try {
        const auto commitment = commitmentTo(fresh);
        copy.commitDice({reinterpret_cast<const char*>(commitment.data()), commitment.size()});
    } catch (...) {
        { const Journal closed = std::move(copy); }
        removeDiaryFile(target);
        throw;
    }
}

} // namespace esagono
