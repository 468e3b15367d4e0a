// SPDX-License-Identifier: GPL-3.0-or-later
// A small game as the tests write it: whatever page n says can be told from n alone.
#pragma once

#include "engine/store/journal.h"

#include <filesystem>
#include <fstream>
#include <random>
#include <string>

namespace esagono::sample {

namespace fs = std::filesystem;

/// A folder that is gone after the test.
class DiaryFolder {
public:
    DiaryFolder() {
        static int count = 0;
        // In memory where possible: these tests are not about the disk.
        const fs::path memory = "/dev/shm";
        m_path = (fs::is_directory(memory) ? memory : fs::temp_directory_path()) /
                 ("esagono-test-" + std::to_string(std::random_device{}()) + "-" +
                  std::to_string(++count));
        fs::create_directories(m_path);
    }
    ~DiaryFolder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    DiaryFolder(const DiaryFolder&) = delete;
    DiaryFolder& operator=(const DiaryFolder&) = delete;

    [[nodiscard]] fs::path operator/(const char* name) const { return m_path / name; }
    [[nodiscard]] const fs::path& path() const { return m_path; }
    [[nodiscard]] std::size_t count() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(m_path), fs::directory_iterator()));
    }

private:
    fs::path m_path;
};

inline const Meta meta = {{"game", "santander"}, {"scenario", "1"}, {"seed", "0102"}};
inline const PackageFiles package = {{"map.json", "{\"hexes\":[]}"},
                                     {"heights.png", std::string("\x89PNG\0\1\2", 7)}};

inline CommandPage commandOf(PageNumber n) {
    return {0,
            n % 2 == 0 ? "republican" : "nationalist",
            "move",
            "{\"n\":" + std::to_string(n) + "}",
            "1937-08-14T05:30:00Z",
            n % 3 == 0};
}

inline std::vector<EventRow> eventsOf(PageNumber n) {
    std::vector<EventRow> events;
    for (PageNumber i = 0; i <= n % 4; ++i)
        events.push_back({"counter_moved",
                          "{\"from\":" + std::to_string(n) + ",\"to\":" + std::to_string(i) + "}"});
    return events;
}

inline std::string stateOf(PageNumber n) {
    return std::string(300, static_cast<char>(n)) + std::to_string(n);
}

/// Plays until the diary has this many pages; every tenth keeps a snapshot and a milestone.
inline void play(Journal& journal, PageNumber pages) {
    while (journal.lastPage() < pages) {
        const PageNumber n = journal.lastPage() + 1;
        std::vector<MilestoneRow> milestones;
        if (n % 10 == 0)
            milestones = {{journal.lastEvent() + 1, "turn", std::to_string(n)}};
        const std::string state = stateOf(n);
        journal.append(commandOf(n), eventsOf(n),
                       n % 10 == 0 ? std::optional<std::string_view>(state) : std::nullopt,
                       milestones);
    }
}

inline void write(const fs::path& path, PageNumber pages) {
    Journal journal = Journal::create(path, meta, package);
    play(journal, pages);
}

/// Everything the chain covers.
struct Story {
    Meta meta;
    PackageFiles package;
    std::vector<Page> pages;
    friend bool operator==(const Story&, const Story&) = default;

    /// Whether it is the same story, told to its end or not.
    [[nodiscard]] bool beginsLike(const Story& whole) const {
        return meta == whole.meta && package == whole.package &&
               pages.size() <= whole.pages.size() &&
               std::equal(pages.begin(), pages.end(), whole.pages.begin());
    }
};

inline Story storyOf(const Journal& journal) {
    Story story{journal.meta(), {}, {}};
    for (const std::string& name : journal.packageNames())
        story.package[name] = journal.packageFile(name);
    for (PageNumber n = 0; n <= journal.lastPage(); ++n)
        story.pages.push_back(journal.page(n));
    return story;
}

/// Of a file that is not open here: closing it drops this process's locks on it.
inline std::string readBytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void writeBytes(const fs::path& path, std::string_view bytes) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

/// Runs what should fail: the message id of the Fault, or nothing.
template <class Action>
std::string faultOf(Action action) {
    try {
        action();
    } catch (const Fault& fault) {
        return fault.text().id;
    }
    return "no fault";
}

} // namespace esagono::sample
