// SPDX-License-Identifier: GPL-3.0-or-later
// Writes commands, events, offers and positions in the package's own names, and reads them back.
// Everything that enters or leaves the engine as text passes here.
#pragma once

#include "engine/core/command.h"
#include "engine/core/event.h"
#include "engine/core/record.h"
#include "engine/play/game.h"

#include <unordered_map>

namespace esagono {

/// One event as the diary keeps it.
struct WrittenEvent {
    std::string kind; ///< "counter_moved"
    std::string data; ///< canonical JSON
    friend bool operator==(const WrittenEvent&, const WrittenEvent&) = default;
};

class Scribe {
public:
    explicit Scribe(const Setting& setting);

    [[nodiscard]] WrittenEvent write(const Event& event) const;
    /// Throws Fault naming `where` (the kind, if it is empty) for names the game does not have, or
    /// anything that is not an event.
    [[nodiscard]] Event readEvent(std::string_view kind, std::string_view data,
                                  std::string_view where = {}) const;

    /// {"verb": …, arguments by name}. The decision on top of the stack gives the verb its meaning.
    [[nodiscard]] Record write(const Command& command, const FrameKind& decision) const;
    /// Throws Fault(Malformed) for anything that is not a command of this decision.
    [[nodiscard]] Command readCommand(const Record& record, SideId side,
                                      const FrameKind& decision) const;

    [[nodiscard]] Record write(const Text& text) const;
    [[nodiscard]] Text readText(const Record& record, std::string_view where) const;
    [[nodiscard]] Record write(const Refusal& refusal) const;
    [[nodiscard]] Record write(const Offer& offer, const FrameKind& decision) const;
    [[nodiscard]] Record write(const Preview& preview) const;

    [[nodiscard]] Record writeValues(const std::vector<Field>& fields, const Values& values) const;
    [[nodiscard]] Values readValues(const std::vector<Field>& fields, const Record& record,
                                    std::string_view where) const;
    [[nodiscard]] Record writeOwners(Sides owners) const;
    [[nodiscard]] Sides readOwners(const Record& record, std::string_view where) const;

    [[nodiscard]] std::string name(CounterId counter) const;
    [[nodiscard]] std::string name(SideId side) const; ///< "" for none
    [[nodiscard]] std::string name(Place place) const; ///< a hex number, a box id, "" for none
    [[nodiscard]] std::string name(TrackId track) const;
    [[nodiscard]] std::string name(StatusId status) const;
    [[nodiscard]] std::string name(MarkerId marker) const;
    [[nodiscard]] std::string name(PoolId pool) const;
    [[nodiscard]] std::string name(ChitId chit) const;

    /// The thing of that name. Throws Fault(Malformed) naming `where`.
    template <class Identifier>
    [[nodiscard]] Identifier read(const Record& record, std::string_view where) const;

    [[nodiscard]] const Setting& setting() const { return *m_setting; }

private:
    using Index = std::unordered_map<std::string_view, std::uint16_t>;

    [[nodiscard]] std::int32_t readValue(const Field& field, const Record& record,
                                         std::string_view where) const;
    [[nodiscard]] Record writeValue(const Field& field, std::int32_t value) const;
    template <class Identifier>
    [[nodiscard]] Identifier look(const Index& index, const char* what, const Record& record,
                                  std::string_view where) const;

    const Setting* m_setting;
    Index m_counters, m_sides, m_boxes, m_statuses, m_markers, m_tracks, m_pools, m_chits, m_frames;
};

// Every kind of thing is looked up in its own list.
template <>
CounterId Scribe::read(const Record& record, std::string_view where) const;
template <>
SideId Scribe::read(const Record& record, std::string_view where) const;
template <>
HexId Scribe::read(const Record& record, std::string_view where) const;
template <>
Place Scribe::read(const Record& record, std::string_view where) const;
template <>
StatusId Scribe::read(const Record& record, std::string_view where) const;
template <>
MarkerId Scribe::read(const Record& record, std::string_view where) const;
template <>
TrackId Scribe::read(const Record& record, std::string_view where) const;
template <>
PoolId Scribe::read(const Record& record, std::string_view where) const;
template <>
ChitId Scribe::read(const Record& record, std::string_view where) const;
template <>
FrameId Scribe::read(const Record& record, std::string_view where) const;

/// "counter_moved" …
[[nodiscard]] std::string_view nameOf(const Fact& fact);
/// "turn", "phase" …; empty for none.
[[nodiscard]] std::string_view nameOf(Milestone milestone);

/// "10.5", "10.5/A17", "en:5.2": a rule in one word, and back.
[[nodiscard]] std::string ruleWord(const RuleRef& rule);
[[nodiscard]] RuleRef ruleFromWord(std::string_view word);

} // namespace esagono
