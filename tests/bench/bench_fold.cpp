// SPDX-License-Identifier: GPL-3.0-or-later
// Events folded on the largest table, beside a bare loop that does the same to plain arrays and
// knows nothing of frames, texts and dice.
#include "tests/bench/large_table.h"
#include "tests/bench/side_by_side.h"

namespace {

using namespace esagono;
using namespace esagono::bench;

constexpr std::size_t eventCount = 20'000;
constexpr std::uint16_t nothing = 0xFFFF;

/// One event as the bare loop keeps it.
struct BareEvent {
    enum Kind : std::uint16_t { Move, Status, Control, Turn, Other } kind = Other;
    std::uint16_t what = 0;
    std::uint16_t where = 0;
    std::int16_t value = 0;
};

BareEvent bareFrom(const Event& event) {
    if (const auto* moved = std::get_if<CounterMoved>(&event.fact))
        return {BareEvent::Move, moved->counter.value, moved->to.code, 0};
    if (const auto* set = std::get_if<StatusSet>(&event.fact))
        return {BareEvent::Status, set->counter.value, set->status.value, set->value};
    if (const auto* changed = std::get_if<ControlChanged>(&event.fact))
        return {BareEvent::Control, changed->hex.value, changed->side.value, 0};
    if (const auto* turned = std::get_if<CounterTurned>(&event.fact))
        return {BareEvent::Turn, turned->counter.value, turned->face, 0};
    return {};
}

class BareTable {
public:
    explicit BareTable(const State& state) {
        for (const CounterOnTable& piece : state.counters) {
            m_slot.push_back(static_cast<std::uint16_t>(state.slot(piece.place)));
            m_below.push_back(piece.below.value);
            m_face.push_back(piece.face);
        }
        for (const CounterId top : state.tops)
            m_top.push_back(top.value);
        for (const SideId side : state.control)
            m_control.push_back(side.value);
        m_statuses = state.statuses;
    }

    void happen(const BareEvent& event) {
        switch (event.kind) {
        case BareEvent::Move: {
            std::uint16_t* link = &m_top[m_slot[event.what]];
            while (*link != event.what)
                link = &m_below[*link];
            *link = m_below[event.what];
            m_slot[event.what] = event.where;
            m_below[event.what] = m_top[event.where];
            m_top[event.where] = event.what;
            break;
        }
        case BareEvent::Status:
            m_statuses[event.what * 6U + event.where] = event.value;
            break;
        case BareEvent::Control:
            m_control[event.what] = event.where;
            break;
        case BareEvent::Turn:
            m_face[event.what] = event.where;
            break;
        case BareEvent::Other:
            break;
        }
    }
    [[nodiscard]] const std::vector<std::uint16_t>& tops() const { return m_top; }

private:
    std::vector<std::uint16_t> m_slot, m_below, m_face, m_top, m_control;
    std::vector<std::int16_t> m_statuses;
};

void foldingEvents(benchmark::State& state) {
    Chance chance(2);
    const State begin = laidOut(chance);
    State end = begin;
    const std::vector<Event> events = play(end, chance, eventCount);
    std::vector<BareEvent> bareEvents;
    for (const Event& event : events)
        bareEvents.push_back(bareFrom(event));
    State table = begin;
    const BareTable bareBegin(begin);
    BareTable bareTable = bareBegin;
    const double took = sideBySide(
        state, 1,
        [&] {
            table = begin;
            for (const Event& event : events)
                fold(table, event);
        },
        [&] {
            bareTable = bareBegin;
            for (const BareEvent& event : bareEvents)
                bareTable.happen(event);
            benchmark::DoNotOptimize(bareTable.tops().data());
        });
    const bool agree =
        table == end && std::ranges::equal(table.tops, bareTable.tops(), {}, &CounterId::value);
    if (!agree)
        return state.SkipWithError("the two disagree");
    state.counters["events_per_s"] = static_cast<double>(eventCount) / took;
    state.counters["ns_per_event"] = took / static_cast<double>(eventCount) * 1e9;
}

/// The question every event from a file is asked, beside folding it.
void judgingEvents(benchmark::State& state) {
    Chance chance(2);
    const State begin = laidOut(chance);
    State end = begin;
    const std::vector<Event> events = play(end, chance, eventCount);
    State table = begin;
    sideBySide(
        state, 1,
        [&] {
            table = begin;
            for (const Event& event : events) {
                benchmark::DoNotOptimize(canFold(table, event));
                fold(table, event);
            }
        },
        [&] {
            table = begin;
            for (const Event& event : events)
                fold(table, event);
        });
}

} // namespace

BENCHMARK(foldingEvents)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK(judgingEvents)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(100);
