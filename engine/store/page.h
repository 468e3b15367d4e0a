// SPDX-License-Identifier: GPL-3.0-or-later
// The diary's vocabulary: pages, events, and what stands beside them.
#pragma once

#include "engine/core/record.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

using PageNumber = std::int64_t;   ///< 0 is the beginning
using EventNumber = std::int64_t;  ///< counts from 1 through the whole diary
using BranchNumber = std::int64_t; ///< 0 is the game as it was begun

using Meta = std::map<std::string, std::string>;
using PackageFiles = std::map<std::string, std::string>; ///< name to bytes

enum class PageKind : std::uint8_t {
    Beginning,
    Command,  ///< something was played
    TakeBack, ///< its branch goes back to `parent`
    Branch,   ///< a new branch that leaves the record after `parent`
};

/// What is asked to be written.
struct CommandPage {
    BranchNumber branch = 0;
    std::string side;
    std::string verb;
    std::string args; ///< JSON
    std::string at;   ///< UTC; the engine has no clock
    bool barrier = false;
};

struct EventRow {
    std::string kind;
    std::string data; ///< JSON
    friend bool operator==(const EventRow&, const EventRow&) = default;
};

/// A tick of the replay bar.
struct MilestoneRow {
    EventNumber event = 0;
    std::string kind;
    std::string data; ///< JSON
    friend bool operator==(const MilestoneRow&, const MilestoneRow&) = default;
};

/// What is always at hand about a page.
struct PageHeader {
    PageNumber parent = 0;
    EventNumber firstEvent = 1; ///< where its events begin, or would begin if it has none
    std::int64_t eventCount = 0;
    BranchNumber branch = 0;
    PageKind kind = PageKind::Beginning;
    bool barrier = false;
    bool snapshot = false; ///< a snapshot was kept

    [[nodiscard]] EventNumber lastEvent() const { return firstEvent + eventCount - 1; }
    friend bool operator==(const PageHeader&, const PageHeader&) = default;
};

/// A line of play: the game as it was begun, or a "what if".
struct Branch {
    std::string name;
    PageNumber madeBy = 0; ///< the page that made it; 0 for the first
    PageNumber head = 0;   ///< the last command that counts on it
    friend bool operator==(const Branch&, const Branch&) = default;
};

/// A whole page as it stands in the diary: everything its chain covers.
struct Page {
    PageNumber n = 0;
    PageKind kind = PageKind::Beginning;
    BranchNumber branch = 0;
    PageNumber parent = 0;
    std::string at;
    std::string side;
    std::string verb;
    std::string data; ///< JSON: the command's arguments, or the branch's name
    bool barrier = false;
    EventNumber firstEvent = 1;
    std::vector<EventRow> events;
    Digest chain{};
    friend bool operator==(const Page&, const Page&) = default;
};

struct Snapshot {
    PageNumber page = 0;
    std::string state; ///< bytes
    Digest digest{};   ///< BLAKE2b of state
};

struct Annotation {
    std::int64_t n = 0;    ///< 0: not yet written
    EventNumber event = 0; ///< 0 is the beginning
    std::string author;
    std::string language;
    std::string text;
    std::string at;
    friend bool operator==(const Annotation&, const Annotation&) = default;
};

struct DiceCommitment {
    std::int64_t n = 0;
    std::string commitment; ///< bytes
    std::string revealed;   ///< bytes; empty: not yet shown
    friend bool operator==(const DiceCommitment&, const DiceCommitment&) = default;
};

} // namespace esagono
