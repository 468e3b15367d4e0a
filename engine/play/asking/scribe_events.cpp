// SPDX-License-Identifier: GPL-3.0-or-later
// The sixteen facts as the diary keeps them.
#include "engine/core/fault.h"
#include "engine/play/asking/scribe.h"
#include "engine/play/messages.h"

#include <array>

namespace esagono {

namespace {

constexpr std::array<std::string_view, std::variant_size_v<Fact>> eventKinds = {
    "counter_placed", "counter_moved", "counter_turned", "counter_removed",
    "status_set",     "marker_placed", "marker_removed", "control_changed",
    "track_set",      "pool_changed",  "chit_drawn",     "dice_rolled",
    "frame_pushed",   "frame_revised", "frame_popped",   "narrated"};

constexpr std::array<std::string_view, 6> milestoneNames = {"",       "turn",      "phase",
                                                            "combat", "objective", "game_over"};

constexpr RecordLimits eventLimits{.bytes = 1U << 20U, .depth = 16, .values = 20'000};

struct Writer {
    const Scribe& scribe;

    Record operator()(const CounterPlaced& e) const {
        return {
            {"counter", scribe.name(e.counter)}, {"place", scribe.name(e.place)}, {"face", e.face}};
    }
    Record operator()(const CounterMoved& e) const {
        return {{"counter", scribe.name(e.counter)},
                {"from", scribe.name(e.from)},
                {"to", scribe.name(e.to)}};
    }
    Record operator()(const CounterTurned& e) const {
        return {{"counter", scribe.name(e.counter)}, {"face", e.face}};
    }
    Record operator()(const CounterRemoved& e) const {
        return {{"counter", scribe.name(e.counter)}, {"from", scribe.name(e.from)}};
    }
    Record operator()(const StatusSet& e) const {
        return {{"counter", scribe.name(e.counter)},
                {"status", scribe.name(e.status)},
                {"value", e.value}};
    }
    template <class MarkerFact>
    [[nodiscard]] Record marker(const MarkerFact& e) const {
        return {{"marker", scribe.name(e.marker)},
                {"place", scribe.name(e.place)},
                {"side", scribe.name(e.side)},
                {"value", e.value}};
    }
    Record operator()(const MarkerPlaced& e) const { return marker(e); }
    Record operator()(const MarkerRemoved& e) const { return marker(e); }
    Record operator()(const ControlChanged& e) const {
        return {{"hex", scribe.name(Place(e.hex))}, {"side", scribe.name(e.side)}};
    }
    Record operator()(const TrackSet& e) const {
        return {{"track", scribe.name(e.track)}, {"value", e.value}};
    }
    Record operator()(const PoolChanged& e) const {
        return {{"pool", scribe.name(e.pool)}, {"chit", scribe.name(e.chit)}, {"change", e.change}};
    }
    Record operator()(const ChitDrawn& e) const {
        return {{"from", scribe.name(e.from)},
                {"chit", scribe.name(e.chit)},
                {"to", scribe.name(e.to)}};
    }
    Record operator()(const DiceRolled& e) const {
        return {{"purpose", e.purpose}, {"sides", e.sides}, {"faces", e.faces}};
    }
    [[nodiscard]] Record frame(const Frame& frame) const {
        const FrameKind& kind = scribe.setting().kind(frame.name);
        return {{"frame", std::string(kind.name)},
                {"owners", scribe.writeOwners(frame.owners)},
                {"locals", scribe.writeValues(kind.locals, frame.locals)}};
    }
    Record operator()(const FramePushed& e) const { return frame(e.frame); }
    Record operator()(const FrameRevised& e) const {
        Record record = frame(e.frame);
        record["depth"] = e.depth;
        return record;
    }
    Record operator()(const FramePopped&) const { return Record::object(); }
    Record operator()(const Narrated& e) const {
        Record record = scribe.write(e.text);
        if (e.milestone != Milestone::None)
            record["milestone"] = nameOf(e.milestone);
        return record;
    }
};

/// Reads the members of one event's data, whose keys must all be there.
class Reader {
public:
    Reader(const Scribe& scribe, std::string_view where, const Record& data)
        : m_scribe(scribe)
        , m_where(where)
        , m_data(data) {}

    [[nodiscard]] const Record& at(const char* key) const {
        const auto found = m_data.find(key);
        if (found == m_data.end())
            fail(key);
        return *found;
    }
    template <class Identifier>
    [[nodiscard]] Identifier id(const char* key) const {
        return m_scribe.read<Identifier>(at(key), m_where);
    }
    template <class Integer>
    [[nodiscard]] Integer number(const char* key) const {
        const Record& value = at(key);
        if (!isWhole<Integer>(value))
            fail(key);
        return value.get<Integer>();
    }
    template <class Integer>
    [[nodiscard]] std::vector<Integer> numbers(const char* key) const {
        std::vector<Integer> list;
        if (!at(key).is_array())
            fail(key);
        for (const Record& each : at(key)) {
            if (!isWhole<Integer>(each))
                fail(key);
            list.push_back(each.get<Integer>());
        }
        return list;
    }
    [[nodiscard]] std::string word(const char* key) const {
        if (!at(key).is_string())
            fail(key);
        return at(key).get<std::string>();
    }
    [[nodiscard]] Frame frame() const {
        const auto name = id<FrameId>("frame");
        return {name, m_scribe.readOwners(at("owners"), m_where),
                m_scribe.readValues(m_scribe.setting().kind(name).locals, at("locals"), m_where)};
    }
    [[noreturn]] void fail(const char* key) const {
        throw Fault(FaultKind::Damaged, Text(say::expectedThere, std::string(m_where), key));
    }

private:
    const Scribe& m_scribe;
    std::string_view m_where;
    const Record& m_data;
};

Fact readFact(const Scribe& scribe, std::size_t kind, const Record& data, std::string_view where) {
    const Reader read(scribe, where, data);
    switch (kind) {
    case 0:
        return CounterPlaced{read.id<CounterId>("counter"), read.id<Place>("place"),
                             read.number<std::uint8_t>("face")};
    case 1:
        return CounterMoved{read.id<CounterId>("counter"), read.id<Place>("from"),
                            read.id<Place>("to")};
    case 2:
        return CounterTurned{read.id<CounterId>("counter"), read.number<std::uint8_t>("face")};
    case 3:
        return CounterRemoved{read.id<CounterId>("counter"), read.id<Place>("from")};
    case 4:
        return StatusSet{read.id<CounterId>("counter"), read.id<StatusId>("status"),
                         read.number<std::int16_t>("value")};
    case 5:
        return MarkerPlaced{read.id<MarkerId>("marker"), read.id<Place>("place"),
                            read.id<SideId>("side"), read.number<std::int16_t>("value")};
    case 6:
        return MarkerRemoved{read.id<MarkerId>("marker"), read.id<Place>("place"),
                             read.id<SideId>("side"), read.number<std::int16_t>("value")};
    case 7:
        return ControlChanged{read.id<HexId>("hex"), read.id<SideId>("side")};
    case 8:
        return TrackSet{read.id<TrackId>("track"), read.number<std::int32_t>("value")};
    case 9:
        return PoolChanged{read.id<PoolId>("pool"), read.id<ChitId>("chit"),
                           read.number<std::int16_t>("change")};
    case 10:
        return ChitDrawn{read.id<PoolId>("from"), read.id<ChitId>("chit"), read.id<PoolId>("to")};
    case 11:
        return DiceRolled{read.word("purpose"), read.number<std::uint8_t>("sides"),
                          read.numbers<std::uint8_t>("faces")};
    case 12:
        return FramePushed{read.frame()};
    case 13:
        return FrameRevised{read.number<std::uint8_t>("depth"), read.frame()};
    case 14:
        return FramePopped{};
    default: {
        Narrated narrated{scribe.readText(data, where), Milestone::None};
        if (data.contains("milestone")) {
            const auto found = std::ranges::find(milestoneNames, read.word("milestone"));
            if (found == milestoneNames.end())
                read.fail("milestone");
            narrated.milestone = static_cast<Milestone>(found - milestoneNames.begin());
        }
        return narrated;
    }
    }
}

} // namespace

std::string_view nameOf(const Fact& fact) {
    return eventKinds[fact.index()];
}

std::string_view nameOf(Milestone milestone) {
    return milestoneNames[static_cast<std::size_t>(milestone)];
}

WrittenEvent Scribe::write(const Event& event) const {
    Record record = std::visit(Writer{*this}, event.fact);
    if (event.because.exists())
        record["rule"] = ruleWord(event.because);
    return {std::string(nameOf(event.fact)), compactText(record)};
}

Event Scribe::readEvent(std::string_view kind, std::string_view data,
                        std::string_view where) const {
    if (where.empty())
        where = kind;
    const auto found = std::ranges::find(eventKinds, kind);
    if (found == eventKinds.end())
        throw Fault(FaultKind::Damaged,
                    Text(say::noSuchName, where, Word{say::wordEventKind}, kind));
    const Record record = readRecord(data, where, eventLimits);
    if (!record.is_object())
        throw Fault(FaultKind::Damaged, Text(say::expectedThere, where, Word{say::aRecord}));
    Event event{
        readFact(*this, static_cast<std::size_t>(found - eventKinds.begin()), record, where), {}};
    if (record.contains("rule") && record["rule"].is_string())
        event.because = ruleFromWord(record["rule"].get<std::string>());
    return event;
}

} // namespace esagono
