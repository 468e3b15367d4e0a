// SPDX-License-Identifier: GPL-3.0-or-later
// The diary of one game: a file to which pages are added and from which nothing is ever taken. What
// a call has written is on the disk when it returns; when it throws, nothing has changed.
#pragma once

#include "engine/store/opening.h"
#include "engine/store/page.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace esagono {

enum class Checks {
    Everything, ///< the file's structure and every page against its chain
    Hasty,      ///< only what makes reading safe; for lists of diaries
};

/// One at a time may write a diary, any number may read it meanwhile. Every failure is a Fault.
class Journal {
public:
    /// Begins a diary. Never overwrites a file, and leaves none behind if it fails.
    [[nodiscard]] static Journal create(const std::filesystem::path& path, const Meta& meta,
                                        const PackageFiles& package,
                                        Durability durability = Durability::Full);
    [[nodiscard]] static Journal open(const std::filesystem::path& path, Access access,
                                      Checks checks = Checks::Everything,
                                      Durability durability = Durability::Full);
    ~Journal();
    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;

    [[nodiscard]] const std::filesystem::path& path() const;

    // What the game was begun with
    [[nodiscard]] const Meta& meta() const;
    [[nodiscard]] std::vector<std::string> packageNames() const;
    [[nodiscard]] std::string packageFile(std::string_view name) const;

    // Writing. Each call is one transaction.
    /// Adds a command at the head of its branch, with what came of it. Milestones stand at events
    /// of this page, which will be numbered from lastEvent() + 1.
    PageNumber append(const CommandPage& command, std::span<const EventRow> events,
                      std::optional<std::string_view> state = std::nullopt,
                      std::span<const MilestoneRow> milestones = {});
    /// Moves a branch's head back along its line to `page`, a command or the beginning. Whether a
    /// barrier forbids it is for the caller to judge.
    PageNumber takeBack(BranchNumber branch, PageNumber page, std::string_view at,
                        std::string_view side = {});
    /// Makes a branch that leaves the record after `page`, a command or the beginning.
    BranchNumber fork(std::string_view name, PageNumber page, std::string_view at);

    // Pages
    /// Every page, by its number; current after every call.
    [[nodiscard]] const std::vector<PageHeader>& pages() const;
    [[nodiscard]] PageNumber lastPage() const;
    [[nodiscard]] EventNumber lastEvent() const;
    [[nodiscard]] const std::vector<Branch>& branches() const;
    /// The last command that counts on a branch; 0 before any.
    [[nodiscard]] PageNumber head(BranchNumber branch = 0) const;
    /// The commands that lead from the beginning to `page`, which is the last of them.
    [[nodiscard]] std::vector<PageNumber> line(PageNumber page) const;
    [[nodiscard]] bool isOnLine(PageNumber page, PageNumber head) const;
    [[nodiscard]] Page page(PageNumber page) const;
    /// What was asked on a page, without what came of it.
    [[nodiscard]] CommandPage command(PageNumber page) const;

    // Events
    [[nodiscard]] PageNumber pageOf(EventNumber event) const;
    [[nodiscard]] std::vector<EventRow> eventsOf(PageNumber page) const;
    /// From `first` to `last`, both included, whether they count or not.
    [[nodiscard]] std::vector<EventRow> events(EventNumber first, EventNumber last) const;

    // Derived from the events: may be dropped and made anew
    /// The snapshot at `page` or at the nearest page before it on its line.
    [[nodiscard]] std::optional<Snapshot> nearestSnapshot(PageNumber page) const;
    [[nodiscard]] std::vector<MilestoneRow> milestones() const;
    void keepSnapshot(PageNumber page, std::string_view state);
    void keepMilestones(std::span<const MilestoneRow> milestones);
    void dropDerived();

    // Beside the record: outside the chain
    /// Writes a new annotation (n = 0) or changes the one of that number.
    std::int64_t annotate(const Annotation& annotation);
    void eraseAnnotation(std::int64_t n);
    [[nodiscard]] std::vector<Annotation> annotations() const;
    std::int64_t commitDice(std::string_view commitment);
    void revealDice(std::int64_t n, std::string_view revealed);
    [[nodiscard]] std::vector<DiceCommitment> diceCommitments() const;

    // Trust
    /// The chain of the last page: two diaries with the same one tell the same story.
    [[nodiscard]] const Digest& chain() const;
    /// Reads everything again: the first page that is not as it was written, or nothing.
    [[nodiscard]] std::optional<PageNumber> verifyChain() const;
    /// Reads what another program has written since. True if there is anything new.
    bool refresh();

private:
    struct Book;
    explicit Journal(std::unique_ptr<Book> book);
    PageNumber write(Page page, std::optional<std::string_view> state,
                     std::span<const MilestoneRow> milestones);

    std::unique_ptr<Book> m_book;
};

} // namespace esagono
